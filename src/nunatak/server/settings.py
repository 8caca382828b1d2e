"""How is a server set up? By a file, the environment and options; the later wins."""

import ipaddress
import os
import re
import socket
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cache
from pathlib import Path
from typing import Any

from nunatak.kernel.message import Value, Wrong
from nunatak.play.toml import read_toml

PREFIX = "NUNATAK_"
EVERYWHERE = ("0.0.0.0", "::")  # a server listens at all addresses of its machine


class SettingError(Wrong):
    """A setting that does not exist, or a value that it does not take."""

    def __init__(self, setting: str, sentence: str, /, **values: Value) -> None:
        super().__init__(setting, sentence, **values)
        self.setting = setting


def home() -> Path:
    """Where a server keeps its store unless told otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "nunatak"


def is_own(host: str) -> bool:
    """Whether only the same machine reaches it."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


@cache
def lan_address() -> str:
    """This machine's address in the local network, for links and QR codes."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))  # sends nothing; chooses the way out
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


@cache
def lan_addresses() -> tuple[str, ...]:
    """All addresses of this machine in local networks, the usual way out first."""
    try:
        named = [str(found[4][0]) for found in socket.getaddrinfo(socket.gethostname(), None)]
    except OSError:
        named = []
    found = map(ipaddress.ip_address, dict.fromkeys([lan_address(), *named]))
    return tuple(str(one) for one in found if not (one.is_loopback or one.is_link_local))


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
    pages: str = ""  # a folder with the games for pages, which then think themselves; empty: none
    rate: float = 20.0  # messages per second from one client, in the long run
    burst: int = 60  # messages at once
    work: int = 100  # milliseconds of dear work a second for one address, in the long run
    sockets: int = 5000  # at the same time
    crowd: int = 100  # sockets of one address at the same time
    logins: int = 30  # tries to come in per minute and address
    frame: int = 65536  # bytes of one message of a client
    body: int = 2_200_000  # bytes of one HTTP request
    limits: str = ""  # a file with limits by role; empty: as documented
    contact: str = ""  # of the operator, for push services: mailto:… or https:…
    vacation: int = 30  # days a year for which one's clocks of days may stand still
    smtp_host: str = ""  # empty: this house sends no mail
    smtp_port: int = 587
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_from: str = ""
    smtp_tls: str = "starttls"  # or none, for a server on the same machine
    log: str = "info"  # debug, info, warning, error

    @property
    def base(self) -> str:
        """How browsers reach the server, without a slash at the end."""
        host = lan_address() if self.host in EVERYWHERE else self.host
        return self.url.rstrip("/") or f"http://{host}:{self.port}"

    @property
    def addresses(self) -> list[str]:
        """By which other machines reach the server; none where it listens to its own alone."""
        if self.url or self.host not in EVERYWHERE:
            return [] if not self.url and is_own(self.host) else [self.base]
        heard = [one for one in lan_addresses() if self.host == "::" or ":" not in one]
        bare = [f"[{one}]" if ":" in one else one for one in heard]
        return [f"http://{one}:{self.port}" for one in bare]

    @property
    def commands(self) -> dict[str, str]:
        """The programs by their names."""
        found: dict[str, str] = {}
        for program in filter(None, map(str.strip, self.programs.split(";"))):
            name, _, command = program.partition("=")
            if not re.fullmatch(r"[a-z][a-z0-9-]*", name) or not command.strip() or name in found:
                raise SettingError("programs", "NAME=COMMAND is expected, got {got!r}", got=program)
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
        chosen |= _known(read_toml(Path(file).read_text("utf-8")))
    chosen |= _from(os.environ if environment is None else environment)
    chosen |= {name: value for name, value in options.items() if value is not None}
    typed = {name: _typed(name, value) for name, value in chosen.items()}
    return replace(Settings(), **typed)


def _known(values: Mapping[str, Any]) -> dict[str, Any]:
    names = [setting.name for setting in fields(Settings)]
    for name in values:
        if name not in names:
            known = ", ".join(names)
            raise SettingError(name, "there is no such setting; known: {names}", names=known)
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
        raise SettingError(name, "a number is expected, got {got!r}", got=str(value)) from error
