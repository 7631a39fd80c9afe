"""Every limit of the service: how large, how long, how many, how often."""

from dataclasses import dataclass

# What a client sends

LARGEST_BODY = 256 * 1024
"""Bytes of a request; a player's own map fits."""
LARGEST_MESSAGE = 16 * 1024
"""Bytes of a message on a socket."""
LONGEST_NAME = 40
"""Characters of a player's or a game's name."""
LONGEST_TEXT = 200
"""Characters of what a seat adds to the secret."""
LEAST_SEALED_TEXT = 32
"""Characters of a sealed text: as many as 128 bits have in hexadecimal digits."""
LONGEST_CHAT = 500
"""Characters of a line of chat."""
LONGEST_TOKEN = 40
"""Characters of an action or of a place's id."""
LONGEST_BOT_NAME = 20
"""Characters of a bot's name."""
LONGEST_COMMAND_ID = 64
"""Characters of a command's id."""
LONGEST_LINK = 80
"""Characters of a link's secret."""
LONGEST_COOKIE = 100
"""Characters of a session's secret."""
LONGEST_WEBHOOK = 500
"""Characters of a webhook's address."""
LONGEST_ENDPOINT = 1000
"""Characters of a push service's address."""
LONGEST_PUSH_KEY = 100
"""Characters of a browser's keys, in base64url."""
MOST_SEATS = 8
"""Seats of a table."""
HIGHEST_SEAT = 15
"""What a seat's number can be in a request."""
MOST_ACTIONS = 1_000_000
"""What a number of actions can be in a request."""
MOST_RECORDED = 10_000
"""Actions of a game, running or recorded: what was played here can be opened again."""
MOST_ENTRIES = 12_000
"""Entries of a table's journal; a game with more can only be ended."""
ENTRIES_TO_END = 100
"""Of these, kept for questions whether to end it, and their answers."""
MOST_UNDONE = 10_000
"""Actions taken back at once."""
HIGHEST_VERSION = 2**53
"""What a version can be in a request: JavaScript's integers end there."""
HIGHEST_LINE = 2**31 - 1
"""What the number of a line of chat can be in a request."""
CHANCE_SECONDS = 5
"""Until a device has sealed or shown its text, for which a full table waits."""
MOST_LEFT_OUT = 2
"""How often a seat may be left out of making chance before it can seal no more."""
LEAST_TURN, LONGEST_TURN = 1, 30 * 86_400
"""Seconds that a turn can have."""
LONGEST_RESERVE = 30 * 86_400
"""Seconds of a seat's reserve."""

# What a client is sent

PAGE = 50
"""Tables on a page of the lobby."""
HOST_AWAY_SECONDS = 300
"""How long a host may be away from a listed table until it is not listed as open any more."""
HOST_SEEN_SECONDS = 60
"""How often it is written that a host is there."""
CHAT_PAGE = 200
"""Lines of chat in an answer."""
MOST_VIEWS = 64
"""Views of a game's moments in an answer."""
LARGEST_PAGE_BOARD = 256 * 1024
"""Bytes of the board that a game from another package brings for the page."""

# How long a client may take, and how many there may be

REQUEST_SECONDS = 30
"""Until a request has come whole, from the connection or its first byte on."""
KEEP_ALIVE_SECONDS = 15
"""Until the next request."""
ANSWER_SECONDS = 300
"""Until so much of an answer is read that the rest can be sent."""
PING_SECONDS, PONG_SECONDS = 20.0, 20.0
"""Between pings on a socket, and until each is answered."""
CLOSE_SECONDS = 10
"""Until a client has answered that a socket is being closed."""
MOST_HTTP_CONNECTIONS = 5_000
"""Connections beside sockets."""
CONNECTIONS_OF_SHARE = 5
"""Of these, of a network, for each of its shares."""

# What a process keeps

