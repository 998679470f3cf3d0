"""Films for the documentation: an animated WebP holds its pictures unchanged, each in a frame of its own."""

import struct

import pytest

from scripts.film import film


def still(picture: bytes) -> bytes:
    """A file of one picture; what else it says of itself is left out of a film."""
    chunks = b"EXIF" + struct.pack("<I", 3) + b"abc\0" + b"VP8 " + struct.pack("<I", len(picture)) + picture
    chunks += b"\0" * (len(picture) % 2)
    return b"RIFF" + struct.pack("<I", 4 + len(chunks)) + b"WEBP" + chunks


def chunks(data: bytes) -> list[tuple[bytes, bytes]]:
    found = []
    while data:
        size = int.from_bytes(data[4:8], "little")
        found.append((data[:4], data[8 : 8 + size]))
        assert len(data) >= 8 + size + size % 2
        data = data[8 + size + size % 2 :]
    return found


def test_a_film_holds_its_pictures() -> None:
    pictures = [b"one", b"three", b"four"]
    made = film([still(each) for each in pictures], 960, 600, 700)
    assert made[:4] == b"RIFF"
    assert int.from_bytes(made[4:8], "little") == len(made) - 8
    head, animation, *frames = chunks(made[12:])
    assert [name for name, _ in (head, animation)] == [b"VP8X", b"ANIM"]
    assert head[1][4:10] == (959).to_bytes(3, "little") + (599).to_bytes(3, "little")
    assert [chunks(data[16:]) for _, data in frames] == [[(b"VP8 ", each)] for each in pictures]
    assert [int.from_bytes(data[12:15], "little") for _, data in frames] == [700, 700, 2800]


def test_what_is_no_picture_is_refused() -> None:
    with pytest.raises(ValueError, match="no WebP"):
        film([b"PNG"], 1, 1)
