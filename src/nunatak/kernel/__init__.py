"""What do all games share? Compilation, chance, the state's header, the verbs."""
