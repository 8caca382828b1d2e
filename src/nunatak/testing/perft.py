"""Perft files: positions, and how many lines of play start there."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Block:
    """A position and its counts by depth."""

    position: str
    lines: dict[int, int]


def read(path: Path) -> list[Block]:
    """All blocks of a perft file."""
    blocks: list[Block] = []
    for line in path.read_text("utf-8").splitlines():
        word, _, rest = line.partition(" ")
        if word == "position":
            blocks.append(Block(rest, {}))
        elif word == "lines":
            depth, count = rest.split()
            blocks[-1].lines[int(depth)] = int(count)
    return blocks
