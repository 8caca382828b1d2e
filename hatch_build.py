"""Is the web client inside what is built? A package without it would serve empty pages."""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src") / "nunatak" / "web_dist" / "index.html"
WITHOUT = "NUNATAK_WITHOUT_WEB"
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
