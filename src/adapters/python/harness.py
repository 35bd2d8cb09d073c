"""Runs one program of a learner at a time, with a count of its steps.

A step is a jump or a call in the learner's own code, so a program takes the same number of them wherever it runs. What C does with a long
list or text at once (`sum(a)`, `x in a`) costs steps by its length: see costs.py. JavaScript calls
`prepare`, then the function that it returns, in which the program runs, then `finish`. No frame of this module lies below the
program's, nothing that the program is given leads here, and the roads that Python has besides (frames of errors, hooks, the garbage
collector's lists) are watched by an audit hook, which tells JavaScript at once: such a run is not believed.
"""

import atexit
import builtins
import functools
import gc
import json
import os
import shutil
import sys
import time
import types
from _collections import deque
from _contextvars import ContextVar
from _json import encode_basestring_ascii as quoted
from _operator import is_

from pyodide.ffi import run_sync

# What a program puts in the place of `min` is not called here. The functions below find these.
__builtins__ = dict(vars(builtins))

FILE = "main.py"
HOME = "/home/pyodide"
STEP_TOOL, SEA_TOOL = 3, 4
STEPS_BETWEEN_SIGNS_OF_LIFE = 131072

# Programs find no `sys.monitoring`: it would turn the count off.
monitoring = sys.monitoring
events = monitoring.events
STEPS = events.JUMP | events.PY_START | events.CALL

# Of what C goes through at once, so many items cost a step. Few cost none, and a place with a thousand times few is asked no more.
LOOKED_AT_PER_STEP, COPIED_PER_STEP, FEW, OFTEN = 4, 64, 64, 1000
LINEAR = {list, tuple, str, bytes, deque, type({}.values())}

SEA_EVENTS = events.JUMP | events.PY_START | events.LINE

CLOSED = (
    "js pyodide pyodide_js _pyodide _pyodide_core socket _socket ssl _ssl ctypes _ctypes subprocess _posixsubprocess"
    " _testcapi _testinternalcapi _testlimitedcapi _xxtestfuzz _remote_debugging faulthandler"
).split()

# Keeps what programs set up in objects of its own, so that each is given a new one.
RENEWED = "logging"

# Of the library: these write code of their own and run it. What others run from text, such as `timeit`, is the program's.
WRITERS = ("/collections/__init__.py", "/dataclasses.py")

# Each gives hold of what is not the program's.
ROADS = {"gc.get_objects", "gc.get_referrers", "gc.get_referents", "sys.settrace", "sys.setprofile", "sys.monitoring.register_callback"}
FRAMES = {"gi_frame", "cr_frame", "ag_frame"}
# Each makes code of a file that is named to it.
MAKERS = {"compile", "code.__new__"}
WATCHED = ROADS | MAKERS | {"marshal.loads", "marshal.load", "exec", "function.__new__", "object.__getattr__", "object.__setattr__", "sys._getframe", "sys.addaudithook"}


class LimitReached(BaseException):
    """Raised into a program that has used up its steps or its output."""


class PlayOver(BaseException):
    """Raised into a program whose run in a sea has come to its end."""


def codes_of(code):
    """The code of a program and of all functions in it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield from codes_of(constant)


def count_in(code):
    """Has the steps of this code counted, as the program's own."""
    if monitoring.get_local_events(STEP_TOOL, code):
        return
    for part in codes_of(code):
        monitoring.set_local_events(STEP_TOOL, part, STEPS)
        if is_in_sea:
            monitoring.set_local_events(SEA_TOOL, part, SEA_EVENTS)


def is_of_library(code):
    return not monitoring.get_local_events(STEP_TOOL, code) and str.startswith(code.co_filename, LIBRARY)


def is_library_work(caller, code):
    """Whether the library runs what is its own: a module, or what it has written itself."""
    return is_of_library(caller) and (str.startswith(code.co_filename, LIBRARY) or str.endswith(caller.co_filename, WRITERS))


def is_below(frame):
    while frame is not None:
        if frame.f_globals is own:
            return True
        frame = frame.f_back
    return False


def bend():
    """Has neither this run believed nor any after it: between two runs, nobody else hears of it."""
    global is_bent
    is_bent = True
    tell("BENT")


