"""Messages that only one browser can read: Message Encryption for Web Push, RFC 8291."""

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid.utils import b64urldecode

SECRET_BYTES = 16


def seal(message: bytes, p256dh: str, auth: str) -> bytes:
    """Encrypt a message for one browser; raises ValueError if its keys are invalid.

    Args:
        message: the plain message.
        p256dh: the browser's public key, 65 bytes in base64url.
        auth: the secret that the browser shares with senders, 16 bytes in base64url.
    """
    secret = _decoded(auth)
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"auth must be {SECRET_BYTES} bytes")
    try:
        sealed: bytes = http_ece.encrypt(
            message,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=_decoded(p256dh),
            auth_secret=secret,
            version="aes128gcm",
        )
    except http_ece.ECEException as error:
        raise ValueError(str(error)) from error
    return sealed


def _decoded(text: str) -> bytes:
    found: bytes = b64urldecode(text.rstrip("=").encode())
    return found
