"""The arena: bots meet, and the ratings say how sure we can be about who is stronger."""
