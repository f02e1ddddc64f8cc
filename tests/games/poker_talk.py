"""Hands with a pot, told shortly: the button is drawn, blinds are posted and cards dealt as the engine asks."""

from __future__ import annotations

from dealer_assist.games.game import Ask, Bet, Burn, Collect, Deal, NextStep, Offer
from dealer_assist.games.house_file import House
from dealer_assist.table.places import Zone
from tests.table_talk import Table

LOW_CLUBS = ("2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c", "Tc", "Jc")


def seated(house: House, *seats: int | str, button: int = 0) -> Table:
    """The first hand of a table, its button drawn for; without ``button`` the last seat has it."""
    table = Table(house, seats)
    numbers = [int(str(s).partition("=")[0]) for s in seats]
    for n, club in zip(numbers, LOW_CLUBS, strict=False):
        table.do(f"deal seat {n} {'Ac' if n == (button or numbers[-1]) else club}")
    table.do("close")
    table.open()
    return table


def required(step: NextStep | None) -> NextStep | None:
    return required(step.then) if isinstance(step, Offer) else step


def dealt(table: Table) -> Table:
    """Blinds posted, hole cards dealt face down."""
    while isinstance(step := required(table.update.step), Collect | Deal):
        if isinstance(step, Collect):
            table.do(f"post {step.due.by}")
        elif step.to.zone is Zone.SEAT:
            table.do(f"deal {step.to} ??")
        else:
            break
    return table


def board(table: Table, cards: str) -> Table:
    for card in cards.split():
        if isinstance(required(table.update.step), Burn):
            table.do("deal burn ??")
        table.do(f"deal board {card}")
    return table


def checked_down(table: Table, cards: str) -> Table:
    """All who can still bet call or check to the end."""
    left = cards.split()
    while left or isinstance(table.update.step, Ask):
        if isinstance(step := table.update.step, Ask):
            assert step.bet
            table.do(f"{'calls' if step.bet.call else 'check'} {step.party}")
        else:
            count = 3 if len(left) == 5 else 1
            board(table, " ".join(left[:count]))
            left = left[count:]
    return table


def shown(table: Table, **hands: str) -> Table:
    """``shown(table, s1="Ah Kd")``: the cards of each seat, turned up."""
    for who, cards in hands.items():
        lying = [n for n, c in enumerate(table.update.round.cards, 1)
                 if (c.dealt_to.zone, c.dealt_to.seat) == (Zone.SEAT, int(who[1:]))]
        table.do(*(f"turn {number} {card}" for number, card in zip(lying, cards.split(), strict=True)))
    return table


def turn(table: Table) -> tuple[int, Bet]:
    """Who may speak, and what he may put in."""
    step = table.update.step
    assert isinstance(step, Ask), step
    assert step.bet
    return step.party.seat, step.bet


def pots(table: Table) -> dict[str, int]:
    return {pot.name: pot.amount for pot in table.settlement.pots}


def back(table: Table) -> dict[int, int]:
    """What each party gets out of all pots, the house's part at 0."""
    found: dict[int, int] = {}
    for line in table.settlement.lines:
        found[line.party.seat] = found.get(line.party.seat, 0) + line.back
    return {who: chips for who, chips in found.items() if chips}
