"""All stored data, in SQLite or PostgreSQL."""

from sqlalchemy.exc import SQLAlchemyError

from blazon.kernel.errors import BadValue
from blazon.service.base.refusals import Refusal
from blazon.service.storage.announcements import Announcements
from blazon.service.storage.audit import Audit
from blazon.service.storage.blocks import Blocks
from blazon.service.storage.chat import ChatLines
from blazon.service.storage.database import Database
from blazon.service.storage.deliveries import Deliveries
from blazon.service.storage.expiry import Expiry
from blazon.service.storage.failures import FAILURES, why
from blazon.service.storage.heartbeat import Heartbeat
from blazon.service.storage.journals import Journals
from blazon.service.storage.mail_turns import MailTurns
from blazon.service.storage.mailboxes import Mailboxes
from blazon.service.storage.networks import Networks
from blazon.service.storage.people import People
from blazon.service.storage.persons import Persons
from blazon.service.storage.profiles import Profiles
from blazon.service.storage.quotas import Quotas
from blazon.service.storage.reports import Reports
from blazon.service.storage.results import Results
from blazon.service.storage.reviews import Reviews
from blazon.service.storage.sessions import SessionRows
from blazon.service.storage.subscriptions import Subscriptions
from blazon.service.storage.tables import Tables


class Store:
    """The database and its contents."""

    def __init__(
        self,
        url: str,
        *,
        listen: str = "",
        least_free: int = 0,
        limited: bool = False,
        beside: bool = False,
    ) -> None:
        """Set up the database at a URL.

        Args:
            url: the URL for SQLAlchemy.
            listen: the URL for listening, if the other is that of a pooler in transaction mode.
            least_free: below this many free bytes on an SQLite file's disk, nothing new is stored.
            limited: whether quotas apply.
            beside: whether this process works beside an SQLite file's server.
        """
        self.database = Database(url, least_free, listen=listen, beside=beside)
        self.journals = Journals(self.database)
        self.heartbeat = Heartbeat(self.database)
        self.tables = Tables(self.database)
        self.expiry = Expiry(self.database)
        self.sessions = SessionRows(self.database)
        self.profiles = Profiles(self.database)
        self.networks = Networks(self.database)
        self.quotas = Quotas(self.database, is_on=limited)
        self.chat = ChatLines(self.database)
        self.reviews = Reviews(self.database)
        self.deliveries = Deliveries(self.database)
        self.subscriptions = Subscriptions(self.database)
        self.mailboxes = Mailboxes(self.database)
        self.mail_turns = MailTurns(self.database)
        self.announcements = Announcements(self.database)
        self.blocks = Blocks(self.database)
        self.reports = Reports(self.database)
        self.results = Results(self.database)
        self.people = People(self.database)
        self.persons = Persons(self.database)
        self.audit = Audit(self.database)

    @property
    def is_shared(self) -> bool:
        """Whether other processes can also write here; an SQLite file belongs to one process."""
        return not self.database.is_sqlite

    async def start(self) -> None:
        """Upgrade the database; raises BadValue if it cannot be opened."""
        try:
            await self.database.upgrade()
            await self.networks.start()
        except (*FAILURES, SQLAlchemyError, Refusal) as error:
            raise BadValue("database", f"cannot be opened: {why(error)}") from error

    async def stop(self) -> None:
        """Write pending data, and close."""
        await self.journals.stop()
        await self.database.close()
