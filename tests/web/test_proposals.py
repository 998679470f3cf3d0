"""Proposals: in a cooperative game anyone proposes, the decider confirms."""

import httpx
import pytest

from interrex.engine.chance import Chance
from interrex.games import OWN, game_spec
from tests.web.house import Open, Visitor, play_some, seated


def send(who: Visitor, table: str, what: str, word: str, turn: int, seat: str = "") -> httpx.Response:
    fields = {"token": who.token(), "word": word, "turn": turn, "seat": seat}
    return who.post(f"/t/{table}/{what}", data=fields, headers={"accept": "application/json"})


def several_options(house: Open, table: str) -> int:
    """Play on until a decision has several options; who decides."""
    live = house.table(table)
    for step in range(50):
        if len(live.game.decisions[0].options) > 2:
            return int(live.game.seats_asked[0])
        play_some(house, table, 1, step)
    raise AssertionError("no decision with several options")


def test_one_proposes_and_the_decider_confirms(house: Open) -> None:
    table, maker, people = seated(house, 3, "masters")
    decider = several_options(house, table)
    live = house.table(table)
    decision, turn = live.game.decisions[0], live.opened[decider]
    friend = people[(decider + 1) % 3]
    page = friend.get(f"/t/{table}").text
    assert f'action="/t/{table}/propose"' in page
    assert page.count('class="option"') == len(decision.options)
    assert 'class="option"' not in maker.get(f"/t/{table}").text  # who watches proposes nothing
    before = live.game.fingerprint()
    assert send(friend, table, "propose", decision.options[1], turn).status_code == 200
    assert live.game.fingerprint() == before  # nothing is chosen yet
    name = f"Person {(decider + 1) % 3}"
    seen = people[decider].get(f"/t/{table}").text
    assert f"proposed by {name}" in seen
    assert "data-advised=" in seen  # it is lit on the board,
    assert "data-matters" not in seen  # and no rule of thumb speaks against it
    assert "Confirm" in seen
    proposals = people[decider].state(table)["talk"]["proposals"]
    letters = "ABC"[(decider + 1) % 3], "ABC"[decider]
    assert proposals == [{"seat": letters[0], "to": letters[1], "word": decision.options[1]}]
    house.hall.forget(live)
    live = house.table(table)
    assert people[decider].state(table)["talk"]["proposals"] == proposals  # it survives a restart
    assert send(people[decider], table, "choose", decision.options[1], turn).status_code == 200
    assert live.choices[-1] == (decider, decision.options[1])
    assert people[decider].state(table)["talk"]["proposals"] == []


def test_a_proposal_is_replaced_and_withdrawn(house: Open) -> None:
    table, _, people = seated(house, 2, "masters")
    decider = several_options(house, table)
    live = house.table(table)
    one, two = live.game.decisions[0].options[:2]
    friend, turn = people[1 - decider], live.opened[decider]
    for word, stands in ((one, [one]), (two, [two]), (two, [])):
        assert send(friend, table, "propose", word, turn).status_code == 200
        assert [each["word"] for each in friend.state(table)["talk"]["proposals"]] == stands


def test_bad_proposals_are_refused(house: Open) -> None:
    table, maker, people = seated(house, 2, "masters")
    decider = several_options(house, table)
    live = house.table(table)
    word, turn = live.game.decisions[0].options[0], live.opened[decider]
    friend, number = people[1 - decider], live.number
    illegal = send(friend, table, "propose", "fly to the moon", turn)
    assert illegal.status_code == 409
    assert "Possible:" in illegal.json()["refused"]
    assert send(friend, table, "propose", word, turn + 5).status_code == 409
    assert send(people[decider], table, "propose", word, turn).status_code == 409
    assert send(maker, table, "propose", word, turn).status_code == 403
    assert send(friend, table, "propose", word, turn, "AB"[decider]).status_code == 403
    assert live.number == number


@pytest.mark.parametrize("game", [name for name in OWN if not game_spec(name).cooperative])
def test_rivals_propose_nothing(house: Open, game: str) -> None:
    table, _, people = seated(house, 3, game)
    decider = several_options(house, table)
    live = house.table(table)
    asked = set(live.game.seats_asked)
    other = next((seat for seat in range(3) if seat not in asked), None)
    assert people[decider].state(table)["talk"]["open_decision"] is None
    if other is not None:
        page = people[other].get(f"/t/{table}").text
        assert 'class="option"' not in page
        word = live.game.decisions[0].options[0]
        assert send(people[other], table, "propose", word, live.opened[decider]).status_code == 409


