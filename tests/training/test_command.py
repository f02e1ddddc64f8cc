from __future__ import annotations

import builtins
from typing import Any

import pytest

from dealer_assist.training.command import main


def test_a_step_whose_libraries_are_not_installed_says_what_to_do(
        monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    imported = builtins.__import__

    def without_torch(name: str, *rest: Any) -> Any:
        if name.partition(".")[0] == "torch":
            raise ModuleNotFoundError("No module named 'torch'", name="torch")
        return imported(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without_torch)
    assert main(["detector"]) == 2
    assert capsys.readouterr().err == "This step needs torch, which training brings: pip install '.[train]'\n"
