"""What is missing, and how is it installed?"""


class MissingExtra(ImportError):
    """A standard's own package is not installed, or what something else needs."""

    def __init__(self, extra: str, what: str = "") -> None:
        needy = what or f"nunatak.envs.{extra}"
        super().__init__(f'{needy} needs the extra "{extra}": pip install "nunatak[{extra}]"')
        self.extra = extra
