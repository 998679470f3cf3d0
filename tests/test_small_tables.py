"""A view printed at a prompt: a small plain table with all that its seat may know."""

from __future__ import annotations

import pytest

from tests.test_scenario_format import position

GIVEN = {
    "elekt": """
moment = "assignment"
round = 3
sceptre = "B"
direction = "anticlockwise"
mission = { A = ["acolyte"], C = ["dignitary", "acolyte"] }
heat = { A = 2, B = 0, C = 3 }
hand = { A = ["acolyte", "ecclesiast"], B = ["acolyte"] }
""",
    "vendetta": """
moment = "planning"
round = 2
ambition = "C"
L1 = { A = "BR04 BR07- +2", B = "GA06-" }
H = { C = "+1" }
alliance = { B = ["victim"] }
hand = { A = ["BR01"], B = ["GA01"], C = ["NO01"] }
location_cards = { L1 = "LC01" }
""",
    "masters": """
moment = "act"
active = "mila"
ap = 1
city = { r1c1 = "h2 e1 m3", r2c3 = "m1" }
dice = [1, 4]
veil = 3
blood = { mila = 2 }
kills = { mila = 4 }
relics = { mila = ["ravens-eye"] }
seals = { r3c3 = "mila" }
""",
    "veto": """
round = 4
initiative = "B"
company = { A = ["uhlik tapped +lewak ~finta"], B = ["roch-kowalski magnates"] }
estates = { B = ["latyfundium"] }
hand = { A = ["wiwat"], B = ["nie-pozwalam"] }
ducats = { A = 3 }
election = "A"
kreski = { B = 5 }
discard = { A = ["wiwat"] }
""",
}
SHOWN = {
    "elekt": (
        """
Elekt, round 3, assignment; Sceptre B, anticlockwise
  mission  [blank-mission]  A: acolyte; C: dignitary, acolyte
influence  [blank-influence]  nobody
    court  [blank-privilege]  nobody
        A  titles 0, heat 2, hand 2 (acolyte, ecclesiast)
        B  titles 0, heat 0, hand 1 (acolyte)
        C  titles 0, heat 3, hand 2 (assassin, nameless)
B decides: assign (EL-402)""",
        """
Elekt, round 3, assignment; Sceptre B, anticlockwise
  mission  [blank-mission]  A: acolyte; C: dignitary, acolyte
influence  [blank-influence]  nobody
    court  [blank-privilege]  nobody
        A  titles 0, heat 2, hand 2 (acolyte)
        B  titles 0, heat 0, hand 1 (acolyte)
        C  titles 0, heat 3, hand 2 (assassin, nameless)
B decides: assign (EL-402)""",
    ),
    "vendetta": (
        """
Vendetta, round 2, planning; Ambition C
       L1 (LC01)  [AL19]  A: BR04 BR07- +2; B: ?-
       L2  [AL20]  nobody
        H  [AL23]  C: +1
        A  brujah: blood 7, influence 3, Alliance victim, hand 1
        B  gangrel: blood 7, influence 3, Alliance victim, hand 1
        C  nosferatu: blood 7, influence 3, Alliance victim, hand 1
C decides: plan (VE-603)""",
        """
Vendetta, round 2, planning; Ambition C
       L1 (LC01)  [AL19]  A: BR04 ?- +2; B: GA06-
       L2  [AL20]  nobody
        H  [AL23]  C: +1
        A  brujah: blood 7, influence 3, Alliance victim, hand 1
        B  gangrel: blood 7, influence 3, Alliance victim, hand 1
        C  nosferatu: blood 7, influence 3, Alliance victim, hand 1
C decides: plan (VE-603)""",
    ),
    "masters": (
        """
Masters of the Night, medium, round 1, night; leader agnieszka, mila acts with 1 AP
Veil 3; dice 1 4 (4 aside); pools: 8 agents, 6 minions, 4 blood; 15 events, 13 relics
railway-station h2 e1 m3 [agnieszka ishtvan mila] | museum                             | asylum
city-park                          | nightclub                          | newspaper-office m1
police-station                     | cathedral                          | old-cemetery sealed
agnieszka (A) at r1c1: blood 4, kills 0
ishtvan (B) at r1c1: blood 4, kills 0
mila (C) at r1c1: blood 2, kills 4, ravens-eye
C decides: act (MN-610)""",
        """
Masters of the Night, medium, round 1, night; leader agnieszka, mila acts with 1 AP
Veil 3; dice 1 4 (4 aside); pools: 8 agents, 6 minions, 4 blood; 15 events, 13 relics
railway-station h2 e1 m3 [agnieszka ishtvan mila] | museum                             | asylum
city-park                          | nightclub                          | newspaper-office m1
police-station                     | cathedral                          | old-cemetery sealed
agnieszka (A) at r1c1: blood 4, kills 0
ishtvan (B) at r1c1: blood 4, kills 0
mila (C) at r1c1: blood 2, kills 4, ravens-eye
C decides: act (MN-610)""",
    ),
    "veto": (
        """
Veto!, round 4, game phase; initiative B, pool 11 kreski
election announced by A
 A blank-faction: 3 ducats, 5 kreski, hand 1 (wiwat), deck 20, discards 1 [wiwat]
    electoral: uhlik 4/1 (tapped) +lewak +1 face down
*B blank-faction: 10 ducats, 5 kreski, hand 1, deck 20, discards 0 []
    magnates: roch-kowalski 6/1
    latyfundium
B decides: turn (VT-904)""",
        """
Veto!, round 4, game phase; initiative B, pool 11 kreski
election announced by A
 A blank-faction: 3 ducats, 5 kreski, hand 1, deck 20, discards 1 [wiwat]
    electoral: uhlik 4/1 (tapped) +lewak +1 face down
*B blank-faction: 10 ducats, 5 kreski, hand 1 (nie-pozwalam), deck 20, discards 0 []
    magnates: roch-kowalski 6/1
    latyfundium
B decides: turn (VT-904)""",
    ),
}


@pytest.mark.parametrize("game", GIVEN)
def test_a_view_prints_as_a_small_table(game: str) -> None:
    table = position(game, GIVEN[game].strip())
    for seat, shown in enumerate(SHOWN[game]):
        assert [line.rstrip() for line in str(table.view(seat)).splitlines()] == shown.strip(
            "\n"
        ).splitlines()
