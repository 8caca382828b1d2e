"""How does a picture become pixels? With a rasteriser, the extra `render`."""

import io
from importlib.util import find_spec

import numpy as np
from numpy.typing import NDArray

from nunatak.envs.extras import MissingExtra

NEEDED = ("resvg_py", "PIL")
SANS, SERIF = "DejaVu Sans", "DejaVu Serif"  # where the system has none of the fonts named


def need_rasteriser() -> None:
    """MissingExtra says what to install, if it is not."""
    if any(find_spec(module) is None for module in NEEDED):
        raise MissingExtra("render", 'render_mode="rgb_array"')


def pixels(svg: str) -> NDArray[np.uint8]:
    """An SVG as rows of pixels with red, green and blue."""
    need_rasteriser()
    from PIL import Image
    from resvg_py import svg_to_bytes

    png = svg_to_bytes(svg_string=svg, sans_serif_family=SANS, serif_family=SERIF)
    return np.array(Image.open(io.BytesIO(bytes(png))).convert("RGB"))
