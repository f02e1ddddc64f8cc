"""A deck of the house's own: learnt from one pass of its cards, and proved to be complete."""
