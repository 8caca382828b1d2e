"""stub"""
def say_action(*a): return None
def explain(*a): return {}
ask=wait=say_action
def log(state): return []
verdict=log
