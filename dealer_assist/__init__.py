"""dealer_assist: a camera over a card table, the house's rules, and a screen for the dealer."""

import os

# OpenCV reads these once, when it is loaded. A small file can say that it is a picture of a thousand megapixels, which
# take gigabytes; and what is wrong with a file is told by us, in one sentence.
os.environ.setdefault("OPENCV_IO_MAX_IMAGE_PIXELS", "200000000")
os.environ.setdefault("OPENCV_LOG_LEVEL", "SILENT")
