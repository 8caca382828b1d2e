#!/bin/sh
# How were the networks of the house made? On one GPU with 16 cores, in 24 minutes: The Wolves beside
# Lone Wolves and then Arctica. NVIDIA's MPS, if it runs, lets two trainings share the GPU better.
# The Wolves learned from version 2 of its observations; Arctica's network is from version 1.
set -e
learn() {
    game=$1; minutes=$2; shift 2
    python -m nunatak.learning "$game" "trained/$game" --minutes "$minutes" --games 16384 \
        --last-curiosity 0.001 "$@"
}
learn wolves 24 --seats 2 3 2 4 2 5 --threads 8 --width 368 \
    --lead 20 --sway 0.6 --rate 6e-4 --last-rate 1e-5 &
learn lonewolves 8.6 --threads 6 --eyes 128 --kept 48 --width 528 --whispers 16 \
    --rate 7e-4 --last-rate 3e-5
learn arctica 10 --seats 2 3 4 2 --threads 7 --eyes 64 --whispers 8 --rate 6e-4 --last-rate 3e-5
wait
for game in lonewolves wolves arctica; do
    cp "trained/$game/net.npz" "src/nunatak/games/$game/net.npz"
done
