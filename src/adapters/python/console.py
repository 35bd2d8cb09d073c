"""What a program has around it: input, output, and the frame below its own. It is made anew for each run.

A program can reach all that is here and change it, but only for itself: the harness gives it nothing of its own. So nothing here counts
or keeps a limit, but for the sake of the program's own result.
"""

import asyncio
import atexit
import builtins
import functools
import io
import json
import linecache
import os
import random
import sys
import time
import traceback
import types
from codecs import getincrementaldecoder
from time import monotonic as clock

SECONDS_BETWEEN_OUTPUTS = 0.05
MESSAGE_LENGTH = 1000
# Of calls within one another. The deepest that exercises ask for is a path of 100,000 nodes.
DEEPEST = 120000


class Output(io.TextIOBase):
    """Standard output: hands pieces on as they come, up to the limit."""

    encoding = "utf-8"
    errors = "strict"
    name = "<stdout>"
    mode = "w"

    def __init__(self, pieces, waiting, limit, emit, cut_off):
        self.pieces = pieces
        self.length = 0
        self.limit = limit
        self.emit = emit
        self.cut_off = cut_off
        self.waiting = waiting
        self.last_time = 0.0
        self.read_at = 0
        self.buffer = ByteOutput(self)

    def writable(self):
        return True

    def fileno(self):
        return 1

    def reconfigure(self, **_):
        """It is of one kind."""

    def detach(self):
        return self.buffer

    def write(self, text):
        if type(text) is not str:
            if not isinstance(text, str):
                raise TypeError(f"write() argument must be str, not {type(text).__name__}")
            text = str.__str__(text)
        # Half a pair of surrogates cannot be written: it fails here as it does anywhere.
        if not text.isascii():
            text.encode()
        if self.buffer.is_halfway:
            self.buffer.finish()
        self.put(text)
        return len(text)

    def put(self, text):
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
            self.cut_off("OUTPUT_LIMIT")
            raise LimitReached()

    def hand_on(self, now):
        self.last_time = now
        if self.waiting:
            text = "".join(self.waiting)
            self.waiting.clear()
            self.emit(text)

    def prompt(self):
        """What stands on the last line since a line was read, which is what a program asks with."""
        self.hand_on(clock())
        return "".join(self.pieces[max(self.read_at, len(self.pieces) - 8) :]).rpartition("\n")[2]


class ByteOutput(io.RawIOBase):
    """`sys.stdout.buffer`."""

    def __init__(self, output):
        self.output = output
        self.decoder = getincrementaldecoder("utf-8")("replace")
        self.is_halfway = False

    def writable(self):
        return True

    def write(self, data):
        data = bytes(data)
        self.output.put(self.decoder.decode(data))
        self.is_halfway = self.decoder.getstate()[0] != b""
        return len(data)

    def finish(self):
        """What was written up to the midst of a character stays half."""
        self.is_halfway = False
        self.output.put(self.decoder.decode(b"", True))


class Discarded(io.TextIOBase):
    """Standard error, where nobody looks at it."""

    def writable(self):
        return True

    def write(self, text):
        return len(text)


class Input(io.RawIOBase):
    """Standard input: the given text first, then what is answered."""

    name = "<stdin>"

    def __init__(self, text, ask, output, page_loop):
        self.data = memoryview(text.encode("utf-8", "replace"))
        self.ask = ask
        self.output = output
        self.page_loop = page_loop

    def readable(self):
        return True

    def fileno(self):
        return 0

    def readinto(self, target):
        if not self.data and self.ask:
            prompt = self.output.prompt()
            # Without the page's loop nobody can wait: the program ends here, and is run again with the answer.
            if not self.page_loop:
                self.ask(prompt)
                self.output.limit = self.output.length
                raise LimitReached()
            own_loop = asyncio._get_running_loop()
            asyncio._set_running_loop(self.page_loop)
            try:
                answer = run_sync(self.ask(prompt))
            finally:
                asyncio._set_running_loop(own_loop)
            if type(answer) is str:
                self.data = memoryview((answer + "\n").encode("utf-8", "replace"))
            else:
                self.ask = None
        count = min(len(target), len(self.data))
        # Where somebody is asked, lines are read one by one, so that the prompt of one is not told again with the next.
        if self.ask:
            count = bytes(self.data[:count]).find(b"\n") + 1 or count
            self.output.read_at = len(self.output.pieces)
        target[:count] = self.data[:count]
        self.data = self.data[count:]
        return count


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
        told = traceback.TracebackException.from_exception(error, limit=0, lookup_lines=False)
        told.__notes__ = None
        text = list(told.format_exception_only())[-1].strip()
    except BaseException:
        return ""
    text = text.partition(": ")[2] if ": " in text else ""
    # How much of it was used is nothing to anybody.
    if text.startswith("Stack overflow"):
        text = "Stack overflow"
    return (name if text == name else text)[:MESSAGE_LENGTH]


def take_apart(error):
    """Lets a trace go, the innermost frame first. As a whole, one of many thousands would take the machine's stack when it is let go."""
    frames = []
    trace = error.__traceback__
    error.__traceback__ = None
    while trace is not None:
        frames.append(trace.tb_frame)
        following, trace.tb_next = trace.tb_next, None
        trace = following
    while frames:
        frames.pop()


def error_of(error):
    return {"type": type(error).__name__, "message": message_of(error), "line": line_of(error)}


def opener(stdin, output):
    """`open` that knows the standard input and output by their numbers and names."""
    real = builtins.open

    def open(file, mode="r", *rest, **named):
        if file == 0 or file == "/dev/stdin":
            return stdin.buffer if "b" in mode else stdin
        if file == 1 or file == "/dev/stdout":
            written = ByteOutput(output)
            return written if "b" in mode else io.TextIOWrapper(written, encoding="utf-8", write_through=True)
        return real(file, mode, *rest, **named)

    return open


