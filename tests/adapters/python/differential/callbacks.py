# === compares heaps by methods of its own
import heapq
from heapq import heapify, heappop, heappush, heappushpop, heapreplace
class Ship:
    def __init__(self, load, name): self.load, self.name = load, name
    def __lt__(self, other): return self.load < other.load
    def __repr__(self): return f'{self.name}{self.load}'
loads = [5, 3, 5, 1, 4, 1, 5, 9, 2, 6, 3, 3]
h = []
for i, load in enumerate(loads): heappush(h, Ship(load, chr(97 + i)))
print(h)
print(heappushpop(h, Ship(0, 'x')), heappushpop(h, Ship(7, 'y')), heapreplace(h, Ship(2, 'z')), h)
print([heappop(h) for _ in range(len(h))])
h = [(load % 3, Ship(load, chr(97 + i))) for i, load in enumerate(loads)]
heapify(h)
print(h)
print([heappop(h) for _ in range(len(h))])
print(heapq.nsmallest(3, [Ship(3, 'a'), Ship(1, 'b'), Ship(3, 'c'), Ship(1, 'd')]), heapq.nlargest(3, [Ship(3, 'a'), Ship(1, 'b'), Ship(3, 'c'), Ship(1, 'd')]))
try: heappop([])
except IndexError as e: print(e)
try: heappush((), Ship(1, 'a'))
except TypeError as e: print(e)
print(heappushpop([], 3), heapq.nsmallest(-1, [1]), heapq.nsmallest(2, [3, 1, 2], key=lambda x: -x), heapq.nlargest(2, 'bca', key=ord))

# === sorts by methods of its own, and keeps the order of what is alike
from functools import cmp_to_key, total_ordering
class Ship:
    def __init__(self, load, name): self.load, self.name = load, name
    def __lt__(self, other): return self.load < other.load
    def __repr__(self): return f'{self.name}{self.load}'
ships = [Ship((i * 7919) % 13, chr(97 + i)) for i in range(26)]
print(sorted(ships), sorted(ships, reverse=True))
ships.sort()
print(ships, min(ships), max(ships), ships.sort(key=lambda s: s.name, reverse=True), ships)
print(sorted((s.load % 3, s) for s in ships), max([(1, ships[0]), (1, ships[1])]), min([], default=3), sorted([]), sorted(ships[:1]))
print(sorted([3, 1, 2], key=cmp_to_key(lambda a, b: b - a)), max([3, 1, 2], key=cmp_to_key(lambda a, b: b - a)))
print(sorted(range(20), key=cmp_to_key(lambda a, b: a % 3 - b % 3), reverse=True), ships[0] > ships[1], ships[1] > ships[0])
k = cmp_to_key(lambda a, b: a - b)
print(k(1) < k(2), k(1) == k(1), k(2) >= k(3), k(5).obj)
for wrong in (lambda: sorted([ships[0], 1]), lambda: min([ships[0], 'a']), lambda: ships.sort(1), lambda: ships[0] <= ships[1]):
    try: wrong()
    except TypeError as e: print(e)

# === finds places by a key or by methods of its own
from bisect import bisect, bisect_left, bisect_right, insort, insort_left
class Ship:
    def __init__(self, load): self.load = load
    def __lt__(self, other): return self.load < other.load
    def __repr__(self): return str(self.load)
a = [Ship(x) for x in (1, 3, 3, 5)]
print(bisect(a, Ship(3)), bisect_left(a, Ship(3)), bisect_right(a, Ship(9)), bisect_left(a, Ship(0), 1), bisect(a, Ship(3), 0, 2))
insort(a, Ship(4)); insort_left(a, Ship(3)); print(a)
b = ['a', 'bb', 'bb', 'cccc']
print(bisect(b, 2, key=len), bisect_left(b, 2, key=len), bisect_left(b, 3, key=len))
insort(b, 'xx', key=len); insort_left(b, 'yy', key=len); print(b)
print(bisect([1, 2, 2], 2), bisect_left([1, 2, 2], 2))
try: bisect([1], 1, -1)
except ValueError as e: print(e)
try: bisect([1], 'a', key=lambda x: x)
except TypeError as e: print(e)

# === goes through things with functions of its own
from itertools import accumulate, dropwhile, filterfalse, groupby, starmap, takewhile
print(list(accumulate([3, 1, 2])), list(accumulate([3, 1, 2], max)), list(accumulate([3, 1, 2], lambda a, b: a * b)), list(accumulate([], lambda a, b: a)))
print(list(accumulate([1, 2], lambda a, b: a - b, initial=10)), list(accumulate([], initial=4)), list(starmap(pow, [(2, 3), (3, 2)])), list(starmap(lambda a, b: a + b, [(1, 2), (3, 4)])))
print(list(takewhile(lambda x: x < 3, [1, 2, 3, 1])), list(dropwhile(lambda x: x < 3, [1, 2, 3, 1])), list(filterfalse(lambda x: x % 2, range(6))), list(filterfalse(None, [0, 1])))
print([(k, list(g)) for k, g in groupby([1, 1, 2, 2, 1])], [(k, list(g)) for k, g in groupby(['a', 'b', 'cc'], lambda s: len(s))])
from collections import Counter, deque
print(Counter(c for c in 'abcab'), deque((x for x in range(5)), 2), deque(maxlen=2), Counter(), Counter(a=2))
print(2 in (x for x in [1, 2]), 2 not in (x for x in [1, 2]), list(enumerate(map(lambda x: x * 2, [1, 2]), 5)), list(zip(map(str, [1, 2]), 'ab', [3])))
for i, x in enumerate(map(lambda x: x + 1, [1, 2])): print(i, x)
g = (x for x in [1, 2, 3])
print(next(g), sum(g), sum(g), list(g))

# === replaces by a function
import re
from re import sub
print(re.sub('[a-c]', lambda m: m.group().upper(), 'abcd'), sub('x*', lambda m: '-', 'abxd'), re.subn('a', lambda m: 'b', 'aaa', count=2))
p = re.compile('(\\d+)')
print(p.sub(lambda m: str(int(m[1]) * 2), 'a1b22'), p.subn(lambda m: '', 'a1b22'), p.sub('#', 'a1'), re.sub('A', lambda m: 'c', 'aA', flags=re.I))
print(re.sub(b'a', lambda m: b'c', b'ab'), re.sub('b', r'<\g<0>>', 'abc'))
class Sub:
    def sub(self, a, b): return a - b
print(Sub().sub(5, 3))
try: re.sub('a', lambda m: 1, 'ab')
except TypeError as e: print(e)

# === hashes and compares tuples of its own objects
class Node:
    def __init__(self, value, below=None): self.value, self.below = value, below
    def __hash__(self): return hash((self.value, self.below))
    def __eq__(self, other): return isinstance(other, Node) and (self.value, self.below) == (other.value, other.below)
a, b, c = Node(1, Node(2)), Node(1, Node(2)), Node(1, Node(3))
print(a == b, a == c, a != c, len({a, b, c}), {a: 'x'}[b], a in [c, b], (1, a) == (1, b), [a] == [b, c], (a,) == [a])
class Wave:
    def __init__(self, height): self.height = height
    def __lt__(self, other): return self.height < other.height
    def __eq__(self, other): return self.height == other.height
    __hash__ = None
print((1, Wave(2)) < (1, Wave(3)), [Wave(1), 5] < [Wave(1), 4], (Wave(1),) > (Wave(0), 2), (1, 2) < (1, 2, 3))
try: print(hash((1, Wave(2))))
except TypeError as e: print(e)
for wrong in (lambda: (1, 'a') < (1, 2), lambda: (1, Wave(2)) < (1, 3)):
    try: wrong()
    except (TypeError, AttributeError) as e: print(type(e).__name__)

# === goes through what its own classes yield
class Way:
    def __init__(self, *steps): self.steps = steps
    def __iter__(self): return iter(self.steps)
class Down:
    def __init__(self, n): self.n = n
    def __iter__(self): return self
    def __next__(self):
        if self.n == 0: raise StopIteration
        self.n -= 1
        return self.n
class Bare:
    def __iter__(self): return Next()
class Next:
    done = False
    def __next__(self):
        if self.done: raise StopIteration
        self.done = True
        return 7
class Table:
    def __iter__(self): yield 'k'
    def keys(self): return ['k']
    def __getitem__(self, key): return key * 2
print(list(Way(1, 2)), sum(Way(1, 2)), max(Way(3, 9)), sorted(Way(2, 1)), set(Way(1)), [*Way(1), *Down(2)], dict(Table()), list(Table()))
print([x for x in Bare()], list(Bare()), sorted(Down(3)), any(Way(0, 1)), list(map(str, Way(1, 2))), dict([Way(1, 2)]))
for x in Way('a', 'b'): print(x, end=' ')
a, b = Way(1, 2)
d = Down(3)
print(a, b, next(d), list(d), list(d), list({'k': 1}), list('ab'))
class Wrong:
    def __iter__(self): return 5
