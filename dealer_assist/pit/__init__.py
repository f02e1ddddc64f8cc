"""Beyond one table: a second copy of every table's record in the pit, checked, witnessed, and shown as tiles."""
