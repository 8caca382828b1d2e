"""The table around a game: the board first, nothing moves, what others did can be followed."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web import browsing, playing
from tests.web.browsing import GAMES
from tests.web.conftest import Visit, Visitor

SHARE = 0.55  # of a window of 1440 by 900 is the board
DECISIONS = 20
SHIFT = 0.02  # of a window may move in all of them together
TARGET = 40  # px that a finger needs
MOST_SEATS = {"wolves": 5, "arctica": 4, "lonewolves": 2}
SIZES = {"phone": (390, 844), "side": (844, 390), "tablet": (820, 1180), "zoomed": (720, 450)}

MINE = "() => document.querySelector('.ask.mine') || document.querySelector('dialog')"
NOTE = ".note[role=alert]"
LOOK = 750  # ms after which a look that lasts is answered, and a bit


def _sit(visitor: Visitor, game: str, level: str = "greedy") -> Page:
    page = visitor.page()
    browsing.play_now(page, game, level=level, seats=MOST_SEATS[game])
    assert browsing.wait_for_choice(page)
    return page


def _drawer(page: Page, name: str) -> None:
    """Open a drawer, or close it."""
    names = {"actions": "Actions", "log": "Log", "chat": "Chat"}
    page.locator(f".top .drawer[aria-label='{names[name]}']").click()


def _until_others_moved(page: Page, chance: random.Random) -> None:
    """Play until others have done several things and it is the viewer's turn again."""
    for _ in range(40):
        if page.locator(".since .chip").count() > 1:
            return
        browsing.choose(page, chance)
        assert browsing.wait_for_choice(page)
    raise AssertionError("nobody else did anything")


# ------------------------------------------------------------------ the board first


@pytest.mark.parametrize("newcomer", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_the_board_has_most_of_the_window_and_everybody_is_in_sight(
    game: str, newcomer: bool, visit: Visit
) -> None:
    """In somebody's first game too, which tells a goal."""
    page = _sit(visit(width=1440, height=900, newcomer=newcomer), game)
    expect(page.locator(".goal")).to_have_count(int(newcomer))
    _drawer(page, "actions")
    field = page.locator("main > .field").bounding_box()
    assert field is not None
    assert field["width"] * field["height"] >= SHARE * 1440 * 900
    seats = page.locator(".seat")
    assert seats.count() == MOST_SEATS[game]
    for seat in seats.all():
        box = seat.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 900
    assert page.locator("#panel").count() == 0
    page.keyboard.press("/")
    expect(page.locator("#action-filter")).to_be_focused()


CUT = "node => node.scrollHeight > node.clientHeight + 4 || node.scrollWidth > node.clientWidth"


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768)])
def test_a_laptop_shows_territories_side_by_side_and_the_whole_question(
    size: tuple[int, int], visit: Visit
) -> None:
    """In somebody's first game, which tells a goal, and in the language with the longest words."""
    width, height = size
    visitor = visit(width=width, height=height, language="ru", newcomer=True)
    page = _sit(visitor, "lonewolves")
    page.evaluate("() => document.querySelector('.side .shut').click()")
    page.wait_for_function(COLUMNS)  # once the drawer is away
    assert page.locator(".sentence").evaluate(CUT) is False


