"""How the database came to be as it is; Alembic's environment and one file for each step."""
