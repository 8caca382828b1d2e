"""How does a hand play? It taps what is lit on the board, in the hand and in the plan."""

import random
from typing import Any

from playwright.sync_api import Page

from tests.web import browsing

TAPS = 24  # that one decision may take
Spot = dict[str, Any]

# What is lit and can be hit, with the room a finger has there: the longest row and column of
# points around its middle that belong to it, of a grid of a few pixels.
LIT = """(grain) => {
    const all = [
        '.field [role=button][aria-disabled=false]',
        '.field .menu button:not(.quiet)',
        '.hand button:enabled:not([aria-disabled=true])',
        '.plan button:enabled:not(.quiet):not([aria-disabled=true])',
    ];
    const hits = (each, x, y) => each.contains(document.elementFromPoint(x, y));
    const reach = (each, x, y, dx, dy) => {
        let far = 0;
        while (far < 60 && hits(each, x + dx * (far + grain), y + dy * (far + grain))) far += grain;
        return far;
    };
    const inside = (box, frame, edge = frame.getBoundingClientRect()) => box.left >= edge.left
        && box.right <= edge.right && box.top >= edge.top && box.bottom <= edge.bottom;
    const above = [...document.querySelectorAll('.field .tools, .since, .field .menu')]
        .map((each) => each.getBoundingClientRect());
    return [...document.querySelectorAll(all.join(', '))].flatMap((each) => {
        const box = each.getBoundingClientRect();
        const y = box.y + Math.min(21, box.height / 2);
        const x = [0.5, 0.8, 0.2].map((part) => box.x + box.width * part)
            .find((at) => hits(each, at, y));
        if (x === undefined) return [];
        const side = (dx, dy) => reach(each, x, y, dx, dy) + reach(each, x, y, -dx, -dy) + grain;
        const place = each.closest('.menu, .plan, .hand')?.className ?? 'board';
        const kind = /hand|board/.exec(place)?.[0] ?? 'plan';
        const name = each.dataset.cell ?? each.dataset.card ?? each.ariaLabel ?? each.textContent;
        const whole = kind !== 'board' || (inside(box, each.closest('.field')) && !above.some(
            (other) => other.left < box.right && other.right > box.left
                && other.top < box.bottom && other.bottom > box.top));
        return [{ x, y, kind, whole, name: name.trim(), width: side(1, 0), height: side(0, 1) }];
    });
}"""
SETTLED = """before => {
    const table = document.querySelector('.table');
    return table.dataset.step !== before || document.querySelector('.asked, .note')
        || (document.querySelector('.traces').dataset.pending === '0'
            && table.dataset.weighs === 'false');
}"""
MINE = """() => document.querySelector('dialog')
    || (document.querySelector('.ask.mine:not(.waits)') && !Number(
        document.querySelector('.table').dataset.behind))"""


def lit(page: Page, grain: int = 4) -> list[Spot]:
    """All that a finger could choose now."""
    found: list[Spot] = page.evaluate(LIT, grain)
    return found


def wait_for_light(page: Page, before: str | None) -> list[Spot]:
    """What is lit, as soon as something is; nothing once the decision has been taken."""
    for _ in range(100):
        page.wait_for_timeout(60)
        if browsing.step(page) != before or page.locator("dialog").count():
            return []
        spots = lit(page)
        if spots:
            return spots
    raise AssertionError("nothing in sight can be chosen")


def tap(page: Page, spot: Spot, touch: bool) -> None:
    if touch:
        page.touchscreen.tap(spot["x"], spot["y"])
    else:
        page.mouse.click(spot["x"], spot["y"])


def wait_for_turn(page: Page) -> bool:
    """Until the person decides, or the game is over; whether it goes on."""
    page.wait_for_function(MINE, timeout=60_000)
    return page.locator("dialog").count() == 0


def decide(page: Page, chance: random.Random, touch: bool) -> list[Spot]:
    """Take one decision by tapping what is lit; all that was lit on the way."""
    before = browsing.step(page)
    seen: list[Spot] = []
    tapped: list[str] = []
    for _ in range(TAPS):
        spots = wait_for_light(page, before)
        if not spots:
            return seen
        seen += spots
        spot = _likely(spots, tapped, chance)
        tapped.append(spot["name"])
        tap(page, spot, touch)
        page.wait_for_function(SETTLED, arg=before)
        yes = page.locator(".asked button.primary")
        if yes.count():
            yes.click()
            browsing.wait_for_step(page, before)
    raise AssertionError(f"no decision after taps on {tapped}")


def _likely(spots: list[Spot], tapped: list[str], chance: random.Random) -> Spot:
    """Who has begun goes on: the same once more, or what the plan offers, or something new."""
    once = tapped[-1:] if tapped[-1:] != tapped[-2:-1] else []
    again = [spot for spot in spots if spot["kind"] == "board" and spot["name"] in once]
    if again and chance.random() < 0.5:
        return again[0]
    new = [spot for spot in spots if spot["name"] not in tapped[-3:]] or spots
    kinds = sorted({spot["kind"] for spot in new})
    kind = "plan" if "plan" in kinds and chance.random() < 0.6 else chance.choice(kinds)
    return chance.choice([spot for spot in new if spot["kind"] == kind])
