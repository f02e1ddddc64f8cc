"""dealer_assist: a camera over a card table, the house's rules, and a screen for the dealer."""
