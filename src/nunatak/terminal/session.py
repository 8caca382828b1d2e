"""How does a game go at one keyboard? Decision by decision, until it is over or left."""

import contextlib
import re
import secrets
from collections.abc import Mapping
from random import Random
from typing import Any

from rich.rule import Rule
from rich.text import Text

from nunatak.kernel.actions import UnreadableAction
from nunatak.kernel.game import Game
from nunatak.play.seed import SEED_BITS
from nunatak.play.table import Decision, Refusal, Refused, Table, rule_name
from nunatak.search.bots import Bot, make_bot
from nunatak.terminal.choices import Group, Menu, NoSuchChoice, offer
from nunatak.terminal.commands import (
    COMMANDS,
    Left,
    tell_no_choice,
    tell_refusal,
    tell_unreadable,
)
from nunatak.terminal.ending import finish
from nunatak.terminal.evening import Setting
from nunatak.terminal.screen import Screen


def play(
    game: Game,
    setting: Setting,
    screen: Screen,
    *,
    seed: int | None = None,
    data: Mapping[str, Any] | None = None,
) -> None:
    """A whole game, or as much of it as somebody wants to play."""
    table = Table(
        game.name,
        seed=seed,
        players=setting.players,
        options=setting.options,
        data=data,
        lang=screen.voice.language,
    )
    seats = range(setting.people, table.seats)
    chance = Random(secrets.randbits(SEED_BITS) if seed is None else seed)
    bots = {seat: make_bot(setting.bot, chance.getrandbits(SEED_BITS)) for seat in seats}
    with contextlib.suppress(Left):
        Session(table, bots, screen).run()


