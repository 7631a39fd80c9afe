"""Hands messages to the host's mail server; if that fails, tells which side is at fault."""

import asyncio
import re
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP as POLICY
from typing import Literal

from blazon.service.base.limits import REQUEST_OUT_SECONDS
from blazon.service.base.logs import log
from blazon.service.base.smtp import MailServer
from blazon.service.views.letters import Letter

Outcome = Literal["sent", "refused", "again", "trouble"]
"""``refused``: permanently, by the reader's mail server; ``again``: not now, or for another reason;
``trouble``: our mail server accepts no mail at all."""
_SENDER = "Blazon"
_STEP_SECONDS = 10.0
_ABOUT_ADDRESS = re.compile(r"5\.(1\.(1|2|3|6|10)|2\.[0-9]+)\b")
"""Enhanced status codes (RFC 3463): no such mailbox or domain, or a mailbox that accepts no
mail."""
_NO_MAILBOX = (550, 551, 553, 556)
"""The same, from servers without enhanced codes."""


@dataclass(frozen=True)
class Envelope:
    """A message and where it goes."""

    to: str
    letter: Letter
    id: str
    """Unique, without meaning."""
    at: int
    """When the message is sent, in milliseconds since 1970."""
    stop: str | None = None
    """The URL to which mail programs post to stop such messages."""


class Deliverer:
    """The host's mail server."""

    def __init__(self, server: MailServer, sender: str, name: str) -> None:
        """Use a mail server.

        Args:
            server: the mail server.
            sender: the address that messages come from.
            name: the name of this server.
        """
        self._server, self._sender, self._name = server, sender, name

    def message(self, envelope: Envelope) -> EmailMessage:
        """The message as it is sent; the standard library refuses line breaks in its headers."""
        made = EmailMessage(policy=POLICY)
        made["From"] = Address(_SENDER, addr_spec=self._sender)
        made["To"] = Address(addr_spec=envelope.to)
        made["Subject"] = envelope.letter.subject
        made["Date"] = datetime.fromtimestamp(envelope.at // 1000, UTC)
        made["Message-ID"] = f"<{envelope.id}@{self._name}>"
        made["Auto-Submitted"] = "auto-generated"
        if envelope.stop is not None:
            made["List-Unsubscribe"] = f"<{envelope.stop}>"
            if envelope.stop.startswith("https:"):  # RFC 8058 allows no other
                made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        made.set_content(envelope.letter.text, cte="quoted-printable")
        return made

    async def send(self, envelope: Envelope) -> Outcome:
        """Send a message; a failure is logged without any address."""
        # Imported here: a server that sends no mail need not load it.
        import aiosmtplib

        server = self._server
        client = aiosmtplib.SMTP(
            hostname=server.host,
            port=server.port,
            username=server.user,
            password=server.password,
            use_tls=server.is_tls,
            start_tls=server.start_tls,
            local_hostname=self._name,
            timeout=_STEP_SECONDS,
        )
        try:
            async with asyncio.timeout(REQUEST_OUT_SECONDS):
                await client.connect()
                content = self.message(envelope).as_bytes()
                await client.sendmail(self._sender, [envelope.to], content)
        except aiosmtplib.SMTPRecipientsRefused as error:
            return _refused(error.recipients[0].code, error.recipients[0].message)
        except aiosmtplib.SMTPDataError as error:
            log("warning", "the mail server did not take a message", status=error.code)
            return "again"
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            status = getattr(error, "code", None)
            kind = type(error).__name__
            log("warning", "the mail server cannot be used", error=kind, status=status)
            return "trouble"
        else:
            with suppress(aiosmtplib.SMTPException, OSError):  # the message has been taken
                await client.quit()
            return "sent"
        finally:
            client.close()


def _refused(status: int, answer: str) -> Outcome:
    """The outcome of an error: the address may accept no mail, or its server may object to ours."""
    if status < 500:
        return "again"
    enhanced = re.match(r"5\.[0-9]+\.[0-9]+", answer.strip())
    is_about_address = _ABOUT_ADDRESS.match(answer.strip()) if enhanced else status in _NO_MAILBOX
    if is_about_address:
        log("info", "mail was refused", status=status)
        return "refused"
    log("warning", "the mail server may not send to an address", status=status)
    return "again"
