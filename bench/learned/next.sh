#!/bin/sh
# What to train next, in 29 minutes on one GPU with 16 cores. Not run yet; run.sh made what is shipped.
#   The Wolves, 26 minutes: version 2 of its observations (each cell sees moons and strengths of its
#     region), which no network has seen so far.
#   Lone Wolves, 10 minutes: a network a quarter as large, so that the tree looks four times as often.
#   Arctica, 14 minutes: version 2 (every seal, cod and card by itself), and more of four seats.
# Then: sh bench/learned/next.sh matches, on any machine; what wins is copied by hand.
set -e
games="wolves lonewolves arctica"
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
learn wolves 26 --seats 2 3 2 4 2 5 --threads 8 --width 368 \
    --lead 20 --sway 0.6 --rate 6e-4 --last-rate 1e-5 &
learn lonewolves 10 --threads 6 --eyes 64 --kept 24 --width 256 --whispers 8 \
    --rate 7e-4 --last-rate 3e-5
learn arctica 14 --seats 2 3 4 4 --threads 7 --eyes 64 --whispers 8 --rate 6e-4 --last-rate 3e-5
wait
