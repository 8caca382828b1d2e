"""What can be tried?"""

from collections.abc import Mapping
from typing import Self

from nunatak.games.lonewolves.data import HAND, PLACES, SIDES
from nunatak.games.lonewolves.names import CARD, SCAR, SLOT, SUPPLY_PLACE, TERRITORY
from nunatak.games.lonewolves.state import Phase
from nunatak.kernel.actions import Action, Space, part
from nunatak.kernel.message import Message
from nunatak.kernel.state import State


class Play(
    Action,
    words="{card} to {territory}",
    reads="(?:play )?{card}(?: to | ?> ?| ){territory}",
    asked=(Phase.LEAD, Phase.FOLLOW),
):
    """Lead or follow: `green 6 to swamp`."""

    card: str = part(CARD)
    territory: str = part(TERRITORY)


class Reveal(
    Action,
    words="reveal {territory} {place}",
    asked=(Phase.LEAD_REVEAL, Phase.FOLLOW_REVEAL),
    lumped=True,
):
    """Turn up a face-down scar: `reveal swamp 2` (place 1 is the light symbol)."""

    territory: str = part(TERRITORY)
    place: int = part(SUPPLY_PLACE)


class Take(Action, words="take {territory} {place}", asked=(Phase.TAKE,), lumped=True):
    """Take a scar: `take swamp 1`."""

    territory: str = part(TERRITORY)
    place: int = part(SUPPLY_PLACE)

    def say(self, state: State) -> Message:
        """A face-down scar is named by its place alone (L-INFO-02)."""
        said = super().say(state)
        token = self.numbers()
        if token[0] < PLACES and state.supply_up[token]:
            return Message(said.key, {**said.values, "scar": SCAR.name(int(state.supply[token]))})
        return Message("action-take-hidden", said.values)


class Place(
    Action, words="place {slot}", reads="place (?:(?:at|in|into) )?{slot}", asked=(Phase.PLACE,)
):
    """Place the taken scar: `place near:cave:1` or `place near:cave|volcano`."""

    slot: str = part(SLOT)

    @classmethod
    def read(cls, words: Mapping[str, str], seat: int) -> Self:
        """A slot without a side is on the seat's own."""
        slot = words["slot"]
        return cls(slot if slot.startswith(SIDES) else f"{SIDES[seat]}:{slot}")


class Pass(Action, words="pass"):
    """Decline to decide, which L-FLOW-06 forbids: `pass`."""


ACTIONS = Space(Play, Reveal, Take, Place, Pass)
MOST_LEGAL = HAND * PLACES

is_asked = ACTIONS.is_asked()

is_play, is_reveal, is_take = Play.test(), Reveal.test(), Take.test()
is_place, is_pass = Place.test(), Pass.test()
play_action, reveal_action, take_action = Play.number(), Reveal.number(), Take.number()
place_action = Place.number()
play_card, play_to = Play.digit("card"), Play.digit("territory")
reveal_territory, reveal_symbol = Reveal.digit("territory"), Reveal.digit("place")
take_territory, take_symbol = Take.digit("territory"), Take.digit("place")
place_slot = Place.digit("slot")