for wrong in (lambda: [x for x in Wrong()], lambda: [x for x in 5]):
    try: wrong()
    except TypeError as e: print(e)

# === asks once for a property that is cached
from functools import cached_property
class Sea:
    def __init__(self): self.asked = 0
    @cached_property
    def depth(self):
        self.asked += 1
        return self.asked * 10
s = Sea()
print(s.depth, s.depth, s.asked, vars(s))
del s.depth
print(s.depth)
s.depth = 3
print(s.depth, Sea().depth)

# === takes the next of anything, and what is lazy within what is eager, in the order in which it is made
from collections import Counter, deque
import collections
from itertools import chain
def told(n):
    for i in range(n):
        print('made', i, end='; ')
        yield i
def odd(x):
    print('asked', x, end='; ')
    return x % 2
print(next(told(2)), next(iter([7])), next(map(odd, [3, 4])), next(filter(odd, [2, 5, 7])), next((x for x in []), 'none'), next(told(0), 4))
it = told(3)
print(next(it), next(it), next(it), next(it, 'over'))
for wrong in (lambda: next(it), lambda: next(map(odd, [])), lambda: next(3), lambda: next(it, 1, 2)):
    try: wrong()
    except (StopIteration, TypeError) as e: print(type(e).__name__, e)
print(list(map(print, told(3))), list(map(str, told(2))), list(filter(None, told(3))), list(filter(bool, told(3))))
for i, x in enumerate(told(3), 1):
    print(i, x)
    if i == 2: break
print(list(enumerate(told(2))), list(zip(told(2), 'ab')), list(zip('a', told(3))), list(zip()), list(enumerate('ab', 5)))
for a, b in zip(told(2), told(1)): print(a, b)
print(Counter(map(odd, [1, 2])), deque(map(odd, [1, 2])), collections.Counter(told(2)), collections.deque((x for x in 'abc'), 2), collections.deque(iterable='ab', maxlen=1))
print(list(chain(told(2), [9], 'a')), list(chain.from_iterable([x, x] for x in range(2))), list(chain.from_iterable(['ab', 'c'])), list(chain()))

# === extends and unpacks by what is lazy
def told(n):
    for i in range(n): yield i
a = [1]
a += (x for x in 'ab'); a += map(str, [1]); a += told(2); print(a)
class Bag:
    def __init__(self): self.kinds = []
    def __iadd__(self, items): self.kinds.append(type(items).__name__); return self
    def update(self, x): self.kinds.append(x); return self
bag = Bag()
bag += (x for x in 'ab'); bag += [1]; print(bag.kinds, bag.update(3).kinds)
b, c = (x * 2 for x in (1, 2)); *d, e = (x for x in 'xyz'); print(b, c, d, e)
s = set(); s.update(x % 3 for x in range(9)); s.update([7], 'q'); print(sorted(map(str, s)), sorted({1}.union(x for x in (2, 3))))
d = {}; d.update((x, x * x) for x in range(3)); d.update({5: 1}); d.update(z=3); print(d, dict.fromkeys((x for x in 'ab'), 0))
print(max(3, 1, key=lambda x: -x), min('bb', 'a', key=len), max(1, 2), max(2, 1, 3, key=lambda x: x % 2))
for wrong in (lambda: max(1, 2, key=3), lambda: max(1, 'a'), lambda: max(1, 2, default=3), lambda: [].extend(3), lambda: set().update(3)):
    try: wrong()
    except TypeError as e: print(e)
x = 0
try: x += (y for y in [1])
except TypeError as e: print(e)

# === divides, raises and joins by methods of its own
class Share:
    def __init__(self, n): self.n = n
    def __truediv__(self, other): return ('/', self.n, other) if other else NotImplemented
    def __floordiv__(self, other): return ('//', self.n, other)
    def __pow__(self, other): return ('**', self.n, other)
    def __and__(self, other): return ('&', self.n, other)
    def __or__(self, other): return ('|', self.n, other)
    def __xor__(self, other): return ('^', self.n, other) if other else NotImplemented
    def __ror__(self, other): return ('r|', self.n, other)
s = Share(3)
print(s / 2, s // 2, s ** 2, s & 1, s | 1, s ^ 1, 5 | s, 7 / 2, 7 // 2, 2 ** 5, 6 & 3, {1} | {2}, 6 ^ 3)
for wrong in (lambda: s / 0, lambda: 1 / s, lambda: s ^ 0, lambda: 2 ** s, lambda: 'a' & s):
    try: wrong()
    except TypeError as e: print(e)
