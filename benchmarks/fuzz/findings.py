"""Tries inputs on a target, and keeps one input for each different fault."""

import time
import traceback
from hashlib import sha256
from pathlib import Path
from types import ModuleType


class Findings:
    """The faults found so far, by name; a folder keeps the shortest input of each."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.kinds: dict[str, int] = {}
        """How often each fault occurred."""
        self._shortest: dict[str, int] = {}

    def note(self, data: bytes, fault: str | None) -> None:
        """Keep an input with a fault."""
        if fault is None:
            return
        self.kinds[fault] = self.kinds.get(fault, 0) + 1
        if len(data) < self._shortest.get(fault, 1 << 30):
            self._shortest[fault] = len(data)
            self._folder.mkdir(exist_ok=True, parents=True)
            file = self._folder / sha256(fault.encode()).hexdigest()[:12]
            file.write_bytes(data)
            file.with_suffix(".txt").write_text(f"{fault}\n")


def tried(target: ModuleType, data: bytes) -> str | None:
    """The name of the fault that an input reveals; None if there is none."""
    try:
        start = time.process_time()
        limit = target.check(data)
        took = time.process_time() - start
        for _ in range(2):  # other work, such as garbage collection, may have been counted
            if took > limit:
                start = time.process_time()
                target.check(data)
                took = min(took, time.process_time() - start)
    except Exception as error:  # whatever it is, it should not have been raised
        return f"{type(error).__name__} in {_place(error)}: {error!s:.200}"
    return None if took <= limit else f"{took:.2f} s of processor time"


def _place(error: Exception) -> str:
    """The innermost line, and the innermost function of our own around it."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if "/src/blazon/" in frame.filename] or frames
    file, last = Path(ours[-1].filename).name, frames[-1]
    return f"{file}:{ours[-1].name} at {Path(last.filename).name}:{last.lineno}"
