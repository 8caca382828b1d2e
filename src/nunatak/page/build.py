"""What does the page get? For each game its compiled code, its edges and its declaration.

python -m nunatak.page.build OUT [GAME …]
"""

import argparse
import gzip
import hashlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from nunatak import games
from nunatak.kernel import cache

SETTINGS = {  # of Numba, for code that is compiled anew by others
    "NUMBA_OPT": "0",
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_DISABLE_INTEL_SVML": "1",
    "NUMBA_DISABLE_PERFORMANCE_WARNINGS": "1",
    "PYTHONWARNINGS": "ignore",
}
AT_ONCE = 2
HERE = Path(__file__).parent


def main() -> None:
    """Build some games, or all."""
    parser = argparse.ArgumentParser(prog="python -m nunatak.page.build", description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(games.NAMES)}")
    parser.add_argument("--kept", type=Path, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.kept:
        build(given.games[0], given.out, given.kept)
        return
    with ThreadPoolExecutor(AT_ONCE) as pool:
        list(pool.map(lambda name: apart(name, given.out), given.games or games.NAMES))


def apart(name: str, out: Path) -> None:
    """In a process of its own: Numba reads its settings once, and its code is for nobody else."""
    with tempfile.TemporaryDirectory() as empty:
        kept = ["--kept", str(kept_in() / name)]
        command = [sys.executable, "-m", "nunatak.page.build", str(out), name, *kept]
        environment = os.environ | SETTINGS | {"NUNATAK_CACHE": empty}
        subprocess.run(command, check=True, env=environment)


def kept_in() -> Path:
    """Where entries are kept, for builds of the same sources."""
    own = b"".join((HERE / file).read_bytes() for file in ("entries.py", "trial.py"))
    name = f"{cache.source_hash()}-{hashlib.sha256(own).hexdigest()[:8]}"
    return cache.cache_root() / "page" / name


def build(name: str, out: Path, kept: Path) -> None:
    """Write the files of a game."""
    from nunatak.page import wasm
    from nunatak.page.needs import needs

    out.mkdir(parents=True, exist_ok=True)
    game = games.load(name)
    script, entries, declaration = needs(game, kept)
    _write(out / f"{name}.js", script.encode())
    _write(out / f"{name}.wasm", wasm.module(entries))
    _write(out / f"{name}.json", _json(declaration))


def _json(declaration: Mapping[str, Any]) -> bytes:
    return json.dumps(declaration, ensure_ascii=False, separators=(",", ":")).encode()


def _write(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    small = len(gzip.compress(content, 9, mtime=0))
    print(f"{path.name}: {len(content):,} bytes, compressed {small:,}")


if __name__ == "__main__":
    main()
