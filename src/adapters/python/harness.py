"""Runs one program of a learner at a time: a namespace, an input and an output of its own, and a count of its steps.

A step is a jump or a call in the learner's own code, so a program takes the same number of them wherever it runs.
`run` is what the worker calls. What it imports is kept in this namespace, which no program is given.
"""

import builtins
import gc
import io
import json
import linecache
import os
import random
import shutil
import sys
import traceback
import types
from time import monotonic as clock

from pyodide.ffi import run_sync

FILE = "main.py"
HOME = "/home/pyodide"
TOOL = 3
STEPS_BETWEEN_SIGNS_OF_LIFE = 131072
SECONDS_BETWEEN_OUTPUTS = 0.05
MESSAGE_LENGTH = 1000

monitoring = sys.monitoring
STEPS = monitoring.events.JUMP | monitoring.events.PY_START

CLOSED = "js pyodide pyodide_js _pyodide _pyodide_core socket _socket ssl _ssl ctypes _ctypes subprocess _posixsubprocess".split()

# Programs change these by accident (`list = [1]` in a module, `math.pi = 3`); the next one finds them as they were.
RESTORED = (
    "builtins bisect collections copy functools heapq io itertools json math operator os random re string sys time traceback types"
).split()


class LimitReached(BaseException):
    """Raised into a program that has used up its steps or its output."""


class Output(io.TextIOBase):
    """Standard output: hands pieces on as they come, up to the limit."""

    encoding = "utf-8"
    errors = "replace"

    def __init__(self, limit, emit):
        self.pieces = []
        self.length = 0
        self.limit = limit
        self.is_full = False
        self.emit = emit
        self.waiting = []
        self.last_time = 0.0
        self.buffer = ByteOutput(self)

    def writable(self):
        return True

    def write(self, text):
        if type(text) is not str:
            if not isinstance(text, str):
                raise TypeError(f"write() argument must be str, not {type(text).__name__}")
            text = str.__str__(text)
        room = self.limit - self.length
        piece = text if len(text) <= room else text[:room]
        self.length += len(piece)
        if piece:
            self.pieces.append(piece)
            if self.emit:
                self.waiting.append(piece)
                now = clock()
                if now - self.last_time > SECONDS_BETWEEN_OUTPUTS:
                    self.hand_on(now)
        if len(text) > room:
            self.is_full = True
            raise LimitReached()
        return len(text)

    def hand_on(self, now):
        self.last_time = now
        if self.waiting:
            text = "".join(self.waiting)
            self.waiting.clear()
            self.emit(text)

    def prompt(self):
        """What stands on the last line, which is what a program asks with."""
        self.hand_on(clock())
        return "".join(self.pieces[-8:]).rpartition("\n")[2]


class ByteOutput(io.RawIOBase):
    """`sys.stdout.buffer`."""

    def __init__(self, output):
        self.output = output

    def writable(self):
        return True

    def write(self, data):
        self.output.write(bytes(data).decode("utf-8", "replace"))
        return len(data)


class Discarded(io.TextIOBase):
    """Standard error, where nobody looks at it."""

    def writable(self):
        return True

    def write(self, text):
        return len(text)


class Input(io.RawIOBase):
    """Standard input: the given text first, then what is answered."""

    def __init__(self, text, ask, output):
        self.data = memoryview(text.encode("utf-8", "replace"))
        self.ask = ask
        self.output = output

    def readable(self):
        return True

    def readinto(self, target):
        if not self.data and self.ask:
            answer = run_sync(self.ask(self.output.prompt()))
            if type(answer) is str:
                self.data = memoryview((answer + "\n").encode("utf-8", "replace"))
            else:
                self.ask = None
        count = min(len(target), len(self.data))
        target[:count] = self.data[:count]
        self.data = self.data[count:]
        return count


def codes_of(code):
    """The code of a program and of all functions in it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield from codes_of(constant)


def line_of(error):
    """The innermost line of the learner's own code. What recurses too deep is at fault where it calls, not where it begins."""
    line = None
    is_too_deep = isinstance(error, RecursionError)
    trace = error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        if code.co_filename == FILE and not (is_too_deep and line and trace.tb_lineno == code.co_firstlineno):
            line = trace.tb_lineno
        trace = trace.tb_next
    return line


def message_of(error):
    """What Python says, with its guesses ("Did you mean …")."""
    name = type(error).__name__
    try:
        text = list(traceback.TracebackException.from_exception(error, lookup_lines=False).format_exception_only())[-1].strip()
    except BaseException:
        return ""
    text = text.partition(": ")[2] if ": " in text else ""
    return (name if text == name else text)[:MESSAGE_LENGTH]


def error_of(error):
    return {"type": type(error).__name__, "message": message_of(error), "line": line_of(error)}


def syntax_error_of(error):
    line = error.lineno if isinstance(error, SyntaxError) else None
    return {"type": type(error).__name__, "message": message_of(error), "line": line}


def compiled(source):
    """The program's code, or what is wrong with its text."""
    try:
        return compile(source, FILE, "exec", dont_inherit=True), None
    except MemoryError:
        return None, ("MEMORY_LIMIT", None)
    except (SyntaxError, ValueError, UnicodeError, RecursionError, OverflowError) as error:
        return None, ("SYNTAX_ERROR", syntax_error_of(error))


