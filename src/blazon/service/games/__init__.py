"""The games that this server offers, how far they are ready, and their boards for the page."""
