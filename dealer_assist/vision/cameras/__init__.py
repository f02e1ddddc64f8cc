"""Where frames come from: a film, a live camera. The simulator's is with the simulator."""