def opener(stdin):
    """`open` that knows the standard input by its number and its name."""
    real = saved["builtins"]["open"]

    def open(file, mode="r", *rest, **named):
        if file == 0 or file == "/dev/stdin":
            return stdin.buffer if "b" in mode else stdin
        return real(file, mode, *rest, **named)

    return open


def leave_as_found(source):
    """Undoes what the program before has changed."""
    global last_source
    for name, values in saved.items():
        module = modules[name]
        for key in module.__dict__.keys() - values.keys():
            del module.__dict__[key]
        module.__dict__.update(values)
    # Modules that a program has imported are kept while it is judged, case after case.
    if source != last_source:
        for name in sys.modules.keys() - modules.keys():
            del sys.modules[name]
    sys.modules.update(modules)
    last_source = source
    sys.setrecursionlimit(1000)
    os.chdir(HOME)
    for name in os.listdir(HOME):
        shutil.rmtree(name) if os.path.isdir(name) else os.remove(name)


def run(source, text, step_limit, output_limit, is_watched, emit, ask, is_alive, recorder=None, session=None):
    """Runs a program to its end or to a limit; what came of it, as JSON.

    A recorder may look on, until it has seen enough. In a session with a sea, the program has the module `sea`.
    """
    leave_as_found(source)
    code, fault = compiled(source)
    if session and not fault:
        code = session.compiled(source, code)
        sys.modules["sea"] = session.module
    if fault:
        return json.dumps({"state": fault[0], "output": "", "error": fault[1], "stepCount": 0})

    output = Output(output_limit, emit)
    if ask and text and not text.endswith("\n"):
        text += "\n"
    stdin = io.TextIOWrapper(io.BufferedReader(Input(text, ask, output)), encoding="utf-8", errors="replace")
    sys.stdin = sys.__stdin__ = stdin
    sys.stdout = sys.__stdout__ = output
    sys.stderr = sys.__stderr__ = output if is_watched else Discarded()
    sys.argv = [FILE]
    sys.unraisablehook = lambda _: None
    builtins.open = opener(stdin)
    random.seed(None if is_watched else 0)
    linecache.cache.clear()
    linecache.cache[FILE] = (len(source), None, source.splitlines(True), FILE)
    main = types.ModuleType("__main__")
    main.__dict__["__builtins__"] = builtins
    sys.modules["__main__"] = main

    steps = 0

    def count(*_):
        nonlocal steps
        steps += 1
        if steps > step_limit or (recorder and recorder.is_cut):
            raise LimitReached()
        if not steps % STEPS_BETWEEN_SIGNS_OF_LIFE:
            output.hand_on(clock())
            is_alive()

    def count_round(code, offset, target):
        count()
        session.at_jump(offset, target)

    def count_start(code, offset):
        count()
        session.at_start(code)

    if monitoring.get_tool(TOOL) is None:
        monitoring.use_tool_id(TOOL, "steps")
    monitoring.register_callback(TOOL, monitoring.events.JUMP, count_round if session else count)
    monitoring.register_callback(TOOL, monitoring.events.PY_START, count_start if session else count)
    if session:
        monitoring.register_callback(TOOL, monitoring.events.LINE, session.at_line)
    for part in codes_of(code):
        monitoring.set_local_events(TOOL, part, STEPS | monitoring.events.LINE if session else STEPS)

    state, error = "DONE", None
    try:
        if recorder:
            recorder.start(output)
        session.run(code, main.__dict__) if session else exec(code, main.__dict__)
    except (LimitReached, PlayOver):
        pass
    except SystemExit as end:
        if end.code not in (None, 0):
            state, error = "RUNTIME_ERROR", error_of(end)
    except MemoryError as end:
        state, error = "MEMORY_LIMIT", {"type": "MemoryError", "message": "", "line": line_of(end)}
    except BaseException as end:
        # What is longer than any memory here is refused before it is asked for.
        is_too_long = type(end) is OverflowError and "index-sized" in str(end)
        state, error = "MEMORY_LIMIT" if is_too_long else "RUNTIME_ERROR", error_of(end)
    sys.settrace(None)
    for event in (monitoring.events.JUMP, monitoring.events.PY_START, monitoring.events.LINE):
        monitoring.register_callback(TOOL, event, None)
    # A program may catch what stops it, but not go on.
    if output.is_full:
        state, error = "OUTPUT_LIMIT", None
    if steps > step_limit:
        state, error = "STEP_LIMIT", None
    if recorder and recorder.is_cut:
        state, error = "STOPPED", None
    if emit:
        output.hand_on(clock())
    result = json.dumps({"state": state, "output": "".join(output.pieces), "error": error, "stepCount": min(steps, step_limit)})
    main.__dict__.clear()
    sys.modules.pop("sea", None)
    return result


class Closed:
    """Finds no module that leads out of Python."""

    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] in CLOSED:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return None


for name in [name for name in sys.modules if name.partition(".")[0] in CLOSED]:
    del sys.modules[name]
sys.meta_path[:] = [Closed] + [finder for finder in sys.meta_path if not type(finder).__module__.startswith("_pyodide")]
sys.path[:] = [path for path in sys.path if path.endswith(".zip")]
sys.dont_write_bytecode = True
warnings = sys.modules["warnings"]
warnings.simplefilter("ignore")
modules = dict(sys.modules)
modules.pop("__main__", None)
saved = {name: dict(modules[name].__dict__) for name in RESTORED}
last_source = None
gc.collect()
gc.freeze()
