"""All limits of the service: sizes, durations, counts and rates."""

from dataclasses import dataclass

# Requests

LARGEST_BODY = 256 * 1024
"""Bytes in a request; large enough for a player's own map."""
LARGEST_OPTIONS = 128 * 1024
"""Bytes of a new table's options as JSON; enough for a map with paths between most places."""
LARGEST_MESSAGE = 16 * 1024
"""Bytes in a socket message."""
LONGEST_NAME = 40
"""Characters in the name of a player or game."""
LONGEST_TEXT = 200
"""Characters in a seat's contribution to the secret."""
LEAST_SEALED_TEXT = 32
"""Characters in a sealed text: the number of hexadecimal digits in 128 bits."""
LONGEST_CHAT = 500
"""Characters in a chat message."""
LONGEST_TOKEN = 40
"""Characters in an action or in the id of a place."""
LONGEST_BOT_NAME = 20
"""Characters in a bot's name."""
LONGEST_COMMAND_ID = 64
"""Characters in a command's id."""
LONGEST_LINK = 80
"""Characters in a link's secret."""
LONGEST_LABEL = 40
"""Characters in a device's name."""
MOST_DEVICES = 30
"""Devices of a profile; adding one more removes the one used least recently."""
MOST_SELVES = 200
"""Sessions that can be joined in one profile."""
LONGEST_COOKIE = 100
"""Characters in a session's secret."""
LONGEST_WEBHOOK = 500
"""Characters in a webhook's address."""
LONGEST_ENDPOINT = 1000
"""Characters in the address of a push service."""
LONGEST_PUSH_KEY = 100
"""Characters in a browser's keys, in base64url."""
MOST_SEATS = 8
"""Seats at a table."""
HIGHEST_SEAT = 15
"""The highest seat number that a request may contain."""
MOST_ACTIONS = 1_000_000
"""The highest number of actions that a request may contain."""
MOST_RECORDED = 10_000
"""Actions in a running or recorded game; every game played here can be opened again."""
MOST_ENTRIES = 12_000
"""Entries in a table's journal; a game that reaches the limit can only be ended."""
ENTRIES_TO_END = 100
"""Entries reserved for proposals to end the game and the answers to them."""
MOST_UNDONE = 10_000
"""Actions undone at once."""
HIGHEST_VERSION = 2**53
"""The highest version that a request may contain, where JavaScript's exact integers end."""
HIGHEST_LINE = 2**31 - 1
"""The highest chat line number that a request may contain."""
LEAST_OUTAGE_MS = 3000
"""Players get the time back if no moves could be made for longer than this."""
RETURN_MS = 3000
"""How long clocks stand still after an outage, while clients connect again."""
ALIVE_MS = 2000
"""How often a server with running clocks notes that moves can be made."""
CHANCE_SECONDS = 5
"""How long a full table waits for a device to seal or reveal its text."""
MOST_LEFT_OUT = 2
"""How often a seat may be left out of generating chance before it can no longer seal."""
LEAST_TURN, LONGEST_TURN = 1, 30 * 86_400
"""The shortest and longest turn, in seconds."""
LONGEST_RESERVE = 30 * 86_400
"""Seconds in a seat's reserve."""

# Responses

PAGE = 50
"""Tables on one page of the lobby."""
FIRST_OF_SESSION, FIRST_OF_NETWORK = 3, 10
"""Open tables of one session, and of one network, that the lobby lists first, newest first. All
others come at the end of the list."""
HOST_AWAY_SECONDS = 300
"""How long a host may be away before a listed table no longer counts as open."""
HOST_SEEN_SECONDS = 60
"""How often a host's presence is recorded."""
HIDDEN_SECONDS = 60
"""How long a page may be hidden before its reader counts as away, for other players and for
notifications."""
FLAP_SECONDS = 10
"""How long a player may be away from a table before the others are told."""
ELSEWHERE_SECONDS = 5
"""How often to check whether players who are missing at a table are at another one."""
PRESENT_AT_ONCE = 500
"""Tables whose players' presence is checked in one pass."""
PRESENT_SECONDS, PRESENT_LASTS_SECONDS = 30, 75
"""How often processes tell each other who is connected to them, and how long this counts."""
CHAT_PAGE = 200
"""Chat messages in one response."""
MOST_VIEWS = 64
"""Moments of a game in one response."""
MOST_WARNED = 4
"""Consecutive actions in one request for warnings."""
LARGEST_PAGE_BOARD = 256 * 1024
"""Bytes in the board that another package's game supplies for the page."""

# Client timeouts and connection limits

