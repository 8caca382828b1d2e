"""How does compiled code become WebAssembly? LLVM's text is changed a little, and compiled anew.

Numba hands out the code of each entry as LLVM writes it, before any optimisation: what is optimised
for this machine has the widths of its pointers in it. Records are bytes at fixed offsets and are
the same everywhere.
"""

import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import llvmlite.binding as llvm

from nunatak.page.entries import Entry

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
MEMORY = Path(__file__).with_name("memory.ll")
FRESH = "page_fresh"  # gives all memory of small arrays back, between two calls
STACK = 1 << 18  # bytes
MATHS = ("exp", "log", "pow")  # their last bit is up to the machine: the linker finds none


def module(entries: Sequence[Entry]) -> bytes:
    """The WebAssembly module that exports these entries."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        opt=3, features=FEATURES, reloc="static"
    )
    code = _linked(entries, machine)
    _optimised(code, machine)
    return _final(machine.emit_object(code), [each.name for each in entries])


# ------------------------------------------------------------------ the text


def _linked(entries: Sequence[Entry], machine: llvm.TargetMachine) -> llvm.ModuleRef:
    """All entries in one module, with nothing missing."""
    whole = _parsed(MEMORY.read_text("utf-8"), machine)
    for each in entries:
        whole.link_in(_parsed(_renamed(each), machine))
    text = str(whole)
    stubs = [_trap(line) for _, line in _missing(text)]
    known = {line for _, line in _missing(text)}
    kept = [line for line in text.splitlines() if line not in known]
    whole = _parsed("\n".join([*kept, *stubs]), machine)
    exported = {FRESH, *(each.name for each in entries)}
    for function in whole.functions:
        if not function.is_declaration and function.name not in exported:
            function.linkage = "internal"
    return whole


def _renamed(each: Entry) -> str:
    """The entry's code: its own name, its own linkage, no common symbols, nobody's address."""
    text = each.code.replace(f'@"{each.symbol}"', f"@{each.name}").replace(
        f"@{each.symbol}(", f"@{each.name}("
    )
    text = re.sub(r"(= )common (global)", r"\1linkonce_odr \2", text)
    return re.sub(r"inttoptr \(i64 \d+ to ptr\)", "null", text)


def _parsed(text: str, machine: llvm.TargetMachine) -> llvm.ModuleRef:
    text = re.sub(r"^target (triple|datalayout) = .*$", "", text, flags=re.MULTILINE)
    head = f'target datalayout = "{machine.target_data}"\ntarget triple = "{TRIPLE}"\n'
    made = llvm.parse_assembly(head + text)
    made.verify()
    return made


def _missing(text: str) -> list[tuple[str, str]]:
    """Functions of Numba's runtime that only an error calls: their names and declarations."""
    found = re.findall(r"^(declare .*@([\w.]+)\(.*)$", text, flags=re.MULTILINE)
    return [
        (name, line) for line, name in found if not name.startswith("llvm.") and name not in MATHS
    ]


def _trap(declaration: str) -> str:
    """A body that stops the page's engine: compiled rules raise nothing."""
    line = re.sub(r" #\d+$", "", declaration.replace("declare ", "define internal ", 1))
    line = re.sub(r"\bnoalias (?=ptr @)", "", line)
    return f"{line} {{\n  call void @llvm.trap()\n  unreachable\n}}"


# ------------------------------------------------------------------ the code


def _optimised(code: llvm.ModuleRef, machine: llvm.TargetMachine) -> None:
    """As Numba does it: references that cancel each other are dropped, then everything."""
    for level in (1, 3):
        options = llvm.create_pipeline_tuning_options(speed_level=level)
        options.inlining_threshold = 400
        builder = llvm.create_pass_builder(machine, options)
        passes = builder.getModulePassManager()
        passes.add_refprune_pass()
        passes.run(code, builder)


def _final(code: bytes, names: Sequence[str]) -> bytes:
    """Linked by the linker that comes with the wheel of zig."""
    with tempfile.TemporaryDirectory() as folder:
        made, linked = Path(folder) / "made.o", Path(folder) / "linked.wasm"
        made.write_bytes(code)
        exports = [f"--export={name}" for name in (*names, FRESH, "__heap_base")]
        subprocess.run(
            [
                *(sys.executable, "-m", "ziglang", "wasm-ld", str(made), "-o", str(linked)),
                *("--no-entry", "--gc-sections", "--strip-all", "-O3"),
                *("-z", f"stack-size={STACK}", "--stack-first", *exports),
            ],
            check=True,
        )
        return linked.read_bytes()
