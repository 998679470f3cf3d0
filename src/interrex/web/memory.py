"""A memory for what takes time to make: made once for the same arguments."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import Generic, TypeVar

T = TypeVar("T")


class Memory(Generic[T]):
    """A cache of made things by what they were made from; what has not been used for long is dropped."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.fresh: dict[Hashable, T] = {}
        self.old: dict[Hashable, T] = {}

    def find(self, known: Hashable, make: Callable[[], T]) -> T:
        """What was made before from the same, else a new one."""
        found = self.fresh.get(known)
        if found is None:
            found = self.old.get(known)
            self.fresh[known] = found = make() if found is None else found
            if len(self.fresh) >= self.most:
                self.old, self.fresh = self.fresh, {}
        return found

    def cached(self, make: Callable[..., T], *args: Hashable) -> T:
        """What a function made before from the same arguments, else a new one."""
        return self.find((make, args), partial(make, *args))
