"""Telling somebody who is elsewhere: web push, webhooks, and the requests out that both need."""
