"""A bot that plays over HTTP: `python examples/http_bot.py LINK` takes the link's seat, plays at random.

Only the standard library. A link is what the creator of a table sends to friends.
"""

from __future__ import annotations

import json
import random
import sys
import time
import urllib.error
import urllib.request
from typing import Any


def call(url: str, key: str = "", body: dict[str, Any] | None = None) -> Any:
    """Ask the table something, or tell it something."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {key}"} if key else {})
    request = urllib.request.Request(url, json.dumps(body).encode() if body else None, headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def play(link: str) -> list[str]:
    """Sit down and choose until the game is over; the winners."""
    server, _, token = link.rpartition("/s/")
    seat = call(f"{server}/api/links/{token}", body={"name": "Random bot"})
    table = f"{server}/api/tables/{seat['table']}"
    while not (state := call(table, seat["key"]))["over"]:
        decision = state["decision"]
        if decision is None:
            time.sleep(0.2)
            continue
        word = random.choice(decision["options"])
        try:
            call(f"{table}/choose", seat["key"], {"word": word, "turn": decision["turn"]})
        except urllib.error.HTTPError as refused:
            if refused.code != 409:  # 409: the table has moved on; look again
                raise
    return list(state["winners"])


if __name__ == "__main__":
    print("Won by", " ".join(play(sys.argv[1])))
