"""The mail addresses of players: entered, confirmed by a code, stopped."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Connection, select, text, update

from blazon.service.base.clock import DAY_MS
from blazon.service.base.languages import Language
from blazon.service.base.limits import MAIL_CODE_MS, MOST_GUESSES
from blazon.service.base.secrets import digest_of
from blazon.service.storage.database import Database
from blazon.service.storage.forgetting import forget_mail
from blazon.service.storage.schema import mail_addresses, mail_codes

State = Literal["none", "asked", "confirmed", "off"]
Reason = Literal["stopped", "refused"]
_ROWS, _CODES = mail_addresses.c, mail_codes.c


@dataclass(frozen=True)
class Mailbox:
    """What is known about a session's mail."""

    address: str | None = None
    state: State = "none"
    reason: Reason | None = None
    """Why it is off: the reader stopped it, or the reader's mail server refused it."""


@dataclass(frozen=True)
class MailSecrets:
    """Secrets that only the reader of an address's mail learns."""

    code: str
    """The code that confirms the address."""
    stop: str
    """The secret that stops mail to it."""
    seed: str
    """The stored value from which ``stop`` is derived, with a key of the server."""


class Mailboxes:
    """All addresses, in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: str) -> Mailbox:
        """A person's address and state."""
        query = select(_ROWS.address, _ROWS.state, _ROWS.reason).where(_ROWS.session == person)
        return Mailbox(**(await self._database.first(query) or {}))

    async def ask(
        self,
        session: str,
        address: str,
        language: Language,
        *,
        secrets: MailSecrets,
        counted: Mapping[str, int],
        now: int,
    ) -> bool:
        """Store an address that a code has yet to confirm; False if there were too many codes.

        After too many codes, the last one that was sent to this address stays valid.

        Args:
            session: the requester.
            address: where the code goes.
            language: of the code's message, and of those after it.
            secrets: what the messages contain.
            counted: the most codes a day, by digests of the address and of the requesting network.
            now: in milliseconds since 1970.
        """
        row = {
            "address": address,
            "language": language,
            "state": "asked",
            "code": _digest(session, address, secrets.code),
            "asked": now,
            "seed": secrets.seed,
            "stop": digest_of(secrets.stop),
        }

        def ask(connection: Connection) -> bool:
            counts = {
                name: connection.scalar(_COUNT, {"name": name, "day": now // DAY_MS}) or 0
                for name in sorted(counted)
            }
            is_sent = all(count <= counted[name] for name, count in counts.items())
            asked = select(_ROWS.session).where(
                _ROWS.session == session, _ROWS.address == address, _ROWS.state == "asked"
            )
            if is_sent or connection.scalar(asked) is None:
                kept = row if is_sent else row | {"code": None}
                connection.execute(mail_addresses.delete().where(_ROWS.session == session))
                connection.execute(mail_addresses.insert(), [kept | {"session": session}])
            return is_sent

        return await self._database.transact(ask)

    async def confirm(self, session: str, code: str, now: int) -> bool:
        """Confirm a session's address; False if the code is wrong, old or used up.

        The guess is counted before it is compared, since the limit holds for all processes
        together.
        """
        guess = (
            update(mail_addresses)
            .where(
                _ROWS.session == session,
                _ROWS.state == "asked",
                _ROWS.code.is_not(None),
                _ROWS.guesses < MOST_GUESSES,
                _ROWS.asked > now - MAIL_CODE_MS,
            )
            .values(guesses=_ROWS.guesses + 1)
            .returning(_ROWS.address, _ROWS.code)
        )
        confirmed = (
            update(mail_addresses)
            .where(_ROWS.session == session)
            .values(state="confirmed", code=None, seen=now)
        )

        def confirm(connection: Connection) -> bool:
            row = connection.execute(guess).first()
            if row is None or row.code != _digest(session, row.address, code):
                return False
            connection.execute(confirmed)
            return True

        return await self._database.transact(confirm)

    async def forget(self, session: str) -> None:
        """Delete a session's address."""
        await self._database.transact(lambda writer: forget_mail(writer, [session]), "tidy")

    async def stop(self, secret: str) -> None:
        """Send no more mail to the address of this secret, if there is one."""
        this = (_ROWS.stop == digest_of(secret)) & (_ROWS.state != "off")
        off = update(mail_addresses).where(this).values(state="off", reason="stopped", code=None)
        await self._database.execute(off, "tidy")

    async def set_language(self, session: str, language: Language) -> None:
        """Send mail in another language from now on."""
        query = update(mail_addresses).where(_ROWS.session == session).values(language=language)
        await self._database.execute(query)

    async def tidy(self, now: int) -> None:
        """Delete addresses not confirmed within a day, and old counts."""
        unconfirmed = (_ROWS.state == "asked") & (_ROWS.asked < now - DAY_MS)

        def tidy(connection: Connection) -> None:
            connection.execute(mail_addresses.delete().where(unconfirmed))
            connection.execute(mail_codes.delete().where(_CODES.day < now // DAY_MS))

        await self._database.transact(tidy, "tidy")


def _digest(session: str, address: str, code: str) -> str:
    """The digest of a code, valid only for this session and this address."""
    return digest_of(f"{session} {address} {code}")


_COUNT = text(
    "insert into mail_codes (name, day, asked) values (:name, :day, 1) "
    "on conflict (name) do update set day = excluded.day, "
    "asked = case when mail_codes.day = excluded.day then mail_codes.asked + 1 else 1 end "
    "returning asked"
)
