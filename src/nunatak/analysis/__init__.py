"""What happened in a game, and what should happen next?"""
