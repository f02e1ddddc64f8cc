"""What happened, in order, as it was said at the time: canonical, chained, append-only."""
