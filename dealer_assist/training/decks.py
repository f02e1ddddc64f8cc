"""Card faces as pictures with their index boxes: what scenes are built from."""

from __future__ import annotations

import gzip
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from dealer_assist.vision.index_crop import Picture

Box = tuple[float, float, float, float]

WIDTH, HEIGHT = 250, 350
RANKS = "A23456789TJQK"
SUITS = "cdhs"
CARD_NAMES = tuple(rank + suit for suit in SUITS for rank in RANKS)

# Decks whose indices are English, rank over suit; the other sheets are national packs, split rank from suit or have
# courts without an index.
GNOME_DECKS = (
    "anglo", "anglo_bitmap", "anglo_modern", "anglo_modern_4_color", "anglo_poker", "atlasnye", "bellot",
    "dondorf", "gnomangelo", "gnomangelo_bitmap", "neoclassical", "neoclassical_4_color", "orell", "ornamental",
    "paris", "plastic", "simplistic", "tigullio",
)  # fmt: skip
JEUXCARTES_STYLES = ("PokeRv1", "PokeRv2", "PokeRv3")
KDE_DECKS = ("standard", "tigullio-international", "dondorf", "penguins")
FOUR_CORNERS = frozenset({"gnome-bonded", "gnome-dondorf", "kde-dondorf"})
# The suit of these stands far below the rank.
TALL_INDICES = frozenset({"npm-heruka-2color-bf", "npm-heruka-4color-bf", "gnome-ornamental"})
# No training picture shows these decks: they are what the model card's held-out scores are measured on.
HELD_OUT_DECKS = frozenset(
    {"gnome-neoclassical", "gnome-neoclassical_4_color", "gnome-plastic", "kde-penguins", "npm-younes"}
)


class DeckError(Exception):
    """A deck could not be drawn; the message names the file."""


@dataclass(frozen=True)
class Index:
    """One printed corner index: its ink box in fractions of the card, and whether it stands on its head."""

    box: Box
    upside_down: bool


