"""Who is it, what may they do, how well do they play, and at which tables are they?"""
