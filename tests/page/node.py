"""Which Node runs the page's engine? The locked one beside our Python: others may know no types."""

import shutil
import subprocess
import sys
from pathlib import Path

BESIDE = str(Path(sys.executable).parent)


def run(script: Path, *words: str, given: str | None = None) -> str:
    """What the script prints; what goes wrong in it fails the test."""
    node = shutil.which("node", path=BESIDE) or "node"
    command = [node, "--no-warnings", str(script), *words]
    done = subprocess.run(command, input=given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout
