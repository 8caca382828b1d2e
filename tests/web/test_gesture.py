"""What a person does at once is one command: all of it happens, or nothing."""

import json
import random
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from nunatak.kernel.shown import follow
from tests.web import browsing
from tests.web.conftest import Visit, Visitor
from tests.web.serving import Serving

Json = dict[str, Any]


# What goes between a page and the worker in which its tables live.
OVERHEAR = """(() => {
    const Plain = Worker;
    window.Worker = class extends Plain {
        constructor(...all) {
            super(...all);
            this.addEventListener('message', ({ data }) => {
                if (data.kind === 'heard') overheard('heard', JSON.stringify(data.message));
            });
        }
        postMessage(word) {
            if (word.kind === 'say') overheard('said', JSON.stringify(word.message));
            super.postMessage(word);
        }
    };
})()"""


class Wire:
    """All that a page and the home of its tables tell each other, wherever that is."""

    def __init__(self, visitor: Visitor) -> None:
        self.sent: list[Json] = []
        self.number = 0
        self.standing: Json = {}
        self.view: Json = {}
        self.prospects: Json = {}
        self.foreseen = 0  # the number that the prospects belong to
        visitor.context.expose_function("overheard", self._overheard)
        visitor.context.add_init_script(OVERHEAR)
        self.page = visitor.page()
        self.page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self._sends(json.loads(text)))
        socket.on("framereceived", lambda text: self._hears(json.loads(text)))

    def _overheard(self, kind: str, text: str) -> None:
        (self._sends if kind == "said" else self._hears)(json.loads(text))

    def _sends(self, message: Json) -> None:
        if message["type"] == "play":
            self.sent.append(message)

    def _hears(self, message: Json) -> None:
        if message["type"] in ("snapshot", "event"):
            self._stands(message)
        if message["type"] == "foresight":
            self.prospects, self.foreseen = message["prospects"], message["number"]

    def _stands(self, message: Json) -> None:
        self.number = message["number"]
        self.standing = message["standing"] or self.standing
        if message["type"] == "snapshot":
            self.view = self.standing.get("view") or {}
        for step, own in zip(message["steps"], message.get("own", []), strict=False):
            self.view = follow(follow(self.view, step.get("changes", [])), own)

    def foresee(self) -> Json:
        """What the page has been told that could come of the newest position."""
        self.until(lambda: self.foreseen == self.number)
        return self.prospects

    def until(self, fits: Callable[[], bool]) -> None:
        """Wait until it is so on the wire."""
        browsing.until(self.page, fits)

    def gesture(self) -> list[str]:
        """The kinds of the steps of the only command that was sent."""
        (command,) = self.sent
        return [action["type"] for action in command["actions"]]


def at_work(visit: Visit, home: str, game: str, fits: Callable[[Wire], Any]) -> tuple[Wire, Any]:
    """A page on which something that fits can be done, after random decisions; and what it is."""
    for seed in range(3):
        wire = Wire(visit(base=home))
        page = wire.page
        browsing.play_now(page, game, seats=2)
        chance = random.Random(seed)
        while browsing.wait_for_choice(page):
            found = fits(wire)
            if found:
                wire.sent.clear()
                # the first press takes away what others left, which may lie upon a cell
                page.locator("main > .field").dispatch_event("pointerdown")
                return wire, found
            browsing.choose(page, chance)
    raise AssertionError("nothing of the kind came up in three games")


def press(page: Page, cell: str) -> None:
    """Point at a cell and press it."""
    there = page.locator(f"[data-cell='{cell}']")
    there.hover(force=True)
    there.click(force=True)


def wolf_move(wire: Wire, *, ways: int) -> Json | None:
    """A move of a wolf that can be told by two presses, with so many ways to pay for it."""
    if wire.standing["decision"]["kind"] != "act":
        return None
    prospects = wire.foresee()
    paid = Counter(way["terrain"] for way in prospects["payments"] if way["cost"] == 1)
    kinds: dict[str, str] = {}  # the wolf of a cell that is taken up first
    for move in prospects["moves"]:
        kinds.setdefault(move["cell"], move["kind"])
    named = {action["action"].get("cell") for action in prospects["actions"]}
    for move in prospects["moves"]:
        clear = move["cell"] not in named and move["to"] not in named | set(kinds)
        if clear and paid[move["terrain"]] == ways and kinds[move["cell"]] == move["kind"]:
            return dict(move)
    return None


