"""Who plays whom, who is told of it, and who looks after them?"""
