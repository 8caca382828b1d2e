"""stub"""
def draw(*a): return ""
