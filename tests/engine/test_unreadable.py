"""A file that is no TOML is refused in words, with its line and what the line lacks."""

from __future__ import annotations

import pytest

from interrex.engine.errors import BadFile
from interrex.engine.packs import LANGUAGES
from interrex.games import own_pack, pack_game
from interrex.words import Words

HEAD = '[pack]\nid = "a"\ngame = "elekt"\nextends = "house"\nname = { en = "My box" }\n'


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
    ],
)
def test_a_line_that_cannot_be_read_is_told_in_words(lines: str, line: int, kind: str) -> None:
    with pytest.raises(BadFile) as bad:
        own_pack("elekt", HEAD + lines, "pack.toml")
    assert bad.value.line == line
    assert [why.kind for why in bad.value.reasons] == [kind]
    for language in LANGUAGES:
        said = Words(language, "elekt").why(bad.value)
        assert "TOML" not in said
        assert str(line) in said
        assert (HEAD + lines).split("\n")[line - 1] in said
    with pytest.raises(BadFile) as bad:
        pack_game(HEAD + lines, "pack.toml")
    assert bad.value.line == line
