import type { Execution, RunLimits } from '../../../src/domain/problems/execution.ts'

/** A program and its result, which must be the same everywhere. */
export interface SampleProgram {
  readonly title: string
  readonly code: string
  readonly input?: string
  readonly limits?: Partial<RunLimits>
  readonly expected: Partial<Execution>
  /** Checked in place of outputs that are too long to write down. */
  readonly outputLength?: number
}

const done = (output: string, stepCount?: number): Partial<Execution> => ({
  state: 'DONE',
  output,
  error: null,
  ...(stepCount !== undefined && { stepCount }),
})

const failed = (type: string, message: string, line: number | null, output = ''): Partial<Execution> => ({
  state: 'RUNTIME_ERROR',
  output,
  error: { type, message, line },
})

const misread = (type: string, message: string, line: number): Partial<Execution> => ({
  state: 'SYNTAX_ERROR',
  output: '',
  error: { type, message, line },
  stepCount: 0,
})

const forLoop = 'total = 0\nfor i in range(1000):\n    total += i\nprint(total)'
const fibonacci = 'def f(n):\n    return n if n < 2 else f(n - 1) + f(n - 2)\nprint(f(15))'

export const programs: readonly SampleProgram[] = [
  { title: 'prints', code: 'print("바다", 7 // 2, -7 // 2, 7 % -3, 2 ** 70)', expected: done('바다 3 -4 -2 1180591620717411303424\n', 1) },
  {
    title: 'reads lines',
    code: 'n = int(input())\nprint(sum(map(int, input().split())), n)',
    input: '3\n1 2 3\n',
    expected: done('6 3\n'),
  },
  {
    title: 'reads all that is there',
    code: 'import sys\nprint(sys.stdin.read().split())',
    input: 'a b\nc',
    expected: done("['a', 'b', 'c']\n"),
  },
  {
    title: 'reads bytes',
    code: 'import sys\ninput = sys.stdin.buffer.readline\nprint(input().decode().strip())',
    input: '거북\n',
    expected: done('거북\n'),
  },
  {
    title: 'reads the input by its number',
    code: 'for line in open(0):\n    print(line.strip()[::-1])',
    input: 'ab\ncd\n',
    expected: done('ba\ndc\n'),
  },
  ...[
    'import sys\na, b = map(int, sys.stdin.readline().split())\nn = int(sys.stdin.readline())',
    'import sys\na, b, n = map(int, sys.stdin.read().split())',
    'import sys\na, b, n = [int(x) for line in sys.stdin for x in line.split()]',
    'import sys\na, b, n = map(int, " ".join(sys.stdin.readlines()).split())',
    'import sys\na, b, n = map(int, sys.stdin.buffer.read().split())',
    'a, b, n = map(int, open(0).read().split())',
    'with open("/dev/stdin") as f: a, b, n = map(int, f.read().split())',
    'import fileinput\na, b, n = [int(x) for line in fileinput.input() for x in line.split()]',
    'import os\na, b, n = map(int, os.read(0, 10 ** 6).split())',
    'from sys import stdin\ninput = stdin.readline\na, b = map(int, input().split())\nn = int(input())',
    '(a, b), (n,) = (map(int, line.split()) for line in iter(input, ""))',
  ].map(
    (reads): SampleProgram => ({
      title: `reads so: ${reads}`,
      code: `${reads}\nprint(a + b * n)`,
      input: '1 2\n3\n\n',
      expected: done('7\n'),
    }),
  ),
  {
    title: 'writes by sys.stdout and its buffer',
    code: 'import sys\nsys.stdout.write("a")\nsys.stdout.buffer.write("나".encode())\nprint(flush=True)',
    expected: done('a나\n'),
  },
  { title: 'counts the steps of a loop', code: forLoop, expected: done('499500\n', 1001) },
  { title: 'counts the steps of calls', code: fibonacci, expected: done('610\n', 1974) },
  {
    title: 'counts no step of the library',
    code: 'import statistics, collections\nprint(statistics.mean([1, 2, 3]), collections.Counter("abca")["a"])',
    expected: done('2 2\n', 1),
  },
  {
    title: 'goes through a long list in C: a step for four items that are looked at, one for 64 that are copied',
    code: 'a = list(range(1000))\nprint(sum(a), 5 in a, a.index(7), max(map(str, a)), len(a[:]), sorted(a)[0])',
    expected: done('499500 True 7 999 1000 0\n', 1 + 5 * 250 + 15),
  },
  {
    title: 'goes through a short list or a long set in C, which costs nothing',
    code: 'a = list(range(64))\nb = {*range(1000)}\nprint(sum(a), 5 in a, a.index(7), len(a[:]), 5 in b)',
    expected: done('2016 True 7 64 True\n', 1),
  },
  {
    title: 'takes from the end of a long list, which costs nothing, and from its start, which does',
    code: 'a = list(range(1000))\nfor i in range(100): a.pop()\na.pop(0)\nprint(len(a))',
    expected: done('899\n', 1 + 100 + 14),
  },
  {
    title: 'goes through short lists a thousand times and through long ones in between, each of which costs its steps',
    code: 'a, b = list(range(400)), [0]\ndef f(x): return -1 in x\nfor i in range(2200): f((a, b)[i % 2])\nprint(i)',
    expected: done('2199\n', 1 + 2200 + 2200 + 1100 * 100),
  },
  {
    title: 'uses up its steps in C alone',
    code: 'a = [1] * 1000\nwhile True:\n    5 in a',
    limits: { stepCount: 1_000_000 },
    expected: { state: 'STEP_LIMIT', stepCount: 1_000_000 },
  },
  {
    title: 'has functions and methods of its own that are called as those of C',
    code: 'class A:\n    def index(self, x): return x\nclass B(A):\n    def index(self, x): return super().index(x) + 1\ndef sum(a): return len(a)\nprint(sum([1] * 1000), B().index(1), 1 < 2 in [2] in [[2]])',
    expected: done('1000 2 True\n', 6),
  },
  {
    title: 'looks into what cannot be looked into',
    code: 'x = 3\n\nprint(1 in x)',
    expected: failed('TypeError', "argument of type 'int' is not a container or iterable", 3),
  },
  {
    title: 'has one order of sets',
    code: 'print(list({"해파리", "문어", "고래"}) == list({"해파리", "문어", "고래"}), hash("a"))',
    expected: done('True -468864544\n'),
  },
  {
    title: 'knows dates, fractions and data classes',
    code: 'import datetime, fractions, dataclasses\n@dataclasses.dataclass\nclass A:\n    x: int\nprint(A(1), datetime.date(2026, 1, 2), fractions.Fraction(2, 4))',
    expected: done('A(x=1) 2026-01-02 1/2\n'),
  },
  { title: 'is the main program', code: 'if __name__ == "__main__":\n    print("main")', expected: done('main\n') },
  { title: 'may end itself', code: 'print(1)\nexit()\nprint(2)', expected: done('1\n') },
  { title: 'keeps assertions', code: 'assert 1 == 2, "다름"', expected: failed('AssertionError', '다름', 1) },
  {
    title: 'names a misspelt function',
    code: 'x = 1\nprin(x)',
    expected: failed('NameError', "name 'prin' is not defined. Did you mean: 'print'?", 2),
  },
  {
    title: 'names the line of the learner, not of the library',
    code: 'import random\n\nrandom.choice([])',
    expected: failed('IndexError', 'Cannot choose from an empty sequence', 3),
  },
  {
    title: 'keeps what came before an error',
    code: 'print("a")\nprint(1 / 0)',
    expected: failed('ZeroDivisionError', 'division by zero', 2, 'a\n'),
  },
  { title: 'has no more input', code: 'print(input("이름? "))', expected: failed('EOFError', 'EOF when reading a line', 1, '이름? ') },
  { title: 'has no such module', code: 'import numpy', expected: failed('ModuleNotFoundError', "No module named 'numpy'", 1) },
  {
    title: 'recurses too deep',
    code: 'def f(n):\n    return f(n + 1)\nf(0)',
    expected: failed('RecursionError', 'maximum recursion depth exceeded', 2),
  },
  {
    title: 'recurses too deep in its only line',
    code: 'f = lambda n: f(n + 1); f(0)',
    expected: failed('RecursionError', 'maximum recursion depth exceeded', 1),
  },
  {
    title: 'recurses deep enough when asked to',
    code: 'import sys\nsys.setrecursionlimit(10 ** 6)\ndef f(n):\n    return 0 if n == 0 else 1 + f(n - 1)\nprint(f(5000))',
    expected: done('5000\n'),
  },
  { title: 'lacks a colon', code: 'x = 1\nif x == 1\n    print(x)', expected: misread('SyntaxError', "expected ':'", 2) },
  {
    title: 'misspells a word of the language',
    code: 'whille True:\n    pass',
    expected: misread('SyntaxError', "invalid syntax. Did you mean 'while'?", 1),
  },
  {
    title: 'is not indented',
    code: 'def f():\nreturn 1',
    expected: misread('IndentationError', 'expected an indented block after function definition on line 1', 2),
  },
  {
    title: 'goes on for ever',
    code: 'while True:\n    pass',
    limits: { stepCount: 100_000 },
    expected: { state: 'STEP_LIMIT', output: '', error: null, stepCount: 100_000 },
  },
  {
    title: 'goes on for ever, and catches what stops it',
    code: 'while True:\n    try:\n        x = 1\n    except:\n        pass',
    limits: { stepCount: 100_000 },
    expected: { state: 'STEP_LIMIT', stepCount: 100_000 },
  },
  {
    title: 'prints for ever',
    code: 'while True:\n    print("가나다라")',
    limits: { outputLength: 1000 },
    expected: { state: 'OUTPUT_LIMIT', error: null },
    outputLength: 1000,
  },
  {
    title: 'prints too much at once',
    code: 'print("가" * 5000)',
    limits: { outputLength: 1000 },
    expected: { state: 'OUTPUT_LIMIT' },
    outputLength: 1000,
  },
  { title: 'asks for more memory than there is', code: 'a = "a" * 10 ** 9', expected: { state: 'MEMORY_LIMIT', output: '' } },
  { title: 'asks for more memory than there could be', code: 'a = [0] * 10 ** 10', expected: { state: 'MEMORY_LIMIT' } },
  {
    title: 'takes more and more memory',
    code: 'a = []\nwhile True:\n    a.append(bytearray(10 ** 6))',
    expected: { state: 'MEMORY_LIMIT' },
  },
  { title: 'stays within its memory', code: 'a = bytearray(50 * 10 ** 6)\nprint(len(a))', expected: done('50000000\n') },
  {
    title: 'breaks the stack of the interpreter',
    code: 'import sys\nsys.setrecursionlimit(10 ** 7)\nclass A:\n    def __repr__(self):\n        return repr(self)\nrepr(A())',
    expected: { state: 'RUNTIME_ERROR' },
  },
  {
    title: 'calls through C within one another, too deep for any engine',
    code: 'import sys\nsys.setrecursionlimit(10 ** 6)\nclass A:\n    def __setitem__(self, n, value):\n        self[n + 1] = value\nprint("a")\nA()[0] = 1',
    expected: { ...failed('RecursionError', 'Stack overflow', 5, 'a\n'), stepCount: 188 },
  },
  {
    title: 'sorts within sorting, too deep for any engine',
    code: 'from functools import cmp_to_key\ndef f(n):\n    return sorted([1, 2], key=cmp_to_key(lambda a, b: f(n + 1)))\nprint("a")\nf(0)',
    expected: { ...failed('RecursionError', 'maximum recursion depth exceeded', 3, 'a\n'), stepCount: 286 },
  },
  {
    title: 'has builtins call it back, each as often and in such an order as ever',
    code: `from itertools import count
a = [3, 1, 2, 1]
seen = []
def f(x):
    seen.append(x)
    return x % 2
print(sorted(a, key=f, reverse=True), min(a, key=f), max(a, key=lambda x: -x), max([], key=f, default=7), sorted(a, key=None), min(4, 2, key=f))
a.sort(key=f)
print(a, list(map(f, a, count())) if 0 else list(map(lambda x, y: x + y, a, count())), sum(map(f, a), 10), list(map(str, a)))
print(any(map(f, [2, 3, 4])), all(map(f, [3, 2, 1])), any(filter(f, [2])), all(x for x in map(f, [1])), list(filter(None, [0, 1])))
for x in map(f, count(5)):
    if x: break
for x in filter(f, count(6)): break
b, c = map(f, (1, 2))
print(next((x for x in a if x > 2), 0), next((x for x in a if x > 9), 0), next(map(f, a)), b, c, *map(f, a), [*filter(f, a)], ", ".join(map(str, a)))
def g(sum, xs): return sum(x for x in xs)
print(g(list, a), g(lambda xs: type(xs).__name__, a), seen)
class A:
    def sort(self, key): return key(5)
    def max(self): return max(x for x in [1, 2])
h = A()
print(h.sort(key=f), h.max(), type(map(f, a)).__name__, type(x for x in a).__name__)
def walk(n):
    if n: yield from walk(n - 1)
    yield n
print(list(walk(2)), sum(walk(3)), any(walk(1)), all(walk(1)), {*walk(1)})
try: next(x for x in [])
except StopIteration: print("stop")
try: sorted([1, 2], key=lambda x: 1 / 0)
except ZeroDivisionError as e: print(e)
try: max((x for x in []))
except ValueError as e: print("empty" in str(e))
`,
    expected: done(`[3, 1, 1, 2] 2 1 7 [1, 1, 2, 3] 4
[2, 3, 1, 1] [2, 4, 3, 4] 13 ['2', '3', '1', '1']
True False False True [1]
3 0 0 1 0 0 1 1 1 [3, 1, 1] 2, 3, 1, 1
[2, 3, 1, 1] generator [3, 1, 2, 1, 3, 1, 2, 1, 4, 2, 3, 1, 2, 1, 2, 3, 1, 1, 2, 3, 3, 2, 2, 1, 5, 6, 7, 1, 2, 2, 2, 3, 1, 1, 2, 3, 1, 1]
1 2 map generator
[0, 1, 2] 6 True False {0, 1}
stop
division by zero
True
`),
  },
  {
    title: 'remembers what it has worked out, a thousand calls deep',
    code: 'import sys\nfrom functools import lru_cache\nsys.setrecursionlimit(10 ** 6)\n@lru_cache(None)\ndef f(n): return n if n < 2 else (f(n - 1) + f(n - 2)) % 1009\nprint(f(5000), f.cache_info().misses)',
    expected: done('643 5001\n', 5002),
  },
  {
    title: 'calls itself without end, with a limit beyond what there is',
    code: 'import sys\nsys.setrecursionlimit(10 ** 9)\ndef f(n):\n    return 1 + f(n)\nprint("a")\nf(0)',
    expected: failed('RecursionError', 'maximum recursion depth exceeded', 4, 'a\n'),
  },
  {
    title: 'prints and reads a number of thirty thousand digits',
    code: 'import sys\nsys.set_int_max_str_digits(0)\ntext = str(2 ** 100000)\nprint(len(text), int(text) == 2 ** 100000)',
    expected: done('30103 True\n'),
  },
  { title: 'begins with a byte order mark', code: '\uFEFFprint(1)', expected: done('1\n') },
  { title: 'takes sys.maxsize for infinity', code: 'import sys\nprint(sys.maxsize)', expected: done('9223372036854775807\n') },
  { title: 'ends at once', code: 'import os\nprint("a")\nos._exit(0)\nprint("b")', expected: done('a\n') },
  { title: 'reads bytes by number', code: 'import os\nprint(os.read(0, 100).split())', input: '1 2', expected: done("[b'1', b'2']\n") },
  {
    title: 'prints half a pair of surrogates',
    code: 'print("a")\nprint("\\ud800")',
    expected: failed(
      'UnicodeEncodeError',
      "'utf-8' codec can't encode character '\\ud800' in position 0: surrogates not allowed",
      2,
      'a\n',
    ),
  },
  {
    title: 'writes a character in halves',
    code: 'import sys\nb = "가".encode()\nfor part in b[:1], b[1:], b[:2]: sys.stdout.buffer.write(part)\nprint("x")',
    expected: done('가\uFFFDx\n'),
  },
  {
    title: 'writes by a wrapper around the output',
    code: 'import io, sys\nsys.stdout = io.TextIOWrapper(sys.stdout.buffer, encoding="utf-8")\nprint(input())',
    input: '거북',
    expected: done('거북\n'),
  },
  {
    title: 'writes by a wrapper around the output, up to an error',
    code: 'import io, sys\nsys.stdout = io.TextIOWrapper(sys.stdout.detach(), encoding="utf-8")\nprint("가")\n1 / 0',
    expected: failed('ZeroDivisionError', 'division by zero', 4, '가\n'),
  },
  {
    title: 'sets the encodings of its input and output',
    code: 'import sys\nsys.stdin.reconfigure(encoding="utf-8")\nsys.stdout.reconfigure(encoding="utf-8")\nprint(input())',
    input: '거북',
    expected: done('거북\n'),
  },
  {
    title: 'writes by the number and the name of the output',
    code: 'import os\nos.write(1, "가".encode())\nprint("나", file=open(1, "w"))\nopen("/dev/stdout", "w").write("다")\nopen(1, "wb").write(b"d")\nprint("e")',
    expected: done('가나\n다de\n'),
  },
  {
    title: 'reads and writes all at once by the numbers of its files',
    code: 'import io, os, sys\nlines = io.BytesIO(os.read(sys.stdin.fileno(), os.fstat(0).st_size))\nos.write(sys.stdout.fileno(), lines.readline() + lines.read())',
    input: 'a\nb\n',
    expected: done('a\nb\n'),
  },
  {
    title: 'does something at its end',
    code: 'import atexit\natexit.register(print, "b")\nprint("a")',
    expected: done('a\nb\n'),
  },
  {
    title: 'goes on for ever at its end',
    code: 'import atexit\n@atexit.register\ndef f():\n    while True: pass',
    limits: { stepCount: 100_000 },
    expected: { state: 'STEP_LIMIT', stepCount: 100_000 },
  },
  {
    title: 'has a loop of events',
    code: 'import asyncio\nasync def f():\n    await asyncio.sleep(0.01)\n    print("a")\nasyncio.get_event_loop().run_until_complete(f())\nasyncio.new_event_loop().run_until_complete(f())\nasyncio.run(f())',
    expected: done('a\na\na\n'),
  },
  { title: 'runs after all these as if it were the first', code: forLoop, expected: done('499500\n', 1001) },
]
