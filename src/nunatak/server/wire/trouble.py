"""What can go wrong that is no rule of a game? A code, a sentence in three languages, a status."""

from nunatak.kernel.message import Message, Value, Wrong
from nunatak.play.text import Voice, voice

STATUS = {
    "malformed": 400,
    "bad-value": 400,
    "unreadable": 400,
    "bad-record": 400,
    "bad-position": 400,
    "no-session": 401,
    "wrong-password": 401,
    "bad-token": 401,
    "wrong-code": 401,
    "forbidden": 403,
    "banned": 403,
    "muted": 403,
    "bad-origin": 403,
    "not-found": 404,
    "not-allowed": 405,
    "wrong-state": 409,
    "seat-taken": 409,
    "seat-open": 409,
    "nothing-to-redo": 409,
    "resign-two": 409,
    "not-away": 409,
    "login-taken": 409,
    "stale": 409,
    "hello-first": 409,
    "frozen": 409,
    "rated": 409,
    "own-data": 409,
    "hint-people": 409,
    "not-your-turn": 409,
    "no-mail": 409,
    "on-vacation": 409,
    "sealed": 409,
    "few-entrants": 409,
    "too-large": 413,
    "wrong-type": 415,
    "too-slow": 408,
    "too-fast": 429,
    "too-many": 429,
    "internal": 500,
    "unavailable": 503,
    "warming": 503,
}
RETRY = ("too-fast", "unavailable", "warming")


class StoreError(Wrong):
    """The store, or a backup's file, can't be used for that: why."""

    def __init__(self, sentence: str, /, **values: Value) -> None:
        super().__init__("store", sentence, **values)


class Trouble(Exception):
    """A request that can't be granted: why, and which field is to blame."""

    def __init__(
        self,
        code: str,
        what: str = "",
        field: str | None = None,
        wrong: Wrong | Message | None = None,
    ) -> None:
        found = wrong.what if isinstance(wrong, Wrong) else ""
        super().__init__(" ".join(filter(None, (code, field, what, found))))
        self.code = code
        self.what = what  # in no language: names, numbers, a rule
        self.field = field
        self.wrong = wrong  # what was found, to be said in any language

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.code]

    @property
    def retry(self) -> bool:
        """Whether the same request may succeed later."""
        return self.code in RETRY

    def say(self, language: str) -> str:
        """The sentence."""
        speaker = voice(language)
        words = speaker.say(f"server-{self.code}")
        what = ": ".join(filter(None, (self.what, self._found(speaker))))
        return f"{words} ({what})" if what else words

    def _found(self, speaker: Voice) -> str:
        if isinstance(self.wrong, Message):
            return speaker.tell(self.wrong)
        return "" if self.wrong is None else speaker.wrong(self.wrong)
