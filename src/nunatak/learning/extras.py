"""What is missing, and how is it installed?"""


class NoTorch(ImportError):
    """PyTorch is not installed, and nobody learns without it."""

    def __init__(self) -> None:
        super().__init__('to learn needs the extra "learn": pip install "nunatak[learn]"')
