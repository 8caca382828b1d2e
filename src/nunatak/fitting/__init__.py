"""How are the weights of an evaluation found? `python -m nunatak.fitting`: play, then fit."""
