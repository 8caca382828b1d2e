"""The weights of the evaluation, fitted by self-play; written by the script, not by hand.

python -m nunatak.fitting lonewolves --games 6000 --seed 1

2 seats, fitted to 153600 positions; on games kept apart:
  quarter 1: log loss 0.658 (points so far alone 0.691), R² of the worth 0.070
  quarter 2: log loss 0.603 (points so far alone 0.675), R² of the worth 0.173
  quarter 3: log loss 0.530 (points so far alone 0.621), R² of the worth 0.296
  quarter 4: log loss 0.345 (points so far alone 0.444), R² of the worth 0.577
  one ply against greedy: first in 79.8% of 1000 games (77.2% to 82.2%; even is 50.0%)

By feature: 4 weights of the chance to end before another seat, from the beginning of the
game to its end, then 4 of the lead in points. One table for each number of seats.

By feature: 4 weights of the chance to end before another seat, from the beginning of the
game to its end, then 4 of the lead in points. One table for each number of seats.
"""

# fmt: off
TABLES: tuple[dict[str, tuple[float, ...]], ...] = (
    {
        "territories held": (
            -0.0351, -0.05493, -0.03369, 0.06955,
            -0.3919, -0.42, -0.2422, 0.1243,
        ),
        "territories leaned": (
            0.07944, 0.1207, 0.1224, 0.1822,
            0.8849, 0.9291, 0.8975, 0.8611,
        ),
        "territories closed": (
            0.02379, 0.01947, 0.01718, 0.01354,
            0.1389, 0.07235, 0.06565, -0.03937,
        ),
        "fame": (
            0.05408, 0.08022, 0.1263, 0.2685,
            0.5039, 0.679, 0.8677, 0.966,
        ),
        "trophies": (
            0.02687, 0.08014, 0.1219, 0.2658,
            0.4231, 0.5386, 0.7748, 0.9623,
        ),
        "pack fame to come": (
            0.01965, 0.05456, 0.04691, 0.02196,
            0.2665, 0.4103, 0.3836, 0.1644,
        ),
        "loner fame to come": (
            0.02037, 0.06314, 0.05732, 0.04417,
            0.3179, 0.4766, 0.4022, 0.1908,
        ),
        "alpha fame to come": (
            0.06465, 0.05046, 0.07558, 0.1033,
            0.5383, 0.3773, 0.4951, 0.2568,
        ),
        "cub fame to come": (
            0.02046, 0.0329, 0.07612, 0.02621,
            0.3521, 0.3118, 0.4474, 0.1023,
        ),
        "might to come": (
            -0.001775, 0.034, 0.03825, 0.002057,
            0.1424, 0.1708, 0.2416, 0.09947,
        ),
        "surplus strength": (
            0.007995, 0.01935, 0.01914, 0.008583,
            -0.02371, 0.1232, 0.1273, 0.02101,
        ),
        "leads": (
            0.03126, -0.1191, -0.2889, -0.503,
            0.1093, -0.8103, -1.745, -0.9651,
        ),
        "hand": (
            0.01787, 0.0211, 0.04951, 0.1094,
            0.101, 0.1735, 0.367, 0.3899,
        ),
        "cubs in hand": (
            0.003847, 0.05487, 0.1488, 0.3227,
            -0.007636, 0.2843, 0.9198, 0.8304,
        ),
        "sevens in hand": (
            0.1396, 0.169, 0.1339, -0.001676,
            1.251, 1.288, 0.7267, -0.3104,
        ),
        "winners in hand": (
            0.01991, -0.003784, -0.03195, 0.1771,
            -0.2624, -0.09688, -0.2321, 0.9497,
        ),
        "duels won": (
            -0.1124, -0.09189, -0.1131, -0.2131,
            -0.5203, -0.4241, -0.4644, -0.8289,
        ),
        "safe leads": (
            0.08277, 0.068, 0.002363, 0.001293,
            0.909, 0.3579, 0.09833, 0.1569,
        ),
        "trumps in hand": (
            0.0003218, -0.02228, -0.1084, -0.3979,
            -0.2005, -0.04836, -0.5143, -1.13,
        ),
        "voids": (
            0.4989, 0.1818, 0.08667, -0.007062,
            2.949, 1.032, 0.4252, 0.3475,
        ),
        "lone wolves": (
            -0.01086, 0.02129, 0.01828, 0.007654,
            0.2315, -0.04482, 0.01993, -0.04092,
        ),
        "card at risk": (
            -0.04501, -0.1111, -0.07699, -0.05238,
            -0.3321, -0.7802, -0.4275, -0.4209,
        ),
        "card doomed": (
            -0.02928, 0.08186, 0.242, 0.3294,
            0.0841, 0.4315, 1.529, 1.08,
        ),
        "scar to take": (
            0.05105, 0.08545, 0.3689, 0.9208,
            0.2857, 0.8626, 2.549, 3.17,
        ),
        "scar to place": (
            0.09774, -0.07643, -0.1041, -0.2568,
            0.6432, -0.1698, -0.6242, -1.008,
        ),
        "gain of the scar": (
            -0.02302, 0.05466, 0.1059, 0.2384,
            -0.1553, 0.3632, 0.7013, 0.899,
        ),
        "scars": (
            -0.1735, -0.1622, -0.1411, -0.06713,
            -2.097, -1.09, -0.7347, -0.1359,
        ),
    },
)
