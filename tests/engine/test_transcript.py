"""The engine plays the complete game on the protocol page as it is printed there."""

import doctest
import json
import re
from pathlib import Path

from blazon.engine.serve import Engine

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
CALL = re.compile(r"^→ (.+)\n← (.+)$", re.MULTILINE)


def test_the_engine_answers_as_the_transcript_shows() -> None:
    engine, session = Engine(), "SESSION"
    checker = doctest.OutputChecker()
    calls = CALL.findall(PAGE.read_text(encoding="utf-8"))
    for request, shown in calls:
        answer = engine.handle(request.replace("SESSION", session).encode())
        assert answer is not None
        if session == "SESSION":
            session = json.loads(answer)["result"]["session"]
        said = answer.decode().replace(session, "SESSION")
        assert checker.check_output(f"{shown}\n", said, doctest.ELLIPSIS), said
    assert [json.loads(request)["method"] for request, _ in calls][-1] == "close"
    assert any('"over":true' in shown for _, shown in calls)
