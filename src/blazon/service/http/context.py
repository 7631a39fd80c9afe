"""What every request needs: who asks, whether he may, and the tables."""

from dataclasses import dataclass
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from blazon.service.http.rates import Rates
from blazon.service.http.sessions import Visitor, Visitors
from blazon.service.hub import Hub, Live, now_ms
from blazon.service.journal.commands import is_one_line
from blazon.service.journal.table import Table
from blazon.service.limits import LONGEST_CHAT
from blazon.service.notify.web_push import Push
from blazon.service.notify.webhooks import Webhooks
from blazon.service.refusals import Refusal
from blazon.service.secrets import digest_of
from blazon.service.settings import Settings
from blazon.service.storage.store import Store
from blazon.service.views.messages import ChatLine, Chatted
from blazon.service.workers.hints import Hints
from blazon.service.workers.reviews import Reviewing


@dataclass
class Rooms:
    """The service, as handlers see it."""

    settings: Settings
    store: Store
    hub: Hub
    rates: Rates
    visitors: Visitors
    hints: Hints
    reviewing: Reviewing
    webhooks: Webhooks | None = None
    push: Push | None = None

    async def enter(self, connection: ASGIConnection[Any, Any, Any, Any], kind: str) -> Visitor:
        """Who asks; raises Refusal if he asks too often."""
        visitor = await self.visitors.who(connection)
        self.rates.spend(kind, visitor.address, visitor.session)
        return visitor

    async def session_for(self, visitor: Visitor) -> tuple[str, list[Cookie]]:
        """The visitor's session, with the cookie for a new one."""
        if visitor.session is not None:
            return visitor.session, []
        self.rates.spend("new-session", visitor.address, None)
        session, cookie = await self.visitors.welcome()
        return session, [cookie]

    async def admit(self, name: str, session: str | None, link: str | None = None) -> Live:
        """A table, for whoever may see it or has a link; raises Refusal as if it were not there."""
        live = await self.hub.live(name)
        table = live.table
        opened = table.opened.watch != "nobody" or (table.opened.listed and table.status == "open")
        known = session == table.opened.host or bool(table.held_by(session))
        if opened or known or (link is not None and digest_of(link) in table.invites):
            return live
        raise Refusal("unknown", "there is no such table")

    def eyes(self, table: Table, session: str | None, seat: int | None) -> int | None:
        """With whose eyes a session looks at a table; raises Refusal for another's."""
        held = table.held_by(session)
        if seat is None:
            return held[0] if held else None
        if seat not in held:
            raise Refusal("not-yours", f"seat {seat} is not yours", seats=held)
        return seat

    async def say(self, name: str, visitor: Visitor, text: str) -> ChatLine:
        """Say something at a table; raises Refusal."""
        live = await self.admit(name, visitor.session)
        held = live.table.held_by(visitor.session)
        if not held:
            raise Refusal("not-seated", "only who has a seat speaks")
        if not live.table.chat:
            raise Refusal("not-now", "talking is turned off at this table")
        said = " ".join(text.split())
        if not said or len(said) > LONGEST_CHAT or not is_one_line(said):
            raise Refusal("bad", f"text: must be 1 to {LONGEST_CHAT} printable characters")
        self.rates.spend("chat", visitor.address, visitor.session)
        seat, at = held[0], now_ms()
        named = live.table.seats[seat].name
        number = await self.store.say(name, at, seat, named, said)
        line = ChatLine(number=number, at=at, seat=seat, name=named, text=said)
        self.tell_chat(name, [line])
        return line

    def tell_chat(self, name: str, lines: list[ChatLine]) -> None:
        """Tell all who look at a table what was said."""
        message = msgspec.json.encode(Chatted(d=lines))
        self.hub.tell_all(name, message, lambda _: True)
