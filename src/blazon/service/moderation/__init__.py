"""The host's tools: reports, blocks, announcements, and deleting a person's data."""
