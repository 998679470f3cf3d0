"""A file that is no TOML is refused in words, with its line and what the line lacks."""

from __future__ import annotations

import pytest

from interrex.engine.errors import BadFile
from interrex.engine.packs import LANGUAGES
from interrex.games import own_pack, pack_game
from interrex.words import Words

HEAD = '[pack]\nid = "a"\ngame = "elekt"\nextends = "house"\nname = { en = "My box" }\n'
RAW = ("document", "Expected", "Unescaped", "Invalid", "Illegal")  # words of the reader of TOML


@pytest.mark.parametrize(
    ("lines", "line", "kind"),
    [
        ('[[unit]\nid = "x"\n', 6, "toml-heading"),
        ("[[unit]]\nid = x\n", 7, "toml-value"),
        ("[[unit]]\ntext = “x”\n", 7, "toml-value"),
        ('[[unit]]\nid = "x\n', 7, "toml-quote"),
        ("[[unit]]\nhello world\n", 7, "toml-equals"),
        ('[[unit]]\nid = "x"\nid = "y"\n', 8, "toml-twice"),
        ('[[unit]]\nname = { en = "a" pl = "b" }\n', 7, "toml-comma"),
        ('[[unit]]\neffect = ["a()"\n', 7, "toml-comma"),
        ('[[unit]]\nname = { en = "a", }\n', 7, "toml-last-comma"),
        ('[[unit]]\nname = { en = "a",\npl = "b" }\n', 7, "toml-last-comma"),
        ('[[unit]]\ntext = "C:\\dir"\n', 7, "toml-backslash"),
        ('[[unit]]\ntext = "a\\uZZ"\n', 7, "toml-backslash"),
        ('[[unit]]\nnazwą = "a"\n', 7, "toml-letter"),
        ('[[unit]]\nżar = "a"\n', 7, "toml-letter"),
        ('[[unit]]\nname = { ó = "a" }\n', 7, "toml-letter"),
        ("[[żołnierz]]\n", 6, "toml-letter"),
        ("[[unit]]\nid = 'x\n", 7, "toml-quote"),
        ('[[unit]]\nid = \'x\ntext = "a"\n', 7, "toml-quote"),
        ("[[unit]]\nid = 'x\ntext = 'a'\n", 7, "toml-quote"),
        ('[[unit]]\ntext = """x\nand more\n', 7, "toml-quote"),
        ('[[unit]]\ntext = "Say "no" once"\n', 7, "toml-inner-quote"),
        ('[[unit]]\nname = { en = "Say "no" once" }\n', 7, "toml-inner-quote"),
        ('[[unit]]\ntext = ["Say "no" once"]\n', 7, "toml-inner-quote"),
        ("[[unit]]\ntext = 'don't'\n", 7, "toml-apostrophe"),
        ('[[unit]]\ntext = "a";\n', 7, "toml-rest"),
        ('[[unit]]\ntext = "a" "b"\n', 7, "toml-rest"),
        ("[[unit]]\nx =\n", 7, "toml-value"),
        ("[[unit]]\nx: 1\n", 7, "toml-equals"),
        ("[[]]\n", 6, "toml-heading"),
        ("[pack]\n", 6, "toml-twice"),
        ("[[unit]]\nx = 1 # \x01\n", 7, "toml-sign"),
    ],
)
@pytest.mark.parametrize("ending", ["\n", "", "\n\n  \n"], ids=["newline", "none", "blank"])
def test_a_line_that_cannot_be_read_is_told_in_words(lines: str, line: int, kind: str, ending: str) -> None:
    lines = lines.removesuffix("\n") + ending
    with pytest.raises(BadFile) as bad:
        own_pack("elekt", HEAD + lines, "pack.toml")
    assert bad.value.line == line
    assert [why.kind for why in bad.value.reasons] == [kind]
    for language in LANGUAGES:
        said = Words(language, "elekt").why(bad.value)
        assert "TOML" not in said
        assert str(line) in said
        assert (HEAD + lines).split("\n")[line - 1] in said
        assert not any(english in said for english in RAW)
    with pytest.raises(BadFile) as bad:
        pack_game(HEAD + lines, "pack.toml")
    assert bad.value.line == line
