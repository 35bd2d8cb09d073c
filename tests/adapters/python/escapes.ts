/** Programs that try to reach what is not theirs. None may print `out`. */
const reachGlobals = (body: string) =>
  // From any JavaScript object to its constructor, and from there to code from text.
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

/** From what answers the module `sea` to what it is made of. */
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

/** The same for programs that have a sea. */
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
}
