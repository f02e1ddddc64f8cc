from itertools import pairwise

import pytest

from dealer_assist import engine
from dealer_assist.cards import FACE_DOWN, Card
from dealer_assist.games.casino_holdem import CasinoHoldem
from dealer_assist.games.house_file import load
from dealer_assist.resources import HOUSES, LAYOUTS, text_of
from dealer_assist.simulator.dealing import DealtRound, NoSuchDeal, Script, reach, script
from dealer_assist.table.events import CardRead, CardSeen, Decided, Recorded, SeatTaken, Staked, TableEvent
from dealer_assist.table.layout import Layout, load_layout
from dealer_assist.table.places import BOARD, DEALER, PLAYER, Party
from dealer_assist.table.settlement import Verdict

FORMS = ("casino_holdem_land", "casino_holdem_live")


def layout_of(form: str) -> Layout:
    return load_layout(*text_of(form, LAYOUTS))


def stakes(told: Script, played: DealtRound, kind: str) -> dict[int, int]:
    events = [touch.event for touch in told.touches if played.starts <= touch.at < played.ends]
    return {event.by.seat: event.amount for event in events if isinstance(event, Staked) and event.kind == kind}


@pytest.mark.parametrize("form", FORMS)
def test_ch_deal_1_player_up_dealer_down_twice_then_three_board_cards(form: str) -> None:
    told = script(layout_of(form), 11, 6)
    for played in told.rounds:
        antes = stakes(told, played, "ante")
        hands = 1 if form.endswith("live") else len(antes)
        places = [card.to for card in played.dealt]
        first = places[:hands]
        assert first == ([PLAYER] if form.endswith("live") else sorted(first))
        assert {place.seat for place in first} == ({0} if form.endswith("live") else set(antes))
        assert places == [*first, DEALER, *first, DEALER, *[BOARD] * 5]
        assert [card.face_up for card in played.dealt] == [place != DEALER for place in places]
        paths = {path.card: path for path in told.cards}
        on_board = [paths[card.card].keys[1].x for card in played.dealt if card.to == BOARD]
        assert on_board == sorted(on_board)


@pytest.mark.parametrize("form", FORMS)
def test_ch_bet_2_and_ch_dec_1_each_box_calls_twice_its_ante_or_folds_between_flop_and_turn(form: str) -> None:
    told = script(layout_of(form), 12, 6)
    for played in told.rounds:
        antes, calls = stakes(told, played, "ante"), stakes(told, played, "call")
        during = [touch for touch in told.touches if played.starts <= touch.at < played.ends]
        folds = {touch.event.by.seat for touch in during if isinstance(touch.event, Decided)}
        assert calls == {seat: 2 * ante for seat, ante in antes.items() if seat not in folds}
        flop, turn = (next(card.at for card in played.dealt[index:]) for index in (-3, -2))
        decided = [touch.at for touch in during if touch.at > played.dealt[0].at]
        assert len(decided) == len(antes)
        assert all(flop < at < turn for at in decided)
    assert any(isinstance(touch.event, Decided) for touch in told.touches)


@pytest.mark.parametrize("form", FORMS)
def test_the_engine_finds_nothing_to_object_to(form: str) -> None:
    layout = layout_of(form)
    game = load(CasinoHoldem, *text_of(form, HOUSES)).game
    told = script(layout, 13, 5)
    for played in told.rounds:
        seated = [SeatTaken(Party(number)) for number in layout.seats]
        story = engine.tell(game, (Recorded(seq, 0, "test", event) for seq, event in enumerate(seated, 1)))
        happened: list[tuple[int, TableEvent]] = [(touch.at, touch.event) for touch in told.touches
                                                  if played.starts <= touch.at < played.ends]  # fmt: skip
        happened += [(card.at, CardSeen(card.card, card.to, Card.parse(card.name) if card.face_up else FACE_DOWN))
                     for card in played.dealt]  # fmt: skip
        happened += [(played.revealed, CardRead(card.card, Card.parse(card.name)))
                     for card in played.dealt if not card.face_up]  # fmt: skip
        events = [game.opening(story.sitting), *(event for _, event in sorted(happened, key=lambda row: row[0]))]
        for seq, event in enumerate(events, 100):
            story = engine.follow(game, story, Recorded(seq, 0, "test", event))
        assert story.current is not None
        assert story.current.departures == story.current.irregularities == ()
        assert story.current.settlement is not None
        assert all(line.verdict is not Verdict.WAITING for line in story.current.settlement.lines)


@pytest.mark.parametrize("form", FORMS)
def test_no_card_rests_outside_its_area(form: str) -> None:
    layout = layout_of(form)
    areas = {area.place: area for area in layout.areas}
    for path in script(layout, 14, 8).cards:
        area = areas[path.place]
        for at in range(path.keys[0].at, path.keys[-1].at, 100_000):
            state = path.at(at)
            if state and state.place:
                wide, tall = reach(state.turn)
                assert area.x <= state.x - wide + 1e-6
                assert state.x + wide <= area.x + area.width + 1e-6
                assert area.y <= state.y - tall + 1e-6
                assert state.y + tall <= area.y + area.height + 1e-6


def test_rounds_differ_follow_one_another_and_leave_the_table_empty() -> None:
    told = script(layout_of(FORMS[0]), 15, 8)
    assert len({tuple(card.name for card in played.dealt) for played in told.rounds}) == 8
    for played, after in pairwise(told.rounds):
        assert played.starts < played.dealt[0].at < played.revealed < played.paid < played.cleared < played.ends
        assert played.ends == after.starts
        assert all(path.at(played.cleared) is None for path in told.cards)
        assert len({card.name for card in played.dealt}) == len(played.dealt)
        assert 12_000_000 < played.ends - played.starts < 32_000_000
    assert len({len(stakes(told, played, "ante")) for played in told.rounds}) > 1


def test_the_same_seed_tells_the_same_story() -> None:
    layout = layout_of(FORMS[0])
    assert script(layout, 3, 2) == script(layout, 3, 2)
    assert script(layout, 3, 2) != script(layout, 4, 2)


def test_a_layout_without_a_dealer_is_refused_by_name() -> None:
    layout = layout_of(FORMS[0])
    bare = Layout("bare", layout.game, layout.width, layout.height, (), layout.bets, layout.marks)
    with pytest.raises(NoSuchDeal, match="bare: no area for the dealer"):
        script(bare, 1, 1)
