"""What is kept, in SQLite or PostgreSQL, with its migrations and backups."""