class Session:
    """One game at one keyboard: a table, its bots, and the screen that the people share."""

    def __init__(self, table: Table, bots: Mapping[int, Bot], screen: Screen) -> None:
        self.table = table
        self.bots = bots
        self.screen = screen
        self.people = [seat for seat in range(table.seats) if seat not in bots]
        self.looking: int | None = self.people[0] if len(self.people) == 1 else None
        self.told = [0] * table.seats  # how much of the log each seat has read
        self.movers: list[int] = []  # who made each move
        self.menu = Menu("", "", ())
        self.group: Group | None = None  # what was chosen in the first of two steps

    def run(self) -> None:
        """Ask, think and tell until the game is over."""
        self.open()
        while not self.table.is_over:
            seat = self.decision.seat
            if seat in self.bots:
                self.let_bot_move(seat)
            else:
                self.let_person_move(seat)
        finish(self)

    @property
    def decision(self) -> Decision:
        """What the game waits for; it is not over."""
        decision = self.table.decision
        assert decision is not None
        return decision

    # -------------------------------------------------------------- moving

    def open(self) -> None:
        """The deal can be checked later against what is shown now; help is near."""
        voice = self.table.voice
        for warning in self.table.start.designed.warnings:
            what = f"{warning.rule} {warning.field}: {voice.wrong(warning)}."
            self.screen.write(Text.assemble((what, "yellow"), f" {voice.rule(warning.rule)}"))
        commitment = self.table.record().commitment
        if commitment is not None:
            self.screen.say("play-commitment", "dim", commitment=commitment)
        self.screen.say("play-hint", "dim")

    def let_bot_move(self, seat: int) -> None:
        """A bot thinks with what its seat may see."""
        words = self.screen.voice.say("play-thinking", player=self.table.players[seat])
        with self.screen.console.status(Text(words)):
            number = self.bots[seat].choose(self.table.outlook(seat))
        self.move(seat, number)

    def let_person_move(self, seat: int) -> None:
        """The screen is handed over if it must be; then the seat decides, or takes back."""
        if self.looking != seat and not self.hand_over(seat):
            return
        self.show_decision()
        moves = len(self.table.moves)
        while not self.table.is_over and len(self.table.moves) == moves:
            self.answer(self.screen.read())

    def move(self, seat: int, number: int) -> None:
        """Carry out an action, and remember whose it was."""
        self.table.play(number)
        self.movers.append(seat)

    def undo(self) -> None:
        """Take the last move back; a bot's can't be."""
        if self.movers and self.movers[-1] in self.bots:
            name = rule_name(self.table.game, int(self.table.game.rules.final))
            raise Refused(Refusal(name, self.table.voice.say(name)))
        self.table.undo()
        self.movers.pop()
        self.told = [min(told, len(self.table.moves) + 1) for told in self.told]

    def resign(self) -> None:
        """The seat that decides gives up, if the game knows what follows."""
        if self.table.seats == 2:
            self.table.resign(self.decision.seat)
        else:
            self.screen.say("play-resign-two", "yellow")

    # -------------------------------------------------------------- handing over

    def hand_over(self, seat: int) -> bool:
        """Nothing hidden is on the screen until the next player is ready; whether they are.

        A move that showed nothing may still be taken back here.
        """
        self.looking = None
        player = self.table.players[seat]
        self.screen.clear()
        self.screen.write(Rule(Text(player)))
        self.screen.say("play-hand-over", "bold", player=player)
        answer = self.screen.read()
        if answer:
            self.obey_between_turns(answer)
            return False
        self.looking = seat
        self.screen.clear()
        return True

    def obey_between_turns(self, answer: str) -> None:
        """While nobody looks only the course of the game can be changed."""
        name = self.command(answer.split()[0])
        if name in ("undo", "quit", "save", "log", "score"):
            COMMANDS[name](self, answer.partition(" ")[2].strip())
            self.pause()

    def pause(self) -> None:
        """Wait for Enter."""
        self.screen.read(f"{self.screen.voice.say('play-press-enter')} ")

    # -------------------------------------------------------------- deciding

    def show_decision(self) -> None:
        """What has happened, the board, the question and the choices."""
        table, seat = self.table, self.looking
        assert seat is not None
        self.screen.write(Rule(style="dim"))
        self.tell_news(seat)
        self.draw(seat)
        self.screen.write(Text(self.decision.text, "bold"))
        self.group = None
        self.menu = offer(table)
        self.menu.show(self.screen)
        if self.menu.is_long:
            self.screen.say("play-two-steps", "dim", notation=self.example(0))

    def example(self, place: int) -> str:
        """A legal action as one may type it: in English the notation, else as the list says it."""
        table = self.table
        if table.voice.language == "en":
            return str(table.actions[place])
        return table.say_action(table.legal[place])

    def tell_news(self, seat: int) -> None:
        """What the seat has not read yet."""
        self.screen.write_lines(self.table.log(since=self.told[seat]))
        self.told[seat] = len(self.table.moves) + 1

    def draw(self, seat: int | None) -> None:
        """The board as the seat sees it."""
        table = self.table
        console = self.screen.console
        console.print(
            table.game.words.draw(table.view(seat), table.voice, table.players, console.width)
        )

    def answer(self, line: str) -> None:
        """A number of the list, a command, or an action in words."""
        if not line:
            self.back_to_first_step()
        elif numbers := numbers_in(line):
            self.choose(numbers)
        elif name := self.command(line.split()[0]):
            COMMANDS[name](self, line.partition(" ")[2].strip())
        else:
            self.try_words(line)

    def command(self, word: str) -> str | None:
        """The command that a word stands for, in English or in the reader's language."""
        for name in COMMANDS:
            also = self.screen.voice.say(f"play-words-{name}").split(", ")
            if word.casefold() in (name, *also):
                return name
        return None

    def back_to_first_step(self) -> None:
        """Enter alone leaves the second list."""
        if self.group is not None:
            self.group = None
            self.menu.show(self.screen)

    def choose(self, numbers: list[int]) -> None:
        """A choice by its number, or the first of its two steps."""
        try:
            picked = self.menu.pick(numbers, self.group)
        except NoSuchChoice as wrong:
            tell_no_choice(self, wrong)
            return
        if isinstance(picked, Group):
            self.group = picked
            self.menu.show_group(picked, self.screen)
        else:
            assert self.looking is not None
            self.move(self.looking, picked)

    def try_words(self, words: str) -> None:
        """An action in words; if a rule refuses it the rule is told and nothing changes."""
        assert self.looking is not None
        try:
            self.move(self.looking, self.table.number(words))
        except UnreadableAction:
            tell_unreadable(self, words)
        except Refused as refused:
            tell_refusal(self, refused.refusal)

    def number(self, words: str) -> int:
        """The action that a choice's number or its words name."""
        numbers = numbers_in(words)
        if not numbers:
            return self.table.number(words)
        picked = self.menu.pick(numbers, self.group)
        return picked.actions[0] if isinstance(picked, Group) else picked


def numbers_in(line: str) -> list[int]:
    """The one or two numbers that a line consists of, or nothing."""
    if re.fullmatch(r"[0-9]{1,9}(\s+[0-9]{1,9})?", line):
        return [int(word) for word in line.split()]
    return []
