"""Notifications for absent players: web push, webhooks, and the HTTP requests for both."""