MOST_TABLES = 5_000
"""Tables in memory at which nobody looks; others are read again when somebody asks for them."""
MOST_TABLE_BYTES = 256 * 1024 * 1024
"""What they may take, about."""
TABLE_BYTES, MOVE_BYTES = 30_000, 700
"""What a table takes, about: without its game, and for each action."""
IDLE_SECONDS = 600
"""After that a table at which nobody looks leaves the memory."""
MOST_SOCKETS = 20_000
"""Sockets in all."""
MOST_ONLOOKERS = 15_000
"""Sockets beyond which only those with a seat get in."""
MOST_WATCHING = 500
"""Onlookers at one table."""
SOCKETS_OF_SHARE = 50
"""Sockets of a network, for each of its shares."""
ONLOOKERS_OF_SHARE = 5
"""Of these, onlookers."""
MOST_UNANSWERED = 8
"""Messages of a socket that wait for their turn; with more it is not read from."""
LONGEST_QUEUE = 64
"""Messages waiting for a slow reader; with more the socket is closed, to come back to the gap."""
LARGEST_QUEUE = 1024 * 1024
"""Bytes of such messages, beside the first."""
MOST_UNREAD = 16 * 1024 * 1024
"""Bytes that the sockets of one network have not read."""
HIGH_WATER = 64 * 1024
"""Bytes that a transport takes before it has its sender wait."""
UNREAD_SECONDS = 45
"""After that a socket that does not read is gone: it has not answered a ping."""
MOST_PICTURE_BYTES = 32 * 1024 * 1024
"""Drawings of boards, of some 100 KiB each."""
DRAWING_SECONDS, FIRST_DRAWING_SECONDS = 60.0, 120.0
"""How long a drawing may take, and the first of a process."""
DRAWING_BYTES = 512 * 1024 * 1024
"""What it may take in memory."""
MOST_SESSIONS = 50_000
"""Sessions that are known without asking the database."""
MOST_BUCKETS = 100_000
"""Sessions and addresses whose rates are counted."""

NARRATED_AT_ONCE = 100
"""Actions put into words while everybody waits; more are left to a thread."""

# The database

MOST_CONNECTIONS = 10
"""Connections of a process to its database."""
MOST_WAITING_WRITES = 10_000
"""Rows that wait for their commit; with more, commands are refused as `busy`."""
LARGEST_GROUP = 500
"""Rows written in one commit."""
LARGEST_NOTICE = 100
"""Entries in one notice to other processes: PostgreSQL takes less than 8,000 bytes."""
MOST_DUE = 100
"""Tables whose clocks are looked at in one go."""
EXPIRY_PAGE = 1000
"""Tables or sessions that are looked at in one go, to delete what nobody needs any more."""
HOUSEKEEPING_SECONDS = 30
"""How often that is done: a million in eight hours."""
DELETE_PAUSE_SECONDS = 0.01
"""A pause for others after each deleted table."""
VACUUM_PAGES = 2000
"""Pages that an SQLite file gives back at once, of 4 KiB."""
START_SECONDS = 30
"""How long the database may take to answer when the server starts."""
READY_SECONDS = 2
"""How long it may take while the server runs, to count as ready."""
CONNECT_SECONDS = 5
"""How long a connection to it may take."""
LOCKED_MS = 10_000
"""How long an SQLite file that somebody else writes into is waited for."""
FROZEN_MS = 5_000
"""How long a transaction at PostgreSQL waits for its process; then it is undone."""
QUERY_SECONDS = 30
"""How long one statement may take, or waiting for a connection."""
STORAGE_WAIT_SECONDS = 1
"""After that a database that could not be written is tried again."""
CHECK_DISK_SECONDS = 5
"""How often the room on the disk is looked at."""
PLAY_SHARE = 0.1
"""The share of the least free room on the disk below which games do not go on either."""
ROOM_AGAIN = 1.1
"""So many times a bound must be free until it counts as passed again."""
PROBE_BYTES = 64 * 1024
"""What is written to see whether a database can be written."""
AWAY_SECONDS = 5.0
"""Until a socket has taken in that the server stops."""
GRACE_SECONDS = 10
"""How long open requests may take when the server stops."""

# Bots, hints and reviews

LEASE_MS = 15_000
"""How long a process has a table's bots or a review to itself without renewing its lease."""
JOB_SECONDS = 60.0
"""How long a worker may take for one decision, one hint, or one decision of a review."""
FIRST_JOB_SECONDS = 600.0
"""How long for its first, for which it may have to compile the rules."""
MOST_DEATHS = 3
"""Workers that may die of the same job."""
TABLES_FOR_EACH_WORKER = 4
"""Tables at which bots are to move that a process takes on for each of its workers."""
MOST_RESTING = 1000
"""Tables at which stand-ins wait before they decide; at any more they decide at once."""
HINT_MS = 1500
"""How long the bot thinks about a hint."""
ANALYSIS_MS = 1000
"""How long it thinks about a moment of a finished game."""
MOST_SHOWN_ACTIONS = 5
"""The best actions of a moment that are shown."""
MOST_WAITING_HINTS = 100
"""Hints that wait for a worker; and as many analyses of moments."""
MOST_HINTS_OF_ACCOUNT = 8
"""Of these, for one network address."""
LONGEST_REVIEWED = 5_000
"""Actions of a game that is reviewed."""
MOST_REVIEWS_AT_ONCE = 16
"""Reviews that a process makes in turn, a decision of each."""
MOST_WAITING_REVIEWS = 5
"""Reviews asked for by one session that are not done yet."""

