# === has classes
class Fish:
    count = 0
    def __init__(self, name, size=1):
        self.name = name
        self.size = size
        Fish.count += 1
    def grow(self, by=1):
        self.size += by
        return self
    def __str__(self):
        return f"{self.name}({self.size})"
    def __repr__(self):
        return f"Fish({self.name!r})"
a, b = Fish("고래", 5), Fish("문어")
print(a, [a, b], b.grow().grow(2), Fish.count, isinstance(a, Fish), type(a).__name__, vars(b))

# === inherits
class Animal:
    def __init__(self, name):
        self.name = name
    def sound(self):
        return "..."
    def speak(self):
        return f"{self.name}: {self.sound()}"
class Dog(Animal):
    def __init__(self, name):
        super().__init__(name)
        self.kind = "dog"
    def sound(self):
        return super().sound() + "wal"
print(Dog("a").speak(), Animal("b").speak(), issubclass(Dog, Animal), [c.__name__ for c in Dog.__mro__])

# === inherits from two
class A:
    def f(self): return "A"
class B(A):
    def f(self): return "B" + super().f()
class C(A):
    def f(self): return "C" + super().f()
class D(B, C):
    def f(self): return "D" + super().f()
print(D().f(), [c.__name__ for c in D.mro()])

# === asks for a field that is not there
class Fish:
    def __init__(self):
        self.name = "a"
print(Fish().nmae)

# === forgets self
class Fish:
    def swim():
        return 1
Fish().swim()

# === forgets an argument of a class
class Fish:
    def __init__(self, name):
        self.name = name
Fish()

# === calls a method that is not there
class Fish:
    def swim(self):
        pass
Fish().swimm()

# === counts with objects of its own
class V:
    def __init__(self, x, y):
        self.x, self.y = x, y
    def __add__(self, o): return V(self.x + o.x, self.y + o.y)
    def __mul__(self, k): return V(self.x * k, self.y * k)
    __rmul__ = __mul__
    def __eq__(self, o): return (self.x, self.y) == (o.x, o.y)
    def __neg__(self): return V(-self.x, -self.y)
    def __abs__(self): return (self.x**2 + self.y**2) ** 0.5
    def __bool__(self): return bool(self.x or self.y)
    def __repr__(self): return f"V({self.x}, {self.y})"
print(V(1, 2) + V(3, 4), 2 * V(1, 1), V(1, 2) == V(1, 2), -V(1, 0), abs(V(3, 4)), bool(V(0, 0)), V(1, 2) != V(1, 3))

# === adds what has no sum
class V:
    pass
print(V() + V())

# === compares what has no order
class V:
    pass
print(sorted([V(), V()]))

# === has collections of its own
class Deck:
    def __init__(self): self.cards = list("abc")
    def __len__(self): return len(self.cards)
    def __getitem__(self, i): return self.cards[i]
    def __setitem__(self, i, v): self.cards[i] = v
    def __contains__(self, c): return c == "joker"
    def __iter__(self): return iter(reversed(self.cards))
    def __call__(self, x): return x * 2
d = Deck()
d[0] = "z"
print(len(d), d[0], d[-1], d[1:], list(d), "a" in d, "joker" in d, d(4), sorted(d), max(d))

# === goes through an object of its own by places
class Squares:
    def __getitem__(self, i):
        if i > 3:
            raise IndexError
        return i * i
print(list(Squares()), 4 in Squares(), 5 in Squares())

# === has properties
class T:
    def __init__(self, c): self._c = c
    @property
    def f(self): return self._c * 9 / 5 + 32
    @f.setter
    def f(self, value): self._c = (value - 32) * 5 / 9
    @classmethod
    def frozen(cls): return cls(0)
    @staticmethod
    def unit(): return "C"
t = T(100)
t.f = 50
print(t.f, round(t._c, 3), T.frozen().f, T.unit())

# === sets a property that is only read
class T:
    @property
    def n(self): return 1
T().n = 2

# === has data classes
from dataclasses import dataclass, field, asdict, replace
@dataclass(order=True)
class P:
    x: int
    y: int = 0
    tags: list = field(default_factory=list)
print(P(1), P(1, 2) < P(2), P(1) == P(1), asdict(P(3)), replace(P(1), y=9))
@dataclass(frozen=True)
class Q:
    a: int
print(hash(Q(1)) == hash(Q(1)))
Q(1).a = 2

# === has enumerations
from enum import Enum, IntEnum, auto
class Color(Enum):
    RED = 1
    BLUE = auto()
print(Color.RED, Color(2), Color["RED"].value, list(Color), Color.RED.name, Color.RED == Color.RED, IntEnum("N", "A B").B + 1)
Color(9)

# === has classes that cannot be made
from abc import ABC, abstractmethod
class Shape(ABC):
    @abstractmethod
    def area(self): ...
class Square(Shape):
    def area(self): return 4
print(Square().area())
Shape()

# === shares a list among objects
class Bag:
    items = []
    def add(self, x): self.items.append(x)
a, b = Bag(), Bag()
a.add(1)
b.items = [9]
print(a.items, b.items, Bag.items)

# === links a list of its own
class Node:
    def __init__(self, value, next=None): self.value, self.next = value, next
head = None
for v in (3, 2, 1):
    head = Node(v, head)
at, out = head, []
while at:
    out.append(str(at.value))
    at = at.next
print("->".join(out))

# === walks through what is not there
class Node:
    def __init__(self, value): self.value, self.next = value, None
print(Node(1).next.value)

# === makes a tree
class Tree:
    def __init__(self): self.left = self.right = self.value = None
    def add(self, v):
        if self.value is None: self.value = v
        else:
            side = "left" if v < self.value else "right"
            if getattr(self, side) is None: setattr(self, side, Tree())
            getattr(self, side).add(v)
    def __iter__(self):
        if self.left: yield from self.left
        yield self.value
        if self.right: yield from self.right
t = Tree()
for v in (5, 2, 8, 1): t.add(v)
print(list(t), hasattr(t, "left"), hasattr(t, "x"), getattr(t, "x", 0))

# === has hidden names
class A:
    def __init__(self): self.__secret = 1
    def tell(self): return self.__secret
a = A()
print(a.tell(), a._A__secret)
print(a.__secret)

# === uses slots
class A:
    __slots__ = ("x",)
a = A()
a.x = 1
a.y = 2

# === enters and leaves
class Room:
    def __enter__(self):
        print("in")
        return self
    def __exit__(self, kind, error, trace):
        print("out", kind.__name__ if kind else None)
        return kind is ValueError
with Room():
    print("inside")
with Room() as r:
    raise ValueError
with Room():
    raise KeyError("k")
