"""English: one table, put together from a file for each game. Another language is another such package."""

from __future__ import annotations

from collections.abc import Mapping

from dealer_assist.english import (
    blackjack,
    calibration,
    casino_holdem,
    common,
    dealers_screen,
    desk,
    double_hand,
    evidence,
    heads_up_holdem,
    low_ball,
    pit,
    poker,
    push_nine,
    record,
    replay,
    reports,
    settings,
)
from dealer_assist.language import Sentence

ENGLISH: Mapping[str, Sentence] = {
    key: sentence
    for part in (common, dealers_screen, desk, blackjack, calibration, casino_holdem, double_hand, evidence,
                 heads_up_holdem, low_ball, pit, poker, push_nine, record, replay, reports, settings)
    for key, sentence in part.SENTENCES.items()
}
