"""What does one node hold, who listens to it, and how does it keep what happens?"""

from nunatak.server.node.node import Node, adopt, keep

__all__ = ["Node", "adopt", "keep"]
