"""The command `blazon`, also as `python -m blazon`; without the extra `cli`, it says so."""

import sys

from blazon.kernel.extras import MissingExtra, needing, of_command


def main() -> int:
    """Run the command and return its exit status; without an extra, 2 as for any mistake."""
    try:
        with needing(*of_command(sys.argv[1:])):
            from blazon.cli import main as run
    except MissingExtra as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return run()


if __name__ == "__main__":
    sys.exit(main())
