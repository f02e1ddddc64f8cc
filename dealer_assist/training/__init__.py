"""Teaching the card reader: the only part of the program that may import torch and ultralytics."""
