"""How is the server doing? Counters and gauges in Prometheus' own format."""

from collections.abc import Sequence

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from nunatak.server.history import Event

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
        self.requests = Counter(
            "nunatak_requests",
            "HTTP requests",
            ["method", "route", "status"],
            registry=self.registry,
        )

    def accepted(self, events: Sequence[Event]) -> None:
        """Events that the store has taken."""
        for event in events:
            self.events.labels(event.kind, event.by).inc()

    def page(self) -> bytes:
        """All of them, as Prometheus reads them."""
        return generate_latest(self.registry)
