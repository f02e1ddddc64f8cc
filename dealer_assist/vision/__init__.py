"""From pixels to facts: what lies where on the felt."""

import os

import cv2

# opencv-python bundles another Qt for its own windows, which we never open, and on import tells every Qt of this
# process to load that one's plugins: PySide6 would then find no platform to draw on. Undone here, once, for all.
for _variable in ("QT_QPA_PLATFORM_PLUGIN_PATH", "QT_QPA_FONTDIR"):
    if os.environ.get(_variable, "").startswith(os.path.dirname(cv2.__file__)):
        del os.environ[_variable]
