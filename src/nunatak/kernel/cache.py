"""Where does machine code live, so that it can never be stale?

Numba checks only a function's own file before it reuses compiled code; a change in a callee
elsewhere would go unnoticed. So the cache folder is named after a hash of every source that can
end up in compiled code: change one byte of them and the old code is out of reach.
"""

import hashlib
import os
import shutil
import sys
import tempfile
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

PACKAGE = Path(__file__).parent.parent
COMPILED_ROOMS = ("kernel", "games", "search", "envs/compiled")
FOLDERS_KEPT = 4


def source_hash() -> str:
    """A hash of all sources that are compiled or called by compiled code."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(_name(path).encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _name(path: Path) -> str:
    inside = path.is_relative_to(PACKAGE)
    return path.relative_to(PACKAGE).as_posix() if inside else path.as_posix()


def sources() -> list[Path]:
    """All files that can end up in machine code, always in the same order."""
    rooms = [PACKAGE / room for room in COMPILED_ROOMS] + _games_of_others()
    return [path for room in rooms for path in sorted(room.rglob("*.py"))]


def _games_of_others() -> list[Path]:
    """The folders of games that other packages bring."""
    modules = {entry.module for entry in entry_points(group="nunatak.games")}
    specs = [find_spec(module) for module in sorted(modules) if not module.startswith("nunatak.")]
    return [Path(spec.origin).parent for spec in specs if spec is not None and spec.origin]


def cache_root() -> Path:
    """`NUNATAK_CACHE` if set, else the user's cache folder, else a temporary one."""
    chosen = os.environ.get("NUNATAK_CACHE")
    root = Path(chosen) if chosen else _user_cache() / "nunatak"
    try:
        root.mkdir(parents=True, exist_ok=True)
    except OSError:
        return Path(tempfile.gettempdir()) / "nunatak-cache"
    if os.access(root, os.W_OK):
        return root
    return Path(tempfile.gettempdir()) / "nunatak-cache"


def _user_cache() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache"))


def folder(*, checked: bool) -> Path:
    """The folder for the sources as they are now; code that checks indices has its own."""
    return cache_root() / (source_hash() + ("-checked" if checked else ""))


def forget_old_folders(current: Path) -> None:
    """Drop the machine code of sources that nobody has run for longest."""
    others = [path for path in current.parent.iterdir() if path.is_dir() and path != current]
    others.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in others[FOLDERS_KEPT - 1 :]:
        shutil.rmtree(path, ignore_errors=True)
