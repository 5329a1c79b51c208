"""A measured program: started on a screen, looked at from outside, ended."""

import mmap
import os
import signal
import struct
import subprocess
import tempfile
import time


class Program:
    """A running program of cards. `{counts}` in its command stands for a file where it counts its evaluations."""

    def __init__(self, command, screen):
        screen.wait(lambda colors: colors == 1)
        self.screen = screen
        self.counts = tempfile.NamedTemporaryFile()
        self.counts.write(bytes(8))
        self.counts.flush()
        self.memory = mmap.mmap(self.counts.fileno(), 8)
        command = [self.counts.name if word == "{counts}" else word for word in command]
        self.started = time.monotonic()
        self.process = subprocess.Popen(
            command, env=dict(os.environ, DISPLAY=screen.name), stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.memory.close()
        self.counts.close()

    def bodies(self):
        """How many bodies have been evaluated since the start."""
        return struct.unpack("=q", self.memory[:8])[0]

    def resident_memory(self):
        """MiB."""
        with open(f"/proc/{self.process.pid}/smaps_rollup", encoding="ascii") as file:
            return next(int(line.split()[1]) for line in file if line.startswith("Rss:")) / 1024

    def processor_time(self):
        """Seconds of all threads."""
        total = 0
        for task in self._tasks():
            with open(f"{task}/schedstat", encoding="ascii") as file:
                total += int(file.read().split()[0])
        return total / 1e9

    def wakeups(self):
        """How often its threads have gone to sleep of their own will, which is how often they were woken."""
        total = 0
        for task in self._tasks():
            with open(f"{task}/status", encoding="ascii") as file:
                total += next(int(line.split()[1]) for line in file if line.startswith("voluntary_ctxt_switches"))
        return total

    def _tasks(self):
        folder = f"/proc/{self.process.pid}/task"
        return [f"{folder}/{task}" for task in os.listdir(folder)]
