"""Who plays whom, and who is told of it?"""
