# === has parameters of all kinds
def f(a, b=2, *args, c, d=4, **kwargs):
    return a, b, args, c, d, kwargs
print(f(1, c=3), f(1, 2, 3, 4, c=5, e=6), f(*[1, 2], **{"c": 3}))
def g(a, /, b, *, c):
    return a + b + c
print(g(1, b=2, c=3))

# === lacks an argument
def area(width, height):
    return width * height
print(area(3))

# === lacks two arguments
def area(width, height):
    return width * height
print(area())

# === has too many arguments
def area(width, height):
    return width * height
print(area(1, 2, 3))

# === has an argument of another name
def area(width, height):
    return width * height
print(area(width=1, heigth=2))

# === has an argument twice
def area(width, height):
    return width * height
print(area(1, width=2))

# === gives an argument by name that has none
def g(a, /):
    return a
print(g(a=1))

# === gives nothing back
def add(a, b):
    a + b
print(add(1, 2))
print(add(1, 2) + 1)

# === keeps a list as a default
def add(x, to=[]):
    to.append(x)
    return to
print(add(1), add(2), add(3, []))

# === calls itself
def fact(n):
    return 1 if n < 2 else n * fact(n - 1)
def fib(n, memo={}):
    if n not in memo:
        memo[n] = n if n < 2 else fib(n - 1) + fib(n - 2)
    return memo[n]
def hanoi(n, a="A", b="B", c="C"):
    return [] if n == 0 else hanoi(n - 1, a, c, b) + [a + c] + hanoi(n - 1, b, a, c)
print(fact(20), fib(50), hanoi(3))

# === calls itself without end
def f(n):
    return f(n + 1)
f(0)

# === catches that it calls itself without end
def f(n):
    return 1 + f(n + 1)
try:
    f(0)
except RecursionError as error:
    print("too deep", error)

# === calls itself 900 deep
def depth(n):
    return 0 if n == 0 else 1 + depth(n - 1)
print(depth(900))

# === calls itself 5,000 deep
import sys
sys.setrecursionlimit(10000)
def depth(n):
    return 0 if n == 0 else 1 + depth(n - 1)
print(depth(5000), sys.getrecursionlimit())

# === calls what is no function
x = 5
x()

# === calls a text
name = "고래"
print(name("a"))

# === has functions as values
def twice(f):
    return lambda x: f(f(x))
print(twice(lambda x: x + 3)(1), list(map(lambda a, b: a * b, [1, 2], [3, 4])), (lambda *a: sum(a))(1, 2, 3), [f(4) for f in (abs, str, float)])

# === has decorators
import functools
def loud(f):
    @functools.wraps(f)
    def inner(*args):
        print("calls", f.__name__, args)
        return f(*args)
    return inner
@loud
def add(a, b):
    "adds"
    return a + b
print(add(1, 2), add.__name__, add.__doc__)

# === has closures
def counter():
    n = 0
    def more(by=1):
        nonlocal n
        n += by
        return n
    return more
a, b = counter(), counter()
print(a(), a(), b(), a(5))

# === yields
def count(n):
    while n > 0:
        got = yield n
        n -= got or 1
    return "end"
print(list(count(3)))
g = count(5)
print(next(g), g.send(2), next(g), list(g))
def both():
    end = yield from count(2)
    yield end
print(list(both()), sum(x * x for x in range(4)), next((x for x in range(9) if x > 3), None))

# === asks a generator that has ended
g = (x for x in [1])
print(next(g))
next(g)

# === yields without end
def naturals():
    n = 0
    while True:
        yield n
        n += 1
from itertools import islice, takewhile
print(list(islice(naturals(), 3)), list(takewhile(lambda n: n * n < 30, naturals())))

# === uses itertools
import itertools as it
print(list(it.permutations("abc", 2)), list(it.combinations([1, 2, 3], 2)), list(it.product("ab", repeat=2)), list(it.accumulate([1, 2, 3])), list(it.chain([1], [2])), list(it.zip_longest("ab", "c", fillvalue="-")), list(it.pairwise([1, 2, 3])), list(it.batched("abcde", 2)), list(it.repeat(1, 2)), list(it.compress("abc", [1, 0, 1])))

# === uses functools
from functools import reduce, partial, lru_cache, cmp_to_key, cache
print(reduce(lambda a, b: a * b, [1, 2, 3, 4]), reduce(max, [3, 9, 2], 0), partial(int, base=2)("101"), sorted([3, 1, 2], key=cmp_to_key(lambda a, b: b - a)))
@lru_cache(maxsize=2)
def f(n):
    return n
f(1), f(2), f(1), f(3), f(2)
print(f.cache_info())

# === reduces nothing
from functools import reduce
reduce(lambda a, b: a, [])

# === remembers
from functools import cache
@cache
def ways(n):
    return 1 if n < 2 else ways(n - 1) + ways(n - 2)
print(ways(90), ways.cache_info().currsize)
ways.cache_clear()
print(ways.cache_info())

# === remembers what cannot be a key
from functools import cache
@cache
def f(a):
    return sum(a)
f([1, 2])

# === has hints of types
def greet(name: str, times: int = 1) -> str:
    return name * times
x: int = "not checked"
print(greet(3, 2), greet.__annotations__, x)

# === backtracks
def queens(n, row=0, columns=()):
    if row == n:
        return 1
    return sum(queens(n, row + 1, columns + (c,)) for c in range(n) if all(c != d and abs(c - d) != row - r for r, d in enumerate(columns)))
print([queens(n) for n in range(1, 7)])

# === makes all subsets
def subsets(items):
    if not items:
        return [[]]
    rest = subsets(items[1:])
    return rest + [[items[0]] + one for one in rest]
print(subsets([1, 2, 3]))

# === prints help and names
def f():
    """Says hello."""
print(f.__doc__, f.__name__, f.__qualname__, callable(f), callable(3), f.__module__)

# === makes a function within a function that calls itself
def flatten(items):
    out = []
    def walk(x):
        if isinstance(x, list):
            for y in x:
                walk(y)
        else:
            out.append(x)
    walk(items)
    return out
print(flatten([1, [2, [3, [4]], 5]]))