def watch(event, args):
    """Hears what Python does on the program's behalf, before it is done."""
    global is_ours
    if event not in WATCHED or is_ours:
        return
    is_ours = True
    try:
        if event == "object.__getattr__":
            thing, name = args
            if name == "tb_frame" and thing.tb_frame.f_globals is own or name in FRAMES and is_below(sys_getframe(1)):
                bend()
        elif event == "exec":
            code = args[0]
            if not is_library_work(sys_getframe(1).f_code, code):
                count_in(code)
        elif event == "function.__new__":
            if not is_library_work(sys_getframe(1).f_code, args[0]):
                count_in(args[0])
        elif event in MAKERS:
            if type(args[1]) is str and str.startswith(args[1], LIBRARY):
                raise RuntimeError("a file of the library has code of its own")
        elif event in ("marshal.loads", "marshal.load"):
            caller = sys_getframe(1)
            path = caller.f_locals["pathname"] if caller.f_code is unmarshal_code else None
            if type(path) is not str or not str.startswith(path, LIBRARY):
                raise RuntimeError("code cannot be loaded here")
        elif event == "object.__setattr__":
            if args[1] == "__code__":
                count_in(args[2])
        elif event == "sys._getframe":
            if is_below(sys_getframe(1)):
                bend()
        elif event == "sys.addaudithook":
            raise RuntimeError("audit hooks cannot be added here")
        else:
            bend()
    finally:
        is_ours = False


def compiled(source):
    """The program's code, or what is wrong with its text."""
    try:
        return compile(source, FILE, "exec", dont_inherit=True), None
    except MemoryError:
        return None, ("MEMORY_LIMIT", None)
    except (SyntaxError, ValueError, UnicodeError, RecursionError, OverflowError) as error:
        line = error.lineno if isinstance(error, SyntaxError) else None
        return None, ("SYNTAX_ERROR", {"type": type(error).__name__, "message": console()["message_of"](error), "line": line})


def leave_as_found(source):
    """Undoes what the program before has changed."""
    global last_source, last_code
    sys.modules = loaded
    # Programs change these by accident, too (`list = [1]` in a module, `math.pi = 3`).
    for space, values in saved:
        dict.update(space, values)
        if len(space) != len(values):
            for key in space.keys() - values.keys():
                del space[key]
    # Classes of the library, too (`random.Random.seed = 3`). What a program has put there is not asked whether it is equal: it could answer.
    for kind, names in classes:
        now = attributes_of(kind)
        if len(now) != len(names) or not all(map(is_, now.values(), names.values())):
            for name in now.keys() - names.keys():
                type.__delattr__(kind, name)
            for name, value in names.items():
                if now.get(name, names) is not value:
                    type.__setattr__(kind, name, value)
    loaded.update(modules)
    for name in loaded.keys() - modules.keys():
        del loaded[name]
    if source != last_source:
        last_code = None
    last_source = source
    atexit._clear()
    for place, kept in lists:
        place[:] = kept
    if dict(os.environ) != environ:
        os.environ.clear()
        os.environ.update(environ)
    sys.setrecursionlimit(1000)
    sys.set_int_max_str_digits(int_digits)
    gc.enable()
    gc.set_threshold(*gc_threshold)
    os.chdir(HOME)
    for folder, kept in folders.items():
        for name in os.listdir(folder):
            if name not in kept:
                path = f"{folder}/{name}"
                shutil.rmtree(path) if os.path.isdir(path) and not os.path.islink(path) else os.remove(path)


def spaced(code, **given):
    """What a module defines, made anew."""
    space = {"__name__": "__console__", "__builtins__": builtins, "FILE": FILE, "LimitReached": LimitReached, "PlayOver": PlayOver, **given}
    exec(code, space)
    return space


def console():
    return spaced(console_code, run_sync=run_sync)


