"""The games' own commands, and which games are left out."""

from cyclopts import App

from blazon.kernel import catalogue

_commands_left_out: list[str] = []
"""A line for each game whose commands cannot be used."""


def add_commands(app: App) -> None:
    """Add the commands that games bring; those that cannot be used are left out."""
    for package in catalogue.packages().values():
        try:
            module = package.part("commands")
            if module is not None:
                app.command(module.COMMANDS)
        # Another distribution's code can raise anything.
        except Exception as error:
            fault = package.fault(error)
            whose = f"the commands of {fault.game} of {fault.package}"
            _commands_left_out.append(f"{whose} are left out: {fault.reason}")


def faults() -> list[str]:
    """What is wrong with games and commands that are left out, a line each.

    Games that ship with Blazon are tested, and importing them takes a second: they are looked at
    only where another package brings games.
    """
    if all(package.is_shipped for package in catalogue.packages().values()):
        found = catalogue.faults()
    else:
        from blazon.words import checks

        found = checks.faults()
    return [*(fault.line for fault in found), *_commands_left_out]
