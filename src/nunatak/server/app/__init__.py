"""How is the server asked? Routes, sockets, and the process that serves them."""
