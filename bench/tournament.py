"""Does a tournament survive a kill of its server? 64 bots of `pup` play a Swiss to the end.

The server is killed (kill -9) in the middle of a round and started again; at the end the standings
are compared with a recount from the results that the tables themselves keep.
"""

import argparse
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from nunatak.client import Client
from nunatak.server.chores.maintenance import check
from nunatak.server.chores.operating import Wish, do
from tests.server.running import Process
from tests.server.test_tournaments import make, path, recount, told


def main() -> int:
    """Play, kill, compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", type=int, default=64)
    parser.add_argument("--level", default="pup")
    parser.add_argument("--rounds", type=int, default=0, help="0: as many as it takes")
    parser.add_argument("--game", default="lonewolves")
    given = parser.parse_args()
    subprocess.run([sys.executable, "-m", "nunatak", "warmup"], check=True)
    with tempfile.TemporaryDirectory() as folder:
        return play(f"sqlite:///{folder}/tables.db", given)


def play(db: str, given: argparse.Namespace) -> int:
    """One tournament; 0 where all agrees."""
    began = time.monotonic()
    with Process(db, "--bots", "2") as process:
        host = Client(process.url).be_guest("Host")
        host.call("POST", "/api/me/account", {"login": "host", "password": "0123456789"})
        do(db, "role", Wish("host", "operator"))
        wish = {"fill": given.bots, "level": given.level, "rounds": given.rounds, "enter": False}
        found = make(host, game=given.game, **wish)
        host.call("POST", path(found, "/start"))
        killed = False
        while found["info"]["state"] != "over":
            time.sleep(1.0)
            found = host.call("GET", path(found))
            done = sum(pair["ranks"] is not None for pair in found["pairings"])
            print(f"\rround {found['info']['round']}, {done} games", end="", flush=True)
            if not killed and found["info"]["round"] >= 2 and done > 1.2 * given.bots / 2:
                killed = True
                process.kill()
                process.start()
                print(" — killed and started again")
    print(f"\n{time.monotonic() - began:.0f} s")
    same = told(found) == recount(db, found["info"]["id"])
    sound = check(db).differences == []
    for place in found["standings"][:5]:
        print(place["rank"], place["level"], place["name"], place["score"], place["breaks"])
    print(f"standings equal to the recount: {same}; the store holds: {sound}; killed: {killed}")
    return 0 if same and sound and killed else 1


if __name__ == "__main__":
    sys.exit(main())
