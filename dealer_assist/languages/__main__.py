"""``python -m dealer_assist.languages``: brings the files of Qt Linguist up to date with the English."""

from __future__ import annotations

import sys

from dealer_assist.english import ENGLISH
from dealer_assist.exit_codes import CONFIGURATION, FINE, FOUND
from dealer_assist.languages import KINDS, RULES, SCREEN, extraction, faults, file_of, messages, translated
from dealer_assist.languages.ts import GONE, Message, State, TsError, updated, written


def main() -> int:
    """Says what is left to do; ``FOUND`` while there is something."""
    english = {SCREEN: tuple(extraction.screen()), RULES: tuple(extraction.rules())}
    open_ = 0
    for what, found in english.items():
        for tag, kind in KINDS.items():
            try:
                now = updated(messages(what, tag), found, kind.plurals)
            except TsError as error:
                print(error, file=sys.stderr)
                return CONFIGURATION
            path = file_of(what, tag)
            path.write_text(written(now, tag), encoding="utf-8", newline="\n")
            gone = sum(message.state in GONE for message in now)
            unfinished = [message for message in now if message.state is State.UNFINISHED]
            unfaithful = [fault for message in now for fault in _faults(message)] if what == SCREEN else []
            print(f"{path.name}: {len(now) - gone} texts, {len(unfinished)} unfinished, {gone} vanished")
            for message in unfinished[:20]:
                print(f"  unfinished  {message.id}  {message.source}")
            for fault in unfaithful:
                print(f"  {fault}")
            open_ += len(unfinished) + len(unfaithful)
    return FOUND if open_ else FINE


def _faults(message: Message) -> list[str]:
    sentence = translated(message)
    return [f"{message.id}  {fault}" for fault in faults(ENGLISH[message.id], sentence)] if sentence else []


if __name__ == "__main__":
    sys.exit(main())
