"""Events at a table and their effects; nothing here writes or reads the clock."""
