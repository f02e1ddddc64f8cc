"""How long film and sightings are kept, what is held longer, and what went when its days were over."""
