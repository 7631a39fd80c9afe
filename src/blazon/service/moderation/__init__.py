"""The host's work: reports, blocks, announcements, and deleting what is kept of a person."""
