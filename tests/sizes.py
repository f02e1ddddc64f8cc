"""What the program takes on disk when installed: ``python -m tests.sizes [SITE-PACKAGES]``."""

from __future__ import annotations

import sys
import sysconfig
from importlib.metadata import Distribution, distributions, requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

LIMIT = 1_000_000_000       # bytes: more than this is too much for a table's small computer


def sizes(site: Path) -> dict[str, int]:
    """Bytes of each distribution that the runtime needs, its files as they lie on disk."""
    installed = {canonicalize_name(d.name): d for d in distributions(path=[str(site)])}
    found: dict[str, int] = {}
    wanted = ["dealer-assist"]
    while wanted:
        name = canonicalize_name(wanted.pop())
        if name in found or name not in installed:
            continue
        found[name] = _bytes(installed[name])
        needs = (installed[name].requires or []) if name != "dealer-assist" else requires("dealer-assist") or []
        for requirement in map(Requirement, needs):
            if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
                wanted.append(requirement.name)
    return found


def _bytes(distribution: Distribution) -> int:
    return sum(Path(str(file.locate())).stat().st_size for file in distribution.files or ()
               if Path(str(file.locate())).is_file())


def main() -> int:
    site = Path(sys.argv[1] if len(sys.argv) > 1 else sysconfig.get_paths()["purelib"])
    found = sizes(site)
    for name, size in sorted(found.items(), key=lambda pair: -pair[1]):
        print(f"{size / 1e6:8.1f} MB  {name}")
    total = sum(found.values())
    print(f"{total / 1e6:8.1f} MB  in all; the limit is {LIMIT / 1e6:.0f} MB")
    return 0 if total < LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
