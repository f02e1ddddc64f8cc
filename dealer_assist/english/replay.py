"""What the replay of recorded sessions says."""

from __future__ import annotations

from dealer_assist.language import Sentence

SENTENCES: dict[str, Sentence] = {
    # ── what was read then, and is read now ──
    "reread.differs": "{place}[, {camera}], {since} to {until}: then {then}, now {now}",
    "reread.face": "{face} ({certainty} %, {looks} looks)",
    "reread.nothing": "no card",
}