def reader(stdin):
    """`os.read` that knows the standard input."""
    real = os.read

    def read(fd, length):
        return stdin.buffer.read1(length) if fd == 0 else real(fd, length)

    return read


def writer(output):
    """`os.write` that knows the standard output."""
    real = os.write

    def write(fd, data):
        return output.buffer.write(data) if fd == 1 else real(fd, data)

    return write


def measurer(stdin):
    """`os.fstat` that knows how long the standard input is."""
    real = os.fstat

    def fstat(fd):
        found = real(fd)
        return os.stat_result((*found[:6], len(stdin.buffer.raw.data), *found[7:])) if fd == 0 else found

    return fstat


def limiter():
    """`sys.setrecursionlimit` up to where the interpreter can still tell of an error."""
    real = sys.setrecursionlimit

    def setrecursionlimit(limit, /):
        real(min(limit, DEEPEST))

    return setrecursionlimit


class Loop(asyncio.BaseEventLoop):
    """A program's own, to which nothing comes but its time. Pyodide's is the page's."""

    _selector = types.SimpleNamespace(select=lambda timeout: time.sleep(timeout or 0) or [])
    _process_events = _write_to_self = lambda *_: None


class Loops(asyncio.events._BaseDefaultEventLoopPolicy):
    """Makes a loop where there is none, as Python did for long."""

    _loop_factory = Loop

    def get_event_loop(self):
        if self._local._loop is None:
            self.set_event_loop(self.new_event_loop())
        return super().get_event_loop()


def _exit(status):
    raise SystemExit(status)


def _lru_cache_wrapper(user_function, maxsize, typed, cache_info):
    """That of functools, without C: what a function is called through costs no stack of the machine, however deep it calls itself."""
    cache = {}
    hits = misses = 0
    missing = object()
    key_of = functools._make_key

    def wrapper(*args, **named):
        nonlocal hits, misses
        key = key_of(args, named, typed)
        result = cache.get(key, missing)
        if result is not missing:
            hits += 1
            if maxsize:
                cache[key] = cache.pop(key)
            return result
        misses += 1
        result = user_function(*args, **named)
        if maxsize == 0:
            return result
        cache.pop(key, None)
        cache[key] = result
        if maxsize and len(cache) > maxsize:
            del cache[next(iter(cache))]
        return result

    def clear():
        nonlocal hits, misses
        cache.clear()
        hits = misses = 0

    wrapper.cache_info = lambda: cache_info(hits, misses, maxsize, len(cache))
    wrapper.cache_clear = clear
    return wrapper


def reduce(function, iterable, /, initial=functools):
    """That of functools, without C."""
    items = iter(iterable)
    if initial is functools:
        for initial in items:
            break
        else:
            raise TypeError("reduce() of empty iterable with no initial value")
    for item in items:
        initial = function(initial, item)
    return initial


reduce.__module__ = "functools"


def furnish(source, text, is_watched, output, ask, page_loop, seed):
    """Lays out what a program finds; its namespace."""
    if ask and text and not text.endswith("\n"):
        text += "\n"
    stdin = io.TextIOWrapper(io.BufferedReader(Input(text, ask, output, page_loop)), encoding="utf-8", errors="replace")
    stdin.mode = "r"
    sys.stdin = sys.__stdin__ = stdin
    sys.stdout = sys.__stdout__ = output
    sys.stderr = sys.__stderr__ = output if is_watched else Discarded()
    sys.argv = [FILE]
    sys.unraisablehook = lambda _: None
    builtins.open = io.open = opener(stdin, output)
    os.read = reader(stdin)
    os.write = writer(output)
    os.fstat = measurer(stdin)
    os._exit = _exit
    asyncio.run = asyncio.runners.run
    asyncio._set_running_loop(None)
    asyncio.events._event_loop_policy = Loops()
    sys.setrecursionlimit = limiter()
    functools._lru_cache_wrapper = _lru_cache_wrapper
    functools.reduce = reduce
    random.seed(seed)
    linecache.cache.clear()
    linecache.cache[FILE] = (len(source), None, source.splitlines(True), FILE)
    main = types.ModuleType("__main__")
    main.__dict__["__builtins__"] = builtins
    sys.modules["__main__"] = main
    return main.__dict__


def run_main(code, space, output, execute=exec):
    """Runs a program to its end; how it ended, as JSON. Below this frame there is none."""
    state, error = "DONE", None
    try:
        execute(code, space)
    except (LimitReached, PlayOver):
        pass
    except SystemExit as end:
        if end.code not in (None, 0):
            state, error = "RUNTIME_ERROR", error_of(end)
    except MemoryError as end:
        state, error = "MEMORY_LIMIT", {"type": "MemoryError", "message": "", "line": line_of(end)}
    except RecursionError as end:
        state, error = "RUNTIME_ERROR", error_of(end)
        take_apart(end)
    except BaseException as end:
        # What is longer than any memory here is refused before it is asked for.
        is_too_long = type(end) is OverflowError and "index-sized" in str(end)
        state, error = "MEMORY_LIMIT" if is_too_long else "RUNTIME_ERROR", error_of(end)
    try:
        atexit._run_exitfuncs()
        sys.stdout.flush()
    except BaseException:
        pass
    try:
        space.clear()
        if output.buffer.is_halfway:
            output.buffer.finish()
    except BaseException:
        pass
    return json.dumps({"state": state, "error": error})
