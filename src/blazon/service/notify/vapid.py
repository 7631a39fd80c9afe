"""The key that identifies this server to push services: VAPID, RFC 8292."""

import os
import time
from pathlib import Path
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02, VapidException
from py_vapid.utils import b64urlencode

from blazon.kernel.errors import BadValue
from blazon.kernel.files import text_of

TOKEN_SECONDS = 12 * 3600
"""The lifetime of our tokens; push services accept at most a day."""


class VapidKey:
    """A private key, and the contact that push services can reach if something goes wrong."""

    def __init__(self, vapid: Vapid02, contact: str) -> None:
        self._vapid, self._contact = vapid, contact
        point = vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public: str = b64urlencode(point)
        """The key that browsers subscribe with: the public point, 65 bytes in base64url."""

    def authorization(self, endpoint: str) -> str:
        """The ``Authorization`` header for a message to an endpoint."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + TOKEN_SECONDS,
            "sub": self._contact,
        }
        header: str = self._vapid.sign(claims)["Authorization"]
        return header


def new_private_key() -> bytes:
    """A new private key: a number of 32 bytes."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return number.to_bytes(32, "big")


def vapid_key(private: bytes, contact: str) -> VapidKey:
    """The key with these 32 bytes; raises BadValue if the contact is wrong."""
    return load_vapid_key(b64urlencode(private), contact)


def load_vapid_key(key: str, contact: str) -> VapidKey:
    """Load the key from the settings; raises BadValue.

    Args:
        key: a file with a private P-256 key in PEM, or the key itself: its 32 bytes, or its DER, in
            base64url.
        contact: ``mailto:ADDRESS`` or ``https://HOST``.
    """
    try:
        vapid = _read(text_of(Path(key)) if Path(key).is_file() else key)
    except (OSError, ValueError, VapidException) as error:
        raise BadValue("setting push_key", "must be a private P-256 key or its file") from error
    if not isinstance(getattr(vapid.private_key, "curve", None), ec.SECP256R1):
        raise BadValue("setting push_key", "must be a private key on the curve P-256")
    found = VapidKey(vapid, contact)
    try:
        found.authorization("https://push.example")
    except VapidException as error:
        raise BadValue(
            "setting push_contact", f"must be mailto:ADDRESS or https://HOST, not {contact!r}"
        ) from error
    return found


def make_vapid_key(file: Path) -> None:
    """Write a new private key to a file that only its owner can read; raises BadValue."""
    vapid = Vapid02()
    vapid.generate_keys()
    try:
        made = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(made, "wb") as written:
            written.write(vapid.private_pem())
    except OSError as error:
        raise BadValue(str(file), f"cannot be created: {error.strerror}") from error


def _read(text: str) -> Vapid02:
    if text.startswith("-----BEGIN"):
        return Vapid02.from_pem(text.strip().encode())
    return Vapid02.from_string(text.strip())