@dataclass(frozen=True)
class Deck:
    name: str
    faces: dict[str, Picture]  # "Ah", "joker0", "back0": BGRA, HEIGHT x WIDTH
    indices: dict[str, tuple[Index, ...]]  # none for backs

    def save(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        boxes = {
            f"box:{name}": np.array([(*index.box, float(index.upside_down)) for index in indices], np.float64)
            for name, indices in self.indices.items()
        }
        target = folder / f"{self.name}.npz"
        unfinished = target.with_suffix(".part.npz")
        np.savez_compressed(unfinished, **self.faces, **boxes)  # type: ignore[arg-type]
        unfinished.rename(target)

    @staticmethod
    def load(file: Path) -> Deck:
        with np.load(file) as stored:
            faces = {key: stored[key] for key in stored.files if not key.startswith("box:")}
            indices = {
                key[4:]: tuple(Index((row[0], row[1], row[2], row[3]), bool(row[4])) for row in stored[key].tolist())
                for key in stored.files
                if key.startswith("box:")
            }
        return Deck(file.stem, faces, indices)


def load_decks(folder: Path, names: tuple[str, ...] | None = None) -> tuple[Deck, ...]:
    files = sorted(folder.glob("*.npz"))
    decks = tuple(Deck.load(file) for file in files if names is None or file.stem in names)
    if not decks:
        raise DeckError(f"No drawn decks in {folder}: run 'dealer-assist train fetch' first.")
    return decks


def packaged_decks(packages: Path) -> Iterator[tuple[str, dict[str, Path | Picture]]]:
    """The decks of the fetched packages, one at a time: a name, and pictures for each face."""
    yield from _gnome(packages)
    yield from _kde(packages)
    yield from _npm(packages)
    yield from _texlive(packages)


def finish(name: str, faces: dict[str, Picture]) -> Deck:
    opaque = {key: _on_paper(face) for key, face in faces.items()}
    top_left = find_top_left_indices(
        {key: face for key, face in opaque.items() if key in CARD_NAMES}, 0.46 if name in TALL_INDICES else 0.34
    )
    corners = 4 if name in FOUR_CORNERS else 2
    return Deck(name, opaque, {key: mirrored(box, corners) for key, box in top_left.items()})


def mirrored(box: Box, corners: int = 2) -> tuple[Index, ...]:
    x0, y0, x1, y1 = box
    upright = Index(box, False)
    turned = Index((1 - x1, 1 - y1, 1 - x0, 1 - y0), True)
    if corners == 2:
        return upright, turned
    return upright, turned, Index((1 - x1, y0, 1 - x0, y1), False), Index((x0, 1 - y1, x1, 1 - y0), True)


def find_top_left_indices(faces: dict[str, Picture], reach: float) -> dict[str, Box]:
    """The ink box of each card's top-left index, from the connected ink nearest that corner.

    A box far from the deck's median is a misread of the art (a pip or a frame) and takes the median instead.
    """
    found = {name: _corner_ink(face, reach) for name, face in faces.items()}
    boxes_found = [box for box in found.values() if box is not None]
    if not boxes_found:
        raise DeckError("This deck shows no index in its top left corners.")
    median = np.median(np.array(boxes_found), axis=0)
    boxes: dict[str, Box] = {}
    for name, box in found.items():
        far = box is None or bool((np.abs(np.subtract(box, median)) > (15, 17, 30, 21)).any())
        x0, y0, x1, y1 = (float(v) for v in (median if box is None or far else box))
        boxes[name] = (x0 / WIDTH, y0 / HEIGHT, x1 / WIDTH, y1 / HEIGHT)
    return boxes


def _corner_ink(face: Picture, reach: float) -> tuple[int, int, int, int] | None:
    colour = face[..., :3].astype(np.int16)
    corner = colour[: int(reach * HEIGHT), : int(0.34 * WIDTH)]
    paper = np.median(colour[int(0.02 * HEIGHT) : int(0.98 * HEIGHT), int(0.03 * WIDTH) : int(0.06 * WIDTH)], (0, 1))
    ink = (np.abs(corner - paper).max(2) > 60).astype(np.uint8)
    ink[:4] = 0
    ink[:, :4] = 0
    _, _, stats, centres = cv2.connectedComponentsWithStats(ink, connectivity=8)
    kept = []
    for (x, y, width, height, area), (cx, cy) in zip(stats[1:].tolist(), centres[1:].tolist(), strict=True):
        near = cx < 0.15 * WIDTH and cy < 0.75 * reach * HEIGHT
        small = x + width < 0.30 * WIDTH and y + height < (reach - 0.03) * HEIGHT and height < 0.6 * reach * HEIGHT
        if area >= 15 and near and small:
            kept.append((x, y, x + width, y + height))
    if not kept:
        return None
    boxes = np.array(kept)
    x0, y0 = boxes[:, :2].min(0).tolist()
    x1, y1 = boxes[:, 2:].max(0).tolist()
    return x0, y0, x1, y1


def _on_paper(face: Picture) -> Picture:
    """Trimmed to the card, on white paper with rounded corners: some sources leave the paper transparent."""
    face = _trim(_with_alpha(face))  # a rounded corner is transparent: it takes the paper's colour, then the mask
    face = np.asarray(cv2.resize(face, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA), np.uint8)
    alpha = face[..., 3:].astype(np.float32) / 255
    colour = face[..., :3] * alpha + 250 * (1 - alpha)
    return np.dstack([colour.astype(np.uint8), rounded_mask(WIDTH, HEIGHT, 10)])


def rounded_mask(width: int, height: int, radius: int) -> Picture:
    mask = np.zeros((height, width), np.uint8)
    cv2.rectangle(mask, (radius, 0), (width - radius - 1, height - 1), 255, -1)
    cv2.rectangle(mask, (0, radius), (width - 1, height - radius - 1), 255, -1)
    for x in (radius, width - radius - 1):
        for y in (radius, height - radius - 1):
            cv2.circle(mask, (x, y), radius, 255, -1, cv2.LINE_AA)
    return mask


def _with_alpha(picture: Picture) -> Picture:
    if picture.shape[2] == 4:
        return picture
    return np.dstack([picture, np.full(picture.shape[:2], 255, np.uint8)])


def _trim(face: Picture) -> Picture:
    solid = face[..., 3] > 128
    rows, columns = np.flatnonzero(solid.any(1)), np.flatnonzero(solid.any(0))
    if rows.size < 10:
        return face
    return face[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]


def render_svg(file: Path, width: int, height: int | None = None) -> Picture:
    size = ["-w", str(width)] + (["-h", str(height)] if height else [])
    with tempfile.NamedTemporaryFile(suffix=".svg") as plain:
        source = file
        if file.suffix == ".svgz":
            plain.write(gzip.decompress(file.read_bytes()))
            plain.flush()
            source = Path(plain.name)
        try:
            done = subprocess.run(["rsvg-convert", "--unlimited", *size, str(source)], capture_output=True, check=False)
        except FileNotFoundError as missing:
            raise DeckError("'rsvg-convert' is not installed (package librsvg2-bin).") from missing
    if done.returncode or not done.stdout:
        raise DeckError(f"{file} could not be drawn: {done.stderr.decode(errors='replace')[-200:]}")
    picture = cv2.imdecode(np.frombuffer(done.stdout, np.uint8), cv2.IMREAD_UNCHANGED)
    if picture is None:
        raise DeckError(f"{file} was drawn as something that is no picture.")
    return np.asarray(picture, np.uint8)


def _render_pdf(file: Path) -> Picture:
    command = ["pdftocairo", "-png", "-transp", "-singlefile", "-scale-to-x", str(WIDTH * 2), "-scale-to-y", "-1"]
    try:
        done = subprocess.run([*command, str(file), "-"], capture_output=True, check=False)
    except FileNotFoundError as missing:
        raise DeckError("'pdftocairo' is not installed (package poppler-utils).") from missing
    picture = cv2.imdecode(np.frombuffer(done.stdout, np.uint8), cv2.IMREAD_UNCHANGED) if done.stdout else None
    if picture is None:
        raise DeckError(f"{file} could not be drawn: {done.stderr.decode(errors='replace')[-200:]}")
    return np.asarray(picture, np.uint8)


def _gnome(packages: Path) -> Iterator[tuple[str, dict[str, Path | Picture]]]:
    sheets = {f"gnome-{name}": packages / "gnome-cards-data" for name in GNOME_DECKS}
    sheets["gnome-bonded"] = packages / "aisleriot"
    for name, package in sheets.items():
        stem = name.removeprefix("gnome-")
        sheet = render_svg(package / "usr/share/aisleriot/cards" / f"{stem}.svgz", 13 * 400)
        high, wide = sheet.shape[0] / 5, sheet.shape[1] / 13
        cells = {card: (i // 13, i % 13) for i, card in enumerate(CARD_NAMES)} | {"back0": (4, 2)}
        yield (
            name,
            {
                card: sheet[int(row * high) : int((row + 1) * high), int(column * wide) : int((column + 1) * wide)]
                for card, (row, column) in cells.items()
            },
        )


def _kde(packages: Path) -> Iterator[tuple[str, dict[str, Path | Picture]]]:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    application = QGuiApplication.instance() or QGuiApplication(["training", "-platform", "offscreen"])
    assert application is not None
    ranks = {"A": "1", "T": "10", "J": "jack", "Q": "queen", "K": "king"}
    suits = {"c": "club", "d": "diamond", "h": "heart", "s": "spade"}
    elements = {name: f"{ranks.get(name[0], name[0])}_{suits[name[1]]}" for name in CARD_NAMES}
    elements["back0"] = "back"
    for name in KDE_DECKS:
        (file,) = (packages / "kdegames-card-data-kf5/usr/share/carddecks").glob(f"*/{name}.svgz")
        renderer = QSvgRenderer(str(file))
        faces: dict[str, Path | Picture] = {}
        for card, element in elements.items():
            if not renderer.elementExists(element):
                continue
            image = QImage(WIDTH * 2, HEIGHT * 2, QImage.Format.Format_ARGB32)
            image.fill(QColor(0, 0, 0, 0))
            painter = QPainter(image)
            renderer.render(painter, element, QRectF(0, 0, WIDTH * 2, HEIGHT * 2))
            painter.end()
            faces[card] = np.frombuffer(image.constBits(), np.uint8).reshape(HEIGHT * 2, WIDTH * 2, 4).copy()
        yield f"kde-{name}", faces


def _npm(packages: Path) -> Iterator[tuple[str, dict[str, Path | Picture]]]:
    images = packages / "heruka_urgyen-react-playing-cards/package/src/images"
    for style in ("2color", "2color-bf", "4color", "4color-bf"):
        faces: dict[str, Path | Picture] = {
            name: images / style / f"{name[0]}{name[1].upper()}.svg" for name in CARD_NAMES
        }
        yield f"npm-heruka-{style}", faces | {"back0": images / "back.svg"}

    cards = packages / "younestouati-playing-cards-standard-deck/package/cards"
    yield (
        "npm-younes",
        {
            **{name: cards / f"{RANKS.index(name[0]) + 1}{name[1]}.svg" for name in CARD_NAMES},
            "back0": cards / "back.svg",
        },
    )

    cards = packages / "svg-cards/package/png/2x"
    ranks = {"A": "1", "T": "10", "J": "jack", "Q": "queen", "K": "king"}
    suits = {"c": "club", "d": "diamond", "h": "heart", "s": "spade"}
    backs = {f"back{i}": file for i, file in enumerate(sorted(cards.glob("back*.png")))}
    yield (
        "npm-svg-cards",
        {
            **{name: cards / f"{suits[name[1]]}_{ranks.get(name[0], name[0])}.png" for name in CARD_NAMES},
            **backs,
        },
    )


    cards = packages / "cardsJS/package/cards"
    faces = {name: cards / f"{'10' if name[0] == 'T' else name[0]}{name[1].upper()}.svg" for name in CARD_NAMES}
    yield "npm-cardsjs", faces | {"back0": cards / "Blue_Back.svg", "back1": cards / "Red_Back.svg"}


def _texlive(packages: Path) -> Iterator[tuple[str, dict[str, Path | Picture]]]:
    cards = packages / "texlive-games/usr/share/texlive/texmf-dist/tex/latex/jeuxcartes"
    ranks = {"T": "10", "J": "V", "Q": "D", "K": "R"}
    suits = {"c": "T", "d": "K", "h": "C", "s": "P"}
    for style in JEUXCARTES_STYLES:
        faces: dict[str, Path | Picture] = {
            name: cards / f"CaJ-{style}-{ranks.get(name[0], name[0])}{suits[name[1]]}.pdf" for name in CARD_NAMES
        }
        faces |= {f"back{i}": file for i, file in enumerate(sorted(cards.glob(f"CaJ-{style}-Dos*.pdf")))}
        yield f"texlive-{style.lower()}", faces


def draw_packaged_decks(packages: Path, into: Path) -> None:
    for name, sources in packaged_decks(packages):
        if (into / f"{name}.npz").exists():
            continue
        faces = {key: _drawn(source) for key, source in sources.items()}
        finish(name, faces).save(into)
        print(f"drew {name}", flush=True)


def draw_house_decks(into: Path) -> None:
    """The simulator's own deck in its styles; the tests and the demo are played with it."""
    from dealer_assist.simulator.deck import DeckStyle, HouseDeck

    for four_colours in (False, True):
        for index_size in (1.0, 0.8):
            style = DeckStyle(four_colours, index_size)
            house = HouseDeck(style)
            names = {name: name for name in CARD_NAMES} | {"joker0": "joker", "back0": "back"}
            faces = {key: _on_paper(house.face(name, HEIGHT * 2)) for key, name in names.items()}
            boxes = {key: house.index_boxes(name) for key, name in names.items()}
            indices: dict[str, tuple[Index, ...]] = {
                key: (Index(box[0], False), Index(box[1], True)) for key, box in boxes.items() if box
            }
            name = f"house-{'four' if four_colours else 'two'}-{index_size}"
            Deck(name, faces, indices).save(into)
            print(f"drew {name}", flush=True)


def _drawn(source: Path | Picture) -> Picture:
    if not isinstance(source, Path):
        return source
    if source.suffix == ".pdf":
        return _render_pdf(source)
    if source.suffix != ".png":
        return render_svg(source, WIDTH * 2, HEIGHT * 2)
    picture = cv2.imread(str(source), cv2.IMREAD_UNCHANGED)
    if picture is None:
        raise DeckError(f"{source} is no picture.")
    return np.asarray(picture, np.uint8)