# Notices of turns

MOST_WAITING_TURNS = 10_000
"""Turns noticed and not yet written; no notice is sent of any beyond."""
MOST_REQUESTS_OUT = 32
"""Requests on their way out at once, of one kind."""
MOST_REQUESTS_TO_HOST = 4
"""Of these, to one host."""
REQUEST_OUT_SECONDS = 30.0
"""How long a whole request may take, however slowly its answer comes."""
REQUEST_OUT_TIMEOUTS = {"connect": 5.0, "read": 10.0, "write": 5.0, "pool": 5.0}
"""Seconds that each of its steps may take."""
LARGEST_ANSWER = 64 * 1024
"""Bytes of an answer that are read, so that the connection can be used again."""
REQUEST_OUT_LEASE_MS = 60_000
"""After that another process sends what this one has taken on; longer than a request."""
FIRST_WAIT_MS = 10_000
"""Until a notice that failed is tried again; each wait is twice as long as the last."""
LONGEST_WAIT_MS = 3_600_000
"""The longest of these waits."""
MOST_TRIES = 8
"""After so many tries a notice is given up."""
PUSH_KEPT_SECONDS = 14 * 86_400
"""How long a push service is to keep a message."""

# Sessions and rates

SESSION_DAYS = 400
"""How long a browser keeps its session."""
REVOKED_SECONDS = 5.0
"""How often a process asks which sessions have been ended."""
REVOKED_WINDOW_MS = 60_000
"""How long ago: longer than the clocks of processes differ, and than a request takes."""


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many each second after that."""

    burst: int
    per_second: float


RATES = {
    "read": Rate(200, 20),
    "views": Rate(20, 0.5),
    "write": Rate(100, 20),
    "open-table": Rate(20, 0.1),
    "new-session": Rate(30, 0.2),
    "chat": Rate(10, 0.5),
    "socket": Rate(60, 2),
    "hint": Rate(10, 0.2),
    "review": Rate(10, 0.1),
    "analysis": Rate(20, 0.5),
    "report": Rate(5, 0.01),
    "leave": Rate(20, 0.1),
    "own-data": Rate(5, 0.02),
}
"""For each session, or for each address where there is none."""
LASTING_RATES = {
    "write": Rate(3_000, 0.25),
    "new-session": Rate(500, 0.002),
    "chat": Rate(300, 0.02),
}
"""Beside them, for what is kept: in a day 25,000 commands of a session, of some 200 bytes."""
ADDRESS_SHARE = 20
"""An address, of IPv6 a /64, has so many times a session's rates: many people can be behind one."""
SITE_SHARE = 4 * ADDRESS_SHARE
"""So many times has a /48 of IPv6, in which there are 65,536 such networks."""

# What the server's host can do

LONGEST_NOTICE = 500
"""Characters of the message of the day, of a reason, of a note."""
LONGEST_REPORT = 500
"""Characters that somebody adds to a report."""
REPORTED_LINES = 20
"""Lines of chat that are kept with a report: the last ones, and the one that it is about."""
MOST_REPORTS = 20
"""Reports of a session that the host has not looked at."""
LONGEST_BLOCK = 365 * 86_400
"""Seconds of a block."""
ADMIN_PAGE = 50
"""Rows that a command of the host's lists, unless it is asked for more."""

# Quotas: enough for a school behind one address, too little to fill a disk

MOST_OPENED = 400
"""Tables that an account opens in 24 hours."""
MOST_UPLOADED = 32 * 1024 * 1024
"""Bytes with which it opens them: maps, decks, recorded games."""
MOST_UNFINISHED = 1_000
"""Tables of an account that are open or running."""
MOST_UNFINISHED_OF_SESSION = 100
"""Of these, of one session."""
QUOTA_WAIT_SECONDS = 3600
"""After that it is worth while to ask again."""
