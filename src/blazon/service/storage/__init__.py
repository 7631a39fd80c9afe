"""Stored data, in SQLite or PostgreSQL, with migrations and backups."""
