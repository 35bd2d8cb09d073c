/**
 * Programs whose data or calls lie deep within one another, by kind: each prints `done` and no error in every engine. They are the generated
 * table of what the interpreter must hold; a kind more is a row more.
 */

/** Statements that build a chain in `p`, each link holding the one before, `LENGTH` links long. */
const chains: Readonly<Record<string, string>> = {
  tuples: 'for i in range(LENGTH): p = (i, p)',
  lists: 'for i in range(LENGTH): p = [i, p]',
  dictionaries: 'for i in range(LENGTH): p = {0: p}',
  'frozen sets': 'for i in range(LENGTH): p = frozenset([p])',
  objects: 'class A:\n    def __init__(self, v, n): self.v = v; self.n = n\nfor i in range(LENGTH): p = A(i, p)',
  'objects with slots': 'class A:\n    __slots__ = ("n",)\nfor i in range(LENGTH):\n    a = A(); a.n = p; p = a',
  'objects that hold each other': 'class A: pass\np = A()\nfor i in range(LENGTH):\n    a = A(); a.before = p; p.after = a; p = a',
  'data classes': 'from dataclasses import dataclass\n@dataclass\nclass A:\n    n: object\nfor i in range(LENGTH): p = A(p)',
  'named tuples': 'from collections import namedtuple\nT = namedtuple("T", "v n")\nfor i in range(LENGTH): p = T(i, p)',
  closures: 'def f(g): return lambda: g\nfor i in range(LENGTH): p = f(p)',
  'bound methods': 'class A:\n    def m(self): pass\nfor i in range(LENGTH):\n    a = A(); a.n = p; p = a.m',
  'generators that wait': 'def f(g): yield g\nfor i in range(LENGTH):\n    p = f(p); next(p)',
  'generators that have not begun': 'def f(g): yield g\nfor i in range(LENGTH): p = f(p)',
  errors: 'for i in range(LENGTH):\n    e = Exception(); e.__cause__ = p; p = e',
  'iterators of lists': 'for i in range(LENGTH): p = iter([p])',
  maps: 'p = iter([])\nfor i in range(LENGTH): p = map(abs, p)',
  deques: 'from collections import deque\nfor i in range(LENGTH): p = deque([p])',
  partials: 'from functools import partial\nfor i in range(LENGTH): p = partial(print, p)',
}

/** Points at which the program drops its last reference to the chain. */
const ends = { 'at the end': '', 'in the midst': '\np = a = e = None' }

