/** More steps than the default limit allows. */
const tooMany = 2_100_000

/** Programs that try to reach the page, exceed their limits or influence the next program. None may print `out`. */
const reachGlobals = (body: string) =>
  // Goes from any JavaScript object to its constructor, and from there to code from text.
  `import sys, gc
found = [sys._getframe(i).f_locals.get(name) for i in range(1, 4) for name in ("emit", "ask", "is_alive") if True]
found = [thing for thing in found if thing is not None and "Js" in type(thing).__name__]
for thing in found:
    for path in (lambda x: x.constructor, lambda x: x.constructor.constructor, lambda x: x.bind.constructor, lambda x: x.__class__):
        try:
            if path(thing)(${JSON.stringify(body)})(): print("out")
        except BaseException as error:
            pass
`

/** Goes from the functions of the module `sea` to the objects that implement them. */
const reachHost = (body: string) =>
  `import sea, sys
found = []
for word in (sea.move, sea.look, sea.dice, sea.when_started):
    for cell in word.__closure__ or ():
        thing = cell.cell_contents
        session = getattr(thing, "__self__", thing)
        found += [getattr(session, name, None) for name in ("host", "next_thread", "script")]
assert any(found)
for thing in found:
    for path in (lambda x: x.constructor, lambda x: x.constructor.constructor, lambda x: x.bind.constructor, lambda x: x.__proto__.constructor):
        try:
            if path(thing)(${JSON.stringify(body)})(): print("out")
        except BaseException:
            pass
`

/** Attempts to escape by programs that have a sea. */
export const seaEscapes: Readonly<Record<string, string>> = {
  'code from text': reachHost('return 1'),
  'the network': reachHost('return typeof fetch !== "undefined" || typeof XMLHttpRequest !== "undefined"'),
  'an import': reachHost('return import("/index.html"), true'),
  'the page': reachHost('return typeof postMessage !== "undefined"'),
  'the js module': 'import sea\nimport js\nprint("out")',
  'JavaScript by its library': 'from sea import *\nfrom pyodide.code import run_js\nprint("out")',
}

