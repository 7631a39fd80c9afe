"""Runs the steps that a database still needs, on the connection that the store passes."""

from alembic import context

from blazon.service.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
