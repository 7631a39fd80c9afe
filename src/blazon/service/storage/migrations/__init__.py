"""The steps that upgrade a database: Alembic's environment, and one file for each step."""