/** Expressions by which a function of `n` calls itself with `n - 1`. */
const calls: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['sum', 'min', 'max', 'sorted', 'list', 'tuple', 'set', 'frozenset', 'any', 'all', 'next'].map((name) => [
      `${name}(generator)`,
      `${name}(f(n - 1) for _ in [0])`,
    ]),
  ),
  ...Object.fromEntries(
    ['sum', 'min', 'max', 'sorted', 'list', 'tuple', 'set', 'any', 'all'].flatMap((name) => [
      [`${name}(map)`, `${name}(map(f, [n - 1]))`],
      [`${name}(filter)`, `${name}(filter(f, [n - 1]))`],
    ]),
  ),
  'sum of a generator function': 'sum(g(n - 1))',
  'any of a generator function': 'any(g(n - 1))',
  'all of a generator function': 'all(g(n - 1))',
  'max with a default': 'max((f(n - 1) for _ in [0]), default=0)',
  'map of two lists': 'list(map(lambda a, b: f(a), [n - 1], [0]))',
  'a joined generator': '"".join(str(f(n - 1)) for _ in [0])',
  'a joined map': '"".join(map(lambda x: str(f(x)), [n - 1]))',
  'a list with a map in it': '[*map(f, [n - 1])]',
  'arguments of a map': 'max(0, 0, *map(f, [n - 1]))',
  'arguments of a generator': 'max(0, 0, *(f(n - 1) for _ in [0]))',
  'a loop through a map': '[x for x in map(f, [n - 1])]',
  'a loop through a filter': '[x for x in filter(f, [n - 1])]',
  ...Object.fromEntries(['min', 'max', 'sorted'].map((name) => [`${name}(key=)`, `${name}([n - 1], key=f)`])),
  'a list sorted by a key': 'a.sort(key=lambda _: f(n - 1))',
  reduce: 'reduce(lambda a, b: f(b), [n - 1], 0)',
  'a function through another': 'through(f)(n - 1)',
  'a comprehension': '{0: f(n - 1) for _ in [0]}',
  'a partial function': 'partial(f, n - 1)()',
  'a map of a partial function': 'sum(map(partial(f), [n - 1]))',
  'a partial function as a key': 'sorted([n - 1], key=partial(f))',
  'a generator in a variable': 'b = (f(n - 1) for _ in [0]); sum(b)',
  'a generator that is looked into': '2 in (f(n - 1) for _ in [0])',
  'a loop through an enumerated map': '[x for x in enumerate(map(f, [n - 1]))]',
  'a list of a zipped map': 'list(zip(map(f, [n - 1]), [0]))',
  ...Object.fromEntries(['Counter', 'deque'].map((name) => [`${name}(generator)`, `${name}(f(n - 1) for _ in [0])`])),
  cmp_to_key: 'sorted([n - 1, n - 1], key=cmp_to_key(lambda a, b: f(a)))',
  'max by cmp_to_key': 'max([n - 1, n - 1], key=cmp_to_key(lambda a, b: f(a)))',
  'sort of a list that is an attribute': 'box.a = [n - 1]; box.a.sort(key=f)',
  ...Object.fromEntries(['nsmallest', 'nlargest'].map((name) => [`${name}(key=)`, `${name}(1, [n - 1], key=f)`])),
  ...Object.fromEntries(['bisect', 'bisect_left', 'bisect_right'].map((name) => [`${name}(key=)`, `${name}([n - 1], n - 1, key=f)`])),
  ...Object.fromEntries(['insort', 'insort_left'].map((name) => [`${name}(key=)`, `${name}([], n - 1, key=f)`])),
  're.sub': 're.sub("a", lambda m: str(f(n - 1)), "a")',
  'sub of a pattern': 're.compile("a").sub(lambda m: str(f(n - 1)), "a")',
  'accumulate with a function': 'list(accumulate([n - 1, n - 1], lambda a, b: f(b)))',
  starmap: 'list(starmap(f, [(n - 1,)]))',
  ...Object.fromEntries(['takewhile', 'dropwhile', 'filterfalse'].map((name) => [name, `[x for x in ${name}(f, [n - 1])]`])),
  groupby: '[x for x in groupby([n - 1], f)]',
  ...Object.fromEntries(
    ['f(n - 1) for _ in [0]', 'map(f, [n - 1])', 'filter(f, [n - 1])'].map((lazy) => [`next of (${lazy})`, `next((${lazy}))`]),
  ),
  'next of a generator function': 'next(g(n - 1))',
  'next of a generator in a variable': 'b = (f(n - 1) for _ in [0]); next(b)',
  ...Object.fromEntries(
    ['set().update', '[].extend', 'set().union', 'dict.fromkeys'].map((name) => [name, `${name}(f(n - 1) for _ in [0])`]),
  ),
  'update of a dictionary': '{}.update((f(n - 1), 0) for _ in [0])',
  'a list to which a generator is added': 'a += (f(n - 1) for _ in [0])',
  'a list to which a map is added': 'a += map(f, [n - 1])',
  'a generator that is unpacked': 'b, = (f(n - 1) for _ in [0])',
  'a generator that is unpacked to a list': '*b, = (f(n - 1) for _ in [0])',
  'the greater of two by a key': 'max(n - 1, 0, key=lambda x: f(x) if x else 0)',
  ...Object.fromEntries(['enumerate', 'zip'].map((name) => [`${name}(generator)`, `for _ in ${name}(f(n - 1) for _ in [0]): pass`])),
  'an enumerated generator function': '[x for x in enumerate(g(n - 1))]',
  'a list of a zipped generator function': 'list(zip(g(n - 1), [0]))',
  'chain of generators': 'list(chain(g(n - 1), [0]))',
  'chain.from_iterable': 'list(chain.from_iterable([f(x)] for x in [n - 1]))',
  'a builtin mapped over a generator': '" ".join(map(str, g(n - 1)))',
  'a filtered generator': 'list(filter(None, g(n - 1)))',
  ...Object.fromEntries(['Counter', 'deque', 'collections.deque'].map((name) => [`${name}(map)`, `${name}(map(f, [n - 1]))`])),
}

