from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count

import pytest

from dealer_assist.pit.schema import set_up
from tests.pit.server import BROKER, NEEDED, MqttBroker, Network, PostgresServer, broker, programs

_NUMBERS = count(1)


@dataclass(frozen=True)
class Pit:
    server: PostgresServer
    network: Network
    name: str

    @property
    def url(self) -> str:
        """Without the network before it: as the pit itself has it."""
        return self.server.url(database=self.name)

    @property
    def far(self) -> str:
        """As a table has it."""
        return self.server.url(self.network.port, database=self.name)


@pytest.fixture(scope="session")
def _server() -> Iterator[PostgresServer | None]:
    if programs() is None:
        yield None
        return
    server = PostgresServer(fsync=False)
    yield server
    server.close()


@pytest.fixture
def pit(_server: PostgresServer | None, not_tested: Callable[[str], None]) -> Iterator[Pit | None]:
    """An empty database of a real server, set up; None where this machine has no server."""
    if _server is None:
        not_tested(f"the pit: PostgreSQL is not installed (apt-get install {NEEDED})")
        yield None
        return
    name = _server.new_database(f"pit{next(_NUMBERS)}")
    network = Network(_server.port)
    set_up(_server.url(database=name), {})
    yield Pit(_server, network, name)
    network.cut()


@pytest.fixture
def mosquitto(not_tested: Callable[[str], None]) -> Iterator[MqttBroker | None]:
    """A broker that anybody may read and write; None where this machine has none."""
    if broker() is None:
        not_tested(f"the pit's status by MQTT: {BROKER} is not installed (apt-get install {BROKER})")
        yield None
        return
    started = MqttBroker()
    yield started
    started.close()
