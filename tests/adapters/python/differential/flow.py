# === goes through loops and leaves them
for i in range(10):
    if i == 2:
        continue
    if i == 5:
        break
    print(i, end=" ")
else:
    print("never")
for i in range(2):
    pass
else:
    print("else", i)
n = 3
while n:
    n -= 1
else:
    print("done", n)

# === prints a triangle and a table
for i in range(1, 5):
    print(" " * (4 - i) + "*" * (2 * i - 1))
for i in range(2, 4):
    print(*(f"{i}*{j}={i * j:2d}" for j in range(1, 4)), sep="  ")

# === chooses by conditions
for score in (95, 80, 79, 0):
    grade = "A" if score >= 90 else "B" if score >= 80 else "C"
    print(score, grade, 80 <= score < 90, score and "some" or "none", not score)

# === matches values
def of(x):
    match x:
        case 0:
            return "zero"
        case int(n) if n < 0:
            return f"negative {n}"
        case 1 | 2:
            return "small"
        case [a, b]:
            return f"pair {a} {b}"
        case [first, *rest]:
            return f"list {first} {rest}"
        case {"kind": kind, **others}:
            return f"{kind} {others}"
        case str() as text:
            return text.upper()
        case None:
            return "none"
        case _:
            return "other"
print([of(x) for x in (0, -5, 2, [1, 2], [1, 2, 3], [], {"kind": "k", "z": 1}, "ab", None, 3.5)])

# === matches objects
from dataclasses import dataclass
@dataclass
class Point:
    x: int
    y: int
def where(p):
    match p:
        case Point(x=0, y=0):
            return "origin"
        case Point(0, y):
            return f"y {y}"
        case Point():
            return "elsewhere"
print(where(Point(0, 0)), where(Point(0, 3)), where(Point(1, 1)), where(5))

# === names values within expressions
numbers = [1, 5, 2]
if (n := len(numbers)) > 2:
    print(n)
print([y for x in numbers if (y := x * 2) > 3], y)
it = iter(numbers)
while (x := next(it, None)) is not None:
    print(x, end=" ")

# === keeps the names of comprehensions to themselves
x = "outer"
print([x for x in range(3)], x, {x: x for x in "ab"}, x)
fs = [lambda: i for i in range(3)]
print([f() for f in fs], [f() for f in [lambda i=i: i for i in range(3)]])

# === keeps the name of a comprehension, and asks for it outside
print([k for k in range(3)])
print(k)

# === names a comprehension in a class
class A:
    n = 3
    items = [n for _ in range(2)]

# === has names that are used before they are given
def f():
    print(count)
    count = 1
count = 5
f()

# === changes a name from outside
count = 0
def wrong():
    count += 1
wrong()

# === changes global and outer names
count = 0
def outer():
    global count
    count += 1
    n = 10
    def inner():
        nonlocal n
        n += 1
        return n
    inner()
    return inner()
print(outer(), count)

# === uses a name that is nowhere
for i in range(2):
    print(i)
print(totl)

# === misspells a name that is there
total = 1
print(totla)

# === misspells a module's function
import math
print(math.sqr(4))

# === forgets an import
print(math.sqrt(4))

# === imports what is not there
import pygame

# === imports a name that is not there
from math import squareroot

# === compares in chains
a, b, c = 1, 2, 3
print(a < b < c, a < b > c, a == 1 == b - 1, a != b != a, 1 in [1] == True, (1 in [1]) == True, not a == b, a or b, a and b, 0 or [] or "x", None or 0)

# === ends early
import sys
print("a")
sys.exit()
print("b")

# === ends with a number
import sys
print("a")
sys.exit(3)

# === ends by words
exit("끝")

# === tests with assertions
x = 5
assert x > 3
assert x > 10, f"x는 {x}"

# === tests with an assertion that says nothing
assert 1 > 2

# === loops over a number
for i in 5:
    print(i)

# === loops over range of a text
for i in range("5"):
    print(i)

# === has a step of zero
for i in range(1, 5, 0):
    print(i)

# === deletes a name
x = 1
del x
print(x)

# === leaves a loop's variable behind
for i in range(3):
    pass
print(i)
for j in []:
    pass
print(j)

# === runs code from text
exec("a = 1\nb = a + 1")
print(b, eval("a + b * 2"), eval("x + 1", {"x": 4}))
print(eval("1 +"))

# === takes true for one
print(True + True, True * 3, sum([True, False, True]), [10, 20][True], isinstance(True, int), bool("False"), bool(0.0), bool(" "))
