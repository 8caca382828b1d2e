#!/bin/sh
# How were the networks of the house made? Three trainings side by side on one GPU, in three spells
# of 9.2, 9.2 and 7.4 minutes, each with rates of its own; a spell goes on from the last one's checkpoint.
set -e
spell() {
    minutes=$1; shift
    python -m nunatak.learning lonewolves trained/lonewolves --minutes "$minutes" --threads 5 "$@" &
    python -m nunatak.learning arctica trained/arctica --minutes "$minutes" --threads 6 "$@" &
    python -m nunatak.learning wolves trained/wolves --minutes "$minutes" --threads 8 "$@" &
    wait
}
spell 9.2 --rate 6e-4 --last-rate 3e-4
spell 9.2 --rate 4e-4 --last-rate 2e-4 --curiosity 0.006 --last-curiosity 0.003
spell 7.4 --rate 2.5e-4 --last-rate 3e-5 --curiosity 0.003 --last-curiosity 0.001
for game in lonewolves wolves arctica; do
    cp "trained/$game/net.npz" "src/nunatak/games/$game/net.npz"
done
