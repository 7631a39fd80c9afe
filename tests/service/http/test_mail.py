"""Mail over HTTP: an address, its code, and how mail programs stop it."""

import hmac
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.service.mail_server import MailServer, mail_server
from tests.service.people import code, until
from tests.service.servers import ServerProcess, running
from tests.service.stores import sql

from blazon.client import Server

BOB = {"address": "bob@mail.example", "language": "fr"}
FORM = {"List-Unsubscribe": "One-Click"}
FOREIGN = {"origin": "https://mail.example", "sec-fetch-site": "cross-site"}
NONE = {"available": True, "address": None, "state": "none", "reason": None}
ASKED = {**NONE, "address": BOB["address"], "state": "asked"}
CONFIRMED = {**ASKED, "state": "confirmed"}


@asynccontextmanager
async def post(folder: Path) -> AsyncIterator[tuple[MailServer, ServerProcess]]:
    """A mail server, and a server that sends mail through it."""
    async with mail_server() as service:
        sender, site = "games@games.example", "http://games.example"
        with running(folder, smtp_url=service.url, smtp_from=sender, public_url=site) as server:
            yield service, server


async def code_for(service: MailServer, browser: Server) -> str:
    """Bob's browser asks for a code."""
    service.received.clear()
    assert await browser.request("PUT", "/session/mail", json=BOB) == ASKED
    await until(lambda: service.received)
    return service.received[0].code


def stop_secret(key: bytes, seed: str) -> str:
    """What stands in the messages to an address."""
    digest = hmac.digest(key, f"stop {seed}".encode(), "sha256")
    return urlsafe_b64encode(digest).decode().rstrip("=")


async def test_without_a_mail_server_nothing_is_offered(url: str) -> None:
    async with Server(url) as browser:
        shown = await browser.request("GET", "/session/mail")
        assert shown == {**NONE, "available": False}
        call = {"code": "ABCD-EFGH"}
        assert await code(browser.request("PUT", "/session/mail", json=BOB)) == "not-now"
        assert await code(browser.request("POST", "/session/mail/code", json=call)) == "not-now"
        assert await code(browser.request("DELETE", "/session/mail")) == "not-now"
        assert browser.secret is None
        metrics = await browser.http.get("/metrics")
        assert "blazon_mails" not in metrics.text


async def test_an_address_is_set_confirmed_and_deleted(tmp_path: Path) -> None:
    async with post(tmp_path) as (service, server), Server(server.url) as browser:
        assert await browser.request("GET", "/session/mail") == NONE
        sent = await code_for(service, browser)
        assert "Saisissez" in service.received[0].text
        async with Server(server.url) as other:
            call = {"code": sent}
            path = "/session/mail/code"
            assert await code(other.request("POST", path, json=call)) == "not-seated"
            await other.request("PATCH", "/session", json={"name": "Eve"})
            assert await code(other.request("POST", path, json=call)) == "not-now"
        shown = await browser.request("POST", path, json=call)
        assert shown == CONFIRMED == await browser.request("GET", "/session/mail")
        (own,) = (await browser.request("GET", "/session/data"))["mail"]
        assert (own["address"], own["state"], own["language"]) == (
            BOB["address"],
            "confirmed",
            "fr",
        )
        metrics = await browser.http.get("/metrics")
        assert 'blazon_mails_total{result="sent"} 1.0' in metrics.text
        assert await browser.request("DELETE", "/session/mail") == NONE
        assert await browser.request("GET", "/session/mail") == NONE
        await browser.request("POST", path, json={"code": await code_for(service, browser)})
        await browser.http.delete("/api/session")
        assert sql(server.database, "select * from mail_addresses") == []
        assert "mail.example" not in server.log.read_text() + metrics.text


async def test_what_is_no_address_is_refused(tmp_path: Path) -> None:
    async with post(tmp_path) as (service, server), Server(server.url) as browser:
        for address in ("bob", "bob@mail.example\r\nBcc: eve@mail.example", "b" * 300):
            call = {**BOB, "address": address}
            assert await code(browser.request("PUT", "/session/mail", json=call)) == "bad"
        assert await code(browser.request("PUT", "/session/mail", json={**BOB, "x": 1})) == "bad"
        assert not service.received


async def test_a_mail_program_stops_mail_and_can_do_nothing_else(tmp_path: Path) -> None:
    async with post(tmp_path) as (service, server), Server(server.url) as browser:
        sent = await code_for(service, browser)
        await browser.request("POST", "/session/mail/code", json={"code": sent})
        (row,) = sql(server.database, "select seed from mail_addresses")
        (key,) = sql(server.database, "select value from server where name = 'mail'")
        secret = stop_secret(bytes(key[0]), row[0])
        path = f"/api/mail/unsubscribe?secret={secret}"
        async with Server(server.url) as program:
            for method in ("GET", "HEAD", "PUT", "DELETE"):
                answer = await program.http.request(method, path, headers={"origin": server.url})
                assert answer.status_code >= 400
            for wrong in ({}, {**FORM, "more": "1"}, {"List-Unsubscribe": "Yes"}):
                answer = await program.http.post(path, data=wrong, headers=FOREIGN)
                assert (answer.status_code, answer.json()["code"]) == (400, "bad")
            answer = await program.http.post(path, json=FORM, headers=FOREIGN)
            assert answer.status_code == 400
            unknown = f"{path[:-1]}x"
            assert (await program.http.post(unknown, data=FORM)).status_code == 200
            assert await browser.request("GET", "/session/mail") == CONFIRMED
            answer = await program.http.post(path, data=FORM, headers=FOREIGN)
            assert answer.status_code == 200
            assert "set-cookie" not in answer.headers
        stopped = {**CONFIRMED, "state": "off", "reason": "stopped"}
        assert await browser.request("GET", "/session/mail") == stopped
        for other in ("/api/session/mail/code", "/api/mail/unsubscribe/", "/api/tables"):
            answer = await browser.http.post(other, data=FORM, headers=FOREIGN)
            assert (answer.status_code, answer.json()["code"]) == (403, "origin")


async def test_a_form_in_parts_is_taken_too(tmp_path: Path) -> None:
    async with post(tmp_path) as (_, server), Server(server.url) as program:
        path = "/api/mail/unsubscribe?secret=unknown"
        parts = {name: (None, value) for name, value in FORM.items()}
        answer = await program.http.post(path, files=parts, headers=FOREIGN)
        assert answer.status_code == 200
        for kind in ("multipart/form-data; boundary=x", "multipart/form-data", "text/plain", ""):
            for body in (b"", b"--x\r\nodd", b"x" * 100_000, b"\xff"):
                headers = {**FOREIGN, "content-type": kind}
                answer = await program.http.post(path, content=body, headers=headers)
                assert answer.status_code == 400, (kind, body[:10])
