"""Is the web client inside what is built, and where is the project at home?

A package without the client would serve empty pages. The project's addresses are those of the
repository that the checkout came from; a checkout that came from nowhere public names none. The
README is read far from its files, on a package's page: there its links lead to the repository.
"""

import os
import re
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PAGE = Path("src") / "nunatak" / "web_dist" / "index.html"
WITHOUT = "NUNATAK_WITHOUT_WEB"
LINK = re.compile(r"""(!?\[[^]\n]*\]\(|<img src=")(?![a-z]+:|#)([^)"]+)""")  # within the checkout
MISSING = f"""The web client is not built: {PAGE.as_posix()} is missing.
Run `make web` in a checkout (`make setup` brings the Node that it needs) and build again,
or set {WITHOUT}=1 to build the engine, the bots and the command line without it."""


class WebClient(BuildHookInterface):  # type: ignore[type-arg]
    """Looks before a wheel or a source archive is made; a checkout may be installed without."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Stop with a sentence that says what to do."""
        wanted = version != "editable" and not os.environ.get(WITHOUT)
        if wanted and not (Path(self.root) / PAGE).is_file():
            self.app.abort(MISSING)


class Addresses(MetadataHookInterface):
    """`project.urls` and `readme`: whoever publishes the project has the right ones."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set them, if the checkout knows any; what is built from an archive keeps its own."""
        home = home_of(_remote(self.root))
        text = (Path(self.root) / "README.md").read_text("utf-8")
        if home:
            metadata["urls"] = {"Source": home, "Issues": f"{home}/issues"}
            text = LINK.sub(lambda link: f"{link[1]}{home}/{_kind(link[1])}/HEAD/{link[2]}", text)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def home_of(remote: str) -> str | None:
    """The page of a repository that is fetched from there; None: it has none."""
    found = re.fullmatch(
        r"(?:https://(?:[^@/]+@)?|ssh://git@|git@)([^/:]+)[/:](.+?)(?:\.git)?/?", remote
    )
    return f"https://{found[1]}/{found[2]}" if found else None


def _kind(before: str) -> str:
    """A picture is wanted as it is, all else as a page."""
    return "raw" if before.startswith(("!", "<img")) else "blob"


def _remote(folder: str) -> str:
    command = ["git", "-C", folder, "config", "--local", "remote.origin.url"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
    except OSError:  # no git here
        return ""
