"""How did the learning go? Curves as a picture.

python -m nunatak.learning.picture PICTURE.svg NAME=curve.json …
"""

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import matplotlib.pyplot as plt

Curve = Sequence[Mapping[str, float]]


def draw(curves: Mapping[str, Curve], path: Path) -> None:
    """What is won in matches, if any were played; below, how open its choices still are."""
    matches = {name: [p for p in curve if "won" in p] for name, curve in curves.items()}
    learned = {name: [p for p in curve if "entropy" in p] for name, curve in curves.items()}
    wanted = [("won", matches)] * any(matches.values()) + [("entropy", learned)]
    said = {"won": "first places in matches", "entropy": "entropy of its choices"}
    figure, axes = plt.subplots(
        len(wanted), 1, figsize=(7, 3.2 * len(wanted)), sharex=True, squeeze=False,
        layout="constrained",
    )  # fmt: skip
    for (key, points), panel in zip(wanted, axes[:, 0], strict=True):
        for name, curve in points.items():
            panel.plot([p["decisions"] / 1e6 for p in curve], [p[key] for p in curve], label=name)
        panel.set(ylabel=said[key], ylim=(0, None))
    axes[-1, 0].set(xlabel="millions of decisions")
    axes[-1, 0].legend()
    figure.savefig(path)
    plt.close(figure)


def main() -> None:
    """Read the curves that are named, and draw them."""
    picture, *named = sys.argv[1:]
    pairs = [word.split("=", 1) for word in named]
    draw({name: json.loads(Path(file).read_text("utf-8")) for name, file in pairs}, Path(picture))


if __name__ == "__main__":
    main()
