def broken_laws(state): return []
