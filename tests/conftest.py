"""What all tests share: Hypothesis must not time functions that compile at their first call."""

from hypothesis import HealthCheck, settings

from nunatak.kernel.compiled import INTERPRETED

settings.register_profile(
    "nunatak",
    deadline=None,
    max_examples=8 if INTERPRETED else 60,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("nunatak")