const beforeCalls =
  'import collections, re, sys\nfrom bisect import *\nfrom collections import Counter, deque\nfrom functools import cmp_to_key, lru_cache, partial, reduce\n' +
  'from heapq import nlargest, nsmallest\nfrom itertools import accumulate, chain, dropwhile, filterfalse, groupby, starmap, takewhile\n' +
  'sys.setrecursionlimit(10 ** 6)\nclass Box: pass\nbox = Box()\n' +
  'def through(g): return lambda *a, **k: g(*a, **k)\ndef g(n): yield f(n)\n'

const linked = (method: string, use: string) =>
  `class A:\n    def __init__(self, n): self.n = n\n${method}\np = None\nfor i in range(DEPTH): p = A(p)\n${use}`

/** Makes a program that compares two chains `p` and `q` of objects that have this method. */
const compared = (name: string, use: string) =>
  `${linked(`    def ${name}(self, other): return other is not None and (self.n is None or ${use})`, 'q = None')}\nfor i in range(DEPTH): q = A(q)\n`

/** Special methods that Python's operators and builtins call. */
const operators: Readonly<Record<string, string>> = {
  '==': `${compared('__eq__', 'self.n == other.n')}assert p == q`,
  '<': `${compared('__lt__', 'self.n < other.n')}p < q`,
  ...Object.fromEntries(
    Object.entries({ '+': 'add', '/': 'truediv', '//': 'floordiv', '**': 'pow', '&': 'and', '|': 'or', '^': 'xor' }).map(([sign, name]) => [
      sign,
      `${compared(`__${name}__`, `self.n ${sign} other.n`)}p ${sign} q`,
    ]),
  ),
  in: linked('    def __contains__(self, x): return self.n is not None and x in self.n', 'assert 0 not in p'),
  len: linked('    def __len__(self): return 1 + (len(self.n) if self.n is not None else 0)', 'assert len(p) == DEPTH'),
  str: linked('    def __str__(self): return "x" + (str(self.n) if self.n is not None else "")', 'assert len(str(p)) == DEPTH'),
  repr: linked('    def __repr__(self): return "x" + (repr(self.n) if self.n is not None else "")', 'assert len(repr(p)) == DEPTH'),
  'str of what has a repr': linked(
    '    def __repr__(self): return "x" + (str(self.n) if self.n is not None else "")',
    'assert len(str(p)) == DEPTH',
  ),
  'a formatted text': linked('    def __str__(self): return f"x{self.n}" if self.n is not None else "x"', 'assert len(f"{p}") == DEPTH'),
  hash: linked('    def __hash__(self): return hash(self.n) + 1', 'hash(p)'),
  bool: linked('    def __bool__(self): return self.n is None or bool(self.n)', 'assert bool(p)'),
  'a missing key':
    'class A(dict):\n    def __missing__(self, n):\n        self[n] = m = 1 + self[n - 1] if n else 0\n        return m\nassert A()[DEPTH] == DEPTH',
  'an object that is called': 'class A:\n    def __call__(self, n): return 1 + self(n - 1) if n else 0\nassert A()(DEPTH) == DEPTH',
  'a decorator that is a class':
    'class A:\n    def __init__(self, f): self.f = f\n    def __call__(self, *args): return self.f(*args)\n' +
    '@A\ndef f(n): return 1 + f(n - 1) if n else 0\nassert f(DEPTH) == DEPTH',
  'a map of an object that is called':
    'class A:\n    def __call__(self, n): return 1 + sum(map(self, [n - 1])) if n else 0\nassert A()(DEPTH) == DEPTH',
  'any where objects are called':
    'class A:\n    def __call__(self, n): return any(self(n - 1) for _ in [0]) if n else True\nassert A()(DEPTH)',
}

/** Makes a program with two chains of one length, `p` and `q`, whose methods call those of the next node. */
const twice = (methods: string, use: string) =>
  `class A:\n    def __init__(self, n): self.n = n\n${methods}\ndef chain():\n    p = None\n    for i in range(DEPTH): p = A(p)\n    return p\n` +
  `p, q = chain(), chain()\n${use}`
const isLess = '    def __lt__(self, other): return self.n is not None and self.n < other.n'

