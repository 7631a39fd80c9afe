"""The database schema. Its history is in ``migrations``."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("secret", LargeBinary, nullable=False),  # the secret that chance is generated from
    Column("host", String(64), nullable=False),  # a session
    Column("network", String(64)),  # the network address charged for its bots, as a digest
    Column("game", String(40), nullable=False),
    Column("listed", Boolean, nullable=False),  # in the lobby
    Column("status", String(10), nullable=False),  # open, playing, over, aborted
    Column("version", BigInteger, nullable=False),  # the last entry of the journal
    Column("waits_for", String(64)),  # the session to move
    Column("deadline", BigInteger),  # when its clock runs out, ms since 1970
    Column("bot_seat", Integer),  # the seat to move, if a bot's
    Column("claimed_by", String(40)),  # the process that runs its bots
    Column("claimed_until", BigInteger, nullable=False, server_default="0"),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("uploaded", Integer, nullable=False, server_default="0"),  # the bytes sent to open it
    Column("seen", BigInteger, nullable=False, server_default="0"),  # when its host was last there
    Column("summary", Text, nullable=False),  # JSON for the lobby
    Index("tables_lobby", "listed", "status", "created"),
    Index("tables_due", "deadline"),
    Index("tables_bots", "bot_seat"),
    Index("tables_network", "network", "created"),
    Index("tables_network_status", "network", "status"),
    Index("tables_host_status", "host", "status"),
)
Index(
    "tables_seen",
    tables.c.listed,
    tables.c.status,
    tables.c.seen,
    sqlite_where=tables.c.status == "open",  # so that moves need not update it
    postgresql_where=tables.c.status == "open",
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seq", BigInteger, primary_key=True),  # 1, 2, 3 …
    Column("at", BigInteger, nullable=False),  # ms since 1970
    Column("session", String(64)),
    Column("command", String(64)),  # the client's id for the command
    Column("event", LargeBinary, nullable=False),  # JSON
)

holders = Table(
    "holders",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("session", String(64), primary_key=True),
    Index("holders_session", "session"),
)

past_holders = Table(
    "past_holders",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("session", String(64), primary_key=True),  # one that had a seat and left it
    Index("past_holders_session", "session"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("name", String(40), nullable=False, server_default=""),
    Column("used", Integer, nullable=False, server_default="0"),  # the day of last use, since 1970
    Column("webhook", Text),  # the address to notify of turns
    Column("webhook_key", String(64)),  # the key that signs its messages
    Column("revoked", BigInteger),  # when its browser ended it, ms since 1970
    Column("network", String(64)),  # the network address it was made from, as a digest
    Column("joined", String(64)),  # the profile it is part of; its own cookie is worthless then
    Column("profile", String(64)),  # for a device: the profile that it acts for
    Column("label", String(40), nullable=False, server_default=""),  # the device, in its own words
    Column("changed", BigInteger),  # when one of these two or its profile changed, ms since 1970
    Index("sessions_revoked", "revoked"),
    Index("sessions_joined", "joined"),
    Index("sessions_profile", "profile"),
    Index("sessions_changed", "changed"),
)

profiles = Table(
    "profiles",
    metadata,
    Column("key", String(64), primary_key=True),  # the session that it began with
    Column("created", BigInteger, nullable=False),  # ms since 1970
    Column("link", String(64)),  # the digest of the secret that brings in another device
    Column("linked", BigInteger),  # when the link was made, ms since 1970
    Index("profiles_link", "link", unique=True),
)

server = Table(
    "server",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),  # values that all processes must agree on
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),  # null: without a seat
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("session", String(64)),  # the author; null before version 0.2
    Column("removed", BigInteger),  # when the server's host removed it, ms since 1970
    Index("chat_session", "session"),
)

deliveries = Table(
    "deliveries",
    metadata,
    Column("id", String(40), primary_key=True),  # derived from session and table
    Column("session", String(64), nullable=False),
    Column("version", BigInteger),  # the table's version
    Column("body", Text, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False, server_default="0"),
    Index("deliveries_due", "due"),
)

pushes = Table(
    "pushes",
    metadata,
    Column("session", String(64), primary_key=True),  # a session or a device
    Column("endpoint", Text, nullable=False),  # the push service's address for messages
    Column("p256dh", String(100), nullable=False),  # the browser's public key, base64url
    Column("auth", String(100), nullable=False),  # the secret shared with senders, base64url
    Column("language", String(10), nullable=False),
    Column("created", BigInteger, nullable=False),  # ms since 1970
)

push_turns = Table(
    "push_turns",
    metadata,
    Column("id", String(40), primary_key=True),  # derived from device and table
    Column("session", String(64), nullable=False),  # the holder of the seat to move
    Column("table_id", String(40), nullable=False),
    Column("device", String(64), nullable=False),  # whom to notify: the session, or a device of it
    Column("version", BigInteger, nullable=False),  # the version that began the turn
    Column("due", BigInteger),  # when to notify; null once notified or seen
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("at", BigInteger, nullable=False),  # when it was detected, ms since 1970
    Index("push_turns_due", "due"),
)

mail_addresses = Table(
    "mail_addresses",
    metadata,
    Column("session", String(64), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("language", String(10), nullable=False),
    Column("state", String(10), nullable=False),  # asked, confirmed, off
    Column("reason", String(10)),  # why it is off: stopped, refused
    Column("code", String(64)),  # the digest of the code that confirms it
    Column("guesses", Integer, nullable=False, server_default="0"),  # of the code
    Column("asked", BigInteger, nullable=False),  # when the code was made, ms since 1970
    Column("seed", String(40), nullable=False),  # of the secret that stops mail
    Column("stop", String(64), nullable=False),  # that secret's digest
    Column("seen", BigInteger, nullable=False, server_default="0"),  # when its holder was last here
    Column("sent", BigInteger, nullable=False, server_default="0"),  # the last message
    Column("day", Integer, nullable=False, server_default="0"),  # its day, since 1970
    Column("sent_today", Integer, nullable=False, server_default="0"),  # messages on that day
    Column("refusals", Integer, nullable=False, server_default="0"),  # in a row
    Column("tries", Integer, nullable=False, server_default="0"),  # to send the next message
    Column("again", BigInteger, nullable=False, server_default="0"),  # when to try next
    Index("mail_addresses_stop", "stop"),
)

mail_turns = Table(
    "mail_turns",
    metadata,
    Column("id", String(40), primary_key=True),  # derived from session and table
    Column("session", String(64), nullable=False),  # the holder of the seat to move
    Column("person", String(64), nullable=False),  # who gets mail: that session, or its profile
    Column("table_id", String(40), nullable=False),
    Column("version", BigInteger, nullable=False),  # the version that began the turn
    Column("due", BigInteger),  # when to send mail; null once sent or seen
    Column("late", BigInteger),  # when to send it again, as little time is left; null for never
    Column("at", BigInteger, nullable=False),  # when it was detected, ms since 1970
    Index("mail_turns_person", "person"),
    Index("mail_turns_due", "due"),
    Index("mail_turns_late", "late"),
)

mail_codes = Table(
    "mail_codes",
    metadata,
    Column("name", String(64), primary_key=True),  # of an address or a network, as a digest
    Column("day", Integer, nullable=False),  # since 1970
    Column("asked", Integer, nullable=False),  # codes asked for on that day
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("knowledge", String(10), primary_key=True),  # own, open
    Column("session", String(64), nullable=False),  # the requester
    Column("network", String(64)),  # the network address charged for it, as a digest
    Column("asked", BigInteger, nullable=False),  # ms since 1970
    Column("judged", Integer, nullable=False, server_default="0"),  # decisions evaluated
    Column("decisions", Integer, nullable=False, server_default="0"),  # 0 until they are counted
    Column("claimed_by", String(40)),  # the process that runs it
    Column("claimed_until", BigInteger, nullable=False, server_default="0"),
    Column("review", LargeBinary),  # JSON; null until finished
    Index("reviews_session", "session"),
    Index("reviews_asked", "asked"),
)

results = Table(
    "results",
    metadata,
    Column("game_id", String(40), primary_key=True),  # its table's id; results outlive the table
    Column("seat", Integer, primary_key=True),
    Column("person", String(64)),  # the session that held the seat; null for a bot or nobody
    Column("bot", String(40)),  # the bot whose own seat it was
    Column("name", String(40), nullable=False),  # the person's name then
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("edition", String(80), nullable=False),  # the options that a record always names
    Column("pace", String(10), nullable=False),
    Column("ended", BigInteger, nullable=False),  # ms since 1970
    Column("actions", Integer, nullable=False),  # the length of the game
    Column("total", BigInteger, nullable=False),  # the seat's points
    Column("share", Double),  # of the win, from 0 to 1; null if the game has no winner
    Column("ending", String(20), nullable=False),
    Column("left", Boolean, nullable=False),  # whether a bot played for the person at the end
    Column("day", Integer),  # the day whose deal it was, since 1970, if it counts there
    Index("results_person", "person", "ended"),
    Index("results_day", "day", "game"),
)

calls = Table(
    "calls",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("session", String(64), nullable=False),  # who invites; the table's host
    Column("person", String(64), nullable=False),  # the invited person
    Column("seat", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),  # ms since 1970
    Column("answered", BigInteger),  # when it was accepted or declined, ms since 1970
    Index("calls_session", "session", "created"),
    Index("calls_person", "person"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("session", String(64), primary_key=True),  # who sees no invitations …
    Column("person", String(64), primary_key=True),  # … from this person; empty: from anybody
    Column("created", BigInteger, nullable=False),  # ms since 1970
    Index("mutes_person", "person"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("session", String(64)),  # the blocked session …
    Column("network", String(64)),  # … or a network, as a digest
    Column("about", String(80), nullable=False),  # the host's name for it, never an address
    Column("at", BigInteger, nullable=False),  # ms since 1970
    Column("until", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
    Index("blocks_until", "until"),
    sqlite_autoincrement=True,
)

reports = Table(
    "reports",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),  # ms since 1970
    Column("table_id", String(40), nullable=False),
    Column("session", String(64), nullable=False),  # the reporter
    Column("subject", String(20), nullable=False),  # line:NUMBER, name:SEAT or conduct:SEAT
    Column("reason", String(20), nullable=False),
    Column("words", Text, nullable=False),  # the reporter's text
    Column("lines", Text, nullable=False),  # JSON: names and the last chat lines at that moment
    Column("done", BigInteger),  # when the host settled it
    Column("note", Text),  # the host's note
    Column("network", String(64)),  # the reporter's network, until the report is settled
    Index("reports_done", "done"),
    Index("reports_session", "session"),
    sqlite_autoincrement=True,
)
Index(
    "reports_open",
    reports.c.table_id,
    reports.c.session,
    reports.c.subject,
    unique=True,
    sqlite_where=reports.c.done.is_(None),
    postgresql_where=reports.c.done.is_(None),
)
Index(
    "reports_open_network",
    reports.c.network,
    reports.c.table_id,
    reports.c.subject,
    unique=True,
    sqlite_where=reports.c.done.is_(None),
    postgresql_where=reports.c.done.is_(None),
)

audit = Table(
    "audit",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),  # ms since 1970
    Column("who", String(64), nullable=False),  # the user of the operating system
    Column("action", String(20), nullable=False),
    Column("about", String(80), nullable=False),  # a table, a seat, a number; never an address
    Column("reason", Text, nullable=False),
    sqlite_autoincrement=True,
)

notices = Table(
    "notices",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),  # ms since 1970
    Column("name", String(40), nullable=False),  # the change made beside an SQLite server
    Column("seq", BigInteger, nullable=False),
    sqlite_autoincrement=True,
)
