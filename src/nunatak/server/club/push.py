"""How does a notice reach a browser that nobody but its owner can read? By web push.

Encrypted by RFC 8291 (aes128gcm), signed with this house's own key by RFC 8292 (VAPID).
"""

import base64
import hashlib
import hmac
import http.client
import ipaddress
import json
import secrets
import socket
import ssl
import time
from dataclasses import dataclass
from functools import lru_cache
from urllib.parse import SplitResult, urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from sqlalchemy import Connection, insert, select

from nunatak.server.store import club

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes of one record; a notice is one
LIFE = 12 * 3600  # seconds for which a signature is good: RFC 8292 allows a day
KEPT = 86400  # seconds for which a push service keeps a notice for a browser that is away
PATIENCE = 10.0
GONE = (404, 410)  # a subscription that is no more
VAPID = "vapid"


@dataclass(frozen=True)
class Browser:
    """Where a browser takes notices, and with which keys."""

    endpoint: str
    key: str
    auth: str


def encode(data: bytes) -> str:
    """Base64 for URLs, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The bytes of such a text."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


# ------------------------------------------------------------------ RFC 8291


def encrypt(
    text: bytes,
    browser: Browser,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The body of a push message; key and salt are fresh unless they are given."""
    own = own or ec.generate_private_key(CURVE)
    salt = salt or secrets.token_bytes(16)
    theirs, mine = decode(browser.key), public_bytes(own)
    shared = own.exchange(ec.ECDH(), read_point(theirs))
    content, nonce = _keys(shared, decode(browser.auth), theirs, mine, salt)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(content).encrypt(nonce, text + b"\x02", None)


def _keys(
    shared: bytes, auth: bytes, theirs: bytes, mine: bytes, salt: bytes
) -> tuple[bytes, bytes]:
    """The key and the nonce of the content."""
    key = _derived(auth, shared, b"WebPush: info\x00" + theirs + mine, 32)
    content = _derived(salt, key, b"Content-Encoding: aes128gcm\x00", 16)
    return content, _derived(salt, key, b"Content-Encoding: nonce\x00", 12)


def _derived(salt: bytes, secret: bytes, about: bytes, length: int) -> bytes:
    """HKDF with SHA-256, as far as one block goes."""
    drawn = hmac.digest(salt, secret, hashlib.sha256)
    return hmac.digest(drawn, about + b"\x01", hashlib.sha256)[:length]


def read_point(data: bytes) -> ec.EllipticCurvePublicKey:
    """A public key; ValueError where it is none."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data)


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key, uncompressed."""
    point = serialization.PublicFormat.UncompressedPoint
    return key.public_key().public_bytes(serialization.Encoding.X962, point)


# ------------------------------------------------------------------ RFC 8292


def own_key(connection: Connection) -> ec.EllipticCurvePrivateKey:
    """This house's key; it is made when it is first wanted, and kept."""
    known = connection.execute(
        select(club.secrets.c.value).where(club.secrets.c.name == VAPID)
    ).scalar()
    if known is None:
        known = encode(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32))
        connection.execute(insert(club.secrets), {"name": VAPID, "value": known})
    return read_key(known)


@lru_cache(maxsize=4)
def read_key(text: str) -> ec.EllipticCurvePrivateKey:
    """A key as it is kept."""
    return ec.derive_private_key(int.from_bytes(decode(text)), CURVE)


def signature(
    key: ec.EllipticCurvePrivateKey, endpoint: str, contact: str, now: float | None = None
) -> str:
    """The words of the Authorization header for a push service."""
    where = urlsplit(endpoint)
    claims: dict[str, str | int] = {
        "aud": f"{where.scheme}://{where.netloc}",
        "exp": int(time.time() if now is None else now) + LIFE,
        **({"sub": contact} if contact else {}),
    }
    head = _part({"typ": "JWT", "alg": "ES256"}) + "." + _part(claims)
    first, second = decode_dss_signature(key.sign(head.encode(), ec.ECDSA(hashes.SHA256())))
    signed = encode(first.to_bytes(32) + second.to_bytes(32))
    return f"vapid t={head}.{signed}, k={encode(public_bytes(key))}"


def _part(form: dict[str, str | int]) -> str:
    return encode(json.dumps(form, separators=(",", ":")).encode())


# ------------------------------------------------------------------ sending


def is_endpoint(endpoint: str) -> bool:
    """Whether it can be a push service: HTTPS, and nothing that only this machine could mean."""
    where = urlsplit(endpoint)
    return where.scheme == "https" and bool(where.hostname) and not _is_inside(where.hostname or "")


def _is_inside(host: str) -> bool:
    try:
        return not ipaddress.ip_address(host).is_global
    except ValueError:
        return host == "localhost" or "." not in host


def send(
    browser: Browser, text: bytes, key: ec.EllipticCurvePrivateKey, contact: str, topic: str
) -> int:
    """Hand a notice to the push service; its status."""
    where = urlsplit(browser.endpoint)
    headers = {
        "Authorization": signature(key, browser.endpoint, contact),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT),
        "Urgency": "normal",
        "Topic": topic,
    }
    connection = _connect(where)
    try:
        path = where.path + (f"?{where.query}" if where.query else "")
        connection.request("POST", path or "/", encrypt(text, browser), headers)
        return connection.getresponse().status
    finally:
        connection.close()


def _connect(where: SplitResult) -> http.client.HTTPConnection:
    """To where the name leads now, unless that is inside this network."""
    host, port = where.hostname or "", where.port or (443 if where.scheme == "https" else 80)
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][4][0]
    if not may_reach(str(found)):
        raise OSError(f"{host} is inside")
    if where.scheme == "https":
        safe = ssl.create_default_context()
        return http.client.HTTPSConnection(host, port, timeout=PATIENCE, context=safe)
    return http.client.HTTPConnection(host, port, timeout=PATIENCE)


def may_reach(address: str) -> bool:
    """Whether a notice may be sent to an address."""
    return ipaddress.ip_address(address).is_global
