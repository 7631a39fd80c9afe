"""Mail about turns, over HTTP: set an address, confirm it, and stop the mail."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response
from litestar.params import QueryParameter
from msgspec import Meta

from blazon.service.base.languages import Language
from blazon.service.base.limits import LONGEST_LINK
from blazon.service.base.refusals import Refusal
from blazon.service.base.smtp import LONGEST_ADDRESS
from blazon.service.http.context import RequestContext
from blazon.service.http.routes import delete, get, post, put
from blazon.service.http.sessions import Requester
from blazon.service.notify.mail import UNSUBSCRIBE, Mail
from blazon.service.storage.mailboxes import Mailbox, Reason, State

MAIL = "/api/session/mail"
_ONE_CLICK = {"List-Unsubscribe": "One-Click"}
_LARGEST_FORM = 1000
"""Bytes in a form with only that field."""
_LONGEST_TYPED = 20
"""Characters in a code, with spaces or hyphens."""


class MailShown(msgspec.Struct):
    """Mail about your turns."""

    available: bool
    """Whether this server sends mail."""
    address: str | None
    """Your address, if you gave one."""
    state: State
    """`asked` until a code confirms the address, then `confirmed`; `off` if it gets no mail."""
    reason: Reason | None
    """Why the mail is off: `stopped` by a link in a message, or `refused` by its mail server."""


class MailStopped(msgspec.Struct):
    """The address of a secret gets no mail."""

    stopped: bool
    """Always true, even if the secret is unknown."""


class AddressCall(msgspec.Struct, forbid_unknown_fields=True):
    """The address to write to, and the language to write in."""

    address: Annotated[str, Meta(max_length=LONGEST_ADDRESS)]
    language: Language


class CodeCall(msgspec.Struct, forbid_unknown_fields=True):
    """The code from the message."""

    code: Annotated[str, Meta(max_length=_LONGEST_TYPED)]


def _shown(mail: Mail | None, box: Mailbox) -> MailShown:
    return MailShown(mail is not None, box.address, box.state, box.reason)


def _needed(mail: Mail | None) -> Mail:
    if mail is None:
        raise Refusal("not-now", "this server sends no mail")
    return mail


@get(MAIL, summary="Get your mail address", rate="read")
async def mail_shown(requester: Requester, mail: Mail | None) -> MailShown:
    """Whether you get mail about your turns, and the address."""
    if mail is None or requester.person is None:
        return _shown(mail, Mailbox())
    mail.note_here(requester.person)
    return _shown(mail, await mail.mailboxes.of(requester.person))


@put(MAIL, summary="Set your mail address", rate="mail")
async def mail_set(
    context: RequestContext, requester: Requester, mail: Mail | None, data: AddressCall
) -> Response[MailShown]:
    """Sends a code to the address; the code confirms it. Creates a session if there is none.

    The response is the same if no code is sent because there were too many. The part before the `@`
    must be ASCII; the domain need not be.
    """
    mail = _needed(mail)
    session, cookies = await context.sessions.ensure(requester)
    box = await mail.ask(session, data.address, data.language, requester.network)
    return Response(_shown(mail, box), cookies=cookies)


@post(f"{MAIL}/code", summary="Confirm your mail address", rate="mail", status_code=200)
async def mail_confirmed(requester: Requester, mail: Mail | None, data: CodeCall) -> MailShown:
    """Only the person who asked for the code can use it, with three guesses in ten minutes."""
    mail = _needed(mail)
    return _shown(mail, await mail.confirm(requester.need_person(), data.code))


@delete(MAIL, summary="Delete your mail address", rate="leave", status_code=200)
async def mail_deleted(requester: Requester, mail: Mail | None) -> MailShown:
    """Stops all mail to you."""
    mail = _needed(mail)
    if requester.person is not None:
        await mail.mailboxes.forget(requester.person)
    return _shown(mail, Mailbox())


@post(UNSUBSCRIBE, summary="Stop mail", rate="leave", status_code=200)
async def mail_stopped(
    request: Request[Any, Any, Any],
    mail: Mail | None,
    secret: Annotated[str, QueryParameter(max_length=LONGEST_LINK)],
) -> MailStopped:
    """For mail programs: the form `List-Unsubscribe=One-Click` (RFC 8058), from any origin.

    Each message contains the secret, which stops mail to its address. The response is the same for
    an unknown secret.
    """
    mail = _needed(mail)
    form = {} if len(await request.body()) > _LARGEST_FORM else dict(await request.form())
    if form != _ONE_CLICK:
        raise Refusal("bad", "the form must be List-Unsubscribe=One-Click")
    await mail.mailboxes.stop(secret)
    return MailStopped(stopped=True)


HANDLERS = [mail_shown, mail_set, mail_confirmed, mail_deleted, mail_stopped]
