"""The example bot plays a whole game over HTTP."""

import importlib.util
from pathlib import Path

import pytest

from tests.web.house import Open


@pytest.mark.slow
def test_the_http_bot_plays_to_the_end(house: Open) -> None:
    file = Path(__file__).parents[2] / "examples" / "http_bot.py"
    spec = importlib.util.spec_from_file_location("http_bot", file)
    assert spec is not None
    assert spec.loader is not None
    bot = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(bot)
    maker = house.visitor()
    table = maker.new_table("person", "random")
    winners = bot.play(house.url + maker.links(table)[0])
    assert winners
    assert house.table(table).game.is_over