def prepare(source, text, step_limit, output_limit, is_watched, emit, ask, waits, seed, tell_outside, cut_off, most=None, sea=None):
    """Gets all ready for one run. The function that runs the program, or what is wrong with its text, as JSON.

    Where it `waits`, it goes on with what `ask` answers; elsewhere asking ends it. At most so many steps are written down where that is wanted. With a sea, the program has the module `sea`.
    """
    global finish_run, tell, is_in_sea, is_ours, last_code, last_methods
    is_ours = True
    leave_as_found(source)
    if last_code is None:
        code, fault = compiled(source)
        if fault:
            return json.dumps({"state": fault[0], "error": fault[1]})
        last_code, last_methods = marked(source, code)
    # Each gives back what it is given, as its variable is never set.
    looked, copied = ContextVar("looked").get, ContextVar("copied").get
    callbacks = spaced(callbacks_code)
    code = furnished(last_code, {LOOKED: looked, COPIED: copied, **callbacks["FUNCTIONS"]})
    spaced(library_code, callbacks=callbacks)["replace"](source, last_methods)

    tell = tell_outside
    session = spaced(sea_code)["Session"](*sea) if sea else None
    is_in_sea = session is not None
    space = console()
    webloop.scheduleCallback = schedule if waits else None
    pieces, waiting, cut = [], [], []
    output = space["Output"](pieces, waiting, output_limit, emit, cut_off)
    main = space["furnish"](source, text, is_watched, output, ask, page_loop if waits else None, seed)
    execute = exec
    if session:
        code = session.compiled(source, code)
        sys.modules["sea"] = session.module
        execute = session.run

    steps = 0
    turns_with_few = {}
    most_now = min(STEPS_BETWEEN_SIGNS_OF_LIFE, step_limit + 1)

    # It calls no function of Python: else frames of this module would lie below others.
    def count(code, offset, target=None):
        nonlocal steps, most_now
        steps += 1
        if steps < most_now:
            return
        if steps > step_limit:
            tell_outside("STEP_LIMIT")
            raise LimitReached()
        if waiting:
            text = "".join(waiting)
            waiting.clear()
            emit(text)
        tell_outside("ALIVE", steps)
        most_now = min(steps - steps % STEPS_BETWEEN_SIGNS_OF_LIFE + STEPS_BETWEEN_SIGNS_OF_LIFE, step_limit + 1)

    def count_recorded(code, offset, target=None):
        if cut:
            raise LimitReached()
        count(code, offset)

    def count_items(code, offset, called, value=None):
        nonlocal steps
        if called is not looked and called is not copied or type(value) not in LINEAR:
            return monitoring.DISABLE
        length = len(value)
        if length <= FEW:
            turns_with_few[offset] = turns = turns_with_few.get(offset, 0) + 1
            return monitoring.DISABLE if turns > OFTEN else None
        turns_with_few[offset] = 0
        is_fast = called is copied or type(value) is str or type(value) is bytes
        steps += length // (COPIED_PER_STEP if is_fast else LOOKED_AT_PER_STEP)
        if steps >= most_now:
            counter(code, offset)

    counter = count if most is None else count_recorded
    for event in (events.JUMP, events.PY_START):
        monitoring.register_callback(STEP_TOOL, event, counter)
    monitoring.register_callback(STEP_TOOL, events.CALL, count_items)
    if session:
        monitoring.register_callback(SEA_TOOL, events.JUMP, session.at_jump)
        monitoring.register_callback(SEA_TOOL, events.PY_START, session.at_start)
        monitoring.register_callback(SEA_TOOL, events.LINE, session.at_line)
    count_in(code)

    def finish():
        is_whole = monitoring.get_local_events(STEP_TOOL, code) == STEPS
        for event in (events.JUMP, events.PY_START):
            is_whole = monitoring.register_callback(STEP_TOOL, event, None) is counter and is_whole
        is_whole = monitoring.register_callback(STEP_TOOL, events.CALL, None) is count_items and is_whole
        for event in (events.JUMP, events.PY_START, events.LINE):
            monitoring.register_callback(SEA_TOOL, event, None)
        if emit and waiting:
            emit("".join(waiting))
        is_whole = is_whole and not is_bent and library_stamp() == stamp
        return f'{{"output": {quoted("".join(pieces))}, "stepCount": {min(steps, step_limit)}, "isWhole": {"true" if is_whole else "false"}}}'

    finish_run = finish
    run_main = space["run_main"]
    if most is None:
        program = functools.partial(run_main, code, main, output, execute)
    else:
        tracer = spaced(tracer_code, json=json)
        recorder = tracer["Recorder"](most, output, cut, cut_off)
        program = functools.partial(tracer["record"], recorder, run_main, code, main, output, source)
    if most is not None:
        sys.settrace(recorder.enter)
    is_ours = False
    return program


def finish():
    """Ends a run; what it printed and how many steps it took, as JSON."""
    global is_ours
    is_ours = True
    sys.settrace(None)
    result = finish_run()
    loaded.pop("sea", None)
    is_ours = False
    return result