export const escapes: Readonly<Record<string, string>> = {
  'the js module': 'import js\nprint("out")',
  'fetch of the js module': 'from js import fetch\nprint("out")',
  'the interpreter’s own module': 'import pyodide_js\nprint("out")',
  'JavaScript as text': 'from pyodide.code import run_js\nrun_js("1")\nprint("out")',
  'the interpreter’s library': 'import pyodide.http\nprint("out")',
  'an import that was made before':
    'import sys\nif any(name.partition(".")[0] in ("js", "pyodide", "pyodide_js", "_pyodide", "_pyodide_core") for name in sys.modules): print("out")',
  'an import by hand': 'import importlib\nimportlib.import_module("_pyodide_core")\nprint("out")',
  ctypes: 'import ctypes\nprint("out")',
  'its core': 'import _ctypes\nprint("out")',
  'a socket': 'import socket\nprint("out")',
  'its own core': 'import _socket\nprint("out")',
  'a URL': 'import urllib.request\nprint("out")',
  'an HTTP client': 'import http.client\nprint("out")',
  'a command': 'import os\nif os.system("id") == 0: print("out")',
  'a subprocess': 'import subprocess\nprint("out")',
  'a file of the machine':
    'try:\n    open("/etc/passwd")\n    print("out")\nexcept OSError: pass\ntry:\n    open("/proc/self/environ")\n    print("out")\nexcept OSError: pass',
  'the environment':
    'import os\nif set(os.environ) - {"HOME", "PYTHONHASHSEED", "PYTHONINSPECT", "PATH", "PWD", "USER", "LOGNAME", "LANG", "LD_LIBRARY_PATH", "_"}: print("out", set(os.environ))',
  'JavaScript objects in memory': 'import gc\nif any("JsProxy" == type(thing).__name__ for thing in gc.get_objects()): print("out")',
  'code from text by a constructor': reachGlobals('return 1'),
  'fetch by a constructor': reachGlobals('return typeof fetch !== "undefined"'),
  'an import by a constructor': reachGlobals('return import("/index.html"), true'),
  'the message port by a constructor': reachGlobals('return typeof postMessage !== "undefined"'),
  'the harness by its frames':
    'import sys\nframe = sys._getframe(1)\nwhile frame:\n    for name in ("run_js", "fetch", "process", "require"):\n        if name in frame.f_globals: print("out", name)\n    frame = frame.f_back',
  'what the program before left':
    'import builtins, math\nif hasattr(builtins, "left") or hasattr(math, "left"): print("out")\nbuiltins.left = math.left = 1',
  'what it left itself': 'import builtins, math\nif hasattr(builtins, "left") or hasattr(math, "left"): print("out")',
  'a file of the program before': 'import os\nopen("left.txt", "w").write("1")',
  'a file it left itself': 'import os\nif os.path.exists("left.txt"): print("out")',

  // The following programs must be ended by their limits.
  'steps in exec': `exec("for i in range(${tooMany}): pass")\nprint("out")`,
  'steps in eval': `eval("[None for i in range(${tooMany})]")\nprint("out")`,
  'steps in a function that is made of code': `import types\ncode = compile("for i in range(${tooMany}): pass", "other.py", "exec")\ntypes.FunctionType(code, {"range": range})()\nprint("out")`,
  'steps in code that takes the place of other code': `def f(): pass\ncode = compile("def g():\\n    for i in range(${tooMany}): pass", "other.py", "exec")\nf.__code__ = code.co_consts[0]\nf()\nprint("out")`,
  'steps in a module of its own': `import sys\nopen("own.py", "w").write("for i in range(${tooMany}): pass")\nsys.path.append(".")\nimport own\nprint("out")`,
  'steps that the library is asked for': `import timeit\ntimeit.timeit("for i in range(1000): pass", number=${tooMany / 1000})\nprint("out")`,
  'the tools of the count': `import sys\nfor tool in range(6): sys.monitoring.free_tool_id(tool)\nfor i in range(${tooMany}): pass\nprint("out")`,
  'the count, by the frame that raises its error': `def free(error):
    trace = error.__traceback__
    while trace:
        if "steps" in trace.tb_frame.f_locals: trace.tb_frame.f_locals["steps"] = -10 ** 12
        trace = trace.tb_next
try:
    while True: pass
except BaseException as error: free(error)
for i in range(1000): pass
print("out")`,
  'the limit of its output': 'import sys\nsys.stdout.limit = 10 ** 9\nprint("x" * 70000 + "out")',
  'the pieces of its output': 'import sys\nsys.stdout.pieces.append("x" * 70000 + "out")',
  'steps in C': `a = list(range(1000))\nfor i in range(9000): -1 in a\nprint("out")`,
  'what tells the length of its lists': `def look(a): return -1 in a
for constant in look.__code__.co_consts:
    if hasattr(constant, "__self__"): constant.__self__.set([])
for i in range(9000): look(list(range(1000)))
print("out")`,
  'what told the length of lists before':
    'a = []\nif 5 in a or not isinstance(sum([1] + a), int): print("out")\nb = [5]\nif 5 not in b: print("out")',
  // The library runs the following code, and its own steps are not counted.
  'steps in code of a name of the library’s': `import sys
code = compile("for i in range(${tooMany}): pass\\nprint('out')", "<frozen x>", "exec")
sys.modules["_frozen_importlib"]._call_with_frames_removed(exec, code, {})`,
  'steps in code that is given a name of the library’s': `import sys
code = compile("for i in range(${tooMany}): pass\\nprint('out')", "x", "exec").replace(co_filename="<frozen x>")
sys.modules["_frozen_importlib"]._call_with_frames_removed(exec, code, {})`,
  'steps in code that is read from bytes': `import marshal, sys
data = marshal.dumps(compile("for i in range(${tooMany}): pass\\nprint('out')", "<broken x>", "exec")).replace(b"<broken", b"<frozen")
sys.modules["_frozen_importlib"]._call_with_frames_removed(exec, marshal.loads(data), {})`,
  'steps in a function that the library makes': `import functools, types
@functools.singledispatch
def make(code, space): pass
make.register(types.CodeType, types.FunctionType)
make(compile("for i in range(${tooMany}): pass\\nprint('out')", "other.py", "exec"), {})()`,
  'steps in code that Python’s own tests run': `import _testcapi
code = compile("for i in range(${tooMany}): pass\\nprint('out')", "other.py", "exec")
_testcapi.eval_code_ex(code, {"__builtins__": __builtins__}, {})`,
  // The following code would run after the program has ended.
  'the loop of the page':
    'import asyncio\nif asyncio._get_running_loop() or "Web" in type(asyncio.get_event_loop()).__name__: print("out")',
  'what makes loops of the page': `import asyncio, time
words = [time.sleep] + [word for kind in asyncio.AbstractEventLoop.__subclasses__() for word in vars(kind).values()]
for word in words:
    if getattr(word, "__globals__", {}).get("scheduleCallback"): print("out")`,
  // The following programs look for the functions that run them.
  'functions in memory': `import gc\nfor thing in getattr(gc, "get_" + "objects")():\n    if getattr(thing, "__name__", "") == "leave_as_found": print("out")`,
  'frames that a hook sees': `import sys\ndef see(frame, *_):\n    if "steps" in frame.f_locals: print("out")\n    return see\ngetattr(sys, "set" + "trace")(see)\nfor i in range(1000): pass`,
  'a hook for all that happens': 'import sys\nsys.addaudithook(lambda *_: print("out"))\nopen("x", "w").close()',
  'what its surroundings know': `import sys, functools, os
for word in (sys.stdout.write, sys.stdin.buffer.raw.readinto, open, os.read, functools.reduce, sys.setrecursionlimit, sys.unraisablehook, sys.meta_path[0].find_spec):
    if "leave_as_found" in getattr(word, "__globals__", {}): print("out")`,
  'all classes there are': `for kind in object.__subclasses__():
    for word in vars(kind).values():
        if "leave_as_found" in getattr(word, "__globals__", {}): print("out", kind)`,
  'the frames below it': `import sys
frame = sys._getframe()
while frame:
    if "leave_as_found" in frame.f_globals or "step_limit" in frame.f_locals: print("out")
    frame = frame.f_back`,
  'functions that are called for it':
    'import builtins, json, sys\ndef see(*_, **__):\n    if "leave_as_found" in sys._getframe(1).f_globals: print("out")\n    return 0\nbuiltins.min = builtins.dict = json.dumps = see\nfor i in range(200000): pass',
  // The following programs run in order: some leave something behind, and the next one looks for it.
  'what it leaves behind': `import gc, os, sys
sys.path.clear(); sys.meta_path.clear(); sys.path_hooks.clear(); gc.disable(); sys.set_int_max_str_digits(0)
os.environ["LEFT"] = "1"
open("/tmp/left", "w").close(); open("/left", "w").close(); os.mkdir("/home/left")`,
  'what the one before left behind': `import gc, os, sys
import fractions
if "LEFT" in os.environ or os.listdir("/tmp") or os.path.exists("/left") or os.path.exists("/home/left"): print("out")
if not gc.isenabled() or sys.get_int_max_str_digits() == 0: print("out")`,
  'the file of the library': 'import sys\nopen(sys.path[0], "wb").close()',
  'a library without its file': 'try:\n    import statistics\nexcept BaseException: print("out")',
  'garbage that runs later': `class Left:
    def __init__(self): self.own = self
    def __del__(self):
        import builtins, sys
        frame = sys._getframe()
        while frame:
            if "leave_as_found" in frame.f_globals: frame.f_globals["LIBRARY"] = ("main.py",)
            frame = frame.f_back
for i in range(50): Left()`,
  'code that garbage has freed': `exec("for i in range(${tooMany}): pass")\nprint("out")`,
}

