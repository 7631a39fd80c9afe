"""The server's log: one JSON object per line on standard error, without secrets."""

import logging
import sys
import threading
import time
from typing import Any

import msgspec

_ENCODER = msgspec.json.Encoder()
_LOGGER = logging.getLogger("blazon.service")


class _Lines(logging.Formatter):
    """Each record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return _ENCODER.encode(line).decode()


def set_up_logs(level: str) -> None:
    """Set the lowest level to log: debug, info, warning or error."""
    handler = logging.StreamHandler()
    handler.setFormatter(_Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    _LOGGER.setLevel(level.upper())
    # Python would print these as text.
    logging.captureWarnings(capture=True)
    sys.excepthook = _log_exception
    threading.excepthook = _log_exception
    sys.unraisablehook = _log_exception


def _log_exception(*given: Any) -> None:
    """Log an uncaught exception from any of Python's hooks."""
    if len(given) == 1:
        given = (given[0].exc_type, given[0].exc_value, given[0].exc_traceback)
    _LOGGER.error("an unexpected error", exc_info=given)


def log(level: str, happened: str, **facts: Any) -> None:
    """Log an event with facts such as the table's id; never a session, link or secret."""
    _LOGGER.log(logging.getLevelName(level.upper()), happened, extra={"facts": facts})
