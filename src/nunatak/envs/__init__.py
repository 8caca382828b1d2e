"""How do other people's programs play our games? One adapter per standard, for all games.

`batch` and `single` need nothing but the package; `pettingzoo`, `gymnasium` and `openspiel` each
need the extra of their name.
"""
