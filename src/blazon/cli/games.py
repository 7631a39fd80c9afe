"""The commands that games add, and reports of games and commands that are left out."""

from collections.abc import Callable

from cyclopts import App, Group

from blazon.kernel import catalogue

_commands_left_out: list[str] = []
"""A line for each game whose commands do not work."""


def add_command(app: App, command: App | Callable[..., object], group: Group) -> None:
    """Add a command, or an app with commands of its own, to a group of the help page."""
    if isinstance(command, App):
        command.group = group
        app.command(command)
    else:
        app.command(command, group=group)


def add_commands(app: App, group: Group) -> None:
    """Add the games' own commands to this group; leave out those that do not work."""
    for package in catalogue.packages().values():
        try:
            module = package.part("commands")
            if module is not None:
                add_command(app, module.COMMANDS, group)
        # Another distribution's code can raise anything.
        except Exception as error:
            fault = package.fault(error)
            whose = f"the commands of {fault.game} of {fault.package}"
            _commands_left_out.append(f"{whose} are left out: {fault.reason}")


def faults() -> list[str]:
    """A line for each game or command that is left out, with the reason.

    Importing the games takes a second, and those that ship with Blazon are tested, so games are
    checked only if another package provides some.
    """
    if all(package.is_shipped for package in catalogue.packages().values()):
        found = catalogue.faults()
    else:
        from blazon.words import checks

        found = checks.faults()
    return [*(fault.line for fault in found), *_commands_left_out]
