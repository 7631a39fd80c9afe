"""What can happen at a table, and what it makes of it; nothing here writes or asks the time."""
