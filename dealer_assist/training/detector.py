"""Trains the oriented-box detector: corner indices, outlines of face-up cards, outlines of face-down cards."""

from __future__ import annotations

import copy
import json
import math
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch

from dealer_assist.training import torchvision_stand_in
from dealer_assist.training.leg import Leg
from dealer_assist.training.scene import SIDE
from dealer_assist.training.shards import CLASSES
from dealer_assist.vision.model_files import ModelError

torchvision_stand_in.install_if_needed()

ARCHITECTURE = "yolo26n-obb.yaml"


def train(shards: Sequence[Path], runs: Path, name: str, leg: Leg, threads: int, rate: float) -> None:
    """Trains for the minutes of a leg."""
    os.environ["OMP_NUM_THREADS"] = str(threads)
    from ultralytics.models.yolo.obb import OBBTrainer

    known = load(leg.warm_from) if leg.warm_from else None

    class WarmTrainer(OBBTrainer):
        def get_model(self, cfg: Any = None, weights: Any = None, verbose: bool = True) -> Any:
            model = super().get_model(cfg, weights, verbose)
            if known is not None:
                _take_over(model, known)
            return model

        def validate(self) -> Any:  # the shipped models are measured, by `evaluate`
            return {}, 0.0

        def final_eval(self) -> None:
            pass

    def speed_up(trainer: Any) -> None:
        torch.set_num_threads(threads)  # ultralytics has set one
        trainer.amp = torch.tensor(True)  # bf16 on a CPU; with channels_last it doubles the speed
        trainer.model = trainer.model.to(memory_format=torch.channels_last)

    def slow_down(trainer: Any) -> None:
        """By the clock, not by epochs: how far a shared machine gets in a leg is not known beforehand."""
        for group in trainer.optimizer.param_groups:
            group["lr"] = min(group["lr"], rate * max(0.02, math.cos(math.pi / 2 * leg.spent)))

    trainer = WarmTrainer(
        overrides={
            "model": ARCHITECTURE, "data": str(_dataset(shards, runs)), "project": str(runs), "name": name,
            "exist_ok": True, "imgsz": SIDE, "time": leg.left / 60, "epochs": 100, "batch": 16, "workers": 1,
            "device": "cpu", "amp": False, "val": False, "plots": False, "save": True, "verbose": False,
            "optimizer": "AdamW", "lr0": rate, "lrf": 0.02, "cos_lr": True, "warmup_epochs": 0.2,
            "mosaic": 0.0, "fliplr": 0.0, "flipud": 0.0, "degrees": 0.0, "translate": 0.05, "scale": 0.25,
            "hsv_h": 0.02, "erasing": 0.0, "auto_augment": None,
        }
    )  # fmt: skip
    trainer.add_callback("on_train_start", speed_up)
    trainer.add_callback("on_train_batch_end", slow_down)
    with leg.kept(lambda file: _save(trainer, file)) as keep:
        def kept(_: Any) -> None:
            keep()
            torch.set_num_threads(threads)  # the library sets one where weights are judged

        trainer.add_callback("on_train_batch_end", kept)
        trainer.train()


def _save(trainer: Any, file: Path) -> None:
    """The running mean of the weights, in the library's own form, half as large."""
    mean = copy.deepcopy(trainer.ema.ema).half().to(memory_format=torch.contiguous_format)
    mean.criterion = None
    told = {"task": "obb", "imgsz": SIDE, "model": ARCHITECTURE}  # the rest names this machine's folders
    mean.args = dict(told)
    torch.save({"model": None, "ema": mean, "train_args": told, "epoch": trainer.epoch}, file)


def _dataset(shards: Sequence[Path], runs: Path) -> Path:
    folders = [str(folder.resolve() / "images") for folder in shards]
    runs.mkdir(parents=True, exist_ok=True)
    file = runs / "dataset.yaml"
    # JSON is YAML; validation is our own `evaluate`, but the library wants the key.
    file.write_text(json.dumps({"train": folders, "val": folders[:1], "names": [str(kind) for kind in CLASSES]}))
    return file


def load(file: Path) -> torch.nn.Module:
    """A network for oriented boxes, of whatever size and classes, in the library's own form."""
    from ultralytics.nn.tasks import OBBModel

    try:
        checkpoint = torch.load(file, map_location="cpu", weights_only=False)
        model = checkpoint.get("ema") or checkpoint["model"]
        if not isinstance(model, OBBModel):
            raise TypeError(type(model))
        return model.float()
    except OSError:
        raise
    except Exception as fault:      # bytes that are no weights are read as anything, and fail in any way
        raise _none_of_ours(file) from fault


def must_be_ours(file: Path) -> None:
    """Of the architecture and the classes that are exported."""
    from ultralytics.nn.tasks import OBBModel

    given, ours = load(file), OBBModel(ARCHITECTURE, nc=len(CLASSES), verbose=False)
    found, wanted = ({key: value.shape for key, value in model.state_dict().items()} for model in (given, ours))
    if found != wanted:
        raise _none_of_ours(file)


def _none_of_ours(file: Path) -> ModelError:
    return ModelError(f"{file}: weights of a detector of oriented boxes ({ARCHITECTURE.removesuffix('.yaml')}) were "
                      "expected: name a file that 'dealer-assist train detector' kept, such as "
                      "models/checkpoints/detector.pt")


def _take_over(model: torch.nn.Module, known: torch.nn.Module) -> None:
    """Loads every tensor that fits; class rows known under fewer classes are taken as the first ones."""
    own = model.state_dict()
    for key, value in known.state_dict().items():
        if key not in own:
            continue
        if own[key].shape == value.shape:
            own[key].copy_(value)
        elif own[key].dim() and own[key].shape[1:] == value.shape[1:] and len(value) < len(own[key]):
            own[key][: len(value)].copy_(value)
