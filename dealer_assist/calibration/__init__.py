"""A camera over a table: its lens, how the felt lies in its picture, and whether cards can be read there."""
