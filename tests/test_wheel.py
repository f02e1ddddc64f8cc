"""The wheel by itself: installed into an empty environment, run from another folder, small enough for a table's PC."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
pytestmark = pytest.mark.xdist_group("wheel")       # one process builds and installs it


def run(*command: str | Path, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "VIRTUAL_ENV", "CONDA"))}
    done = subprocess.run([str(part) for part in command], cwd=cwd, env=kept | environment, capture_output=True,
                          text=True, encoding="utf-8", check=False, timeout=900)
    assert done.returncode == 0, f"{command}\n{done.stdout[-2000:]}\n{done.stderr[-4000:]}"
    return done


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment that holds the wheel and what it asks for, nothing else."""
    folder = tmp_path_factory.mktemp("elsewhere")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, cwd=ROOT)
    wheel = next(folder.glob("*.whl"))
    environment = folder / "env"
    python = environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    constraints = ROOT / "constraints.txt"
    if uv := shutil.which("uv"):
        run(uv, "venv", "--python", sys.executable, environment, cwd=folder)
        run(uv, "pip", "install", "--python", python, "--constraint", constraints, wheel, cwd=folder)
    else:
        run(sys.executable, "-m", "venv", environment, cwd=folder)
        run(python, "-m", "pip", "install", "--quiet", "--constraint", constraints, wheel, cwd=folder)
    return python


def test_the_demo_runs_from_another_folder(installed: Path, tmp_path: Path) -> None:
    command = installed.with_name("dealer-assist" + installed.suffix)
    done = run(command, "demo", "--rounds", "1", "--offscreen", cwd=tmp_path, QT_QPA_PLATFORM="offscreen")
    assert "Round 1" in done.stdout
    assert "rack" in done.stdout
    assert list((tmp_path / "demo" / "pictures").glob("*.png"))
    again = run(command, "replay", "demo", "--check", cwd=tmp_path)
    assert "Round 1" in again.stdout
    assert run(command, "rules", "A19", cwd=tmp_path).stdout.count("ch.tie_when_not_qualified") == 1


def test_the_runtime_is_free_of_training_and_under_a_gigabyte(installed: Path, tmp_path: Path) -> None:
    told = run(installed, "-c", "import importlib.util as u, sysconfig; print(sysconfig.get_paths()['purelib'], "
               "[m for m in ('torch', 'ultralytics', 'onnx') if u.find_spec(m)])", cwd=tmp_path).stdout.strip()
    site, _, training = told.partition(" ")
    assert training == "[]"
    assert run(sys.executable, "-m", "tests.sizes", site, cwd=ROOT).stdout.count("MB") > 5
