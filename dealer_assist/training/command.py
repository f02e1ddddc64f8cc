"""The steps from public card art to the models in use, one sub-command each."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import numpy as np

from dealer_assist.exit_codes import CONFIGURATION, FINE, FOUND
from dealer_assist.resources import MODELS, NotText
from dealer_assist.training import alternatives, decks, digests, grounds, overlaps, shards, sources
from dealer_assist.training.best import Best
from dealer_assist.training.evaluate import SampleSet, photograph_set
from dealer_assist.training.leg import Leg, NoNote
from dealer_assist.training.measures import LabelsError
from dealer_assist.vision.model_files import ModelError
from dealer_assist.vision.photograph import PhotographReader
from dealer_assist.vision.picture_file import PictureError, open_picture
from dealer_assist.vision.reading import CardReader

TRAINING_FONT_DECKS, HELD_OUT_FONT_DECKS = 360, 8
_FORMS = "deep", "plain", "surroundings"    # as `classifier.FORMS`, which is read where torch is
_EXPORTED = Path("models")
_JUDGED = 60                # photographs of a folder: read in less than a minute
_KNOWN_SCENES = 4000        # or somewhat more, from which prototypes are made


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m dealer_assist.training", description=__doc__)
    add_steps(parser)
    return run(parser.parse_args(arguments))


def add_steps(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--cache", type=Path, default=Path("datasets/cache"), help="where fetched and drawn data lie")
    parser.add_argument("--runs", type=Path, default=Path("runs"), help="where checkpoints are kept while training")
    parser.add_argument("--models", type=Path, help="where the models lie, or are exported to (unless said otherwise "
                        f"{_EXPORTED} here for export, else the shipped ones)")
    parser.add_argument("--threads", type=_whole(1), default=2)
    steps = parser.add_subparsers(dest="step", required=True)
    data = steps.add_parser("data", help="fetch, then scenes of every split; what is there is not made again")
    data.add_argument("--first", type=_whole(0), default=0, help="number of the first training shard")
    data.add_argument("--shards", type=_whole(1), default=56, help="training shards of 400 scenes")
    steps.add_parser("fetch", help="fetch card art and fonts, draw every deck")
    scenes = steps.add_parser("scenes", help="synthesise labelled scenes, in shards of 400")
    scenes.add_argument("--split", choices=shards.SPLITS, default="train")
    scenes.add_argument("--first", type=_whole(0), default=0)
    scenes.add_argument("--shards", type=_whole(1), default=56)
    photographs = steps.add_parser("photographs", help="lessons from labelled photographs, in shards of 400")
    photographs.add_argument("folder", type=Path, help="a folder with labels.jsonl of whole cards")
    photographs.add_argument("--held-back", type=Path, default=Path("datasets/photographs-held-back.txt"))
    photographs.add_argument("--first", type=_whole(0), default=900)
    made = steps.add_parser("digests", help="of the decks, the grounds and each shard that was made")
    made.add_argument("--check", type=Path, metavar="FILE",
                      help="say instead whether they are those of this file, such as datasets/digests.txt")
    detector = steps.add_parser("detector", help="train the detector for so many minutes")
    classifier = steps.add_parser("classifier", help="train one of the two that the classifier is made of, or the "
                                  "reader of what lies about an index, for so many minutes")
    classifier.add_argument("--form", choices=_FORMS, default="deep")
    overlap = steps.add_parser("overlap", help="train the network that tells which of two cards lies on the other, for "
                               "so many minutes")
    for step, minutes, rate in ((detector, 60.0, 1.5e-3), (classifier, 10.0, 2e-3), (overlap, 40.0, 3e-3)):
        step.add_argument("--minutes", type=_minutes, default=minutes, help=f"in all, however often it is stopped "
                          f"between ({minutes:g})")
        step.add_argument("--warm-from", type=Path, help="weights to start from, such as models/checkpoints/*.pt")
        step.add_argument("--rate", type=float, default=rate, help="the highest learning rate")
        step.add_argument("--shards", type=_whole(1), default=56, help="learn from so many of the newest training "
                          "shards")
        step.add_argument("--name", default=step.prog.rsplit(" ", 1)[-1], help="folder or file under --runs")
    for step in (detector, classifier):
        step.add_argument("--judged-by", type=Path, nargs="+", metavar="FOLDER", help="keep the weights by which these "
                          "labelled photographs are read best, too: each quarter of an hour they are read")
        step.add_argument("--sample", type=_whole(1), default=_JUDGED,
                          help="at most so many photographs of each folder (%(default)s)")
        step.add_argument("--only", type=Path, metavar="FILE", help="only photographs whose names hold a word of this "
                          "file, such as datasets/photographs-held-back.txt")
    export = steps.add_parser("export", help="write the ONNX files, and the TOML files that name them")
    export.add_argument("--detector", type=Path, default=Path("runs/detector/weights/newest.pt"))
    for form in _FORMS:
        export.add_argument(f"--{form}", type=Path, default=Path(f"models/checkpoints/classifier-{form}.pt"),
                            help="weights of the classifier's part of this form")
    export.add_argument("--overlap", type=Path, default=Path("models/checkpoints/overlap.pt"),
                        help="weights of the network that tells which of two cards lies on the other")
    export.add_argument("--certainty", type=float, default=0.95, help="from which on a card counts as read")
    evaluate = steps.add_parser("evaluate", help="measure the shipped models, read as `dealer-assist read` reads")
    evaluate.add_argument("photographs", type=Path, nargs="*", help="folders with labels.jsonl; none: held-out scenes")
    evaluate.add_argument("--sample", type=_whole(1), help="at most so many pictures of each set")
    evaluate.add_argument("--shrink", type=_share, default=1.0, metavar="SHARE",
                          help="read the photographs made smaller, as a camera farther away would see them: 0.5")
    evaluate.add_argument("--lean", type=_degrees, default=0.0, metavar="DEGREES",
                          help="read them as if their picture lay flat and were seen from so much lower: 45")
    evaluate.add_argument("--grey", action="store_true", help="read them without their colours")
    evaluate.add_argument("--only", type=Path, metavar="FILE", help="only pictures whose names hold a word of this "
                          "file, such as datasets/photographs-held-back.txt")
    evaluate.add_argument("--order", type=Path, metavar="FILE", help="which card lies on which in some of these "
                          "photographs, such as datasets/order-by-eye.jsonl: how often that is told")
    evaluate.add_argument("--confusion", type=Path, metavar="PNG",
                          help="where to draw which card was taken for which (confusion.png under --runs)")
    evaluate.add_argument("--choose", action="store_true", help="right and wrong at each threshold, to choose by")
    evaluate.add_argument("--plans", action="store_true", help="accuracy against time, instead")
    evaluate.add_argument("--alternatives", action="store_true", help="prototypes beside heads, corners read jointly "
                          "beside corners that agree, instead: on the decks held out")
    evaluate.add_argument("--times", action="store_true", help="time of a zone, a 1080p and a 4K picture, instead")


def _share(text: str) -> float:
    with suppress(ValueError):
        if 0.05 <= (share := float(text)) <= 1:
            return share
    raise argparse.ArgumentTypeError(f"{text}: a share from 0.05 to 1 was expected")


def _minutes(text: str) -> float:
    with suppress(ValueError):
        if 0 < (minutes := float(text)) < 1e6:
            return minutes
    raise argparse.ArgumentTypeError(f"{text}: minutes were expected")


def _whole(least: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        if text.isdecimal() and len(text) < 10 and int(text) >= least:
            return int(text)
        raise argparse.ArgumentTypeError(f"{text}: a whole number from {least} on was expected")
    return number


def _degrees(text: str) -> float:
    with suppress(ValueError):
        if 0 <= (degrees := float(text)) <= 75:
            return degrees
    raise argparse.ArgumentTypeError(f"{text}: from 0 to 75 degrees were expected")


def run(options: argparse.Namespace) -> int:
    try:
        return _STEPS[options.step](options) or FINE
    except (sources.FetchError, decks.DeckError, ModelError, PictureError, LabelsError, NotText, NoNote,
            shards.WorkersGone) as fault:
        print(fault, file=sys.stderr)
        return CONFIGURATION
    except (FileNotFoundError, NotADirectoryError, IsADirectoryError, PermissionError) as fault:
        # Without a file's name in it, it is a sentence of ours.
        print(f"{fault.filename}: {fault.strerror}" if fault.filename else fault, file=sys.stderr)
        return CONFIGURATION
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return FOUND
    except ModuleNotFoundError as missing:
        print(f"This step needs {missing.name}, which training brings: pip install '.[train]'", file=sys.stderr)
        return CONFIGURATION


def _fetch(options: argparse.Namespace) -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from dealer_assist.training import procedural

    packages, folder = options.cache / "packages", options.cache / "decks"
    sources.fetch(options.cache)
    decks.draw_packaged_decks(packages, folder)
    decks.draw_house_decks(folder)
    grounds.draw_grounds(packages, options.cache / "grounds")
    drawn = decks.load_decks(folder)
    printed = [deck for deck in drawn if deck.name.startswith(("gnome-", "kde-", "npm-", "texlive-"))]
    art = tuple(deck for deck in printed if deck.name not in decks.HELD_OUT_DECKS)
    procedural.draw_decks(packages, art, folder, HELD_OUT_FONT_DECKS, 90000, held_out=True)
    procedural.draw_decks(packages, art, folder, TRAINING_FONT_DECKS, 1000, held_out=False)


def _scenes(options: argparse.Namespace) -> None:
    numbers = range(options.first, options.first + options.shards)
    shards.write_shards(options.cache / "decks", options.cache / "scenes", options.split, numbers, options.threads)


def _photographs(options: argparse.Namespace) -> None:
    from dealer_assist.training.photographs import write_photograph_shards

    reader = CardReader(options.models or MODELS, options.threads)
    print(f"corners proposed by the reader {reader.digest}")
    into = options.cache / "scenes"
    written = write_photograph_shards(reader, options.folder, options.held_back, into, options.first)
    print(f"shards {options.first} to {options.first + written - 1}")


def _digests(options: argparse.Namespace) -> int:
    if options.check is None:
        for line in digests.told(options.cache):
            print(line, flush=True)
        return FINE
    found = list(digests.compared(options.cache, options.check))
    if not found:
        raise FileNotFoundError(f"Nothing that {options.check} names lies in {options.cache}: run "
                                "'dealer-assist train data' first.")
    for _, line in found:
        print(line)
    return FINE if all(same for same, _ in found) else FOUND


def _detector(options: argparse.Namespace) -> None:
    scenes = options.cache / "scenes"
    newest = [scenes / "train" / f"{number:04d}" for number in shards.numbers_of(scenes, "train")[-options.shards :]]
    from dealer_assist.training import detector

    runs = options.runs.resolve()
    weights = runs / options.name / "weights" / "newest.pt"
    best = _best(options, weights, "detector", _judging(options),
                 lambda file, into: _as_models(options, "detector", file, into))
    leg = Leg(weights, options.minutes, options.warm_from, "detector", best.judge if best else None)
    detector.train(newest, runs, options.name, leg, options.threads, options.rate)
    print(f"weights: {best.weights if best else leg.weights}")


def _classifier(options: argparse.Namespace) -> None:
    scenes, rng = options.cache / "scenes", np.random.default_rng(0)
    newest, strange = (shards.numbers_of(scenes, split) for split in ("train", "held-out"))
    from dealer_assist.training import classifier, crops

    if options.warm_from:
        classifier.load(options.form, options.warm_from)    # what cannot be gone on with, rather now than after lessons
    judging = _judging(options)
    cut, repeats = (crops.surroundings_lessons, 3) if options.form == "surroundings" else (crops.lessons, 2)
    lessons = cut(shards.read_shards(scenes, "train", newest[-options.shards :]), rng, repeats)
    held_out = cut(shards.read_shards(scenes, "held-out", strange), rng, repeats=1)
    print(f"{len(lessons.crops)} crops to learn from, {len(held_out.crops)} held out", flush=True)
    weights = options.runs / f"{options.name}.pt"
    best = _best(options, weights, options.form, judging, lambda file, into: _as_models(
        options, options.form, classifier.calibrated(options.form, file, held_out, into / "calibrated.pt"), into))
    leg = Leg(weights, options.minutes, options.warm_from, options.form, best.judge if best else None)
    classifier.train(lessons, held_out, options.form, leg, options.threads, options.rate)
    print(f"weights: {best.weights if best else leg.weights}")


def _overlap(options: argparse.Namespace) -> None:
    scenes = options.cache / "scenes"
    newest, strange = (shards.numbers_of(scenes, split) for split in ("train", "held-out"))
    from dealer_assist.training import overlap_reader

    if options.warm_from:
        overlap_reader.load(options.warm_from)      # what cannot be gone on with, rather now than after lessons
    reader = CardReader(options.models or MODELS, options.threads)
    held_out = overlaps.lessons(reader, options.cache, "held-out", strange)
    known = overlaps.lessons(reader, options.cache, "train", newest[-options.shards :])
    if not known or not held_out:
        raise FileNotFoundError(f"No scene in {scenes} tells how its cards were laid: run 'dealer-assist train data'.")
    leg = Leg(options.runs / f"{options.name}.pt", options.minutes, options.warm_from, "overlap")
    overlap_reader.train(known, held_out, leg, options.threads, options.rate)
    print(f"weights: {leg.weights}")


def _judging(options: argparse.Namespace) -> list[SampleSet]:
    sets = [photograph_set(folder, options.sample, options.only) for folder in options.judged_by or ()]
    for of_set in sets:
        for sample in of_set.samples:
            open_picture(sample.file)       # what is damaged, rather now than after an hour
    return sets


def _best(options: argparse.Namespace, weights: Path, what: str, sets: list[SampleSet],
          made: Callable[[Path, Path], Path]) -> Best | None:
    if not sets:
        return None
    weights.parent.mkdir(parents=True, exist_ok=True)
    best = Best(weights, what, sets, made, options.threads)
    if options.warm_from:
        best.judge(options.warm_from, 0.0)      # a leg may be of no help
    return best


def _as_models(options: argparse.Namespace, part: str, weights: Path, into: Path) -> Path:
    """The shipped models with these weights for one of their parts."""
    from dealer_assist.training import export

    models = options.models or MODELS
    parts = {"detector": models / "checkpoints/detector.pt",
             **{form: models / f"checkpoints/classifier-{form}.pt" for form in _FORMS}, part: weights}
    export.export(parts.pop("detector"), parts, models / "checkpoints/overlap.pt", into,
                  CardReader(models).accept_certainty)
    return weights


def _export(options: argparse.Namespace) -> None:
    from dealer_assist.training import export

    weights = {form: getattr(options, form) for form in _FORMS}
    into = options.models or _EXPORTED
    export.export(options.detector, weights, options.overlap, into, options.certainty)
    reader = CardReader(into)
    print(f"models: {into}, digest {reader.digest}, of photographs {PhotographReader(reader).digest}")


def _evaluate(options: argparse.Namespace) -> None:
    from dealer_assist.training import evaluate

    models = options.models or MODELS
    reader = CardReader(models, options.threads)
    print(f"digest {reader.digest}, of photographs {PhotographReader(reader).digest}", flush=True)
    if options.alternatives:
        known = _scenes_of(options.cache, "train")
        known = known[:: max(len(known) // _KNOWN_SCENES, 1)]
        strange = _scenes_of(options.cache, "held-out")
        for line in alternatives.compared(*(alternatives.indices_of(reader, scenes) for scenes in (known, strange))):
            print(line, flush=True)
        return
    splits = () if options.photographs else ("held-out", "house")
    held_out = {split: _scenes_of(options.cache, split)[: options.sample] for split in splits}
    orders = evaluate.orders_in(options.order) if options.order else {}
    sets = [replace(of_set, samples=[replace(sample.seen_from(options.shrink, options.lean, grey=options.grey),
                                             over=orders.get(sample.file.name, ()))
                                     for sample in of_set.samples])
            for of_set in (evaluate.photograph_set(folder, options.sample, options.only)
                           for folder in options.photographs)]
    sets += [evaluate.scenes_as_photographs(split, scenes) for split, scenes in held_out.items()]
    if options.times:
        samples = [sample for of_set in sets for sample in of_set.samples[:2]]
        for line in evaluate.times(reader, models, samples, options.threads):
            print(line, flush=True)
        return
    for of_set in sets:
        for sample in of_set.samples:
            open_picture(sample.file)       # what is damaged, rather now than after an hour
    if options.plans:
        for of_set in sets:
            for line in evaluate.plans(reader, of_set, _progress):
                print(line, flush=True)
        return
    file = options.confusion or options.runs / "confusion.png"
    evaluate.must_be_writable(file)
    scores = []
    for of_set in sets:
        scores.append(evaluate.score(reader, of_set, _progress))
        print("\n".join(scores[-1].told() + (scores[-1].choosing() if options.choose else [])), flush=True)
    evaluate.save_confusion(scores, file)
    print(f"which card was taken for which: {file}")
    for split, scenes in held_out.items():
        print(f"{split}, as zones of a table are read: {evaluate.on_scenes(reader, scenes)}", flush=True)


def _progress(line: str) -> None:
    print(line, file=sys.stderr, flush=True)    # beside the figures, which are kept in files


def _scenes_of(cache: Path, split: str) -> list[shards.StoredScene]:
    return list(shards.read_shards(cache / "scenes", split, shards.numbers_of(cache / "scenes", split)))


def _data(options: argparse.Namespace) -> None:
    _fetch(options)
    for split, first, count in (("held-out", 2, 2), ("house", 2, 1), ("train", options.first, options.shards)):
        print(f"scenes: {split}", flush=True)
        shards.write_shards(options.cache / "decks", options.cache / "scenes", split, range(first, first + count),
                            options.threads)


_STEPS: dict[str, Callable[[argparse.Namespace], int | None]] = {
    "data": _data,
    "digests": _digests,
    "fetch": _fetch,
    "scenes": _scenes,
    "photographs": _photographs,
    "detector": _detector,
    "classifier": _classifier,
    "overlap": _overlap,
    "export": _export,
    "evaluate": _evaluate,
}