REQUEST_SECONDS = 30
"""How long a complete request may take to arrive, from the connection or its first byte."""
KEEP_ALIVE_SECONDS = 15
"""How long an idle connection waits for the next request."""
ANSWER_SECONDS = 300
"""How long the server waits for a client to read enough of a response to send the rest."""
PING_SECONDS, PONG_SECONDS = 20.0, 20.0
"""The interval between pings on a socket, and how long each may go unanswered."""
CLOSE_SECONDS = 10
"""How long a client may take to confirm that a socket is closing."""
MOST_HTTP_CONNECTIONS = 5_000
"""Connections other than sockets. When all are taken, one that waits for a request makes room."""
CONNECTIONS_OF_SHARE = 5
"""Of these connections, the number allowed for each share of a network."""

# Process memory

MOST_TABLES = 5_000
"""Unwatched tables in memory; others are loaded again on request."""
MOST_TABLE_BYTES = 256 * 1024 * 1024
"""Approximate bytes that these tables may use."""
TABLE_BYTES, MOVE_BYTES, WORDS_BYTES = 3_500, 440, 80
"""Approximate bytes per table without its game, per action, and per action in each language; the
states that a game keeps are not included. ``tests/service/live/test_table_sizes.py`` measures
them."""
OPTIONS_FACTOR = 2
"""The memory of a custom table in the options, such as a map, with everything derived from it, as a
multiple of its plain values."""
FORGET_BYTES = 64 * 1024 * 1024
"""Approximate bytes of new tables after which the server checks the limits at once."""
IDLE_SECONDS = 300
"""How long an unwatched table stays in memory."""
MOST_SOCKETS = 20_000
"""Sockets in total."""
MOST_ONLOOKERS = 15_000
"""Above this number of sockets, only seated players may connect."""
MOST_WATCHING = 500
"""Watchers at one table."""
SOCKETS_OF_SHARE = 50
"""Sockets for each share of a network."""
ONLOOKERS_OF_SHARE = 5
"""Of these, the number that may watch without a seat."""
MOST_UNANSWERED = 8
"""Unprocessed messages on a socket; above this number the server stops reading from it."""
MOST_UNCOUNTED = 200
"""Frames on a socket that count against no rate. After more of them, the server cuts off a socket
that it has not admitted, and discards what a client still sends after the end."""
PARSED_AT_ONCE = 1024
"""Bytes from a socket to parse before checking its limits again."""
LONGEST_QUEUE = 64
"""Messages waiting for a slow reader; above this number the server closes the socket, and the
client reconnects to catch up."""
LARGEST_QUEUE = 1024 * 1024
"""Bytes in such messages, not counting the first."""
MOST_UNREAD = 16 * 1024 * 1024
"""Unread bytes on the sockets of one network."""
HIGH_WATER = 64 * 1024
"""Bytes that a transport buffers before it makes the sender wait."""
UNREAD_SECONDS = 45
"""How long a socket may go without reading: after this, it has not answered a ping and is
closed."""
MOST_PICTURE_BYTES = 32 * 1024 * 1024
"""Bytes of cached board drawings, about 100 KiB each."""
LARGEST_PICTURE = 2 * 1024 * 1024
"""Characters in the drawing of a board."""
MOST_UNDRAWABLE = 1_000
"""Boards that are remembered because they could not be drawn."""
UNDRAWABLE_SECONDS = 600.0
"""How long to wait before trying again to draw such a board."""
DRAWING_SECONDS, FIRST_DRAWING_SECONDS = 60.0, 120.0
"""How long a drawing may take, and how long the first one in a process may take."""
DRAWING_BYTES = 512 * 1024 * 1024
"""How much memory a drawing may use."""
MOST_SESSIONS = 50_000
"""Sessions cached in memory, which need no database query."""
MOST_BUCKETS = 100_000
"""Sessions and addresses whose rates are counted."""

NARRATED_AT_ONCE = 100
"""Actions described on the event loop; a thread describes larger numbers."""

# The database