/** Programs whose objects the library compares, hashes or iterates. */
const heldByC: Readonly<Record<string, string>> = {
  'a heap of objects': twice(isLess, 'import heapq\nh = []\nheapq.heappush(h, p)\nheapq.heappush(h, q)\nheapq.heappop(h)'),
  'a heap of pairs with objects': twice(
    isLess,
    'from heapq import *\nh = [(1, p), (1, q)]\nheapify(h)\nheappop(h)\nheappushpop(h, (1, p))',
  ),
  'a heap within a heap':
    'import heapq\ndef f(n):\n    h = []\n    for _ in range(2): heapq.heappush(h, A(n))\n' +
    'class A:\n    def __init__(self, n): self.n = n\n    def __lt__(self, other):\n        if self.n: f(self.n - 1)\n        return True\nf(DEPTH)',
  'sorted objects': twice(isLess, 'sorted([p, q])'),
  'sorted pairs with objects': twice(isLess, 'sorted([(0, p), (0, q)])'),
  'a list of objects that is sorted': twice(isLess, 'a = [p, q]\na.sort()\na.sort(reverse=True)'),
  'the least of objects': twice(isLess, 'min(p, q)\nmin([p, q])\nmax([p, q])'),
  'places among objects': twice(isLess, 'from bisect import bisect\nassert bisect([p], q) == 1'),
  total_ordering: `from functools import total_ordering\n${twice(`    def __eq__(self, other): return other is not None and self.n == other.n\n${isLess}`, 'p >= q').replace('class A', '@total_ordering\nclass A')}`,
  'tuples that are compared': twice('    def __eq__(self, other): return (0, self.n) == (0, other and other.n)', 'p == q'),
  'tuples that are hashed': twice('    def __hash__(self): return hash((1, self.n))', 'hash(p) == hash(q)\nd = {p: 1}'),
  'lists of what is gone through': linked(
    '    def __iter__(self):\n        yield 1\n        yield from list(self.n or [])',
    'assert len(list(p)) == DEPTH',
  ),
  'what is unpacked': linked('    def __iter__(self):\n        yield from [1, *(self.n or [])]', 'assert len([*p]) == DEPTH'),
  'an iterator that is made at once': linked('    def __iter__(self): return iter([1, *(self.n or [])])', 'assert sum(p) == DEPTH'),
  'a cached property':
    'from functools import cached_property\n' +
    linked('    @cached_property\n    def size(self): return 1 + (self.n.size if self.n else 0)', 'assert p.size == DEPTH'),
}

/** Programs that recurse in other ways. */
const otherCalls: Readonly<Record<string, string>> = {
  'a property': linked('    @property\n    def size(self): return 1 + (self.n.size if self.n else 0)', 'p.size'),
  'a method': linked('    def size(self): return 1 + (self.n.size() if self.n else 0)', 'p.size()'),
  'an iterator of its own': linked('    def __iter__(self):\n        yield 1\n        if self.n: yield from self.n', 'list(p)'),
  'an object that makes the next': 'class A:\n    def __init__(self, n): self.n = A(n - 1) if n else None\nA(DEPTH)',
  'an object that is indexed': 'class A:\n    def __getitem__(self, n): return self[n - 1] if n else 1\nA()[DEPTH]',
  'a generator of itself': 'def f(n):\n    if n: yield from f(n - 1)\n    yield n\nlist(f(DEPTH))',
  'a list of what a generator of itself yields': 'def f(n):\n    if n: yield from list(f(n - 1))\n    yield n\nlist(f(DEPTH))',
}

export interface DeepProgram {
  readonly title: string
  readonly code: string
}

const wholeProgram = (title: string, code: string): DeepProgram => ({ title, code: `${code}\nprint("done")` })

export const chainLength = 100_000
export const callDepth = 1_000

export const deepPrograms: readonly DeepProgram[] = [
  ...Object.entries(chains).flatMap(([kind, code]) =>
    Object.entries(ends).map(([when, end]) =>
      wholeProgram(`a chain of ${kind} that is let go ${when}`, `p = None\n${code.replace('LENGTH', String(chainLength))}${end}`),
    ),
  ),
  ...Object.entries(calls).flatMap(([kind, call]) =>
    ['', '@lru_cache(None)\n'].map((decorator) =>
      wholeProgram(
        `${decorator === '' ? '' : 'remembered '}calls by ${kind}`,
        `${beforeCalls}${decorator}def f(n):\n    if n == 0: return 1\n    a = [0]\n    ${call}\n    return 1\nf(${callDepth})`,
      ),
    ),
  ),
  ...Object.entries({ ...otherCalls, ...operators, ...heldByC }).map(([kind, code]) =>
    wholeProgram(`calls by ${kind}`, `import sys\nsys.setrecursionlimit(10 ** 6)\n${code.replaceAll('DEPTH', String(callDepth))}`),
  ),
]
