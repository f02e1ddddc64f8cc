"""One folder a session: what the camera took, what was seen in it, what was said, and under which rules."""