def test_a_move_of_the_wolves_is_one_command(visit: Visit, home: str) -> None:
    wire, move = at_work(visit, home, "wolves", partial(wolf_move, ways=1))
    before = browsing.step(wire.page)
    press(wire.page, move["cell"])
    press(wire.page, move["to"])
    browsing.wait_for_step(wire.page, before)
    assert wire.gesture() in (["move", "wolf", "to"], ["move", "to"])
    assert wire.sent[0]["actions"][-1] == {"type": "to", "cell": move["to"]}
    wire.page.reload()
    assert browsing.wait_for_choice(wire.page)
    assert wire.standing["decision"]["kind"] in ("wolf", "landing", "act", "hunt")


def test_a_reload_in_the_middle_leaves_nothing_half_done(visit: Visit, home: str) -> None:
    wire, move = at_work(visit, home, "wolves", partial(wolf_move, ways=1))
    moves = wire.standing["moves"]
    press(wire.page, move["cell"])
    press(wire.page, move["to"])
    wire.page.reload()  # whether the server has heard of it or not
    assert browsing.wait_for_choice(wire.page)
    assert wire.standing["moves"] - moves in (0, len(wire.sent[0]["actions"]))
    assert wire.standing["decision"]["kind"] in ("wolf", "landing", "act", "hunt")


def test_a_move_is_paid_along_with_it_or_with_its_payment(visit: Visit, home: str) -> None:
    """Where there are several ways to pay, choosing one of them is part of the gesture."""
    wire, move = at_work(visit, home, "wolves", partial(wolf_move, ways=2))
    page = wire.page
    before = browsing.step(page)
    press(page, move["cell"])
    press(page, move["to"])
    browsing.wait_for_step(page, before)
    assert wire.gesture() == ["move"]  # and the page asks how it is paid
    assert wire.standing["decision"]["kind"] == "pay"
    wire.sent.clear()
    before = browsing.step(page)
    page.locator(".plan .ways button").first.click()
    browsing.wait_for_step(page, before)
    assert wire.gesture() in (["pay", "wolf", "to"], ["pay", "to"])
    page.keyboard.press("Escape")
    page.locator("button", has_text="Undo").first.click()
    wire.until(lambda: wire.standing["decision"]["kind"] == "pay")


def test_a_den_may_begin_with_its_track_and_escape_puts_it_away(
    visit: Visit, server: Serving
) -> None:
    wire, action = at_work(visit, server.url, "wolves", den)
    page = wire.page
    before = browsing.step(page)
    build = page.locator("[data-act=build]")
    for chosen in ("false", "true"):
        build.click()
        expect(build).to_have_attribute("aria-pressed", "true")
        page.locator(f".plan [data-track={action['track']}]").click()
        if chosen == "false":
            page.keyboard.press("Escape")
        expect(build).to_have_attribute("aria-pressed", chosen)
    press(page, action["cell"])
    browsing.wait_for_step(page, before)
    assert wire.sent[0]["actions"][0] == action


def den(wire: Wire) -> Json | None:
    """A den that could be built, where there is more than one place for it."""
    actions = [choice["action"] for choice in wire.standing["actions"]]
    dens = [action for action in actions if action["type"] == "build"]
    return dens[0] if len({each["cell"] for each in dens}) > 1 else None


def test_a_far_step_in_arctica_is_one_command(visit: Visit, home: str) -> None:
    wire, (figure, spot) = at_work(visit, home, "arctica", far_step)
    page = wire.page
    before = browsing.step(page)
    press(page, wire.view["figures"][figure]["cell"])
    press(page, spot["cell"])
    browsing.wait_for_step(page, before)
    assert wire.gesture() == ["step", "step"]
    page.reload()
    assert browsing.wait_for_choice(page)
    assert wire.view["figures"][figure]["cell"] == spot["cell"]


