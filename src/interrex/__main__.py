"""``python -m interrex``: the same as the ``interrex`` command."""

from interrex.cli import main

main()
