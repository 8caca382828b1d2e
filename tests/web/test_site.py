"""A page without a server: opened once, it plays on without a network, and its games are kept."""

import hashlib
import json
import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Download, Page, expect

from nunatak.play.record import Record, verify
from tests.analysis.games import random_game
from tests.web import browsing
from tests.web.browsing import GAMES
from tests.web.conftest import Visit, Visitor
from tests.web.serving import Hosting

PLAIN = "lonewolves"
KEPT = "async () => (await navigator.serviceWorker.ready).active?.state === 'activated'"


def ready(visitor: Visitor) -> Page:
    """The page, once the browser keeps it."""
    page = visitor.page("/")
    browsing.until(page, lambda: page.evaluate(KEPT))
    return page


def play_until_bots_think(page: Page) -> None:
    """Whoever begins may go on."""
    while not any("thinking" in worker.url for worker in page.workers):
        assert browsing.wait_for_choice(page)
        browsing.choose(page, random.Random(1))
    assert browsing.wait_for_choice(page)


def downloaded(page: Page, selector: str) -> Download:
    with page.expect_download() as waiting:
        page.locator(selector).click()
    return waiting.value


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_without_a_network(game: str, visit: Visit, site: Hosting) -> None:
    """Begun at once, reloaded and finished without a network; its record holds, here and there."""
    visitor = visit(base=site.url)
    page = ready(visitor)
    browsing.play_now(page, game, "pup")
    assert browsing.wait_for_choice(page)
    visitor.context.set_offline(True)
    before = browsing.choices(page).all_inner_texts()
    page.reload()
    assert browsing.wait_for_choice(page)
    assert browsing.choices(page).all_inner_texts() == before

    browsing.play_out(page)
    record = downloaded(page, "dialog a[download]").path()
    verdict = verify(Record.load(record))
    assert verdict.ok, verdict
    assert browsing.upload(page, record)


def test_all_games_are_kept_in_a_file_and_brought_to_another_browser(
    visit: Visit, site: Hosting, tmp_path: Path
) -> None:
    page = visit(base=site.url).page()
    browsing.play_now(page, PLAIN)
    assert browsing.wait_for_choice(page)
    here = browsing.choices(page).all_inner_texts()
    page.goto(f"{site.url}/mine")
    file = downloaded(page, "main section button").path()

    other = visit(base=site.url).page("/mine")
    bring = other.locator("main section input[type=file]")
    bring.set_input_files(str(file))
    expect(other.locator("main section [role=status]")).to_contain_text("Brought: 1.")
    other.locator("main a[href^='/t/']").click()
    assert browsing.wait_for_choice(other)
    assert browsing.choices(other).all_inner_texts() == here

    broken = tmp_path / "broken.json"
    bundle = json.loads(Path(file).read_text("utf-8"))
    table, stray = bundle["tables"][0], json.loads(json.dumps(bundle["tables"][0]))
    for row in (table["row"], stray["row"]):
        row["facts"]["id"] = "another"
    table["row"]["info"]["id"] = "another"  # of the stray one the list would show what it is not
    waits = 1 - table["row"]["info"]["turn"]
    forged = {"number": len(table["events"]) + 1, "kind": "move", "seat": waits}
    table["events"].append(forged | {"by": "person", "body": {"action": 1}, "at": 0})
    bundle["tables"].append(stray)
    broken.write_text(json.dumps(bundle), "utf-8")
    other.goto(f"{site.url}/mine")
    bring.set_input_files(str(broken))
    expect(other.locator("main section [role=status]")).to_contain_text("left out: 2.")
    bring.set_input_files(str(browsing.WEB / "package.json"))
    expect(other.locator("main section [role=status]")).to_contain_text("no file with games")