def test_bots_are_asked_for_advice(house: Open) -> None:
    me = house.visitor()
    table = me.new_table("person", "random", "random", sit="yes", game="masters")
    live = house.table(table)
    state = me.state(table)
    for _ in range(5000):
        state = me.state(table)
        if state["decision"] is not None:
            if len(state["decision"]["options"]) > 2:
                break
            me.choose(table, state["decision"]["options"][0], state["decision"]["turn"])
    turn = state["decision"]["turn"]
    assert send(me, table, "advice", "", turn).status_code == 200
    proposals = me.state(table)["talk"]["proposals"]
    assert [each["seat"] for each in proposals] == ["B", "C"]
    assert all(each["word"] in state["decision"]["options"] for each in proposals)
    assert live.choices[-1:] != [(0, proposals[0]["word"])] or live.opened[0] == turn


def test_what_others_may_propose_is_no_secret(house: Open) -> None:
    """The options shown to a friend are the same in every world the friend cannot tell apart."""
    table, _, people = seated(house, 3, "masters")
    live = house.table(table)
    chance = Chance.from_seed(3)
    compared = 0
    for step in range(12):
        play_some(house, table, 6, step)
        if live.game.is_over:
            break
        real = live.session.game
        seat = (real.seats_asked[0] + 1) % 3
        seen = people[seat].get(f"/t/{table}").text.partition('id="region-prompt"')[2]
        live.session.game = real.sample_world(seat, chance)
        try:
            again = people[seat].get(f"/t/{table}").text.partition('id="region-prompt"')[2]
        finally:
            live.session.game = real
        assert seen == again
        compared += 'class="option"' in seen
    assert compared > 2


def asked(who: Visitor, table: str, turn: int) -> httpx.Response:
    """Ask over the API what the search makes of one's decision."""
    return who.post(
        f"/api/tables/{table}/thought", json={"turn": turn}, headers={"x-form-token": who.token()}
    )


@pytest.mark.parametrize("game", ["masters", "elekt"])
def test_the_search_says_what_it_makes_of_a_decision(house: Open, game: str) -> None:
    """Where all win together, and against bots alone; the same thought is given again, not thought anew."""
    me = house.visitor()
    table = me.new_table("person", "random", sit="yes", game=game)
    decision = None
    for _ in range(5000):
        decision = me.state(table)["decision"]
        if decision is not None:
            if len(decision["options"]) > 2:
                break
            me.choose(table, decision["options"][0], decision["turn"])
    assert decision is not None
    answer = asked(me, table, decision["turn"])
    assert answer.status_code == 200, answer.text
    thought = answer.json()
    assert {each["option"] for each in thought["options"]} == set(decision["options"])
    assert sum(each["share"] for each in thought["options"]) == pytest.approx(1, abs=0.01)
    for each in thought["options"]:
        assert each["interval"][0] <= each["chance"] <= each["interval"][1]
        assert len(each["why"]) == len(each["reasons"])
        assert not any("-reason-" in sentence for sentence in each["why"])
    assert asked(me, table, decision["turn"]).json() == thought
    assert asked(me, table, decision["turn"] + 7).status_code == 409
    assert me.state(table)["decision"] == decision  # nothing was chosen


def test_against_people_there_is_no_advice(house: Open) -> None:
    table, _, people = seated(house, 3, "elekt")
    decider = several_options(house, table)
    live = house.table(table)
    refused = asked(people[decider], table, live.opened[decider])
    assert refused.status_code == 409
    assert "advice" in refused.text
    assert not live.thoughts


def test_the_advice_of_bots_comes_with_reasons(house: Open) -> None:
    me = house.visitor()
    table = me.new_table("person", "random", sit="yes", game="masters")
    live = house.table(table)
    while True:
        decision = me.state(table)["decision"]
        if decision is not None:
            if len(decision["options"]) > 2:
                break
            me.choose(table, decision["options"][0], decision["turn"])
    assert send(me, table, "advice", "", decision["turn"]).status_code == 200
    word = me.state(table)["talk"]["proposals"][0]["word"]
    reason = {"fact": "quiet", "about": {}, "share": 0.7}
    for each in live.thoughts[0][1]["options"]:
        each["reasons"] = [reason] if each["option"] == word else []
    live.cache.clear()
    assert "70" in me.get(f"/t/{table}").text.partition('class="proposals"')[2].partition("</form>")[0]