/** Programs that leave something behind for the next case. Each of them prints its input, in every case. */
export const leftForTheNextCase: Readonly<Record<string, string>> = {
  'a count in a module that it imports':
    'import fractions\nfractions.n = getattr(fractions, "n", 0) + 1\nprint(input() if fractions.n == 1 else "left")',
  'a name in a module that was there':
    'import os.path\nprint(input() + getattr(os.path, "left", ""))\nos.path.left = "left"\nos.path.join = None',
  'a precision': 'from decimal import Decimal, getcontext\ngetcontext().prec += 1\nprint(input() if getcontext().prec == 29 else "left")',
  'a first day of the week': 'import calendar\nprint(input() if calendar.firstweekday() == 0 else "left")\ncalendar.setfirstweekday(6)',
  'where its log goes':
    'import logging, sys\nlogging.basicConfig(stream=sys.stdout, format="%(message)s", level=logging.INFO)\nlogging.info(input())',
  'what is called at every collection': 'import gc\nprint(input() + "left" * len(gc.callbacks))\ngc.callbacks.append(lambda *_: None)',
  // After each of the following programs the interpreter cannot be cleaned.
  'a folder that nobody may remove': 'import os\nos.makedirs("/tmp/a/b")\nos.chmod("/tmp/a", 0)\nprint(input())',
  'no folder of its own': 'import os\nos.chdir("/")\nos.rmdir("/home/pyodide")\nprint(input())',
  'no folder for files of the moment': 'import os\nos.rename("/tmp", "/tmp2")\nprint(input())',
  'no lines of its own': 'import linecache\nlinecache.cache = None\nprint(input())',
  'a module of a class of its own': `import math, types
class M(types.ModuleType):
    def __getattribute__(self, name):
        if name == "__dict__": raise SystemError
        return super().__getattribute__(name)
math.__class__ = M
print(input())`,
}