COLUMNS = """() => {
    const strips = [...document.querySelectorAll('[data-territory] .strip')];
    const boxes = strips.map((each) => each.getBoundingClientRect());
    return boxes.length === 5 && boxes.every((box) => box.height > box.width);
}"""
FRAME = """least => {
    const small = [...document.querySelectorAll('.table button, .table a.button')]
        .filter((each) => !each.closest('.field, .hand, .plan') && each.checkVisibility())
        .map((each) => [each, each.getBoundingClientRect()])
        .filter(([, box]) => box.width < least || box.height < least)
        .map(([each, box]) => `${each.className} ${box.width}x${box.height}`);
    const page = document.documentElement;
    const outside = ['.ask', '.seat', 'main > .field', '.hand', '.tools button']
        .flatMap((name) => [...document.querySelectorAll(name)].map((each) => [name, each]))
        .filter(([, each]) => each.checkVisibility())
        .filter(([, each]) => {
            const box = each.getBoundingClientRect();
            return box.left < 0 || box.top < 0 || box.right > innerWidth + 1
                || box.bottom > innerHeight + 1;
        })
        .map(([name]) => name);
    const cut = ['.sentence', '.seat .head']
        .flatMap((name) => [...document.querySelectorAll(name)].map((each) => [name, each]))
        .filter(([, each]) => each.scrollHeight > each.clientHeight + 12
            || each.scrollWidth > each.clientWidth + 1)
        .map(([name]) => name);
    return {
        small,
        outside,
        cut,
        scrolls: page.scrollHeight > innerHeight || page.scrollWidth > innerWidth
            || scrollX + scrollY > 0,
    };
}"""
GOOD: dict[str, Any] = {"small": [], "outside": [], "cut": [], "scrolls": False}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_finger_takes_every_decision_without_scrolling(
    game: str, size: str, visit: Visit
) -> None:
    """On the board, in the hand and in the plan; all that can be chosen is large enough."""
    width, height = SIZES[size]
    touch = size != "zoomed"
    page = _sit(visit(width=width, height=height, touch=touch), game, level="random")
    page.evaluate("() => document.querySelector('.side .shut').click()")
    _look_at_a_rival(page)
    chance = random.Random(6)
    for _ in range(DECISIONS):
        assert page.evaluate(FRAME, TARGET) == GOOD
        seen = playing.decide(page, chance, touch)
        assert [spot for spot in seen if spot["whole"] and not _is_large(spot)] == []
        assert page.locator(NOTE).count() == 0
        if not playing.wait_for_turn(page):
            break


def _look_at_a_rival(page: Page) -> None:
    """A chip opens what lies before that seat, in the window and wide enough to be read."""
    window = page.viewport_size
    page.locator(".seat .head").nth(1).click()
    box = page.locator(".unfolded").bounding_box()
    assert window is not None
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= window["height"] + 1
    page.locator(".unfolded .title button").click()


def _is_large(spot: playing.Spot) -> bool:
    return bool(spot["width"] >= TARGET and spot["height"] >= TARGET)


# Remembers what moved and which notes came up, of whatever kind and however short; it begins once
# the board has taken the place of the drawer.
WATCH = """async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    window.shifts = [];
    window.notes = [];
    const named = ({ node }) => `${node?.className} in ${node?.parentElement?.className}`;
    new PerformanceObserver((list) => {
        for (const shift of list.getEntries())
            window.shifts.push([shift.value, ...shift.sources.map(named)]);
    }).observe({ type: 'layout-shift', buffered: false });
    new MutationObserver(() => {
        const note = document.querySelector('.note[role=alert]');
        if (note) window.notes.push(note.textContent);
    }).observe(document.body, { childList: true, subtree: true });
}"""


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_under_the_pointer_and_no_note_comes_uninvited(
    game: str, visit: Visit
) -> None:
    """The pointer stays where it has clicked, longer than it takes to be told why not."""
    page = _sit(visit(width=1440, height=900), game)
    _drawer(page, "actions")
    chance = random.Random(7)
    page.evaluate(WATCH)
    for _ in range(DECISIONS):
        playing.decide(page, chance, touch=False)
        page.wait_for_timeout(LOOK)
        if not playing.wait_for_turn(page):
            break
    assert page.evaluate("() => window.notes") == []
    shifts = page.evaluate("() => window.shifts")
    assert sum(shift[0] for shift in shifts) <= SHIFT, shifts


# ------------------------------------------------------------------ following others


TRACES = """() => new Promise((done) => {
    const count = () => done(Number(document.querySelector('.traces').dataset.traces));
    requestAnimationFrame(() => requestAnimationFrame(count));
})"""


WENT = """() => {
    const told = new MutationObserver(() => { window.went = true; });
    told.observe(document.querySelector('.table'), { attributeFilter: ['data-step'] });
}"""


def test_traces_stay_until_the_first_click_and_can_be_shown_again(visit: Visit) -> None:
    page = _sit(visit(width=1440, height=900), "wolves")
    _until_others_moved(page, random.Random(8))
    traces = page.locator(".traces")
    chips = page.locator(".since .chip")
    page.wait_for_function("() => Number(document.querySelector('.traces').dataset.traces) > 0")
    every = int(traces.get_attribute("data-traces") or 0)
    assert chips.count() > 1
    shown = []
    for chip in chips.all():
        page.mouse.move(0, 0)
        chip.hover()
        shown.append(page.evaluate(TRACES))
    assert sum(shown) == every
    assert min(shown) < every
    page.mouse.move(0, 0)
    expect(traces).to_have_attribute("data-traces", str(every))
    now = browsing.step(page)
    page.evaluate(WENT)
    page.locator(".since .again").click()
    page.wait_for_function(
        "now => window.went && document.querySelector('.table').dataset.step === now"
        " && document.querySelector('#panel li button')",
        arg=now,
    )
    box = page.locator("main > .field").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 12, box["y"] + 12)
    expect(traces).to_have_attribute("data-traces", "0")
    assert page.locator(".since").count() == 0


