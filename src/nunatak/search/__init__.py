"""Bots: what a seat sees goes in, an action comes out."""
