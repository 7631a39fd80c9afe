"""The games that this server offers, their preparation, and their boards for the page."""