def test_whoever_holds_on_sees_nothing_new_until_going_on(visit: Visit) -> None:
    page = _sit(visit(tempo="calm"), "wolves")
    chance = random.Random(9)
    while page.locator(".ask.mine").count():
        browsing.choose(page, chance)
    page.locator(".pace button").first.click()
    expect(page.locator(".table")).to_have_attribute("data-paused", "true")
    page.wait_for_function("() => Number(document.querySelector('.table').dataset.behind) > 0")
    held = browsing.step(page)
    page.wait_for_timeout(3000)  # longer than any step stands
    assert browsing.step(page) == held
    page.keyboard.press("p")
    browsing.wait_for_step(page, held)
    page.locator(".pace button").nth(1).click()
    page.wait_for_function(MINE)


def test_the_headline_tells_what_others_did(visit: Visit) -> None:
    page = _sit(visit(tempo="calm", motion="off"), "wolves")
    page.evaluate(
        """() => {
        window.heads = new Set();
        const look = () => window.heads.add(document.querySelector('.sentence').textContent);
        new MutationObserver(look).observe(document.querySelector('.ask'), {
            subtree: true, childList: true, characterData: true });
    }"""
    )
    chance = random.Random(10)
    while page.locator(".ask.mine").count():
        browsing.choose(page, chance)
    page.wait_for_function(MINE, timeout=120_000)
    heads: list[str] = page.evaluate("() => [...window.heads]")
    assert any(head.startswith("Bot") for head in heads)
    assert [head for head in heads if "is choosing an action" in head] == []


def test_the_log_has_one_entry_for_each_deed(visit: Visit) -> None:
    page = _sit(visit(), "wolves")
    chance = random.Random(11)
    for _ in range(12):
        browsing.choose(page, chance)
        assert browsing.wait_for_choice(page)
    page.locator("#tab-log").click()
    seen = " ".join(page.locator("#panel .line").all_inner_texts())
    assert " flips " not in seen
    assert " is about to " not in seen
    folded = page.locator("#panel ol > li:has(ul li:nth-child(2))").first
    expect(folded.locator("ul")).not_to_be_visible()
    folded.locator("summary").click()
    expect(folded.locator("ul")).to_be_visible()
    assert folded.locator("ul a").count() > 0


# ------------------------------------------------------------------ at once

HOLD = """(() => {
    window.held = [];
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
        const said = JSON.parse(data);
        if (window.holding) window.held.push({ type: said.type, send: (change) => send.call(
            this, JSON.stringify({ ...said, ...change })) });
        else send.call(this, data);
    };
    window.release = (change) => {
        window.holding = false;
        for (const each of window.held.splice(0)) each.send(each.type === 'play' ? change : {});
    };
})()"""


def _held_up(visitor: Visitor, game: str) -> Page:
    visitor.context.add_init_script(HOLD)
    return _sit(visitor, game)


def test_ones_own_move_is_drawn_before_the_server_answers(visit: Visit) -> None:
    page = _held_up(visit(), "wolves")
    before = browsing.step(page)
    pieces = page.locator(".field .piece")
    count = pieces.count()
    page.evaluate("() => (window.holding = true)")
    browsing.choices(page).first.click()
    page.wait_for_function("() => Number(document.querySelector('.traces').dataset.pending) > 0")
    expect(pieces).to_have_count(count + 2)  # the alpha wolf and the pack wolf that are placed
    assert browsing.step(page) == before
    page.evaluate("() => window.release()")
    browsing.wait_for_step(page, before)
    expect(page.locator(".traces")).to_have_attribute("data-pending", "0")


