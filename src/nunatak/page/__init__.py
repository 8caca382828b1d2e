"""How does a game run in a web page, without a server? (docs/page.md)"""