def test_a_record_is_analysed_in_the_page(visit: Visit, site: Hosting, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    random_game(PLAIN, 2).save(file)
    page = visit(base=site.url).page()
    browsing.upload(page, file)
    page.locator("#tab-analysis").click()
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible()


def test_old_uma_thinks_in_several_workers(visit: Visit, site: Hosting) -> None:
    page = visit(base=site.url).page()
    browsing.play_now(page, PLAIN, "elder")
    play_until_bots_think(page)
    heads = page.evaluate("Math.min(4, navigator.hardwareConcurrency)")
    assert sum("thinking" in worker.url for worker in page.workers) == heads


def test_lessons_rules_and_puzzles_need_no_server(visit: Visit, site: Hosting) -> None:
    page = visit(base=site.url).page(f"/rules/{PLAIN}")
    expect(page.locator("h1")).to_be_visible()
    page.locator("main nav a").nth(1).click()
    assert page.url.startswith(f"{site.url}/rules/{PLAIN}/")
    page.goto(f"{site.url}/puzzles/{PLAIN}")
    page.wait_for_selector(".table")
    page.goto(f"{site.url}/learn/{PLAIN}")
    page.wait_for_selector(".table")


@pytest.mark.parametrize("visits", [1, 2])
def test_a_new_version_waits_until_it_is_taken(visits: int, visit: Visit, site: Hosting) -> None:
    """It is announced away from a game, never in one; whoever takes it gets it, at once."""
    visitor = visit(base=site.url)
    page = ready(visitor)
    if visits > 1:
        page.reload()
    page.wait_for_function("() => navigator.serviceWorker.controller")
    with site.changed():
        page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
        notice = page.locator(".notice[role=status]")
        expect(notice).to_contain_text("new version")
        browsing.play_now(page, PLAIN)
        assert browsing.wait_for_choice(page)
        expect(notice).to_have_count(0)
        page.locator(".top .home").click()
        with page.expect_navigation():
            notice.locator("button.primary").click()
        expect(page.locator("h1")).to_be_visible()


def test_a_game_goes_on_with_the_version_it_was_opened_with(
    visit: Visit, own_site: Hosting
) -> None:
    """Another window takes a version whose games are others; what is loaded later is not mixed."""
    visitor = visit(base=own_site.url)
    page = ready(visitor)
    browsing.play_now(page, PLAIN, "pup")
    while not browsing.may_choose(page):  # no bot has thought yet, and no worker of theirs is there
        page.goto(own_site.url)
        page.reload()
        browsing.play_now(page, PLAIN, "pup")
    worker = own_site.folder / "sw.js"
    text = worker.read_text("utf-8")
    for file in (own_site.folder / "engine").iterdir():
        before = hashlib.sha256(file.read_bytes()).hexdigest()[:16]
        file.write_text("of another version", "utf-8")
        text = text.replace(before, hashlib.sha256(file.read_bytes()).hexdigest()[:16])
    worker.write_text(text, "utf-8")
    other = visitor.page("/settings")
    other.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
    with other.expect_navigation():
        other.locator(".notice[role=status] button.primary").click()
    expect(other.locator("h1")).to_be_visible()
    other.close()

    play_until_bots_think(page)
    browsing.choose(page, random.Random(1))


def test_a_game_goes_on_after_the_device_has_slept(visit: Visit, site: Hosting) -> None:
    page = visit(base=site.url).page()
    page.clock.install()
    browsing.play_now(page, PLAIN)
    assert browsing.wait_for_choice(page)
    page.clock.fast_forward(600_000)
    expect(page.locator(".lost")).to_have_count(0)
    browsing.choose(page, random.Random(1))
    assert browsing.wait_for_choice(page)


# ------------------------------------------------------------------ what goes wrong


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "too old"), ("ru", "слишком старый"), ("cs", "příliš starý")],
)
def test_a_browser_that_is_too_old_is_told(
    language: str, said: str, visit: Visit, site: Hosting
) -> None:
    visitor = visit(base=site.url, language=language)
    visitor.context.add_init_script("delete globalThis.WebAssembly")
    expect(visitor.page().locator(".notice")).to_contain_text(said)


def test_a_download_that_broke_is_told_and_tried_again(visit: Visit, own_site: Hosting) -> None:
    """Half of a game's code is no game: it is not kept, and the next try brings all of it."""
    file = own_site.folder / "engine" / f"{PLAIN}.wasm"
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    visitor = visit(base=own_site.url)
    visitor.lenient = True  # the browser itself reports a version that it can't keep
    page = visitor.page()
    page.locator(f"[aria-labelledby=game-{PLAIN}] button.primary").click()
    page.locator("dialog button.primary").click()
    expect(page.locator("[role=alert]:visible").first).to_contain_text("could not be loaded")
    file.write_bytes(whole)
    page.reload()
    browsing.play_now(page, PLAIN)
    assert browsing.wait_for_choice(page)


