"""Who is it, how well do they play, and at which tables are they?"""
