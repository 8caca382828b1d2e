"""Make the sounds of the table, from oscillators and noise: web/src/sounds/NAME.wav.

All of them sound in one room, begin softly and end in silence. 16 kHz, 16 bits, one channel.

    python web/sounds.py
"""

import wave
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

OUT = Path(__file__).parent / "src" / "sounds"
RATE = 16_000
LOUDEST = 0.5
QUIET = 0.004  # below this the end is cut off

Wave: TypeAlias = NDArray[np.float64]


def clock(seconds: float) -> Wave:
    """The moments of a sound."""
    return np.arange(int(seconds * RATE)) / RATE


def swell(seconds: float, rise: float, fall: float) -> Wave:
    """Loudness: up within `rise` seconds, then down by half in every `fall` seconds."""
    t = clock(seconds)
    return np.minimum(1.0, t / rise) * 0.5 ** (np.maximum(0.0, t - rise) / fall)


def tone(pitch: float | Wave, seconds: float, *overtones: float) -> Wave:
    """A tone of that pitch, which may glide; with its overtones, each as loud as given."""
    glide = np.broadcast_to(pitch, clock(seconds).shape)
    phase = 2 * np.pi * np.cumsum(glide) / RATE
    parts = [np.sin(phase)]
    parts += [loud * np.sin((n + 2) * phase) for n, loud in enumerate(overtones)]
    return np.sum(parts, axis=0)


def noise(seconds: float, low: float, high: float, seed: int = 1) -> Wave:
    """Noise between two pitches, the same each time."""
    raw = np.random.default_rng(seed).standard_normal(clock(seconds).size)
    spectrum = np.fft.rfft(raw)
    pitches = np.fft.rfftfreq(raw.size, 1 / RATE)
    middle = np.sqrt(low * high)
    width = np.log(high / low) / 2
    far = np.abs(np.log(np.maximum(pitches, 1.0) / middle)) / width
    return np.fft.irfft(spectrum * np.exp(-(far**2)), raw.size) * 4


def after(seconds: float, sound: Wave) -> Wave:
    """The same, later."""
    return np.concatenate([np.zeros(int(seconds * RATE)), sound])


def together(*sounds: Wave) -> Wave:
    """Several at once."""
    whole = np.zeros(max(sound.size for sound in sounds))
    for sound in sounds:
        whole[: sound.size] += sound
    return whole


def room(sound: Wave) -> Wave:
    """The room that all of them sound in: a few soft echoes."""
    echoes = [(0.023, 0.22), (0.041, 0.16), (0.067, 0.1), (0.097, 0.06)]
    return together(sound, *(after(late, loud * sound) for late, loud in echoes))


def bell(pitch: float, fall: float = 0.12) -> Wave:
    """A small bell."""
    return tone(pitch, 0.55, 0.18, 0.06) * swell(0.55, 0.008, fall)


# ------------------------------------------------------------------ the sounds


def howl() -> Wave:
    """A wolf: up, long, and down."""
    t = clock(1.7)
    bend = np.interp(t, [0, 0.28, 0.5, 1.15, 1.7], [210, 390, 430, 405, 250])
    pitch = bend * (1 + 0.008 * np.sin(2 * np.pi * 5.2 * t) * np.minimum(1, t))
    loud = np.interp(t, [0, 0.18, 0.5, 1.1, 1.7], [0, 0.7, 1, 0.75, 0])
    return tone(pitch, 1.7, 0.35, 0.12, 0.05) * loud + noise(1.7, 500, 1400) * loud * 0.04


def paw() -> Wave:
    """Two steps in the snow."""
    step = noise(0.16, 180, 900, 3) * swell(0.16, 0.012, 0.03)
    return together(step, after(0.12, 0.75 * step))


def tile() -> Wave:
    """A tile is turned over."""
    flick = noise(0.1, 1200, 4200, 5) * swell(0.1, 0.004, 0.014)
    knock = tone(310.0, 0.12, 0.3) * swell(0.12, 0.003, 0.022)
    return together(0.5 * flick, after(0.06, knock))


