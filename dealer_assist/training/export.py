"""Turns weights into what is shipped: four ONNX files, and two TOML files, which name them with their digests."""

from __future__ import annotations

import hashlib
import logging
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path

import numpy as np
import onnx
import torch
from torch import Tensor, nn

from dealer_assist.training import classifier, detector, overlap_reader
from dealer_assist.training.crops import RANK_CLASSES, SUIT_CLASSES
from dealer_assist.training.scene import SIDE
from dealer_assist.training.shards import CLASSES
from dealer_assist.vision.index_crop import CROP_HEIGHT, CROP_WIDTH
from dealer_assist.vision.overlap import VIEW_LAYERS, VIEW_SIDE
from dealer_assist.vision.surroundings import SURROUNDINGS_SIDE

OPSET = 17
LEAST_CONFIDENCE = {"index": 0.25, "face": 0.15, "back": 0.15}     # cards that touch have faint outlines
EVIDENCE = {"alone": 0.99, "outlined": 0.99, "together": 0.98, "joker": 0.995, "confidence": 0.5}

ORDER = 0.85        # how sure it must be which of two cards lies on the other


def export(detector_weights: Path, classifier_weights: Mapping[str, Path], overlap_weights: Path, models: Path,
           certainty: float) -> None:
    """``classifier_weights``: of each form of `classifier.FORMS`. What is in ``models`` is replaced when all
    is made, and what names the digests last: an export that fails leaves models that can be read."""
    detector.must_be_ours(detector_weights)
    readers = {form: classifier.load(form, file) for form, file in classifier_weights.items()}
    overlaps = overlap_reader.load(overlap_weights)
    kept = {f"checkpoints/classifier-{form}.pt": file for form, file in classifier_weights.items()}
    kept |= {"checkpoints/detector.pt": detector_weights, "checkpoints/overlap.pt": overlap_weights}
    (models / "checkpoints").mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".export-", dir=models) as folder:
        made = Path(folder)
        (made / "checkpoints").mkdir()
        for name, file in kept.items():
            shutil.copyfile(file, made / name)
        _export_detector(made / "checkpoints/detector.pt", made / "detector.onnx")
        _export_network(classifier.ShippedIndexReader(readers), torch.zeros(1, 3, CROP_HEIGHT, CROP_WIDTH), "crops",
                        ["rank", "suit", "features"], made / "classifier.onnx")
        views = torch.zeros(1, 3, SURROUNDINGS_SIDE, SURROUNDINGS_SIDE, dtype=torch.uint8)
        _export_network(classifier.ShippedSurroundingsReader(readers["surroundings"]), views, "views",
                        ["rank", "suit"], made / "surroundings.onnx")
        pairs = torch.zeros(1, VIEW_LAYERS, VIEW_SIDE, VIEW_SIDE, dtype=torch.uint8)
        _export_network(overlap_reader.ShippedOverlapReader(overlaps), pairs, "views", ["order"],
                        made / "overlap.onnx")
        _write_settings(made, certainty)
        for name in (*kept, *(f"{part}.onnx" for part in ("detector", "classifier", "surroundings", "overlap")),
                     "photograph.toml", "reader.toml"):
            (made / name).replace(models / name)


def _write_settings(models: Path, certainty: float) -> None:
    evidence = "\n".join(f"{name} = {least}" for name, least in EVIDENCE.items())
    levels = ", ".join(f"{kind} = {LEAST_CONFIDENCE[kind]}" for kind in CLASSES)
    (models / "reader.toml").write_text(
        f"""# Written by `python -m dealer_assist.training export`; the reader refuses files with other digests.
[detector]
file = "detector.onnx"
sha256 = "{_sha256(models / "detector.onnx")}"
classes = {_toml_list(CLASSES)}
# Less confident detections are not reported.
accept = {{ {levels} }}

[classifier]
file = "classifier.onnx"
sha256 = "{_sha256(models / "classifier.onnx")}"
ranks = {_toml_list(RANK_CLASSES)}
suits = {_toml_list(SUIT_CLASSES)}
# How sure a card must be to count as read: chosen on decks and fonts held out of training.
accept = {certainty}
"""
    )
    (models / "photograph.toml").write_text(
        f"""# Written by `python -m dealer_assist.training export`: what photographs are read by besides reader.toml.
# Each corner is read several times: how certain a card must be by one corner alone, by one in an outline, by the surer
# of corners that agree; a joker; and how sure the detector must be of one corner at least.
[evidence]
{evidence}

[surroundings]
file = "surroundings.onnx"
sha256 = "{_sha256(models / "surroundings.onnx")}"

[overlap]
file = "overlap.onnx"
sha256 = "{_sha256(models / "overlap.onnx")}"
# How sure it must be which of two cards lies on the other, for that to be told.
accept = {ORDER}
"""
    )


def _export_detector(weights: Path, target: Path) -> None:
    """The library writes its own file beside the weights, and would tell of it in a dozen lines."""
    from ultralytics import YOLO

    told = logging.getLogger("ultralytics")
    before = told.level
    told.setLevel(logging.WARNING)
    try:
        exported = YOLO(weights, task="obb").export(
            format="onnx", opset=OPSET, dynamic=True, simplify=False, imgsz=SIDE, nms=False
        )
    finally:
        told.setLevel(before)
    model = onnx.load(exported)
    del model.metadata_props[:]     # paths of the machine that trained it, and nothing that the reader asks for
    _split_answers(model.graph)
    onnx.save(model, str(target))


def _split_answers(graph: onnx.GraphProto) -> None:
    """Box, classes and angle are sliced from one answer. OpenVINO gathers from the whole answer what is to be gathered
    from a slice, and then refuses it; cut at once into three they are what they were."""
    sliced = {node.output[0]: node for node in graph.node if node.op_type == "Slice"}
    gathered = [node.input[0] for node in graph.node if node.op_type == "GatherElements" and node.input[0] in sliced]
    (answer,) = {sliced[name].input[0] for name in gathered}
    cuts = [node for node in graph.node if node.op_type == "Slice" and node.input[0] == answer]
    graph.initializer.append(onnx.numpy_helper.from_array(np.array([4, len(CLASSES), 1]), "answer_parts"))
    names = [node.output[0] for node in cuts]       # in the order in which the answer has them
    split = onnx.helper.make_node("Split", [answer, "answer_parts"], names, axis=2)
    graph.node.insert(list(graph.node).index(cuts[0]), split)
    for node in cuts:
        graph.node.remove(node)
    asked = {name for node in graph.node for name in node.input}
    for node in [node for node in graph.node if node.op_type == "Constant" and node.output[0] not in asked]:
        graph.node.remove(node)


def _export_network(network: nn.Module, example: Tensor, taken: str, given: list[str], target: Path) -> None:
    """``taken``, ``given``: the names of what goes in and what comes out, each for as many as there are at once."""
    torch.onnx.export(
        network.eval(),
        (example,),
        str(target),
        input_names=[taken],
        output_names=given,
        dynamic_axes={name: {0: "count"} for name in (taken, *given)},
        opset_version=OPSET,
        dynamo=False,
    )


def _toml_list(values: tuple[str, ...]) -> str:
    return "[" + ", ".join(f'"{value}"' for value in values) + "]"


def _sha256(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()
