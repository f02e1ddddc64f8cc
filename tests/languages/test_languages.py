"""Every language says all that English says, with the same values; cards and amounts stay whole in each."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import which

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist import languages
from dealer_assist.cards import FACE_DOWN, JOKER, Card
from dealer_assist.cli import main as main_command
from dealer_assist.engine import Update
from dealer_assist.english import ENGLISH
from dealer_assist.exit_codes import CONFIGURATION, FINE, FOUND
from dealer_assist.language import forms_of
from dealer_assist.languages import KINDS, RULES, SCREEN, extraction, faults, language, messages, rule_texts, translated
from dealer_assist.languages.__main__ import main
from dealer_assist.languages.ts import GONE, Message, State, TsError, read, updated, written
from dealer_assist.rulebook import load_book, texts
from dealer_assist.table.places import DEALER, seat
from dealer_assist.table.settlement import because
from dealer_assist.words import EN, Currency, Words
from tests import test_transcripts
from tests.test_words import said_of

EUR = Currency("EUR", 2)
TAGS = tuple(KINDS)
# What is called so at the tables of all three languages, or is printed so on felt and keyboard.
SHARED = {"fr": re.compile(
    r"kind\.(ante|bonus|call|odds|bad_beat|trips_plus|pocket_bonus|small blind|big blind|option|straddle|kill|post|"
    r"double)|(choice|said)\.cow|place\.(board|pot)|face\..*|places\.comma|line\.blackjack|bj\.(total|blackjack)|"
    r"options\.comma|option\.(bet|raise)|hand\.(low|ace_to_five|points_6)|poker\.high_and_low|rank\.6|why\.(bet|source)|"
    r"touch\.(menu|ruling)|raise\.pot|time\.left|keys\.(10|18)|"
    r"desk\.(notes|note\.note)|age\.(minutes|hours)|role\.surveillance|replay\.pause|touch\.joker|who\.table|calibrate\.(step\.zones|check\.(index|px_mm|mm|px)|zones\.size)"),
    "ar": re.compile(r"bj\.total|option\.(bet|raise)|hand\.ace_to_five|why\.(bet|source)|touch\.ruling")}
# What is typed or pressed is called as it stands on the keys, in Arabic too.
TYPED = {"Ctrl", "Enter", "R", "Kh", "As", "d", "joker", "fold", "call", "box", "round", "upheld", "rtsp", "genicam",
         "SERIAL", "Shift", "I", "N"}
ISOLATED = re.compile("[\u2066\u2068][^\u2066-\u2069]*\u2069")


def bare(text: str) -> str:
    """What is left when all that is kept whole is taken out, from the inside."""
    while (shorter := ISOLATED.sub("", text)) != text:
        text = shorter
    return text


# ── the tables ──
@pytest.mark.parametrize("tag", TAGS)
def test_every_sentence_is_translated_with_its_values_and_its_optional_parts(tag: str) -> None:
    found = {m.id: m for m in messages(SCREEN, tag) if m.state not in GONE}
    untranslated = [key for key in ENGLISH if key not in found or translated(found[key]) is None]
    assert not untranslated, f"python -m {languages.__name__}, then Qt Linguist"
    wrong = {key: fault for key in ENGLISH
             if (sentence := translated(found[key])) is not None and (fault := faults(ENGLISH[key], sentence))}
    assert not wrong


def _translated(tag: str) -> set[str]:
    return {m.id for m in messages(SCREEN, tag) if translated(m) is not None}


@pytest.mark.parametrize("tag", TAGS)
def test_no_sentence_was_left_in_english(tag: str) -> None:
    sentences = language(tag).sentences
    left = [key for key in ENGLISH if any(letter.isalpha() for form in forms_of(ENGLISH[key]) for letter in
                                          re.sub(r"\{[^}]*\}", "", form))
            and sentences[key] == ENGLISH[key] and not SHARED[tag].fullmatch(key) and key in _translated(tag)]
    assert not left


def test_nothing_in_arabic_is_in_latin_letters_but_keys_of_the_keyboard() -> None:
    translated = _translated("ar")
    latin = {key: words for key, sentence in language("ar").sentences.items()
             if key in translated and not re.search(r"\bkeys?\.|filter\.hint", key)
             and (words := {word for form in forms_of(sentence)
                           for word in re.findall("[A-Za-z]+", re.sub(r"\{[^}]*\}", "", form))} - TYPED)}
    assert not latin


@pytest.mark.parametrize("tag", TAGS)
def test_the_files_are_up_to_date_with_the_english(tag: str) -> None:
    for what, english in ((SCREEN, extraction.screen()), (RULES, extraction.rules())):
        now = tuple(m for m in messages(what, tag) if m.state not in GONE)
        assert {m.id: m.source for m in english} == {m.id: m.source for m in now}, f"python -m {languages.__name__}"


@pytest.mark.parametrize("tag", TAGS)
def test_a_plural_has_as_many_forms_as_qt_linguist_asks_for(tag: str) -> None:
    plurals = [m for m in messages(SCREEN, tag) if m.numerus]
    assert plurals
    assert {len(m.forms) for m in plurals} == {KINDS[tag].plurals}


@pytest.mark.parametrize(("number", "form"), [
    (0, 0), (1, 1), (2, 2), (3, 3), (10, 3), (103, 3), (110, 3), (11, 4), (99, 4), (111, 4), (100, 5), (101, 5),
    (202, 5)])
def test_arabic_tells_six_kinds_of_numbers_apart(number: int, form: int) -> None:
    assert language("ar").form(number) == form


def test_a_number_chooses_its_words() -> None:
    def say(tag: str, boxes: int) -> str:
        return Words(EUR, language(tag)).say(because("thp.announced_too_few", count=boxes, wanted=3))
    assert [say("en", n) for n in (1, 2)] == ["1 last hand was announced; 3 are asked for.",
                                             "2 last hands were announced; 3 are asked for."]
    assert [say("fr", n).split(" ")[1:4] for n in (0, 1, 2)] == [
        ["dernière", "main", "annoncée\u00a0;"]] * 2 + [["dernières", "mains", "annoncées\u00a0;"]]
    assert len({re.sub(r"\d+", "", say("ar", n)) for n in (0, 1, 2, 3, 11, 100)}) == 6


# ── what is said at tables ──
def spoken(monkeypatch: pytest.MonkeyPatch, folder: Path) -> Iterator[Update]:
    """Every state that the game's transcripts pass through."""
    seen: list[Update] = []
    told = test_transcripts._told

    def noted(update: Update) -> Iterator[str]:
        seen.append(update)
        return told(update)
    monkeypatch.setattr(test_transcripts, "_told", noted)
    for file in sorted(folder.glob("*")):
        list(test_transcripts.answers(file.read_text(encoding="utf-8")))
    yield from seen


