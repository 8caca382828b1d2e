"""x"""
def draw(*a): return ""
