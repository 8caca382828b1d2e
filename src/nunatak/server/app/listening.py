"""Where does the server listen? At a port of its own, or it says why it can't."""

import errno
import socket

PORTS = range(1, 1 << 16)


class CantListen(Exception):
    """The port can't be had: where, and the key of why."""

    def __init__(self, host: str, port: int, problem: str) -> None:
        super().__init__(f"can't listen at {host} port {port}: {problem}")
        self.host = host
        self.port = port
        self.problem = problem  # taken, forbidden, range, host


def listen(host: str, port: int) -> socket.socket:
    """A socket that is bound there, before anything else is begun."""
    if port not in PORTS:
        raise CantListen(host, port, "range")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
    except OSError as error:
        sock.close()
        raise CantListen(host, port, _problem(error)) from error
    sock.set_inheritable(True)
    return sock


def _problem(error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return "taken"
    return "forbidden" if error.errno in (errno.EACCES, errno.EPERM) else "host"
