"""Positions with one clearly best move: how are they found, checked, rated and kept?"""