def test_a_single_tap_is_drawn_though_nothing_at_all_is_answered(visit: Visit) -> None:
    """It would be asked about if it could not be taken back: who asks must not wait to draw."""
    page = _held_up(visit(), "lonewolves")
    chance = random.Random(6)
    token = page.locator("[data-territory] .token.lit:not([aria-label*='face-down'])")
    for _ in range(60):
        if token.count():
            break
        browsing.choose(page, chance)
        assert browsing.wait_for_choice(page)
    before = browsing.step(page)
    place = token.first.get_attribute("data-place")
    territory = token.first.evaluate("node => node.closest('[data-territory]').dataset.territory")
    taken = page.locator(f"[data-territory={territory}] .token[data-place='{place}']")
    page.evaluate("() => (window.holding = true)")
    taken.click()
    taken.wait_for(state="detached")
    assert browsing.step(page) == before
    asked = page.evaluate("() => window.held.map(({ type }) => type)")
    assert "preview" in asked
    assert "play" not in asked
    page.mouse.dblclick(300, 300)  # in vain, and nobody says so
    assert page.locator(NOTE).count() == 0
    page.evaluate("() => window.release()")
    browsing.wait_for_step(page, before)


def test_what_the_server_refuses_is_taken_back_with_the_reason(visit: Visit) -> None:
    page = _held_up(visit(), "wolves")
    pieces = page.locator(".field .piece")
    count = pieces.count()
    page.evaluate("() => (window.holding = true)")
    browsing.choices(page).first.click()
    expect(pieces).to_have_count(count + 2)
    page.evaluate("() => window.release({ actions: [{ type: 'endturn' }] })")
    expect(pieces).to_have_count(count)
    expect(page.locator(".note")).to_be_visible()


# ------------------------------------------------------------------ people and sounds


def test_a_message_that_nobody_has_read_is_marked(visit: Visit) -> None:
    host, guest = visit().page(), visit().page()
    browsing.new_table(host, "arctica", ["me", "open"])
    browsing.invite(host, guest)
    browsing.start(host, guest)
    guest.locator("#tab-chat").click()
    guest.locator("#chat-text").fill("Good luck")
    guest.locator("#chat-text").press("Enter")
    expect(host.locator(".unread")).to_contain_text("1")
    assert guest.locator(".unread").count() == 0
    _drawer(host, "chat")
    expect(host.locator("[role=log]")).to_contain_text("Good luck")
    expect(host.locator(".unread")).to_have_count(0)
    host.reload()
    host.wait_for_selector(".table")
    _drawer(host, "actions")
    assert host.locator(".unread").count() == 0


HEARD = """(() => {
    window.heard = [];
    const ask = window.fetch;
    window.fetch = (path, how) => {
        const sound = /assets\\/(\\w+)-[^/]*\\.wav/.exec(path);
        if (sound) window.heard.push(sound[1]);
        return ask(path, how);
    };
    window.sounds = 0;
    const begin = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function () {
        window.sounds += 1;
        return begin.call(this);
    };
})()"""


def test_moves_are_heard_after_the_first_click_unless_one_wants_silence(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(HEARD)
    page = _sit(visitor, "wolves")
    chance = random.Random(12)
    browsing.choose(page, chance)
    page.wait_for_function("() => window.heard.includes('paw') && window.sounds > 0")
    page.locator(".volume > button").click()
    page.locator(".volume .steps button").first.click()
    page.keyboard.press("Escape")
    sounds = page.evaluate("() => window.sounds")
    for _ in range(3):
        assert browsing.wait_for_choice(page)
        browsing.choose(page, chance)
    assert page.evaluate("() => window.sounds") == sounds
    kept: Any = page.evaluate("() => JSON.parse(localStorage['nunatak.settings']).muted")
    assert kept is True


# ------------------------------------------------------------------ the end


def test_the_end_says_who_won_by_how_much_beside_the_board(visit: Visit) -> None:
    page = _sit(visit(width=1440, height=900), "lonewolves", level="random")
    browsing.play_out(page, seed=3)
    words = page.locator("dialog h2").inner_text()
    points = [int(text) for text in page.locator(".winners strong").all_inner_texts()]
    assert points == sorted(points, reverse=True)
    assert str(points[0]) in words
    ranks = [int(text) for text in page.locator(".winners .rank").all_inner_texts()]
    assert ranks == sorted(ranks)
    first = page.locator(".winners li").first
    mine = first.get_attribute("class") or ""
    assert words.startswith("You win") == ("mine" in mine and ranks.count(1) == 1)
    board = page.locator("main > .field").bounding_box()
    told = page.locator("dialog").bounding_box()
    assert board is not None
    assert told is not None
    assert told["x"] - board["x"] > board["width"] / 2
    shut = page.locator("dialog .head button").bounding_box()
    assert shut is not None
    assert shut["x"] + shut["width"] <= told["x"] + told["width"]
    with page.expect_download() as kept:
        page.locator("dialog button", has_text="Picture").click()
    assert kept.value.path().read_bytes().startswith(b"\x89PNG")