@pytest.mark.parametrize("game", sorted(p.name for p in test_transcripts.TRANSCRIPTS.iterdir() if p.is_dir()))
def test_every_transcript_can_be_said_in_every_language(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    updates = list(spoken(monkeypatch, test_transcripts.TRANSCRIPTS / game))
    assert updates
    for tag in TAGS:
        words = Words(EUR, language(tag))
        for update in updates:
            reasons = list(dict.fromkeys(said_of(update)))
            said = [words.say(reason) for reason in reasons]
            if update.step is not None:
                said += [words.step(update.step, update.round), words.waits(update.step)]
            assert {reason.key for reason in reasons} <= words.sentences.keys()
            assert all(text and not set("{}[]") & set(text) for text in said)
            if tag == "ar":
                for text in said:
                    assert not re.search("[A-Za-z♠♥♦♣]", bare(text)), text
                    assert not set("\u2066\u2067\u2068\u2069") & set(bare(text)), text


def test_cards_and_amounts_are_whole_from_left_to_right_in_arabic() -> None:
    words = Words(EUR, language("ar"))
    assert words.amount(123_456) == "\u20661,234.56\u2069"
    assert words.cards((Card.parse("As"), Card.parse("4h"))) == "\u2066\u2066A♠\u2069 \u20664♥\u2069\u2069"
    assert words.face(Card.parse("Td")) == "\u206610♦\u2069"
    assert words.chip(2500) == "\u206625\u2069"
    assert words.cards((JOKER, FACE_DOWN)) == "\u2066جوكر مقلوبة\u2069"
    assert words.places((seat(1), seat(3))) == "الخانات 1، 3"
    assert words("why.rule", rule="BJ-SPLIT-4") == "القاعدة \u2068BJ-SPLIT-4\u2069"
    assert words.place(DEALER) == "الموزع"


@given(st.integers(), st.integers(0, 4), st.sampled_from(("fr", "ar")))
def test_an_amount_is_written_alike_in_every_language(money: int, digits: int, tag: str) -> None:
    currency = Currency("XXX", digits)
    assert Words(currency, language(tag)).amount(money).strip("\u2066\u2069") == Words(currency).amount(money)


# ── Qt's own tools ──
def qt(tool: str, *arguments: str) -> None:
    command = which(f"pyside6-{tool}", path=str(Path(sys.executable).parent))
    assert command, f"PySide6 brings {tool}"
    subprocess.run([command, *arguments], check=True, capture_output=True, timeout=60)


@pytest.mark.parametrize("tag", TAGS)
def test_qt_takes_the_files_and_saves_them_as_they_were(tag: str, tmp_path: Path) -> None:
    for what in (SCREEN, RULES):
        file = tmp_path / f"{what}_{tag}.ts"
        text = languages.file_of(what, tag).read_text(encoding="utf-8")
        file.write_text(text, encoding="utf-8", newline="\n")
        qt("lrelease", "-fail-on-invalid", str(file), "-qm", str(tmp_path / "out.qm"))
        (tmp_path / "none.cpp").write_text("int none;\n", encoding="utf-8")
        qt("lupdate", str(tmp_path / "none.cpp"), "-ts", str(file))      # which has none of them, so all have vanished
        assert file.read_text(encoding="utf-8") != text
        again = read(file.read_text(encoding="utf-8"), "again")
        vanished = updated(messages(what, tag), (), KINDS[tag].plurals)
        assert again == vanished
        assert file.read_text(encoding="utf-8") == written(vanished, tag)


# ── bringing them up to date ──
def message(id_: str, source: str, *forms: str, state: State = State.FINISHED, numerus: bool = False) -> Message:
    return Message("common", id_, source, "about it", numerus, forms or ("",), state if forms else State.UNFINISHED)


def test_what_was_translated_stays_what_changed_is_unfinished_and_what_went_has_vanished() -> None:
    old = (message("a", "Deal", "Donner"), message("b", "Take", "Prendre"), message("c", "Gone", "Parti"),
           message("d", "Never", state=State.UNFINISHED), message("e", "Half", "Moitié", state=State.UNFINISHED))
    english = (message("a", "Deal"), message("b", "Take all"), message("n", "{count} new", numerus=True))
    now = {m.id: m for m in updated(old, english, 2)}
    assert now["a"] == message("a", "Deal", "Donner")
    assert (now["b"].forms, now["b"].state, now["b"].before) == (("Prendre",), State.UNFINISHED, "Take")
    assert (now["c"].state, now["e"].state) == (State.VANISHED, State.OBSOLETE)
    assert "d" not in now
    assert (now["n"].forms, now["n"].state) == (("", ""), State.UNFINISHED)
    back = {m.id: m for m in updated(now.values(), (*english, message("c", "Gone")), 2)}
    assert back["c"] == message("c", "Gone", "Parti")
    assert back["b"].before == "Take"
    assert updated(back.values(), (*english, message("c", "Gone")), 2) == tuple(back.values())


TEXT = st.text(st.characters(codec="utf-8", exclude_categories=("Cc", "Cs"), exclude_characters="\ufffe\uffff"))


@given(st.lists(st.builds(Message, st.just("common"), TEXT, TEXT.filter(bool), TEXT, st.just(False), st.tuples(TEXT),
                          st.sampled_from(State), TEXT, TEXT)))
def test_what_is_written_is_read_again(said: list[Message]) -> None:
    assert read(written(said, "fr"), "it") == tuple(said)


def test_the_command_says_what_is_left_and_keeps_the_rest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                          capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(languages, "FOLDER", tmp_path)
    assert main() == FOUND
    assert f"screen_fr.ts: {len(ENGLISH)} texts, {len(ENGLISH)} unfinished" in capsys.readouterr().out
    file = tmp_path / "screen_fr.ts"
    text = file.read_text(encoding="utf-8")
    of_deck = text.index('<message id="place.deck">')
    told = text[of_deck:].replace('<translation type="unfinished"></translation>',
                                  "<translation>Le paquet</translation>", 1)
    file.write_text(text[:of_deck] + told, encoding="utf-8")
    main()
    assert f"screen_fr.ts: {len(ENGLISH)} texts, {len(ENGLISH) - 1} unfinished" in capsys.readouterr().out
    assert "<translation>Le paquet</translation>" in file.read_text(encoding="utf-8")
    file.write_text(text[:200], encoding="utf-8")
    assert main() == CONFIGURATION
    assert str(file) in capsys.readouterr().err


@pytest.mark.parametrize("text", [
    "", "<TS>", "<html/>", "<TS><context><message id='a'><translation type='x'/></message></context></TS>"])
def test_what_is_no_file_of_qt_linguist_is_said_so(text: str) -> None:
    with pytest.raises(TsError, match=r"some\.ts"):
        read(text, "some.ts")


def test_an_unfaithful_translation_is_not_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = languages.file_of(SCREEN, "fr")
    text = file.read_text(encoding="utf-8").replace("Brûler une carte", "Brûler {cards} cartes")
    (tmp_path / file.name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(languages, "FOLDER", tmp_path)
    french = language.__wrapped__("fr")
    assert french.sentences["step.burn"] == ENGLISH["step.burn"]
    assert french.sentences["step.none"] != ENGLISH["step.none"]


# ── the rule book ──
@pytest.mark.parametrize("tag", TAGS)
def test_the_rule_book_has_the_same_rules_in_every_language(tag: str) -> None:
    english, book = load_book(), load_book(tag)
    assert book.entries.keys() == english.entries.keys()
    for key, entry in book.entries.items():
        assert entry.see == english.entries[key].see
        title = rule_texts(tag).get(f"{key}.title")
        assert entry.title == (title or f"[EN] {english.entries[key].title}")


def test_english_needs_no_file() -> None:
    assert language("en") is EN
    with pytest.raises(languages.NoSuchLanguage, match="'xx' found; one of en, fr, ar was expected"):
        language("xx")


@pytest.mark.parametrize("tag", TAGS)
def test_nothing_of_the_rule_book_is_left_in_english(tag: str) -> None:
    assert {key for _, key, _, _ in texts()} == rule_texts(tag).keys()


def test_the_command_tells_rules_in_the_language_that_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    for asked in (["BJ-SPLIT-4"], ["blackjack"], ["A06"], []):
        assert main_command(["rules", *asked, "--language", "ar"]) == FINE
        assert "[EN]" not in capsys.readouterr().out
    assert main_command(["rules", "BJ-SPLIT-4", "--language", "fr"]) == FINE
    assert load_book("fr").rules["BJ-SPLIT-4"].title in capsys.readouterr().out
