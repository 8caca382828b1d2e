"""Alembic runs its steps here, on the store that it was given."""

from alembic import context

from nunatak.server.store.schema import metadata
from nunatak.server.store.store import open_engine

LOCK = 7_203_411  # two nodes that start at once migrate one after the other


def run() -> None:
    """All steps in one transaction."""
    url = context.config.get_main_option("sqlalchemy.url")
    assert url is not None
    engine = open_engine(url)
    try:
        with engine.connect() as connection:
            if connection.dialect.name == "sqlite":
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            else:
                connection.exec_driver_sql(f"select pg_advisory_xact_lock({LOCK})")
            context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
            context.run_migrations()
            connection.commit()
    finally:
        engine.dispose()


run()