def den() -> Wave:
    """Earth and wood."""
    thump = tone(np.linspace(150, 88, clock(0.3).size), 0.3, 0.2) * swell(0.3, 0.006, 0.05)
    return together(thump, 0.5 * noise(0.25, 250, 1200, 7) * swell(0.25, 0.01, 0.04))


def prey() -> Wave:
    """A leap and a bite."""
    rush = noise(0.3, 300, 2200, 9) * np.interp(clock(0.3), [0, 0.2, 0.3], [0, 0.6, 0])
    return together(rush, after(0.22, den()))


def crack() -> Wave:
    """Ice breaks."""
    cracks = [(0.0, 1.0, 11), (0.05, 0.6, 12), (0.11, 0.8, 13), (0.2, 0.4, 14)]
    parts = [
        after(late, loud * noise(0.12, 900, 5200, seed) * swell(0.12, 0.002, 0.012))
        for late, loud, seed in cracks
    ]
    low = tone(np.linspace(120, 70, clock(0.4).size), 0.4) * swell(0.4, 0.01, 0.07)
    return together(*parts, 0.6 * low)


def splash() -> Wave:
    """Something dives."""
    water = noise(0.5, 400, 3000, 15) * swell(0.5, 0.03, 0.07)
    drops = [after(late, 0.25 * tone(p, 0.07) * swell(0.07, 0.006, 0.015)) for late, p in DROPS]
    return together(water, *drops)


DROPS = [(0.18, 900.0), (0.26, 1200.0), (0.33, 780.0)]


def card() -> Wave:
    """A card is laid down."""
    slide = noise(0.2, 900, 3800, 17) * np.interp(clock(0.2), [0, 0.12, 0.2], [0, 0.5, 0])
    return together(
        slide, after(0.13, 0.6 * noise(0.08, 300, 1800, 18) * swell(0.08, 0.003, 0.016))
    )


def token() -> Wave:
    """A wooden token."""
    return tone(620.0, 0.14, 0.4, 0.1) * swell(0.14, 0.003, 0.022)


def moon() -> Wave:
    """The moon rises."""
    return together(
        *(after(0.09 * n, bell(pitch, 0.16)) for n, pitch in enumerate((392, 494, 587)))
    )


def turn() -> Wave:
    """It is your turn."""
    return together(bell(392), after(0.14, bell(523.25)))


def refusal() -> Wave:
    """That can't be done."""
    return tone(196.0, 0.2, 0.3) * swell(0.2, 0.01, 0.045)


def victory() -> Wave:
    """You have won."""
    notes = [(0.0, 392.0), (0.13, 494.0), (0.26, 587.0), (0.42, 784.0)]
    return together(*(after(late, bell(pitch, 0.18)) for late, pitch in notes))


def defeat() -> Wave:
    """Somebody else has won."""
    notes = [(0.0, 392.0), (0.18, 330.0), (0.38, 262.0)]
    return together(*(after(late, bell(pitch, 0.18)) for late, pitch in notes))


def chat() -> Wave:
    """Somebody says something."""
    return together(bell(659, 0.05), after(0.07, bell(784, 0.05)))


SOUNDS: list[Callable[[], Wave]] = [
    howl,
    paw,
    tile,
    den,
    prey,
    crack,
    splash,
    card,
    token,
    moon,
    turn,
    refusal,
    victory,
    defeat,
    chat,
]


def finished(sound: Wave) -> Wave:
    """In the room, as loud as all the others, without the silence at its end."""
    heard = room(sound)
    heard *= LOUDEST / np.abs(heard).max()
    last = int(np.nonzero(np.abs(heard) > QUIET)[0][-1]) + 1
    fade = min(last, int(0.02 * RATE))
    heard[last - fade : last] *= np.linspace(1, 0, fade)
    return heard[:last]


def write(path: Path, sound: Wave) -> None:
    """As a file."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes((sound * 32767).astype("<i2").tobytes())


def main() -> None:
    """Make all of them."""
    OUT.mkdir(exist_ok=True)
    for make in SOUNDS:
        write(OUT / f"{make.__name__}.wav", finished(make()))


if __name__ == "__main__":
    main()
