"""Settings, commands, health and logs: what an operator holds on to."""

import json
import logging
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from nunatak import games
from nunatak.cli import main
from nunatak.client import Client
from nunatak.search.bots import BOTS
from nunatak.server.app.logs import Lines, Words
from nunatak.server.settings import SettingError, Settings, read_settings
from tests.server.conftest import NewDb
from tests.server.running import START, InThread, Process
from tests.server.talking import talk

LEVEL = next(iter(BOTS))


def test_options_win_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('port = 1\nhost = "file"\nurl = "https://a.example/"\n')
    environment = {"NUNATAK_PORT": "2", "NUNATAK_HOST": "environment", "NUNATAK_X": "y"}
    settings = read_settings({"port": 3, "host": None}, str(file), environment)
    assert (settings.port, settings.host) == (3, "environment")
    assert settings.base == "https://a.example"
    assert settings.secure


def test_a_wrong_setting_is_named(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text("prot = 1\n")
    with pytest.raises(SettingError, match="prot"):
        read_settings({}, str(file), {})
    with pytest.raises(SettingError, match="port"):
        read_settings({}, None, {"NUNATAK_PORT": "many"})


@pytest.mark.parametrize("language", ["en", "ru", "cs"])
def test_the_help_page_lists_every_setting(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--help", "--lang", language]) == 0
    page = capsys.readouterr().out
    for name in Settings.__dataclass_fields__:
        assert f"--{name}" in page


def test_the_store_is_looked_after_from_the_command_line(
    new_db: NewDb, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db, fresh, file = new_db(), new_db(), str(tmp_path / "backup.gz")
    assert main(["db", "check", "--db", db]) == 2  # there is no store yet
    assert main(["db", "migrate", "--db", db]) == 0
    with InThread(db) as server:
        server.guest().open_table("lonewolves", ["me", LEVEL])
    assert main(["db", "check", "--db", db, "--json"]) == 0
    assert main(["db", "backup", file, "--db", db]) == 0
    assert main(["db", "restore", file, "--db", fresh]) == 0
    assert main(["db", "restore", file, "--db", fresh]) == 2
    assert main(["db", "check", "--db", fresh]) == 0
    assert main(["db", "backup", "--db", db]) == 2
    assert "differences" in capsys.readouterr().out


def test_health_readiness_and_metrics(new_db: NewDb, tmp_path: Path) -> None:
    with Process(new_db(), log=tmp_path / "log") as process:
        for path in ("/healthz", "/readyz"):
            with urllib.request.urlopen(process.url + path) as response:
                assert json.load(response)["ok"]
        with urllib.request.urlopen(process.url + "/metrics") as response:
            page = response.read().decode()
        assert "nunatak_requests_total" in page
        assert "nunatak_command_seconds_bucket" in page
        assert process.stop() == 0
    lines = [line for line in (tmp_path / "log").read_text().splitlines() if line.startswith("{")]
    assert all(json.loads(line)["name"].startswith("nunatak") for line in lines)


def test_a_log_line_holds_only_what_it_may() -> None:
    record = logging.makeLogRecord(
        {"name": "nunatak.x", "msg": "what", "levelname": "INFO", "table": "t", "hand": "secret"}
    )
    assert "secret" not in Lines().format(record)
    try:
        raise ValueError("the seed is 7")
    except ValueError:
        record.exc_info = sys.exc_info()
    line = json.loads(Lines().format(record))
    assert "seed is 7" not in json.dumps(line)
    assert line["trace"][-1] == "ValueError"
    told = Words().format(record)  # for a person at the screen: the same without braces
    assert "what table=t\n" in told
    assert told.endswith("ValueError")
    assert not [word for word in ("secret", "seed is 7", "{") if word in told]


def test_without_the_extra_the_command_line_says_what_is_missing(tmp_path: Path) -> None:
    hidden = "import sys; sys.modules['starlette'] = None; sys.modules['sqlalchemy'] = None\n"
    words = [sys.executable, "-c", hidden + START, "db", "check", "--lang", "en"]
    done = subprocess.run(words, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 2
    assert "nunatak[server]" in done.stderr


def test_the_client_comes_back_to_a_server_that_was_away(new_db: NewDb) -> None:
    with Process(new_db(), "--bots", "0") as process:
        ann, ben = (Client(process.url).be_guest(name) for name in ("Ann", "Ben"))
        table = ann.open_table("lonewolves", ["me", "open"], public=True)["id"]
        ben.call("POST", f"/api/tables/{table}/join", {})
        ann.call("POST", f"/api/tables/{table}/start")
        with ann.sit(table) as one, ben.sit(table) as two:
            first = one if one.actions else two
            second = two if first is one else one
            process.kill()
            process.start()
            while first.actions:
                first.play(first.actions[0]["notation"])
            assert second.wait_for_turn()
            numbers = [step["number"] for step in second.steps]
    assert numbers == list(range(1, len(numbers) + 1))


def test_the_house_says_which_games_hide_something(server: InThread) -> None:
    told = server.guest().call("GET", "/api/house")["games"]
    assert {game["name"]: game["hidden"] for game in told} == {
        name: games.load(name).views.hidden for name in games.NAMES
    }


def test_the_clients_own_loop_plays(server: InThread) -> None:
    me = server.guest("Robot")
    table = me.open_table("lonewolves", seats=["me", LEVEL])
    with me.sit(table["id"]) as seat:
        assert seat.wait_for_turn()
        seat.say("hello")
        assert seat.why(seat.actions[0]["notation"])["refusals"] == []
        seat.play(seat.actions[0]["notation"])
    with talk(me, table["id"]) as again:
        assert again.number >= seat.number
