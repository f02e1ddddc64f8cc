"""A real PostgreSQL server in a folder of its own, that can be stopped, killed and started again; a network before it
that can be cut; and a real MQTT broker."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import threading
import time
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

NEEDED, BROKER = "postgresql", "mosquitto"
USER, DATABASE = "postgres", "dealer_assist"


@cache
def programs() -> Path | None:
    """Where PostgreSQL's programs are; None: nowhere."""
    found = shutil.which("pg_ctl")
    places = [Path(found).resolve().parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    return next((place for place in reversed(places) if (place / "pg_ctl").exists()), None)


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


class PostgresServer:
    def __init__(self, connections: int = 100, *, fsync: bool = True) -> None:
        """Without ``fsync`` it loses nothing when it is killed, only when the machine is."""
        place = programs()
        assert place is not None
        self._programs, self.port = place, free_port()
        self._root = hasattr(os, "geteuid") and os.geteuid() == 0
        self.folder = Path(mkdtemp(prefix="dealer-pg-"))
        if self._root:                  # it refuses to be run by root
            user = pwd.getpwnam("postgres")
            os.chown(self.folder, user.pw_uid, user.pw_gid)
        self._do("initdb", "-D", str(self.folder / "data"), "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync",
                 "--locale=C")
        self._options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 " \
                        f"-c max_connections={connections} -c shared_buffers=128MB " \
                        f"-c fsync={'on' if fsync else 'off'}"
        self.start()
        self._do("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, DATABASE)

    def url(self, port: int = 0, user: str = USER, database: str = DATABASE) -> str:
        return f"postgresql://{user}@127.0.0.1:{port or self.port}/{database}"

    def start(self) -> None:
        self._do("pg_ctl", "-D", str(self.folder / "data"), "-o", self._options, "-l", str(self.folder / "log"), "-w",
                 "start")

    def stop(self, how: str = "fast") -> None:
        self._do("pg_ctl", "-D", str(self.folder / "data"), "-m", how, "-w", "stop")

    def new_database(self, name: str) -> str:
        self._do("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, name)
        return name

    @property
    def pid(self) -> int:
        return int((self.folder / "data" / "postmaster.pid").read_text().split()[0])

    def close(self) -> None:
        with suppress(subprocess.CalledProcessError):
            self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def _do(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        if self._root:
            command = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", *command]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=60, cwd="/")


def broker() -> str | None:
    """The broker's program; where packages put it, not everybody's path leads."""
    return shutil.which(BROKER) or shutil.which(BROKER, path="/usr/sbin:/usr/local/sbin:/opt/homebrew/sbin")


class MqttBroker:
    """Keeps nothing when it ends: who is told anew tells it anew."""

    def __init__(self, *, password: str | None = None) -> None:
        """``password``: that of "pit", and nobody else is let in."""
        self.port = free_port()
        self.folder = Path(mkdtemp(prefix="dealer-mqtt-"))
        lines = [f"listener {self.port} 127.0.0.1", "persistence false"]
        if password is None:
            lines.append("allow_anonymous true")
        else:
            kept = self.folder / "names"
            kept.write_text(f"pit:{password}\n")
            subprocess.run(["mosquitto_passwd", "-U", str(kept)], check=True, timeout=60)
            lines.append(f"password_file {kept}")
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            lines.append("user root")       # it would take another user's name, who cannot read this folder
        (self.folder / "conf").write_text("\n".join(lines) + "\n")
        self.start()

    @property
    def url(self) -> str:
        return f"mqtt://127.0.0.1:{self.port}"

    def start(self) -> None:
        program = broker()
        assert program is not None
        self._process = subprocess.Popen([program, "-c", str(self.folder / "conf")], stdout=subprocess.DEVNULL,
                                         stderr=subprocess.DEVNULL)
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                assert self._process.poll() is None, "the broker did not start"
                time.sleep(.02)

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class Network:
    """Between a table and the pit. ``cut``: connections end and none is made; ``heal``."""

    def __init__(self, to: int) -> None:
        self._to, self.port = to, free_port()
        self._open: list[socket.socket] = []
        self._listening: socket.socket | None = None
        self._lock = threading.Lock()
        self.heal()

    def heal(self) -> None:
        listening = socket.socket()
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(("127.0.0.1", self.port))
        listening.listen(50)
        self._listening = listening
        threading.Thread(target=self._accept, args=(listening,), daemon=True).start()

    def cut(self) -> None:
        if self._listening is not None:
            with suppress(OSError):
                self._listening.shutdown(socket.SHUT_RDWR)
            self._listening.close()
            self._listening = None
        with self._lock:
            for one in self._open:
                with suppress(OSError):
                    one.shutdown(socket.SHUT_RDWR)
                one.close()
            self._open.clear()

    def _accept(self, listening: socket.socket) -> None:
        while True:
            try:
                here, _ = listening.accept()
            except OSError:
                return
            try:
                there = socket.create_connection(("127.0.0.1", self._to), 5)
            except OSError:
                here.close()
                continue
            there.settimeout(None)
            with self._lock:
                self._open += [here, there]
            for source, sink in ((here, there), (there, here)):
                threading.Thread(target=self._pass, args=(source, sink), daemon=True).start()

    def _pass(self, source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError):
            while some := source.recv(65536):
                sink.sendall(some)
        for one in (source, sink):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()
