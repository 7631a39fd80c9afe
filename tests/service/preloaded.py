"""Loads and runs the rules and draws the boards, once, where test servers are forked from."""

from blazon.service.games.offered import games
from blazon.service.games.readiness import draw_boards
from blazon.service.process.runtime import load_rules

load_rules()
draw_boards(game.name for game in games())
