"""What the dealer sees and touches."""
