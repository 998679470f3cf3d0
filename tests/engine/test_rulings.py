"""Rulings: switches with a default, checked before a game begins."""

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

import interrex
from interrex.engine.errors import BadSetting
from interrex.engine.rulings import all_rulings, check_switches, parse_switch, ruling


@dataclass(frozen=True, slots=True)
class Rulings:
    heat: int = ruling("X-R1", 1, 2, 3)
    open_hands: bool = ruling("X-R2", True, False)
    take: int | str = ruling("X-R3", 1, "all")


KNOWN = all_rulings(Rulings)


def test_the_register_has_ids_names_and_readings_default_first() -> None:
    assert [(each.ruling_id, each.name, each.default) for each in KNOWN] == [
        ("X-R1", "heat", 1),
        ("X-R2", "open_hands", True),
        ("X-R3", "take", 1),
    ]
    assert KNOWN[0].readings == (1, 2, 3)


def test_only_switches_off_their_default_are_kept_in_order() -> None:
    assert check_switches(KNOWN, {"take": "all", "open_hands": True, "heat": 2}) == {"heat": 2, "take": "all"}
    assert check_switches(KNOWN, {}) == {}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"cold": 1}, "There is no ruling 'cold'. Rulings of this game: heat, open_hands, take."),
        ({"heat": 4}, "Ruling heat (X-R1) cannot be 4. Its readings: 1, 2, 3."),
        ({"heat": True}, "Ruling heat (X-R1) cannot be true. Its readings: 1, 2, 3."),
        ({"open_hands": 0}, "Ruling open_hands (X-R2) cannot be 0. Its readings: true, false."),
        ({"take": "none"}, "Ruling take (X-R3) cannot be none. Its readings: 1, all."),
    ],
)
def test_a_wrong_name_or_reading_is_refused(changes: dict[str, int | str], message: str) -> None:
    with pytest.raises(BadSetting) as bad:
        check_switches(KNOWN, changes)
    assert str(bad.value) == message


@pytest.mark.parametrize(
    ("text", "switch"),
    [
        ("heat=2", ("heat", 2)),
        (" heat = -2 ", ("heat", -2)),
        ("open_hands=false", ("open_hands", False)),
        ("open_hands=true", ("open_hands", True)),
        ("take=all", ("take", "all")),
        ("take=a=b", ("take", "a=b")),
        ("take=--2", ("take", "--2")),
        ("take=²", ("take", "²")),
        ("take=-", ("take", "-")),
    ],
)
def test_a_switch_is_read_from_a_command_line(text: str, switch: tuple[str, object]) -> None:
    name, value = parse_switch(text)
    assert (name, value) == switch
    assert type(value) is type(switch[1])


@pytest.mark.parametrize("text", ["", "heat", "=2", "heat=", " = "])
def test_what_is_no_switch_is_refused(text: str) -> None:
    with pytest.raises(BadSetting, match="write name=value"):
        parse_switch(text)


@given(st.text(max_size=12) | st.from_regex(r"heat=[-+0-9²٣]{1,6}", fullmatch=True))
def test_whatever_is_typed_only_a_bad_setting_comes_of_it(text: str) -> None:
    try:
        name, _ = parse_switch(text)
    except BadSetting:
        return
    assert name.strip()


def test_a_variant_of_another_type_is_refused() -> None:
    """1 is no word for yes, in rulings and in variants."""
    with pytest.raises(BadSetting, match=r"Variant teams of .* cannot be 1. Choose: false, true."):
        interrex.new("vendetta", 4, 1, teams=1)
    assert interrex.new("vendetta", 4, 1, teams=True).settings.variants == {"teams": True}
