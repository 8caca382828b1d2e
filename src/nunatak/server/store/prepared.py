"""How does a statement that every move or tick needs cost little? It is put into words once.

SQLAlchemy finds a statement's words anew each time, in its cache, and watches over its execution
and its result. What is executed here goes to the driver as it stands; errors come out under the
same names.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Dialect, Executable
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.elements import CompilerElement

Values = Mapping[str, Any]


class Prepared:
    """A statement that is asked for often."""

    def __init__(self, statement: Executable) -> None:
        self.statement = statement
        self._worded: dict[str, Worded] = {}

    def run(self, connection: Connection, *rows: Values) -> int:
        """Execute it for each of the values; how many rows it touched."""
        worded = self._in(connection.dialect)
        return drive(connection, worded.words, *map(worded.ordered, rows))

    def first(self, connection: Connection, values: Values) -> Any:
        """The first row that it finds, or None."""
        worded = self._in(connection.dialect)
        with driven(connection, worded.words) as cursor:
            cursor.execute(worded.words, worded.ordered(values))
            return cursor.fetchone()

    def _in(self, dialect: Dialect) -> "Worded":
        if dialect.name not in self._worded:
            self._worded[dialect.name] = Worded(self.statement, dialect)
        return self._worded[dialect.name]


class Worded:
    """The words of a statement for one kind of database."""

    def __init__(self, statement: Executable, dialect: Dialect) -> None:
        assert isinstance(statement, CompilerElement)
        compiled: Any = statement.compile(dialect=dialect)
        self.words = str(compiled)
        self.order: Sequence[str] | None = compiled.positiontup

    def ordered(self, values: Values) -> Any:
        """The values as the driver wants them: in their order, or by their names."""
        if self.order is None:
            return dict(values)
        return tuple([values[name] for name in self.order])


def drive(connection: Connection, words: str, *rows: Any) -> int:
    """Let the driver itself execute words, for each of the rows; how many rows they touched."""
    with driven(connection, words) as cursor:
        if len(rows) > 1:
            cursor.executemany(words, rows)
        else:
            cursor.execute(words, *rows)
        return int(cursor.rowcount)


@contextmanager
def driven(connection: Connection, words: str) -> Iterator[Any]:
    """A cursor of the driver's own; errors come out as SQLAlchemy raises them."""
    driver: Any = connection.connection.driver_connection
    try:
        yield driver.cursor()
    except connection.dialect.loaded_dbapi.Error as error:
        raise _wrapped(connection, words, error) from error


def _wrapped(connection: Connection, words: str, error: Exception) -> BaseException:
    """The driver's error as SQLAlchemy raises it; a connection that is lost is lost to it too."""
    dialect = connection.dialect
    lost = dialect.is_disconnect(error, connection.connection.dbapi_connection, None)  # type: ignore[arg-type]
    if lost:
        connection.invalidate(error)
    given = {"connection_invalidated": lost, "dialect": dialect}
    return DBAPIError.instance(words, None, error, dialect.loaded_dbapi.Error, **given)  # type: ignore[call-overload]
