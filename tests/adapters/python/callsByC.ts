/**
 * Ways in which C alone calls a program back, each as an expression of a function `f` that calls itself, and the number of levels that fit on
 * the interpreter's stack. It is the same in all engines, though earlier programs change it by a few levels.
 */
const expressions: Readonly<Record<string, readonly [levels: number, expression: string]>> = {
  'a builtin with another name': [202, 'h = sum; h(f(n + 1) for _ in [0])'],
  'a function of operator': [202, 'operator.call(f, n + 1)'],
  'a method of operator': [163, 'operator.methodcaller("m")(A(n + 1))'],
  'send to a generator': [219, 'g(n + 1).send(None)'],
  'iter with an end': [194, 'next(iter(lambda: f(n + 1), None))'],
  'a default of a dictionary': [153, 'defaultdict(lambda: f(n + 1))[0]'],
  'islice of a generator': [219, 'list(islice(g(n + 1), 1))'],
  'product of a generator': [168, 'list(product(g(n + 1)))'],
  'with a generator': [219, '\n    with managed(n + 1): pass'],
  'a generator that is closed': [210, 'h = closing(n + 1); next(h); h.close()'],
  'text with {}': [95, '"{}".format(A(n + 1))'],
  'text with %s': [130, '"%s" % A(n + 1)'],
  'text of a list': [168, 'str([A(n + 1)])'],
  'text that is printed': [163, 'print(A(n + 1), end="")'],
  getattr: [174, 'getattr(A(n + 1), "missing")'],
  __getattr__: [180, 'A(n + 1).missing'],
  __setattr__: [176, 'B(n + 1)'],
  __setitem__: [187, 'A(n + 1)[0] = 1'],
  __new__: [168, 'C(n + 1)'],
  __next__: [202, '\n    for _ in D(n + 1): pass'],
  __radd__: [194, '1 + A(n + 1)'],
  __iadd__: [194, 'a = A(n + 1); a += 1'],
  __neg__: [194, '-A(n + 1)'],
  __abs__: [187, 'abs(A(n + 1))'],
  __int__: [163, 'int(A(n + 1))'],
  '__bool__ in a condition': [180, '\n    if A(n + 1): pass'],
  '__len__ in a condition': [202, '\n    if E(n + 1): pass'],
  '__eq__ among items': [202, 'A(n + 1) in [0, A(n)]'],
  '__hash__ in a set': [174, '{A(n + 1)}'],
  singledispatchmethod: [90, 'A(n + 1).dispatched(n + 1)'],
  partialmethod: [168, 'A(n + 1).partly()'],
}

const before = `import operator, sys
from collections import defaultdict
from contextlib import contextmanager
from functools import partialmethod, singledispatchmethod
from itertools import islice, product
sys.setrecursionlimit(10 ** 6)
deepest = 0
def g(n): yield f(n)
@contextmanager
def managed(n): yield f(n)
def closing(n):
    try: yield 0
    finally: f(n)
class A:
    def __init__(self, n): self.n = n
    def m(self): return f(self.n)
    def __getattr__(self, name): return f(self.n)
    def __setitem__(self, key, value): f(self.n)
    def __radd__(self, other): return f(self.n)
    def __iadd__(self, other): return f(self.n)
    def __neg__(self): return f(self.n)
    def __abs__(self): return f(self.n)
    def __int__(self): return f(self.n)
    def __bool__(self): return f(self.n) > 0
    def __eq__(self, other): return f(self.n) > 0
    def __hash__(self): return f(self.n)
    def __str__(self): return str(f(self.n))
    def __repr__(self): return str(f(self.n))
    @singledispatchmethod
    def dispatched(self, n): return f(n)
    def partial(self, x): return f(self.n)
    partly = partialmethod(partial, 1)
class B:
    def __init__(self, n): self.n = n
    def __setattr__(self, name, value): f(value)
class C:
    def __new__(cls, n):
        f(n)
        return object.__new__(cls)
class D:
    def __init__(self, n): self.n = n
    def __iter__(self): return self
    def __next__(self):
        f(self.n)
        raise StopIteration
class E:
    def __init__(self, n): self.n = n
    def __len__(self): return f(self.n)
def f(n):
    global deepest
    deepest = max(deepest, n)
`

export const callsByC = Object.entries(expressions).map(([title, [levels, expression]]) => ({
  title,
  levels,
  code: `${before}    ${expression}\n    return 1\ntry: f(1)\nexcept RecursionError: print(deepest)`,
}))

/** Returns whether a program printed its number of levels, more or less. */
export const isNear = (levels: number, output = '') => Math.abs(Number(output) - levels) < 10
