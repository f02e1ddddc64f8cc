"""Any event that the types allow, for properties that hold of all of them."""

from __future__ import annotations

import string
from fractions import Fraction

from hypothesis import strategies as st

from dealer_assist.cards import JOKER, Card, Rank, Suit
from dealer_assist.ledger.codec import KINDS
from dealer_assist.ledger.entries import RecordEvent
from dealer_assist.table.events import TableEvent
from dealer_assist.table.places import Party, Place, Zone
from dealer_assist.table.settlement import Reason, Value

cards = st.builds(Card, st.sampled_from(Rank), st.sampled_from(Suit))
parties = st.builds(Party, st.integers(0, 30), st.integers(1, 9))
places = st.builds(Place, st.sampled_from(Zone), st.integers(0, 30), st.integers(1, 9))
fractions = st.fractions(min_value=Fraction(-10**9), max_value=Fraction(10**9))
texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
whole = st.integers() | st.sampled_from([2**53 - 1, 2**53, -2**53, 2**480])
values: st.SearchStrategy[Value] = (
    whole | texts | fractions | places | parties | st.lists(cards | st.just(JOKER), max_size=7).map(tuple))
names = st.text(string.ascii_lowercase + "_", min_size=1, max_size=10)
reasons = st.builds(Reason, names, st.lists(st.tuples(names, values), max_size=4).map(tuple))

for kind, strategy in {int: whole, str: texts, Card: cards, Party: parties, Place: places, Fraction: fractions,
                       Reason: reasons}.items():
    st.register_type_strategy(kind, strategy)

events: st.SearchStrategy[TableEvent | RecordEvent] = st.one_of([st.from_type(kind) for kind in KINDS.values()])
