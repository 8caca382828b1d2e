"""How is a game played, told, kept and explained?"""
