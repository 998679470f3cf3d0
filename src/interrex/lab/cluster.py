"""Ray clusters: several machines for work that is otherwise done on one."""

from __future__ import annotations

import socket
from typing import Any, Final

from interrex.engine.errors import BadSetting

PATIENCE: Final = 5.0  # seconds to wait for an answer of a cluster


def connected(address: str, cores: int = 0) -> Any:
    """Ray, connected to the cluster at that address; `local` starts one here, with so many cores (0: all)."""
    try:
        import ray
    except ImportError:
        raise BadSetting("--ray needs Ray. It comes with `pip install interrex[ray]`.") from None
    where: dict[str, Any] = {"address": address}
    if address == "local":
        where["num_cpus"] = cores or None
    else:
        _knock(address)
    try:
        ray.init(**where, log_to_driver=False, include_dashboard=False, ignore_reinit_error=True)
    except (ConnectionError, RuntimeError, ValueError) as wrong:
        first = str(wrong).splitlines()[0]
        raise BadSetting(f"There is no Ray cluster at {address!r}: {first}") from None
    return ray


def _knock(address: str) -> None:
    """Refuse an address at which nobody listens; Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        return  # such as ``auto``: Ray looks for it
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as wrong:
        why = getattr(wrong, "strerror", None) or str(wrong)
        raise BadSetting(f"There is no Ray cluster at {address!r}: {why}") from None
