"""How small networks are fitted to their lessons, and what they are built of."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

from dealer_assist.training.leg import Leg
from dealer_assist.vision.model_files import ModelError

_MEMORY = 0.999         # the running mean of the weights is what is kept
_WARM_UP = 300          # steps
_TOLD_EVERY = 20        # seconds

Network = TypeVar("Network", bound=nn.Module)


def convolution(taken: int, given: int, stride: int = 1) -> nn.Sequential:
    layer = nn.Conv2d(taken, given, 3, stride, 1, bias=False)
    return nn.Sequential(layer, nn.BatchNorm2d(given), nn.ReLU(True))


class Residual(nn.Module):
    def __init__(self, width: int) -> None:
        super().__init__()
        self.change = nn.Sequential(
            *convolution(width, width), nn.Conv2d(width, width, 3, 1, 1, bias=False), nn.BatchNorm2d(width)
        )

    def forward(self, seen: Tensor) -> Tensor:
        return functional.relu(seen + self.change(seen))


def fit(network: Network, leg: Leg, threads: int, peak: float, lessons: Callable[[Network], tuple[Tensor, int]],
        finish: Callable[[Network], object]) -> None:
    """``lessons``: what the network's answers to the next few cost, and how many these were. ``finish``: is done to the
    mean before it is kept for good."""
    torch.set_num_threads(threads)
    torch.manual_seed(0)
    network = network.to(memory_format=torch.channels_last)
    mean = AveragedModel(network, multi_avg_fn=get_ema_multi_avg_fn(_MEMORY), use_buffers=True)
    optimiser = torch.optim.AdamW(network.parameters(), peak, weight_decay=1e-2)
    steps, learnt, told = 0, 0, time.monotonic()
    network.train()
    with leg.kept(lambda file: torch.save(mean.module.state_dict(), file)) as keep:
        while (spent := leg.spent) < 1:
            for group in optimiser.param_groups:
                group["lr"] = peak * max(0.005, float(np.cos(np.pi / 2 * spent))) * min(1.0, (steps + 1) / _WARM_UP)
            loss, count = lessons(network)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            mean.update_parameters(network)
            steps, learnt = steps + 1, learnt + count
            if time.monotonic() - told > _TOLD_EVERY:
                told = time.monotonic()
                print(f"{learnt} lessons, {spent:.0%} of the time, loss {loss.item():.3f}", flush=True)
            keep()
        finish(mean.module.eval())


def take_over(network: nn.Module, file: Path, expected: str) -> None:
    """``expected``: what is to be in the file, in words."""
    try:
        network.load_state_dict(torch.load(file, weights_only=True))
    except OSError:
        raise
    except Exception as fault:      # bytes that are no weights are read as anything, and fail in any way
        raise ModelError(f"{file}: {expected}") from fault
