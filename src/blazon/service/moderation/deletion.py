"""Deletes a person's data while other people's games go on."""

from functools import partial

from blazon.service.base.clock import now_ms
from blazon.service.base.refusals import passing_over
from blazon.service.base.secrets import new_id
from blazon.service.journal.seating import forget
from blazon.service.live.chat import Chat
from blazon.service.live.hub import Author, Hub


async def forget_person(hub: Hub, chat: Chat, session: str) -> int:
    """Delete or anonymise the data of a session, and of all that share its profile.

    If interrupted, repeating it completes the work: the sessions themselves end last.

    Returns:
        The number of tables.
    """
    key, *others = await hub.store.profiles.selves(session)
    number = sum([await _forget_session(hub, chat, one) for one in (*others, key)])
    await hub.store.profiles.end(key, now_ms())
    return number


async def _forget_session(hub: Hub, chat: Chat, session: str) -> int:
    store = hub.store
    imported = await store.persons.imported(session)
    tables = await store.persons.tables(session)
    for name in tables:
        if name in imported:
            await store.expiry.delete_now(name)
            hub.memory.drop(name)
            continue
        lines = [line["number"] for line in await store.persons.lines(name, session)]
        if lines:
            await chat.remove(name, lines, name="", session=None)
        alias = new_id()
        decision = partial(forget, session=session, alias=alias)
        with passing_over("not-now"):  # the session has already left the table
            await hub.intervene(name, decision, Author(session))
        await store.persons.forget_at(name, session, alias)
    await store.persons.forget_rest(session)
    return len(tables)
