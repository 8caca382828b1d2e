"""How is a server set up? By a file, the environment and options; the later wins."""

import os
import re
import socket
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cache
from pathlib import Path
from typing import Any

PREFIX = "NUNATAK_"


class SettingError(ValueError):
    """A setting that does not exist, or a value that it does not take."""

    def __init__(self, setting: str, what: str) -> None:
        super().__init__(f"{setting}: {what}")
        self.setting = setting
        self.what = what


def home() -> Path:
    """Where a server keeps its store unless told otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "nunatak"


@cache
def lan_address() -> str:
    """This machine's address in the local network, for links and QR codes."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))  # sends nothing; chooses the way out
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


@dataclass(frozen=True)
class Settings:
    """Everything that can be set; each is an option of `nunatak serve` too."""

    db: str = field(default_factory=lambda: f"sqlite:///{home() / 'tables.db'}")
    host: str = "127.0.0.1"
    port: int = 8000
    url: str = ""  # how browsers reach the server; empty: by host and port
    origins: str = ""  # other origins that may speak to it, with commas
    proxies: str = ""  # addresses whose X-Forwarded-For is believed, with commas
    bots: int = 1  # bots that think at the same time in this process; 0: leave it to workers
    hold: str = "alpha"  # level of the bots that hold seats
    programs: str = ""  # bots that are programs: NAME=COMMAND, with semicolons between them
    away: int = 120  # seconds until a vanished player's seat may be given to a bot
    lease: int = 30  # seconds until the turn of a vanished worker's bot is taken over
    analysis: int = 400  # iterations for each decision of a finished game; 0: none is analysed
    hint: int = 2000  # iterations for a hint at a table against bots; 0: none is given
    rate: float = 20.0  # messages per second from one client, in the long run
    burst: int = 60  # messages at once
    work: int = 100  # milliseconds of dear work a second for one address, in the long run
    sockets: int = 5000  # at the same time
    crowd: int = 100  # sockets of one address at the same time
    logins: int = 30  # tries to come in per minute and address
    frame: int = 65536  # bytes of one message of a client
    body: int = 2_200_000  # bytes of one HTTP request
    log: str = "info"  # debug, info, warning, error

    @property
    def is_postgresql(self) -> bool:
        """Whether the store is PostgreSQL."""
        return self.db.startswith("postgresql")

    @property
    def base(self) -> str:
        """How browsers reach the server, without a slash at the end."""
        host = lan_address() if self.host in ("0.0.0.0", "::") else self.host
        return self.url.rstrip("/") or f"http://{host}:{self.port}"

    @property
    def commands(self) -> dict[str, str]:
        """The programs by their names."""
        found: dict[str, str] = {}
        for program in filter(None, map(str.strip, self.programs.split(";"))):
            name, _, command = program.partition("=")
            if not re.fullmatch(r"[a-z][a-z0-9-]*", name) or not command.strip() or name in found:
                raise SettingError("programs", f"NAME=COMMAND is expected, got {program!r}")
            found[name] = command.strip()
        return found

    @property
    def secure(self) -> bool:
        """Whether browsers come by HTTPS."""
        return self.base.startswith("https:")


def read_settings(
    options: Mapping[str, Any],
    file: str | None = None,
    environment: Mapping[str, str] | None = None,
) -> Settings:
    """The settings: defaults, then the file, the environment, and the options."""
    chosen: dict[str, Any] = {}
    if file is not None:
        chosen |= _known(tomllib.loads(Path(file).read_text("utf-8")))
    chosen |= _from(os.environ if environment is None else environment)
    chosen |= {name: value for name, value in options.items() if value is not None}
    typed = {name: _typed(name, value) for name, value in chosen.items()}
    return replace(Settings(), **typed)


def _known(values: Mapping[str, Any]) -> dict[str, Any]:
    names = [setting.name for setting in fields(Settings)]
    for name in values:
        if name not in names:
            raise SettingError(name, f"one of {', '.join(names)} is expected")
    return dict(values)


def _from(environment: Mapping[str, str]) -> dict[str, Any]:
    found = {}
    for setting in fields(Settings):
        value = environment.get(PREFIX + setting.name.upper())
        if value:
            found[setting.name] = value
    return found


def _typed(name: str, value: Any) -> Any:
    kind = {setting.name: setting.type for setting in fields(Settings)}[name]
    try:
        return {"str": str, "int": int, "float": float}[getattr(kind, "__name__", str(kind))](value)
    except ValueError as error:
        raise SettingError(name, f"got {value!r}") from error