NOT_KEPT = "delete Navigator.prototype.serviceWorker"  # all comes from the host, each time


@contextmanager
def missing(site: Hosting, pattern: str) -> Iterator[None]:
    """Meanwhile the host does not have these files."""
    gone = {file: file.read_bytes() for file in site.folder.glob(pattern)}
    assert gone
    for file in gone:
        file.unlink()
    yield
    for file, content in gone.items():
        file.write_bytes(content)


@pytest.mark.parametrize("text", [None, "class { in a language of the future"])
def test_a_page_that_cant_begin_says_so(text: str | None, visit: Visit, own_site: Hosting) -> None:
    """Neither a script that does not arrive nor one in a newer language leaves an empty page."""
    visitor = visit(base=own_site.url)
    page_text = (own_site.folder / "index.html").read_text("utf-8")
    (script,) = re.findall(r'<script type="module"[^>]*src="\./(.*?)"', page_text)
    with missing(own_site, script):
        if text:
            (own_site.folder / script).write_text(text, "utf-8")
        page = visitor.page()
        for said in ("too old", "слишком старый", "příliš starý"):
            expect(page.locator("#app")).to_contain_text(said)
    visitor.wrongs.clear()


def test_a_part_of_the_page_that_does_not_arrive_is_told(visit: Visit, own_site: Hosting) -> None:
    visitor = visit(base=own_site.url)
    visitor.context.add_init_script(NOT_KEPT)
    page = visitor.page()
    expect(page.locator("h1")).to_be_visible()
    with missing(own_site, "assets/Settings-*.js"):
        page.locator("a.who").click()
        expect(page.locator("main[role=alert]")).to_contain_text("could not be loaded")
    page.locator("main[role=alert] button").click()
    expect(page.locator("input[name=theme]").first).to_be_attached()
    visitor.wrongs.clear()


@pytest.mark.parametrize("part", ["home.worker", "thinking.worker"])
def test_a_worker_that_does_not_arrive_is_told_and_called_again(
    part: str, visit: Visit, own_site: Hosting
) -> None:
    visitor = visit(base=own_site.url)
    visitor.lenient = True  # the browser itself reports what does not arrive
    visitor.context.add_init_script(NOT_KEPT)
    with missing(own_site, f"assets/{part}-*.js"):
        page = visitor.page()
        if part == "thinking.worker":
            browsing.play_now(page, PLAIN, "pup")
            chance = random.Random(1)
            while browsing.may_choose(page):
                browsing.choose(page, chance)
        expect(page.get_by_text("could not be loaded").first).to_be_visible()
    if part == "home.worker":  # by itself, after a while
        expect(page.locator(f"[aria-labelledby=game-{PLAIN}]")).to_be_visible()
    else:
        assert browsing.wait_for_choice(page)
    visitor.wrongs.clear()


def test_a_full_store_is_told_and_tried_again(visit: Visit, site: Hosting) -> None:
    visitor = visit(base=site.url)
    page = visitor.page()
    devtools = visitor.context.new_cdp_session(page)
    origin = {"origin": "/".join(site.url.split("/")[:3])}
    devtools.send("Storage.overrideQuotaForOrigin", origin | {"quotaSize": 1})
    page.locator(f"[aria-labelledby=game-{PLAIN}] button.primary").click()
    page.locator("dialog button.primary").click()
    expect(page.locator("[role=alert]:visible").first).to_contain_text("no room left")
    devtools.send("Storage.overrideQuotaForOrigin", origin)
    page.locator("dialog button.primary").click()
    page.wait_for_selector(".table")
    assert browsing.wait_for_choice(page)


def test_a_record_of_other_rules_is_told(visit: Visit, site: Hosting, tmp_path: Path) -> None:
    (kept,) = sorted(browsing.ARCHIVE.glob(f"**/*{PLAIN}*.json"))[:1]
    other = tmp_path / "other.json"
    other.write_text(json.dumps(json.loads(kept.read_text("utf-8")) | {"rules": 999}), "utf-8")
    page = visit(base=site.url).page("/archive")
    page.locator("input[type=file]").set_input_files(str(other))
    expect(page.get_by_text("another version of the rules")).to_be_visible()
