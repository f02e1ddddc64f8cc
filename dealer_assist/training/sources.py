"""Fetches card art, fonts and grounds from public packages into a cache outside git.

Nothing fetched here is ever committed or shipped; `datasets/README.md` names each source and its licence.
"""

from __future__ import annotations

import shutil
import subprocess
import tarfile
from collections.abc import Iterable
from pathlib import Path

DEBIAN_CARD_PACKAGES = ("gnome-cards-data", "kdegames-card-data-kf5", "aisleriot", "texlive-games")
DEBIAN_GROUND_PACKAGES = ("gimp-data", "gimp-data-extras", "mate-backgrounds", "openarena-data")
NPM_CARD_PACKAGES = (
    "@heruka_urgyen/react-playing-cards@0.5.0",
    "@younestouati/playing-cards-standard-deck@3.0.0",
    "svg-cards@4.0.2",
    "cardsJS@1.1.1",
)
FONT_PACKAGES = (
    "fonts-adf-accanthis", "fonts-adf-baskervald", "fonts-adf-berenis", "fonts-adf-gillius", "fonts-adf-ikarius",
    "fonts-adf-irianis", "fonts-adf-libris", "fonts-adf-mekanus", "fonts-adf-romande", "fonts-adf-switzera",
    "fonts-adf-tribun", "fonts-adf-universalis", "fonts-adf-verana", "fonts-allerta", "fonts-arapey",
    "fonts-arkpandora", "fonts-averia-sans-gwf", "fonts-averia-serif-gwf", "fonts-b612", "fonts-bebas-neue",
    "fonts-beteckna", "fonts-cabin", "fonts-campania", "fonts-cantarell", "fonts-cardo", "fonts-century-catalogue",
    "fonts-clear-sans", "fonts-cmu", "fonts-comfortaa", "fonts-comic-neue", "fonts-compagnon", "fonts-courier-prime",
    "fonts-croscore", "fonts-crosextra-caladea", "fonts-crosextra-carlito", "fonts-dejavu-core", "fonts-dosis",
    "fonts-dustin", "fonts-ebgaramond", "fonts-ebgaramond-extra", "fonts-elstob", "fonts-essays1743",
    "fonts-eurofurence", "fonts-fantasque-sans", "fonts-fanwood", "fonts-freefont-ttf", "fonts-georgewilliams",
    "fonts-gfs-artemisia", "fonts-gfs-bodoni-classic", "fonts-gfs-didot", "fonts-gfs-neohellenic", "fonts-go",
    "fonts-goudybookletter", "fonts-hack-ttf", "fonts-humor-sans", "fonts-inconsolata", "fonts-inter", "fonts-isabella",
    "fonts-joscelyn", "fonts-junction", "fonts-junicode", "fonts-jura", "fonts-karla", "fonts-lato",
    "fonts-league-spartan", "fonts-levien-museum", "fonts-levien-typoscript", "fonts-liberation", "fonts-lindenhill",
    "fonts-linuxlibertine", "fonts-lmodern", "fonts-manrope", "fonts-millimetre", "fonts-national-park", "fonts-ocr-b",
    "fonts-okolaks", "fonts-oldstandard", "fonts-open-sans", "fonts-opendin", "fonts-opendyslexic", "fonts-osifont",
    "fonts-oxygen", "fonts-paratype", "fonts-play", "fonts-prociono", "fonts-quattrocento", "fonts-quicksand",
    "fonts-roadgeek", "fonts-roboto-slab", "fonts-roboto-unhinted", "fonts-routed-gothic", "fonts-sil-andika",
    "fonts-sil-charis", "fonts-sil-doulos", "fonts-sil-gentium-basic", "fonts-sil-gentiumplus", "fonts-solide-mirage",
    "fonts-sora", "fonts-staypuft", "fonts-stix", "fonts-symbola", "fonts-texgyre", "fonts-tiresias",
    "fonts-tlwg-garuda-ttf", "fonts-tlwg-kinnari-ttf", "fonts-tlwg-norasi-ttf", "fonts-train", "fonts-tuffy",
    "fonts-ubuntu-title", "fonts-urw-base35", "fonts-vollkorn", "fonts-yanone-kaffeesatz", "fonts-yrsa-rasa",
)  # fmt: skip


class FetchError(Exception):
    """A package could not be had; the message names it and the command that failed."""


def fetch(cache: Path) -> None:
    packages = cache / "packages"
    packages.mkdir(parents=True, exist_ok=True)
    for package in (*DEBIAN_CARD_PACKAGES, *DEBIAN_GROUND_PACKAGES, *FONT_PACKAGES):
        _once(packages / package, lambda into, name=package: _fetch_debian(name, into))
    for package in NPM_CARD_PACKAGES:
        folder = packages / package.lstrip("@").rsplit("@", 1)[0].replace("/", "-")
        _once(folder, lambda into, name=package: _fetch_npm(name, into))


def _once(folder: Path, fetch_into: object) -> None:
    if folder.exists():
        return
    unfinished = folder.with_suffix(".part")
    shutil.rmtree(unfinished, ignore_errors=True)
    unfinished.mkdir()
    assert callable(fetch_into)
    fetch_into(unfinished)
    unfinished.rename(folder)
    print(f"fetched {folder.name}", flush=True)


def _fetch_debian(package: str, into: Path) -> None:
    _run(("apt-get", "download", package), into)
    for archive in into.glob("*.deb"):
        _run(("dpkg-deb", "-x", archive.name, "."), into)
        archive.unlink()


def _fetch_npm(package: str, into: Path) -> None:
    _run(("npm", "pack", package), into)
    for archive in into.glob("*.tgz"):
        with tarfile.open(archive) as tar:
            tar.extractall(into, filter="data")
        archive.unlink()


def _run(command: Iterable[str], folder: Path) -> None:
    words = list(command)
    try:
        done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
    except FileNotFoundError as missing:
        raise FetchError(f"'{words[0]}' is not installed, so {words[-1]} cannot be fetched.") from missing
    if done.returncode:
        raise FetchError(f"'{' '.join(words)}' failed: {done.stderr.strip()[-300:]}")
