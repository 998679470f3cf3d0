"""The tests run on the sources, whatever was built; INTERREX_COMPILED=yes runs them on what is compiled."""

import os

os.environ.setdefault("INTERREX_COMPILED", "no")
