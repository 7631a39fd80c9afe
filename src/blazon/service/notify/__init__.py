"""Notifying somebody who is elsewhere: web push, webhooks, and the HTTP requests that both need."""
