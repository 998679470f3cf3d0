"""``python -m interrex.cli``: the command line without its script."""

from interrex.cli import main

main()
