"""`python -m blazon` is the command `blazon`."""

import sys

from blazon.cli import main

if __name__ == "__main__":
    sys.exit(main())
