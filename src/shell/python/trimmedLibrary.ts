import { loadPyodide } from 'pyodide'

/** Modules that programs of a course import, and those behind them; the rest of the standard library is left out. */
const modules = [
  'math cmath random statistics fractions decimal numbers secrets hashlib _pylong',
  'collections collections.abc itertools functools operator heapq bisect array queue graphlib copy enum dataclasses typing types abc',
  'string re textwrap unicodedata difflib pprint reprlib locale codecs struct base64 binascii',
  'datetime time calendar timeit _strptime',
  'io os os.path sys fileinput pathlib glob shutil tempfile csv json pickle',
  'contextlib traceback warnings inspect ast dis keyword token tokenize linecache weakref gc logging threading asyncio string.templatelib',
  'encodings.ascii encodings.latin_1 encodings.utf_8_sig encodings.utf_16 encodings.utf_16_le encodings.utf_16_be encodings.utf_32 encodings.euc_kr encodings.cp949 encodings.idna',
  'encodings.unicode_escape encodings.raw_unicode_escape',
]

/** The code makes Python load modules that it imports lazily. */
const provoke = `
import traceback, datetime
for text in ("prin(1)", "whille True:\\n pass", "import mathh", "[].appendd(1)", "def f():\\nreturn 1"):
    try:
        exec(compile(text, "main.py", "exec"), {})
    except BaseException as error:
        traceback.format_exception(error)
datetime.datetime.strptime("2026-01-02", "%Y-%m-%d")
`

/** The names are those that Python itself looks for; the hash in each file is not compared with any source. */
const pack = `
import importlib.util, io, sys, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

source = zipfile.ZipFile(next(path for path in sys.path if path.endswith(".zip")))
root = source.filename + "/"
wanted = {
    file.removeprefix(root)
    for module in list(sys.modules.values())
    if isinstance(file := getattr(module, "__file__", None), str) and file.startswith(root)
}
out = io.BytesIO()
with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as target:
    for name in sorted(wanted):
        text = source.read(name)
        code = compile(text, root + name, "exec", dont_inherit=True, optimize=2)
        data = _code_to_hash_pyc(code, importlib.util.source_hash(text), checked=False)
        # One date: the same library has the same bytes on every machine.
        target.writestr(zipfile.ZipInfo(name + "c", (2020, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED, 9)
out.getvalue()
`

/** Builds the part of Python's library that courses use, compiled, so that no browser has to do it at each start. */
export async function trimmedLibrary(): Promise<{ readonly zip: Uint8Array; readonly python: string }> {
  const pyodide = await loadPyodide()
  for (const name of modules.join(' ').split(' ')) pyodide.runPython(`import ${name}`)
  pyodide.runPython(provoke)
  const packed = pyodide.runPython(pack)
  const zip: Uint8Array = packed.toJs()
  packed.destroy()
  return { zip, python: pyodide.runPython('".".join(map(str, __import__("sys").version_info[:3]))') }
}
