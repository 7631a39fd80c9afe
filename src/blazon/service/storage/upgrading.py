"""Upgrades a database to this version's schema."""

from importlib.resources import files

from alembic import command as alembic
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.script.revision import ResolutionError
from alembic.util import CommandError
from sqlalchemy import Connection

from blazon.kernel.errors import BadValue


def upgrade(connection: Connection) -> None:
    """Run the steps that are missing; raises BadValue if a newer version has upgraded it."""
    config = Config()
    config.set_main_option("script_location", str(files("blazon.service.storage") / "migrations"))
    config.attributes["connection"] = connection
    newest = ScriptDirectory.from_config(config).get_current_head()
    context = MigrationContext.configure(connection)
    try:
        if connection.dialect.name == "sqlite" and newest not in context.get_current_heads():
            # Python begins no transaction for changes of the schema. If the disk is full, all steps
            # must fail together.
            connection.exec_driver_sql("begin immediate")
        alembic.upgrade(config, "head")
    except CommandError as error:
        if not isinstance(error.__cause__, ResolutionError):
            raise
        raise BadValue(
            "database",
            "was upgraded by a newer version of Blazon; start that one, or restore the backup "
            "that was made before",
        ) from error