def far_step(wire: Wire) -> tuple[str, Json] | None:
    """A figure to be taken up, and where it can go in two steps: nothing else could be meant."""
    view, standing = wire.view, wire.standing
    if standing["decision"]["kind"] != "turn" or view["doing"]["active"] is not None:
        return None
    actions = [choice["action"] for choice in standing["actions"]]
    cells = [figure["cell"] for figure in view["figures"].values()]
    cells += [action["cell"] for action in actions if action["type"] == "melt"]
    for figure, spots in wire.foresee()["reach"].items():
        steps = [a for a in actions if a["type"] == "step" and a["figure"] == figure]
        first = [[step["cell"], step["layer"]] for step in steps]
        taken = [spot["cell"] for spot in spots] + [cell for cell, _ in first]
        for spot in spots if cells.count(view["figures"][figure]["cell"]) == 1 else []:
            once = taken.count(spot["cell"]) == 1 and spot["cell"] not in cells
            if len(spot["path"]) == 2 and spot["path"][0] in first and once:
                return figure, spot
    return None


# ------------------------------------------------------------------ dragging


def drag(page: Page, thing: Locator, goal: Locator) -> None:
    """Take a thing up by its upper part, carry it and let it go, as a mouse does."""
    boxes = [each.bounding_box() for each in (thing, goal)]
    (x, y), (to_x, to_y) = (
        (box["x"] + box["width"] / 2, box["y"] + min(21, box["height"] / 2)) for box in boxes if box
    )
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move((x + to_x) / 2, (y + to_y) / 2, steps=4)
    page.mouse.move(to_x, to_y, steps=4)
    page.mouse.up()


def test_a_wolf_is_dragged_to_its_goal(visit: Visit, home: str) -> None:
    wire, move = at_work(visit, home, "wolves", partial(wolf_move, ways=1))
    page = wire.page
    before = browsing.step(page)
    cells = [page.locator(f"[data-cell='{move[name]}']") for name in ("cell", "to")]
    drag(page, *cells)
    browsing.wait_for_step(page, before)
    assert wire.sent[0]["actions"][-1] == {"type": "to", "cell": move["to"]}
    assert page.locator(".carried").count() == 0


def test_a_card_is_dragged_to_its_territory(visit: Visit, home: str) -> None:
    wire, action = at_work(visit, home, "lonewolves", _playable)
    page = wire.page
    before = browsing.step(page)
    card = page.locator(f".hand [data-card='{action['card']}']")
    drag(page, card, page.locator(f"[data-territory='{action['territory']}'] .strip"))
    browsing.wait_for_step(page, before)
    assert wire.sent[0]["actions"] == [action]


def _playable(wire: Wire) -> Json | None:
    actions = (choice["action"] for choice in wire.standing["actions"])
    return next((action for action in actions if action["type"] == "play"), None)


def test_ice_is_dragged_the_way_it_drifts(visit: Visit, home: str) -> None:
    wire, (card, cell) = at_work(visit, home, "arctica", _drifting)
    page = wire.page
    before = browsing.step(page)
    page.locator(f".hand [data-card='{card}']").first.click()
    outcome = wire.prospects["drift_outcomes"][card.rstrip("0123456789")][cell]
    goal = next(to for start, to in outcome["ice"] if start == cell)
    drag(page, page.locator(f"[data-cell='{cell}']"), page.locator(f"[data-cell='{goal}']"))
    browsing.wait_for_step(page, before)
    assert wire.sent[0]["actions"] == [
        {"type": "play", "card": card},
        {"type": "drift", "cell": cell},
    ]


def _drifting(wire: Wire) -> tuple[str, str] | None:
    """A card of the hand, and ice that it could move."""
    actions = [choice["action"] for choice in wire.standing["actions"]]
    cards = [action["card"] for action in actions if action["type"] == "play"]
    for card in cards:
        outcomes = wire.foresee()["drift_outcomes"].get(card.rstrip("0123456789"), {})
        for cell, outcome in outcomes.items():
            if any(start == cell for start, _ in outcome["ice"]):
                return card, cell
    return None
