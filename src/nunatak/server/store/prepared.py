"""How does a statement that every move needs cost little? It is put into words once.

SQLAlchemy finds a statement's words anew each time, in its cache, and a result's columns besides.
What is executed here goes to the driver as it stands; errors come out under the same names.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Dialect, Executable
from sqlalchemy.sql.elements import CompilerElement

Values = Mapping[str, Any]


class Prepared:
    """A statement without a result."""

    def __init__(self, statement: Executable) -> None:
        self.statement = statement
        self._worded: dict[str, Worded] = {}

    def run(self, connection: Connection, *rows: Values) -> int:
        """Execute it for each of the values; how many rows it touched."""
        worded = self._in(connection.dialect)
        values = [worded.ordered(row) for row in rows]
        done = connection.exec_driver_sql(worded.words, values if len(values) > 1 else values[0])
        return done.rowcount

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
