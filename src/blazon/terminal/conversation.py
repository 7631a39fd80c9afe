"""The conversation around a game: asks the players and carries out the answers."""

from dataclasses import replace

from rich.text import Text

from blazon.bots import Bot, make_bot
from blazon.bots.programs.program import Forfeit
from blazon.match.position import Position
from blazon.terminal.commands import Command, Leave, parse
from blazon.terminal.handlers import handle, move
from blazon.terminal.session import Session
from blazon.terminal.style import STRONG
from blazon.words.summary import describe_summary


def run(session: Session) -> None:
    """Play to the end; raises Leave, EOFError or KeyboardInterrupt if people stop earlier."""
    while True:
        position = session.progress.position
        actor = position.actor
        if position.over:
            if not _end(session):
                return
        elif actor is None:
            session.progress.roll()
        elif len(position.legal) == 1 and not _tells(session, actor):
            session.progress.play(next(iter(position.legal)))
        elif (bot := session.seats[actor].bot) is not None:
            with session.screen.busy(
                session.texts("play-bot-thinks", player=session.style.names[actor])
            ):
                token = _chosen(session, bot, position, actor)
            session.progress.play(token)
        elif session.reader == actor or _curtain(session, actor):
            _decide(session, actor)
        if not session.people:
            session.report()


def _chosen(session: Session, bot: Bot, position: Position, actor: int) -> str:
    """A bot's choice; if it is a program that has lost the game, a random one plays on."""
    try:
        return bot.choose(position.observe(actor))
    except Forfeit as forfeit:
        other = make_bot("random", position.seed)
        session.seats[actor] = replace(session.seats[actor], bot=other)
        name = session.style.names[actor]
        session.say("play-program-lost", player=name, why=str(forfeit))
        return other.choose(position.observe(actor))


def _tells(session: Session, actor: int) -> bool:
    """Whether playing a forced action without asking would reveal hidden information to others."""
    position = session.progress.position
    is_alone = session.people == [actor]
    return not is_alone and position.variant.hides_choices(position.states)


def _curtain(session: Session, actor: int) -> bool:
    """Hide the table until the player to move confirms that nobody else is looking.

    Returns:
        False if the last person undid something instead.
    """
    before = session.reader
    if before is not None and (session.notes or session.progress.has_found(before)):
        session.screen.show(session.unread(before))
        session.screen.ask(session.texts("play-curtain-close") + " ")
    session.screen.hide()
    session.reader = None
    name = session.style.names[actor]
    session.say("play-curtain", player=name)
    while True:
        line = session.screen.ask(session.texts("play-curtain-open", player=name) + " ")
        if not line:
            session.reader = actor
            return True
        command = parse(line, session.texts)
        if command == Command("quit"):
            raise Leave
        if command == Command("undo") and before is not None and session.progress.undo(before):
            return False
        session.say("play-curtain-expected")


def _end(session: Session) -> bool:
    """Show the final score and handle commands; returns whether the game goes on."""
    position = session.progress.position
    seen = session.progress.observe(None)
    if session.people:
        session.screen.refresh()
        session.screen.show(session.unread(session.reader))
    session.screen.show([Text(session.texts("play-game-over"), STRONG), ""])
    session.screen.show(session.renderer.score(seen, session.style))
    won, *why = session.renderer.describe_result(seen, position.score()["winners"], session.style)
    session.screen.show(["", Text(won, STRONG), *why])
    if session.people:
        _sum_up(session)
    while session.people:
        session.say("play-after-the-end")
        line = session.screen.ask("> ")
        command = parse(line, session.texts)
        if not line or command == Command("quit"):
            return False
        if isinstance(command, Command):
            if handle(session, command, _last_person(session)):
                return True
        else:
            session.say("play-over-no-moves", word=line)
    return False


def _sum_up(session: Session) -> None:
    """Show the game in three sentences."""
    with session.screen.busy(session.texts("play-brief-looks")):
        from blazon.bots.summary import LEAST, summarize

        found = summarize(session.progress.position)
    events = [entry.words for entry in session.progress.entries]
    seen = session.progress.observe(None)
    session.screen.show(["", *describe_summary(seen, found, events, LEAST, session.style)])


def _last_person(session: Session) -> int:
    """The person who decided last."""
    return next(
        (
            one.player
            for one in reversed(session.progress.entries)
            if one.player in session.people and not one.forced
        ),
        session.people[0],
    )


def _decide(session: Session, seat: int) -> None:
    """Ask the person until they have played something or the position has changed."""
    session.draw(seat)
    while True:
        line = session.screen.ask("> ")
        typed = parse(line, session.texts)
        if isinstance(typed, Command):
            if handle(session, typed, seat):
                return
        elif not typed:
            session.say("play-empty-line")
        elif move(session, typed, seat):
            return
