"""What does a game declare? Its actions, phases, events and options as tables for people."""

from collections.abc import Iterable, Sequence

from nunatak.kernel.actions import Action
from nunatak.kernel.game import Game, Option


def actions_table(game: Game) -> str:
    """Every kind of action: its numbers, its notation, and where it is asked for."""
    return table(
        ("numbers", "kind", "what it is", "notation", "parts", "asked in"),
        (
            (
                span(kind.base, kind.count()),
                f"`{kind.type()}`",
                sentence(kind),
                f"`{kind.words}`",
                parts(kind),
                ", ".join(f"`{game.rules.phase.name(phase)}`" for phase in kind.asked) or "nowhere",
            )
            for kind in game.rules.actions.kinds
        ),
    )


def phases_table(game: Game) -> str:
    """Every phase, and the kinds of action that answer it."""
    kinds = game.rules.actions.kinds
    return table(
        ("phase", "answers"),
        (
            (
                f"`{name}`",
                ", ".join(f"`{kind.type()}`" for kind in kinds if phase in kind.asked) or "none",
            )
            for phase, name in zip(game.rules.phases, game.rules.phase.names, strict=True)
        ),
    )


def events_table(game: Game) -> str:
    """Every event: the key of its line, the values of its text, its weight, the rule behind it."""
    return table(
        ("event", "key", "values", "weight", "rule"),
        (
            (
                event.name.lower().replace("_", " "),
                f"`log-{event.told.key}`",
                ", ".join(f"`{name}`" for name in event.told.parts),
                event.told.weight,
                event.told.rule,
            )
            for event in game.rules.events
        ),
    )


def options_table(game: Game) -> str:
    """Every option, what can be chosen, and what is chosen if nobody says anything."""
    return table(
        ("option", "values", "default"),
        (
            (f"`{name}`", values(option), f"`{option.default}`")
            for name, option in game.rules.options.items()
        ),
    )


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    cells = ([cell.replace("|", "\\|") for cell in line] for line in lines)
    return "".join(f"| {' | '.join(line)} |\n" for line in cells)


def span(first: int, size: int) -> str:
    """Numbers that follow each other."""
    return str(first) if size == 1 else f"{first} to {first + size - 1}"


def sentence(kind: type[Action]) -> str:
    """What a kind of action is, as its declaration says."""
    first = (kind.__doc__ or "").strip().splitlines()[0]
    return first.partition(": `")[0].rstrip(".")


def parts(kind: type[Action]) -> str:
    """The parts of an action, and how many things each can name."""
    return ", ".join(f"`{name}` ({of.size})" for name, of in kind.parts.items())


def values(option: Option) -> str:
    """What can be chosen."""
    words = [f"`{word}`" for word in option.words]
    if option.numbers:
        words.append(f"{option.numbers[0]} to {option.numbers[-1]}")
    return ", ".join(words)
