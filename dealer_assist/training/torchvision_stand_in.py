"""A stand-in for torchvision where the real one cannot load beside a CPU build of torch.

ultralytics needs its version and `ops.nms` only.
"""

from __future__ import annotations

import importlib
import importlib.machinery
import sys
import types
from typing import Any


def install_if_needed() -> None:
    try:
        importlib.import_module("torchvision")
        return
    except (ImportError, RuntimeError):
        for name in [name for name in sys.modules if name.partition(".")[0] == "torchvision"]:
            del sys.modules[name]

    def nms(boxes: Any, scores: Any, overlap: float) -> Any:
        from ultralytics.utils.nms import TorchNMS

        return TorchNMS.nms(boxes, scores, overlap)

    package, ops = types.ModuleType("torchvision"), types.ModuleType("torchvision.ops")
    for module in (package, ops):
        module.__spec__ = importlib.machinery.ModuleSpec(module.__name__, None)
    vars(package).update(__version__="0.28.0", __path__=[], ops=ops)
    vars(ops).update(nms=nms)
    sys.modules |= {"torchvision": package, "torchvision.ops": ops}
