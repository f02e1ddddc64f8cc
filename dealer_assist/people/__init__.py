"""Who works here, what each may do, and who did it: a fold of the house's own log."""
