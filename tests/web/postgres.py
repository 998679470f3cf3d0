"""Tests that need PostgreSQL are left out loudly where it is missing."""

from __future__ import annotations

import pytest

from tests.web.serving import postgres_programs

needs_postgres = pytest.mark.skipif(
    postgres_programs() is None,
    reason="NO POSTGRESQL: several servers are NOT tested. apt-get install postgresql",
)
