"""What is built has the web client inside, from a checkout and from a source archive alike."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = "nunatak/web_dist/index.html"
FILES = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "CHANGELOG.md", ".gitignore")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small checkout of the project, in which no client has been built."""
    folder = tmp_path / "checkout"
    (folder / "src" / "nunatak").mkdir(parents=True)
    for name in FILES:
        shutil.copy(ROOT / name, folder / name)
    for name in ("__init__.py", "py.typed"):
        shutil.copy(ROOT / "src" / "nunatak" / name, folder / "src" / "nunatak" / name)
    return folder


def build(
    folder: Path, kind: str, out: Path, **environment: str
) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(out)]
    known = {"PATH": os.environ["PATH"], **environment}
    return subprocess.run(
        command, cwd=folder, env=known, capture_output=True, text=True, check=False
    )


def with_client(folder: Path) -> None:
    page = folder / "src" / PAGE
    page.parent.mkdir()
    page.write_text("<title>nunatak</title>")


@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_nothing_is_built_without_the_client(checkout: Path, tmp_path: Path, kind: str) -> None:
    done = build(checkout, kind, tmp_path / "dist")
    assert done.returncode == 1
    assert "The web client is not built" in done.stderr
    assert "make web" in done.stderr
    assert "Traceback" not in done.stderr
    assert not list((tmp_path / "dist").glob("*.whl"))


def test_whoever_wants_it_builds_without(checkout: Path, tmp_path: Path) -> None:
    assert build(checkout, "wheel", tmp_path, NUNATAK_WITHOUT_WEB="1").returncode == 0
    (wheel,) = tmp_path.glob("*.whl")
    assert PAGE not in zipfile.ZipFile(wheel).namelist()


def test_the_wheel_and_the_source_archive_have_the_client(checkout: Path, tmp_path: Path) -> None:
    with_client(checkout)
    first, second, sources = tmp_path / "first", tmp_path / "second", tmp_path / "sources"
    for kind, out in (("wheel", first), ("sdist", sources)):
        done = build(checkout, kind, out)
        assert done.returncode == 0, done.stderr
    (archive,) = sources.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path, filter="data")
    unpacked = tmp_path / archive.name.removesuffix(".tar.gz")
    assert build(unpacked, "wheel", second).returncode == 0
    names = []
    for out in (first, second):
        (wheel,) = out.glob("*.whl")
        with zipfile.ZipFile(wheel) as packed_wheel:
            names.append(sorted(packed_wheel.namelist()))
            about = next(name for name in names[-1] if name.endswith("METADATA"))
            assert "# nunatak" in packed_wheel.read(about).decode()
    assert PAGE in names[0]
    assert names[0] == names[1]


def about(package: Path) -> str:
    """What is said of a package, its README included."""
    with zipfile.ZipFile(package) as packed:
        name = next(name for name in packed.namelist() if name.endswith("METADATA"))
        return packed.read(name).decode()


@pytest.mark.parametrize(
    ("remote", "home"),
    [
        ("https://code.example/us/nunatak.git", "https://code.example/us/nunatak"),
        ("git@code.example:us/nunatak.git", "https://code.example/us/nunatak"),
        ("/home/us/nunatak", None),
    ],
)
def test_the_addresses_are_those_of_the_repository(
    checkout: Path, tmp_path: Path, remote: str, home: str | None
) -> None:
    with_client(checkout)
    for words in (["init", "--quiet"], ["remote", "add", "origin", remote]):
        subprocess.run(["git", *words], cwd=checkout, check=True)
    out = tmp_path / "dist"
    assert build(checkout, "sdist", out).returncode == 0
    (archive,) = out.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path, filter="data")
    assert build(tmp_path / archive.name.removesuffix(".tar.gz"), "wheel", out).returncode == 0
    (wheel,) = out.glob("*.whl")
    expected = [f"Project-URL: Source, {home}", f"Project-URL: Issues, {home}/issues"]
    said = about(wheel)
    found = [line for line in said.splitlines() if line.startswith("Project-URL")]
    assert found == (expected if home else [])
    pages, pictures = (f"{home}/{kind}/HEAD/" if home else "" for kind in ("blob", "raw"))
    assert f"[MIT licence]({pages}LICENSE)" in said
    assert f"![Arctica]({pictures}docs/images/arctica.svg)" in said
    assert f'<img src="{pictures}docs/images/web-wolves-phone.png"' in said
    assert (f"]({home}/blob/HEAD/http" in said, "](docs/" in said) == (False, home is None)
