"""stub"""
def view(state, seat): return {}
