"""An animated WebP from single pictures, put together by hand: https://developers.google.com/speed/webp/docs/riff_container"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Final

ANIMATED: Final = 0x02
PICTURE: Final = (b"VP8 ", b"VP8L", b"ALPH")  # chunks of a still picture that a frame holds


def film(pictures: Sequence[bytes], width: int, height: int, milliseconds: int = 700) -> bytes:
    """A film of still pictures (WebP, all of one size), each shown so long, the last longer, for ever."""
    head = struct.pack("<B3x", ANIMATED) + _size(width) + _size(height)
    chunks = [_chunk(b"VP8X", head), _chunk(b"ANIM", struct.pack("<IH", 0, 0))]
    for number, picture in enumerate(pictures):
        shown = milliseconds if number < len(pictures) - 1 else 4 * milliseconds
        frame = bytes(6) + _size(width) + _size(height) + shown.to_bytes(3, "little") + b"\x02"
        chunks.append(_chunk(b"ANMF", frame + b"".join(_chunk(*each) for each in _parts(picture))))
    body = b"WEBP" + b"".join(chunks)
    return b"RIFF" + struct.pack("<I", len(body)) + body


def _size(number: int) -> bytes:
    """A width or height, as the format writes it: less one, in three bytes."""
    return (number - 1).to_bytes(3, "little")


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def _parts(picture: bytes) -> list[tuple[bytes, bytes]]:
    """The chunks of a still picture that hold the picture itself."""
    if picture[:4] != b"RIFF" or picture[8:12] != b"WEBP":
        raise ValueError("This is no WebP picture.")
    found, at = [], 12
    while at < len(picture):
        name, size = picture[at : at + 4], int.from_bytes(picture[at + 4 : at + 8], "little")
        if name in PICTURE:
            found.append((name, picture[at + 8 : at + 8 + size]))
        at += 8 + size + size % 2
    return found
