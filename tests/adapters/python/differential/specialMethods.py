# === asks the other side when the first does not know
class A:
    def __init__(self, n):
        self.n = n
    def __eq__(self, other):
        print("A ==", end=" ")
        return self.n == other.n if isinstance(other, A) else NotImplemented
    def __lt__(self, other):
        print("A <", end=" ")
        return NotImplemented
    def __add__(self, other):
        print("A +", end=" ")
        return NotImplemented
    def __mul__(self, other):
        return A(self.n * other) if isinstance(other, int) else NotImplemented
class B:
    def __eq__(self, other):
        print("B ==", end=" ")
        return "yes"
    def __gt__(self, other):
        print("B >", end=" ")
        return "more"
    def __radd__(self, other):
        print("B +", end=" ")
        return "sum"
print(A(1) == A(1), A(1) == 1, A(1) == B(), A(1) < B(), A(1) + B(), (A(2) * 3).n)
print(A(1) != A(2), A(1) in [A(2), A(1)])
for use in (lambda: A(1) < A(2), lambda: A(1) + A(2), lambda: A(1) + 1, lambda: A(1) < 1, lambda: A(1) * None, lambda: 1 - A(1)):
    try:
        print(use())
    except TypeError as error:
        print(error)

# === lets a class that is made of the left one go first
class A:
    def __eq__(self, other): return "A"
    def __add__(self, other): return "A"
    def __lt__(self, other): return "A"
class B(A):
    def __eq__(self, other): return "B"
    def __radd__(self, other): return "B"
    def __gt__(self, other): return "B"
print(A() == B(), A() + B(), A() < B(), B() == A(), B() + A(), B() < A())

# === takes methods of the class, not of the object
class A:
    def __len__(self): return 3
    def __call__(self, x): return x + 1
    def __str__(self): return "A"
a = A()
a.__len__ = lambda: 9
a.__call__ = lambda x: 9
a.__str__ = lambda: "9"
print(len(a), a(1), str(a), f"{a} {a!r:.5} {a!s:>3}", bool(a), [*map(a, [1, 2])], sorted([3, 1], key=a))

# === refuses what a method must not say
class A:
    def __init__(self, value): self.value = value
    def __len__(self): return self.value
    def __str__(self): return self.value
    def __hash__(self): return self.value
    def __bool__(self): return self.value
    def __contains__(self, x): return self.value
for use in (lambda: len(A(-1)), lambda: len(A("a")), lambda: str(A(3)), lambda: hash(A("a")), lambda: bool(A(1)), lambda: f"{A(1)}"):
    try:
        print(use())
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
print(len(A(True)), hash(A(-1)), 3 in A("a"), 3 not in A(""), hash(A(2**70)) == hash(2**70))

# === formats objects
class A:
    def __repr__(self): return "repr"
class B(A):
    def __format__(self, how): return "B" + how
class C(A):
    def __str__(self): return "str"
for x in (A(), B(), C()):
    print(x, f"{x}", f"{x!r}", str(x), repr(x), [x])

# === has a dictionary that makes what is missing
from collections import defaultdict, Counter
class Squares(dict):
    def __missing__(self, key):
        self[key] = key * key
        return self[key]
class Own(dict):
    def __getitem__(self, key): return "own"
    def __missing__(self, key): return "missing"
class Lists(defaultdict):
    def __missing__(self, key): return super().__missing__(key) + [key]
s = Squares({2: "two"})
print(s[2], s[3], s.get(4), 4 in s, s, Own()[1], Lists(list)[5], Counter("aab")["z"], defaultdict(int)[1], [1, 2][1], "abc"[1:][0], {(1, 2): 3}[1, 2])
try:
    {}["k"]
except KeyError as error:
    print(error)
try:
    s[[]]
except TypeError as error:
    print("TypeError")

# === calls objects and partial functions
from functools import partial, wraps
class Counted:
    def __init__(self, f):
        self.f = f
        self.count = 0
    def __call__(self, *args, **named):
        self.count += 1
        return self.f(*args, **named)
@Counted
def add(a, b=1, *, c=0):
    return a + b + c
class Made:
    def __new__(cls, *args):
        return super().__new__(cls)
    def __init__(self, n): self.n = n
class Meta(type):
    def __call__(cls, *args): return "made by meta"
class ByMeta(metaclass=Meta): pass
five = partial(add, 5, c=10)
print(add(1), add(1, 2, c=3), five(), five(2), five(2, c=0), partial(five, 7)(), partial(int, base=2)("101"), add.count)
print(Made(3).n, ByMeta(), (lambda x: x)(1), [len][0]("ab"), list(map(partial(pow, 2), [1, 2])), isinstance(five, partial), five.func is add)
try:
    add()
except TypeError as error:
    print("TypeError")
try:
    (3)()
except TypeError as error:
    print(error)

# === remembers by a class, and by one for methods
class memo:
    def __init__(self, f):
        self.f, self.known = f, {}
    def __call__(self, *args):
        if args not in self.known:
            self.known[args] = self.f(*args)
        return self.known[args]
@memo
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)
print(fib(80), len(fib.known))