MOST_CONNECTIONS = 10
"""Connections of one process to its database."""
MOST_WAITING_WRITES = 10_000
"""Rows waiting for their commit; above this number, commands are refused as `busy`."""
LARGEST_GROUP = 500
"""Rows in one commit."""
LARGEST_LOG_PAGES = 16_384
"""Pages in the log of an SQLite file above which the log is copied into the file at once. Usually
this happens every few seconds, between moves."""
MOST_BEFORE_MOVES = 4
"""Other transactions that a commit of moves waits for, in SQLite."""
LARGEST_NOTICE = 7_900
"""Bytes in one notification to other processes: PostgreSQL accepts less than 8,000."""
MOST_DUE = 100
"""Tables whose clocks are checked in one pass."""
EXPIRY_PAGE = 1000
"""Tables or sessions checked for expiry in one pass."""
HOUSEKEEPING_SECONDS = 30
"""The interval between these passes: a million rows take eight hours."""
RESULTS_SECONDS = 1.0
"""How soon the results of a finished game are stored, and how often a page of tables is checked for
missing ones after the start."""
MOST_ENDED = 10_000
"""Finished games whose results are waiting to be stored; if there are more, all are checked."""
MOST_CALLS_OF_PAIR = 3
"""Invitations from one person to another at tables that are still open, including declined ones."""
MOST_CALLS_A_DAY = 30
"""Invitations of one person in 24 hours."""
CALL_DAYS = 30
"""How long an invitation is kept."""
MOST_RESULTS = 1_000
"""Finished games of a person that are summed up, newest first."""
MOST_RANKED = 100
"""People that are listed by their results in a day's deal, the best first."""
MOST_DAYS = 1_000
"""Days on which somebody has finished the day's deal that are counted, newest first."""
DELETE_PAUSE_SECONDS = 0.01
"""A pause after each deleted table, so that other work can proceed."""
VACUUM_PAGES = 2000
"""Pages of 4 KiB that an SQLite file releases at once."""
START_SECONDS = 30
"""How long the database may take to answer when the server starts."""
READY_SECONDS = 2
"""How long the database may take to answer for a running server to count as ready."""
CONNECT_SECONDS = 5
"""How long connecting to the database may take."""
LOCKED_MS = 10_000
"""How long to wait for an SQLite file that another process is writing."""
HEARD_SECONDS = 5
"""How long a notification from PostgreSQL may take to arrive when the server starts."""
FROZEN_MS = 5_000
"""How long a PostgreSQL transaction waits for its process before it is rolled back."""
COPY_ROWS, COPY_BYTES = 2000, 4 * 1024 * 1024
"""Rows that `blazon db copy` writes in one commit, and the bytes in them, not counting the last."""
QUERY_SECONDS = 30
"""How long one statement, or waiting for a connection, may take."""
PLAY_SECONDS = 5
"""How long saving a move may take; a connection that hangs is abandoned."""
MOST_MEETINGS = 3
"""How often to try a transaction that PostgreSQL ends because it conflicts with another one."""
MEETING_SECONDS = 0.05
"""About how long such a transaction waits before its next try, times the number of the try."""
STORAGE_WAIT_SECONDS = 1
"""How long to wait before trying to write to the database again after a failure."""
CHECK_DISK_SECONDS = 5
"""How often to check free disk space."""
PLAY_SHARE = 0.1
"""Games also stop below this share of the minimum free disk space."""
ROOM_AGAIN = 1.1
"""After falling below a limit, free space must exceed it by this factor to count as enough
again."""
PROBE_BYTES = 64 * 1024
"""Bytes written to test whether the database is writable."""
AWAY_SECONDS = 5.0
"""How long sockets may take to learn that the server is stopping."""
GRACE_SECONDS = 10
"""How long open requests may take when the server stops."""

# Bots, hints and reviews

LEASE_MS = 6_000
"""How long a process holds a table's bots or a review without renewing its lease."""
JOB_SECONDS = 60.0
"""How long a worker may take for one bot decision, hint or review decision."""
FIRST_JOB_SECONDS = 600.0
"""How long a worker's first job may take; it may have to compile the rules."""
MOST_DEATHS = 3
"""Workers that may crash on the same job."""
TABLES_FOR_EACH_WORKER = 4
"""Tables with bots to move that a process takes on for each of its workers."""
MOST_RESTING = 1000
"""Tables at which stand-ins may be waiting; at any more tables, they decide at once."""
HINT_MS = 1500
"""How long the bot thinks about a hint."""
ANALYSIS_MS = 1000
"""How long the bot thinks about a moment of a finished game."""
MOST_SUMMARIES = 1000
"""Summaries of finished games that a process keeps in memory."""
MOST_SHOWN_ACTIONS = 5
"""The number of best actions shown for a moment."""
MOST_WAITING_HINTS = 100
"""Hints waiting for a worker; the same number of analyses may wait."""
MOST_HINTS_OF_NETWORK = 8
"""Of these, the number from one network address."""
LONGEST_REVIEWED = 5_000
"""Actions in a game that can be reviewed."""
MOST_REVIEWS_AT_ONCE = 16
"""Reviews that a process works on in turn, one decision at a time."""
MOST_WAITING_REVIEWS = 5
"""Unfinished reviews requested by one session."""

# Turn notifications

