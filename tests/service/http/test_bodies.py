"""The bodies of requests, as programs and editors write them."""

import codecs

from tests.service.asking import ask


def test_a_body_may_begin_with_a_byte_order_mark(url: str) -> None:
    body = b'{"game": "richelieu", "seats": [{"kind": "me"}, {"kind": "open"}]}'
    for content in (body, codecs.BOM_UTF8 + body):
        kind = {"content-type": "application/json"}
        answer = ask(url, "POST", "/api/tables", content=content, headers=kind)
        assert answer.status_code == 201, answer.text
    answer = ask(url, "POST", "/api/tables", content=2 * codecs.BOM_UTF8 + body, headers=kind)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad")