def syntax_of(source):
    """Whether the program can be read, and its syntax: two lines of JSON."""
    global is_ours
    is_ours = True
    leave_as_found(source)
    fault = compiled(source)[1]
    execution = {"state": fault[0] if fault else "DONE", "error": fault[1] if fault else None}
    return json.dumps(execution) + "\n" + json.dumps({"tree": spaced(tracer_code, json=json)["read_tree"](source)})


def library_stamp():
    """Changes with the library's file."""
    found = stat(LIBRARY_FILE)
    return found.st_size, found.st_mtime_ns, found.st_ino


def types_below(kind):
    """All classes that are made of this one."""
    yield kind
    for below in type.__subclasses__(kind):
        yield from types_below(below)


CLOSED_FINDER = '''
class Closed:
    """Finds no module that leads out of Python."""

    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] in CLOSED:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return None
'''


# What a program leaves to the page's loop would run when its own run is over: only one that is waited for has it.
webloop = sys.modules["pyodide.webloop"]
page_loop = webloop.asyncio._get_running_loop()
time.sleep = webloop._orig_sleep
schedule = webloop.scheduleCallback
for name in [name for name in sys.modules if name.partition(".")[0] in CLOSED]:
    del sys.modules[name]
sys.meta_path[:] = [spaced(CLOSED_FINDER, CLOSED=tuple(CLOSED))["Closed"]] + [
    finder for finder in sys.meta_path if not finder.__module__.startswith("_pyodide")
]
sys.path[:] = [path for path in sys.path if path.endswith(".zip")]
sys.dont_write_bytecode = True
# As on machines of today: programs take it for the largest of numbers.
sys.maxsize = 2**63 - 1
del sys.monitoring
LIBRARY_FILE = sys.path[0]
LIBRARY = (LIBRARY_FILE + "/", "<frozen ")
unmarshal_code = sys.modules["zipimport"]._unmarshal_code.__code__
warnings = sys.modules["warnings"]
warnings.simplefilter("ignore")
console_code, callbacks_code, library_code, tracer_code, sea_code = (
    compile(text, name, "exec")
    for text, name in (
        (console_source, "console.py"),
        (callbacks_source, "callbacks.py"),
        (library_source, "library.py"),
        (tracer_source, "tracer.py"),
        (sea_source, "sea.py"),
    )
)
special_methods = spaced(compile(special_methods_source, "specialMethods.py", "exec"))
costs = spaced(
    compile(costs_source, "costs.py", "exec"),
    methods_in=special_methods["methods_in"],
    with_own_methods=special_methods["with_own_methods"],
)
marked, furnished, LOOKED, COPIED = costs["marked"], costs["furnished"], costs["LOOKED"], costs["COPIED"]
# The addresses of those whose objects hold others, and so may be long chains (flag 14 is Py_TPFLAGS_HAVE_GC).
container_types = [id(kind) for kind in types_below(object) if kind.__flags__ >> 14 & 1]
own = globals()
sys_getframe = sys._getframe
stat = os.stat
finish_run = tell = None
is_in_sea = is_bent = False
is_ours = True
console()
spaced(library_code, callbacks=spaced(callbacks_code))
loaded = sys.modules
modules = dict(loaded)
for name in ("__main__", RENEWED):
    modules.pop(name, None)
attributes_of = type.__dict__["__dict__"].__get__
# Flag 9 is Py_TPFLAGS_HEAPTYPE and flag 8 Py_TPFLAGS_IMMUTABLETYPE: the others cannot be changed.
classes = [(kind, dict(attributes_of(kind))) for kind in set(types_below(object)) if kind.__flags__ >> 9 & 1 and not kind.__flags__ >> 8 & 1]
saved = [(module.__dict__, dict(module.__dict__)) for module in modules.values()]
lists = [(place, list(place)) for place in (sys.path, sys.meta_path, sys.path_hooks, warnings.filters, gc.callbacks)]
environ = dict(os.environ)
int_digits = sys.get_int_max_str_digits()
gc_threshold = gc.get_threshold()
folders = {folder: {*os.listdir(folder)} for folder in ("/", "/tmp", "/home", HOME)}
stamp = library_stamp()
last_source = last_code = last_methods = None
monitoring.use_tool_id(STEP_TOOL, "steps")
monitoring.use_tool_id(SEA_TOOL, "sea")
sys.addaudithook(watch)
gc.collect()
gc.freeze()
