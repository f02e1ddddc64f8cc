"""How the command ends: 0 fine, 1 something found or different, 2 usage or configuration, 3 device, 4 integrity."""

FINE, FOUND, CONFIGURATION, DEVICE, INTEGRITY = range(5)
