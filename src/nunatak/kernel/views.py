"""Who may see it? What never changes, what is open, and what one seat knows besides.

A game declares three forms and brings three compiled verbs that fill their records. A view is the
only way out of a position: the ground and what is open, with what a seat knows besides in its own
entry of `seats`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias, TypedDict

from nunatak.kernel import defaults
from nunatak.kernel.forms import Forms, Schema, schema_of
from nunatak.kernel.shown import Change, Layout, Shown
from nunatak.kernel.state import State

View: TypeAlias = dict[str, Any]


class Nothing(TypedDict):
    """An open game has no secrets, a bare one no ground."""


class Player(TypedDict):
    """The entry of a seat, in a game that has no more to say of it."""

    points: int


def show_nothing(state: State, out: Shown) -> None:
    """Nothing is to be told."""


def know_nothing(state: State, seat: int, out: Shown) -> None:
    """A seat of an open game knows what everybody does."""


@dataclass(frozen=True)
class Views:
    """The forms of a game, and the compiled verbs that fill their records."""

    public: Any
    show: Callable[[State, Shown], None]
    ground: Any = Nothing
    show_ground: Callable[[State, Shown], None] = show_nothing
    private: Any = Nothing  # what a seat knows besides
    know: Callable[[State, int, Shown], None] = know_nothing
    redeal: Callable[[State, int, Any], None] = defaults.redeal_chance
    prospects: Callable[[State, int | None], dict[str, Any]] = defaults.no_prospects
    foreseen: Any = Nothing  # the form of the prospects
    prefix: str = ""  # of the names of the structures, where several games are described together

    @property
    def hidden(self) -> bool:
        """Whether there is anything that a seat may not see."""
        return self.redeal is not defaults.redeal_chance

    @cached_property
    def ground_layout(self) -> Layout:
        """Of what never changes."""
        return Layout(self.ground, self.prefix)

    @cached_property
    def public_layout(self) -> Layout:
        """Of what is open."""
        return Layout(self.public, self.prefix)

    @cached_property
    def private_layout(self) -> Layout:
        """Of what one seat knows besides."""
        return Layout(self.private, self.prefix)

    # -------------------------------------------------------------- records

    def grounds(self, state: State) -> Shown:
        """The record of what never changes."""
        out = self.ground_layout.empty()
        self.show_ground(state, out)
        return out

    def open(self, state: State) -> Shown:
        """The record of what is open."""
        out = self.public_layout.empty()
        self.show(state, out)
        return out

    def known(self, state: State, seat: int) -> Shown:
        """The record of what a seat knows besides."""
        out = self.private_layout.empty()
        self.know(state, seat, out)
        return out

    # -------------------------------------------------------------- plain data

    def view(self, state: State, seat: int | None) -> View:
        """All that the seat may know, made anew; None is a spectator."""
        ground = self.ground_layout.plain(self.grounds(state))
        found = ground | self.public_layout.plain(self.open(state))
        for sitting in found["seats"]:
            for name in self.private_names:
                sitting.setdefault(name, None)
        if seat is not None and self.private_names:
            found["seats"][seat] |= self.private_layout.plain(self.known(state, seat))
        return found

    @cached_property
    def private_names(self) -> tuple[str, ...]:
        """The fields of a seat's entry that only the seat itself has."""
        return tuple(self.private_layout.root.parts)

    def public_changes(self, before: Shown, after: Shown) -> list[Change]:
        """What has changed for everybody."""
        return self.public_layout.changes(before, after)

    def private_changes(
        self, before: Shown, after: Shown, seat: int, public: list[Change]
    ) -> list[Change]:
        """What has changed for a seat alone, and what a public change has just covered."""
        found = {change[0]: change for change in self.private_layout.changes(before, after)}
        covered = {
            change[0][2]
            for change in public
            if change[0][:2] == ("seats", seat) and change[0][2] in self.private_names
        }
        if covered:
            known = self.private_layout.plain(after)
            found |= {(name,): ((name,), known[str(name)]) for name in covered}
        return [(("seats", seat, *change[0]), *change[1:]) for change in found.values()]

    def schema(self, known: dict[str, Schema]) -> Schema:
        """A view as a JSON schema; its structures are added to the known."""
        root: Schema = {}
        for layout in (self.ground_layout, self.public_layout):
            layout.schema(known)
            root |= known.pop(self.prefix + layout.form.__name__)["properties"]
        self._add_private(root, known)
        return {
            "type": "object",
            "properties": root,
            "required": list(root),
            "additionalProperties": False,
        }

    def foreseen_schema(self, known: Forms) -> Schema:
        """Prospects as a JSON schema; their structures are added to the known."""
        prefix = f"{self.prefix}Foreseen"
        schema_of(self.foreseen, known, prefix)
        return known.pop(prefix + self.foreseen.__name__)

    def _add_private(self, root: Schema, known: dict[str, Schema]) -> None:
        """A seat's entry may have what the seat knows besides, or nothing in its place."""
        self.private_layout.schema(known)
        private = known.pop(self.prefix + self.private.__name__)["properties"]
        if private:
            seat = known[root["seats"]["items"]["$ref"].rpartition("/")[2]]
            for name, schema in private.items():
                seat["properties"].setdefault(name, {"anyOf": [schema, {"type": "null"}]})
            seat["required"] = list(seat["properties"])