MOST_WAITING_TURNS = 10_000
"""Turns waiting to be recorded; turns beyond this number trigger no notification."""
MOST_REQUESTS_OUT = 32
"""Concurrent outgoing requests of one kind."""
MOST_REQUESTS_TO_HOST = 4
"""Of these, the number to one host."""
REQUEST_OUT_SECONDS = 30.0
"""How long a whole outgoing request may take, even if the response is slow."""
REQUEST_OUT_TIMEOUTS = {"connect": 5.0, "read": 10.0, "write": 5.0, "pool": 5.0}
"""The timeout of each step, in seconds."""
LARGEST_ANSWER = 64 * 1024
"""Bytes of a response that are read so that the connection can be reused."""
REQUEST_OUT_LEASE_MS = 60_000
"""How long before another process sends the requests that this one has taken; longer than a request
takes."""
FIRST_WAIT_MS = 10_000
"""How long to wait before retrying a failed notification; the wait doubles each time."""
LONGEST_WAIT_MS = 3_600_000
"""The longest wait between retries."""
MOST_TRIES = 8
"""Attempts before a notification is abandoned."""
PUSH_KEPT_SECONDS = 14 * 86_400
"""How long a push service should keep a message."""

MAIL_DELAY_MS = 600_000
"""How long a turn may wait unseen before mail is sent about it."""
MAIL_PAUSE_MS = 3_600_000
"""The shortest time between two messages to a player."""
MOST_MAILS = 6
"""Messages to a player in one day."""
LATE_SHARE = 4
"""In correspondence games, mail is sent once more when this part of a turn's time is left: a
quarter."""
MAIL_CODE_MS = 600_000
"""How long the code that confirms an address is valid."""
MAIL_CODE_LENGTH = 8
"""Characters in such a code."""
MOST_GUESSES = 3
"""Guesses of such a code, in all processes together."""
MOST_CODES = 3
"""Codes sent to one address in one day."""
MOST_CODES_OF_NETWORK = 30
"""Codes sent on behalf of one network in one day; a whole school may share a network."""
MOST_WAITING_CODES = 1_000
"""Codes that one process has yet to send."""
MOST_MAIL_REFUSALS = 3
"""Messages in a row that an address's mail server refuses before mail to the address stops."""

# Sessions and rates

SESSION_DAYS = 400
"""How long a browser keeps its session."""
REVOKED_SECONDS = 5.0
"""How often a process checks which sessions have been revoked."""
REVOKED_WINDOW_MS = 60_000
"""How far back it checks: longer than a request takes, and longer than processes' clocks differ."""


@dataclass(frozen=True)
class Rate:
    """A burst allowed at once, and the rate after it."""

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
    "frame": Rate(200, 10),
    "refused": Rate(100, 2),
    "hint": Rate(10, 0.2),
    "review": Rate(10, 0.1),
    "analysis": Rate(20, 0.5),
    "report": Rate(5, 0.01),
    "leave": Rate(20, 0.1),
    "own-data": Rate(5, 0.02),
    "link": Rate(20, 0.1),
    "mail": Rate(10, 0.02),
}
"""For each session, or for each address if there is no session.

``frame`` counts a socket's frames that are not messages, such as pings; ``refused`` counts refused
messages. A socket that exceeds one of these two is closed.
"""
LASTING_RATES = {
    "write": Rate(3_000, 0.25),
    "new-session": Rate(500, 0.002),
    "chat": Rate(300, 0.02),
}
"""Additional limits on stored data: 25,000 commands a day for a session, about 200 bytes each."""
ADDRESS_SHARE = 20
"""An address (for IPv6 a /64) gets this many times a session's rates, since many people may share
it."""
SITE_SHARE = 4 * ADDRESS_SHARE
"""An IPv6 /48, which contains 65,536 such networks, gets this many times a session's rates."""

# Administration

LONGEST_NOTICE = 500
"""Characters in the message of the day, a reason or a note."""
LONGEST_REPORT = 500
"""Characters in the text of a report."""
REPORTED_LINES = 20
"""Chat messages stored with a report: the last ones and the reported one."""
MOST_REPORTS = 20
"""Reports by one session that the host has not yet reviewed."""
MOST_REPORTS_OF_NETWORK = 60
"""Unreviewed reports by all sessions of one network."""
LONGEST_BLOCK = 365 * 86_400
"""Seconds that a block may last."""
ADMIN_PAGE = 50
"""Rows that an administration command lists by default."""

# Quotas: enough for a school behind one address, too little to fill a disk

MOST_OPENED = 400
"""Tables that a network may open in 24 hours."""
MOST_UPLOADED = 32 * 1024 * 1024
"""Bytes that a network may upload with these tables: maps, decks, recorded games."""
MOST_UNFINISHED = 1_000
"""Open and running tables of a network."""
MOST_UNFINISHED_OF_SESSION = 100
"""Open and running tables of one session."""
QUOTA_WAIT_SECONDS = 3600
"""How long to wait before trying again."""
