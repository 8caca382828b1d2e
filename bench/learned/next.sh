#!/bin/sh
# What to train next, in 24 minutes on one GPU with 16 cores. Not run yet; run.sh made what is shipped.
#   Arctica, 24 minutes: version 2 of its observations (every seal, cod and card by itself), which no
#     network has seen so far, and more of four seats. In The Wolves version 2 was worth 25 % of the
#     games against alpha.
# Then: sh bench/learned/next.sh matches, on any machine; what wins is copied by hand.
set -e
games="arctica"
if [ "$1" = matches ]; then
    for game in $games; do
        cp "src/nunatak/games/$game/net.npz" "trained/$game/shipped.npz"
        for net in "trained/$game/shipped.npz" "trained/$game/net.npz"; do
            cp "$net" "src/nunatak/games/$game/net.npz"
            nunatak arena "$game" --bots net,alpha --games 400 --seed 1 \
                --out "trained/$game/$(basename "$net" .npz)"
        done
        cp "trained/$game/shipped.npz" "src/nunatak/games/$game/net.npz"
    done
    exit
fi
learn() {
    game=$1; minutes=$2; shift 2
    python -m nunatak.learning "$game" "trained/$game" --minutes "$minutes" --games 16384 \
        --last-curiosity 0.001 "$@"
}
learn arctica 24 --seats 2 3 4 4 --threads 15 --eyes 64 --whispers 8 --rate 6e-4 --last-rate 3e-5
