"""What is missing, and how is it installed?"""


class MissingExtra(ImportError):
    """A standard's own package is not installed."""

    def __init__(self, extra: str) -> None:
        super().__init__(
            f'nunatak.envs.{extra} needs the extra "{extra}": pip install "nunatak[{extra}]"'
        )
        self.extra = extra
