"""A person's profile over HTTP: the link that brings in another browser, and the devices in use."""

from typing import Annotated, Any

import msgspec
from litestar import Response
from litestar.params import FromPath

from blazon.service.base.clock import DAY_MS, now_ms
from blazon.service.base.limits import LONGEST_LABEL, LONGEST_LINK
from blazon.service.base.refusals import Refusal
from blazon.service.base.secrets import ID_PATTERN, derived, digest_of, id_from, new_secret
from blazon.service.http.context import RequestContext
from blazon.service.http.routes import delete, get, post
from blazon.service.http.sessions import Requester
from blazon.service.journal.checks import check_words
from blazon.service.storage.profiles import NewDevice
from blazon.service.storage.store import Store

Label = Annotated[str, msgspec.Meta(max_length=LONGEST_LABEL)]
Secret = Annotated[str, msgspec.Meta(max_length=LONGEST_LINK)]


class DeviceShown(msgspec.Struct):
    """A browser that acts for a profile."""

    id: str
    """For removing it; this is no secret."""
    label: str
    """What it called itself when it was added."""
    created: int
    """When it was added, in milliseconds since 1970."""
    used: int
    """The day of its last use, in milliseconds since 1970."""
    this: bool
    """Whether it is the browser that sent this request."""
    notified: bool
    """Whether it is notified of turns."""


class ProfileShown(msgspec.Struct):
    """The requester's profile."""

    known: bool
    """Whether there is one."""
    linked: int | None
    """When the link was made, in milliseconds since 1970; null if there is none."""
    devices: list[DeviceShown]
    """The devices, newest first."""


class LabelCall(msgspec.Struct, forbid_unknown_fields=True):
    """The name of the requester's browser in the list of devices."""

    label: Label = ""


class OfferCall(msgspec.Struct, forbid_unknown_fields=True):
    """The part after the ``#`` of a profile's link: sent in the body, so that no log records it."""

    link: Secret


class UseCall(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The same, to use the link."""

    link: Secret
    attempt: Annotated[str, msgspec.Meta(pattern=f"^{ID_PATTERN}$", min_length=20)]
    """At least 20 random characters, chosen by the client: repeating them repeats the response."""
    label: Label = ""


class LinkOffered(msgspec.Struct):
    """What a link can be used for."""

    valid: bool
    """Whether the link can still be used."""
    yours: bool
    """Whether it belongs to the profile that this browser already acts for."""
    joins: bool
    """Whether this browser has games or a name of its own, which would join the profile."""


class LinkShown(msgspec.Struct):
    """A new link."""

    link: str
    """Its secret; the server cannot show it again."""


@get("/api/profile", summary="Get your profile and its devices", rate="read")
async def profile_shown(requester: Requester, store: Store) -> ProfileShown:
    """Without a profile, `known` is false and the rest is empty."""
    return await _shown(requester, store)


@post(
    "/api/profile/link",
    summary="Make a link that brings your games to another browser",
    status_code=200,
    rate="link",
)
async def link_made(
    context: RequestContext, requester: Requester, store: Store, data: LabelCall
) -> Response[LinkShown]:
    """Earlier links stop working. The first link makes this browser the first device."""
    label, link = check_words(data.label, "label", LONGEST_LABEL), new_secret()
    session, cookies = await context.sessions.ensure(requester)
    await store.profiles.set_link(session, digest_of(link), label, now_ms())
    await context.sessions.look()
    if await store.profiles.of_link(digest_of(link)) is None:
        raise Refusal("not-now", "your games have just been brought to another profile; try again")
    return Response(LinkShown(link), cookies=cookies)


@post("/api/profile/offer", summary="Check a profile's link", status_code=200, rate="link")
async def link_offered(requester: Requester, store: Store, data: OfferCall) -> LinkOffered:
    """This changes nothing: only `use` uses the link."""
    key = await store.profiles.of_link(digest_of(data.link))
    is_yours = key is not None and key == requester.person
    return LinkOffered(
        valid=key is not None,
        yours=is_yours,
        joins=requester.session is not None and not is_yours,
    )


@post(
    "/api/profile/use",
    summary="Use a profile's link: bring its games to this browser",
    status_code=200,
    rate="link",
)
async def link_used(
    context: RequestContext, requester: Requester, store: Store, data: UseCall
) -> Response[LinkShown]:
    """The browser gets a new cookie, and everything that it had before joins the profile.

    A link can be used once. The response contains the next one.
    """
    label = check_words(data.label, "label", LONGEST_LABEL)
    context.rates.spend("new-session", requester.address, None)
    # Derived, so that a browser that has lost the response can ask for it again.
    secret = derived(data.link, f"device {data.attempt}")
    following = derived(data.link, f"link {data.attempt}")
    device = NewDevice(digest_of(secret), label, requester.network, now_ms())
    key = await store.profiles.use_link(
        digest_of(data.link), digest_of(following), device, requester.device
    )
    if key is None:
        raise Refusal("unknown", "this link has been used, or a newer one has replaced it")
    await context.sessions.look()
    return Response(LinkShown(following), cookies=[context.sessions.cookie_with(secret)])


@delete(
    "/api/profile/devices/{device:str}",
    summary="Remove a device from your profile",
    status_code=200,
    rate="leave",
)
async def device_removed(
    context: RequestContext, requester: Requester, store: Store, device: FromPath[str]
) -> ProfileShown:
    """Ends the device's cookie, closes its sockets, and stops its notifications."""
    for row in await _devices(requester, store):
        if _id_of(row["digest"]) == device:
            await store.sessions.revoke(row["digest"], now_ms())
            await context.sessions.look()
            return await _shown(requester, store)
    raise Refusal("unknown", "your profile has no such device")


async def _devices(requester: Requester, store: Store) -> list[dict[str, Any]]:
    return await store.profiles.devices(requester.need_person()) if requester.has_profile else []


async def _shown(requester: Requester, store: Store) -> ProfileShown:
    devices = await _devices(requester, store)
    profile = await store.profiles.get(requester.need_person()) if devices else None
    if profile is None:
        return ProfileShown(known=False, linked=None, devices=[])
    shown = [
        DeviceShown(
            id=_id_of(row["digest"]),
            label=row["label"],
            created=row["created"],
            used=row["used"] * DAY_MS,
            this=row["digest"] == requester.device,
            notified=row["endpoint"] is not None,
        )
        for row in devices
    ]
    return ProfileShown(known=True, linked=profile["linked"], devices=shown)


def _id_of(device: str) -> str:
    return id_from(device, "device")


HANDLERS = [profile_shown, link_made, link_offered, link_used, device_removed]
