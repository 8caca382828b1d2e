"""How is the server doing? Counters and gauges in Prometheus' own format."""

from collections.abc import Sequence
from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from nunatak.server.events.history import Event

SLOW = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """What a node counts."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.events = Counter(
            "nunatak_events", "Accepted events", ["kind", "by"], registry=self.registry
        )
        self.refused = Counter(
            "nunatak_refused", "Refused commands", ["code"], registry=self.registry
        )
        self.sockets = Gauge("nunatak_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("nunatak_tables", "Tables in memory", registry=self.registry)
        self.sent = Counter("nunatak_sent_bytes", "Bytes sent over sockets", registry=self.registry)
        self.slow = Counter(
            "nunatak_slow_clients", "Backlogs that were skipped", registry=self.registry
        )
        self.commands = Histogram(
            "nunatak_command_seconds",
            "From a command to its answer",
            buckets=SLOW,
            registry=self.registry,
        )
        self.thoughts = Histogram(
            "nunatak_thought_seconds", "A bot's thinking", buckets=SLOW, registry=self.registry
        )
        self.lag = Histogram(
            "nunatak_loop_lag_seconds",
            "How late the event loop comes to what is due",
            buckets=SLOW,
            registry=self.registry,
        )
        self.commits = Histogram(
            "nunatak_commit_seconds",
            "From a write's turn to its commit",
            buckets=SLOW,
            registry=self.registry,
        )
        self.queue = Gauge(
            "nunatak_writer_queue", "Writes that wait for the writer", registry=self.registry
        )
        self.errors = Counter(
            "nunatak_database_errors", "Failed work of the database", registry=self.registry
        )
        self.jobs = Gauge("nunatak_bot_jobs", "Bots' turns that wait", registry=self.registry)
        self.age = Gauge(
            "nunatak_bot_job_age_seconds",
            "The longest wait of a bot's turn",
            registry=self.registry,
        )
        self.fallen = Gauge(
            "nunatak_dead_loops", "Loops that do not run now", registry=self.registry
        )
        self.deaths = Counter(
            "nunatak_loop_deaths", "Loops that have died", ["loop"], registry=self.registry
        )
        self._events_of = cache(self.events.labels)  # they are few, and counted often
        self.requests = Counter(
            "nunatak_requests",
            "HTTP requests",
            ["method", "route", "status"],
            registry=self.registry,
        )

    def accepted(self, events: Sequence[Event]) -> None:
        """Events that the store has taken."""
        for event in events:
            self._events_of(event.kind, event.by).inc()

    def page(self) -> bytes:
        """All of them, as Prometheus reads them."""
        return generate_latest(self.registry)
