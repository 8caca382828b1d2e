"""Which version has the store, and how does it get to ours? Alembic knows the steps."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError

from nunatak.server.store.store import driver, open_engine
from nunatak.server.wire.trouble import StoreError

SCRIPTS = Path(__file__).parent / "migrations"


def configuration(url: str) -> Config:
    """Alembic's settings for a store."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.set_main_option("sqlalchemy.url", driver(url).replace("%", "%%"))
    return config


def upgrade(url: str) -> None:
    """Bring a store, or an empty database, to our version; StoreError if it is a newer one's."""
    try:
        command.upgrade(configuration(url), "head")
    except CommandError as error:
        found = stored_version(url)
        raise other_version(found) from error


def other_version(found: str | None) -> StoreError:
    """The store is not of our version."""
    sentence = "version {found} is stored, this is {ours}"
    return StoreError(sentence, found=str(found), ours=str(our_version()))


def stored_version(url: str) -> str | None:
    """The version of the store; None: it is empty."""
    engine = open_engine(driver(url))
    try:
        with engine.connect() as connection:
            return MigrationContext.configure(connection).get_current_revision()
    finally:
        engine.dispose()


def our_version() -> str | None:
    """The version that this program writes."""
    return ScriptDirectory(str(SCRIPTS)).get_current_head()
