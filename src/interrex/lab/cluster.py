"""Ray clusters: several machines for work that is otherwise done on one."""

from __future__ import annotations

from typing import Any

from interrex.engine.errors import BadSetting


def connected(address: str) -> Any:
    """Ray, connected to the cluster at that address; `local` starts one here."""
    try:
        import ray
    except ImportError:
        raise BadSetting("--ray needs Ray. It comes with `pip install interrex[ray]`.") from None
    try:
        where = {} if address == "local" else {"address": address}
        ray.init(**where, log_to_driver=False, include_dashboard=False, ignore_reinit_error=True)
    except (ConnectionError, RuntimeError, ValueError) as wrong:
        first = str(wrong).splitlines()[0]
        raise BadSetting(f"There is no Ray cluster at {address!r}: {first}") from None
    return ray
