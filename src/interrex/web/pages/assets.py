"""Styles and pictures of games from elsewhere: what lies in ``static/`` of their packages, nothing else."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from fastapi.responses import Response

from interrex import games
from interrex.web.access.refusals import Refused
from interrex.web.show.assets import PREFIX, files_of, kind_of

router: Final = APIRouter(include_in_schema=False)


@router.get(f"/static/{PREFIX}/{{game}}/{{name}}")
async def file(game: str, name: str) -> Response:
    """One file that the game brings along."""
    found = files_of(game).get(name) if game in games() else None
    if found is None:
        raise Refused(404, "no-such-page")
    return Response(found, media_type=kind_of(name))
