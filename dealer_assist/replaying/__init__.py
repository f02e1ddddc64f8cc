"""A recorded session on the screen again: any moment of it, exact to the picture, and what is read in it today."""
