"""How does a bot play that is a program in any language? By lines of text (docs/engine.md)."""
