"""A local mail server: it speaks SMTP over real sockets, and keeps what it receives."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from types import SimpleNamespace
from typing import Any, cast

from aiosmtpd import smtp
from aiosmtpd.smtp import AuthResult, Envelope, Session


@dataclass(frozen=True)
class Posted:
    """A message as it arrived."""

    sender: str
    to: list[str]
    content: bytes

    @property
    def message(self) -> EmailMessage:
        """Its parts."""
        return message_from_bytes(self.content, policy=default)

    @property
    def text(self) -> str:
        """What it says."""
        return str(self.message.get_content())

    @property
    def code(self) -> str:
        """The code in it."""
        found = re.search(r"[2-9A-Z]{4}-[2-9A-Z]{4}", self.text)
        assert found
        return found[0]

    @property
    def stop(self) -> str:
        """Where a program posts to get no more of these."""
        return str(self.message["List-Unsubscribe"]).strip("<>")


class MailServer:
    """Receives messages, and answers each step with the next of its answers, by default well."""

    def __init__(self) -> None:
        self.received: list[Posted] = []
        self.answers: dict[str, list[str]] = {}
        """By step: ``MAIL``, ``RCPT`` or ``DATA``."""
        self.logins: list[tuple[str, str]] = []
        self.port = 0

    @property
    def url(self) -> str:
        """Its address, as in the settings."""
        return f"smtp://127.0.0.1:{self.port}"

    def _answer(self, step: str) -> str:
        answers = self.answers.get(step)
        return answers.pop(0) if answers else "250 OK"

    def handlers(self) -> Any:
        """What the protocol calls at each step."""

        async def mail(
            _: Any, __: Session, envelope: Envelope, address: str, options: list[str]
        ) -> str:
            answer = self._answer("MAIL")
            if answer.startswith("250"):
                envelope.mail_from = address
                envelope.mail_options.extend(options)
            return answer

        async def recipient(
            _: Any, __: Session, envelope: Envelope, address: str, options: list[str]
        ) -> str:
            answer = self._answer("RCPT")
            if answer.startswith("250"):
                envelope.rcpt_tos.append(address)
                envelope.rcpt_options.extend(options)
            return answer

        async def data(_: Any, __: Session, envelope: Envelope) -> str:
            answer = self._answer("DATA")
            if answer.startswith("250"):
                content = cast("bytes", envelope.content)
                self.received.append(Posted(envelope.mail_from or "", envelope.rcpt_tos, content))
            return answer

        return SimpleNamespace(handle_MAIL=mail, handle_RCPT=recipient, handle_DATA=data)

    def authenticate(self, *given: Any) -> AuthResult:
        """Take the right password only."""
        data = given[-1]
        self.logins.append((data.login.decode(), data.password.decode()))
        return AuthResult(success=data.password == b"right", handled=True)


@asynccontextmanager
async def mail_server(**options: Any) -> AsyncIterator[MailServer]:
    """A mail server in this process; options as for ``aiosmtpd``."""
    service = MailServer()
    loop = asyncio.get_running_loop()

    def connected() -> smtp.SMTP:
        return smtp.SMTP(
            service.handlers(),
            hostname="mail.example",
            loop=loop,
            authenticator=service.authenticate,
            auth_require_tls=False,
            **options,
        )

    server = await loop.create_server(connected, "127.0.0.1", 0)
    service.port = server.sockets[0].getsockname()[1]
    try:
        yield service
    finally:
        server.close()
        await server.wait_closed()
