# === 번호표 만들기
# why: 클래스로 쓴 맞는 풀이예요
# state: ACCEPTED
class Ticket:
    def __init__(self, left, right):
        self.left, self.right = left, right

    def __add__(self, other):
        return int(self.left) + int(other.right)

    def __str__(self):
        return f'{self + self} {self.left}{self.right}'

print(Ticket(*input().split()))

# === 잠수 시간 적기
# why: 클래스로 쓴 맞는 풀이예요
# state: ACCEPTED
from dataclasses import dataclass

@dataclass
class Dive:
    minutes: int

    @property
    def hours(self):
        return self.minutes // 60

    def __format__(self, _):
        return f'{self.hours}시간 {self.minutes % 60}분'

print(f'{Dive(int(input()))}')

# === 세 문지기의 대답
# why: 클래스로 쓴 맞는 풀이예요
# state: ACCEPTED
class Gate:
    needed = 2

    def __init__(self, answers):
        self.answers = answers

    def __len__(self):
        return self.answers.count('응')

    def __bool__(self):
        return len(self) >= self.needed

class FeastGate(Gate):
    needed = 1

answers = input().split()
kind = FeastGate if input() == '축제날' else Gate
print('열려요' if kind(answers) else '닫혀요')

# === 닻줄을 풀어라
# why: 클래스로 쓴 맞는 풀이예요
# state: ACCEPTED
class Rope:
    def __init__(self):
        self.pieces = []

    def __iadd__(self, length):
        self.pieces.append(length)
        return self

    def __iter__(self):
        return iter(self.pieces)

    def __len__(self):
        return len(self.pieces)

rope = Rope()
while True:
    length = int(input())
    if length == 0:
        break
    rope += length
print(len(rope), sum(rope))

# === 여러 번 묻는 갈매기 기록
# why: 클래스로 쓴 맞는 풀이예요
# state: ACCEPTED
import sys

class Fenwick:
    def __init__(self, items):
        self.tree = [0] * (len(items) + 1)
        for i, item in enumerate(items, 1):
            self.add(i, item)

    def add(self, i, value):
        while i < len(self.tree):
            self.tree[i] += value
            i += i & -i

    def __getitem__(self, i):
        total = 0
        while i > 0:
            total += self.tree[i]
            i -= i & -i
        return total

lines = iter(sys.stdin.read().splitlines())
n, q = map(int, next(lines).split())
tree = Fenwick(list(map(int, next(lines).split())))
for _ in range(q):
    a, b = map(int, next(lines).split())
    print(tree[b] - tree[a - 1])

# === 가라앉은 배의 방
# why: 클래스로 쓴 맞는 풀이예요
# state: ACCEPTED
class Union:
    def __init__(self):
        self.parent = {}

    def find(self, item):
        self.parent.setdefault(item, item)
        while self.parent[item] != item:
            self.parent[item] = self.parent[self.parent[item]]
            item = self.parent[item]
        return item

    def join(self, a, b):
        self.parent[self.find(a)] = self.find(b)

    def __len__(self):
        return sum(1 for item in self.parent if self.find(item) == item)

r, c = map(int, input().split())
ship = [input() for _ in range(r)]
union = Union()
for y, row in enumerate(ship):
    for x, cell in enumerate(row):
        if cell == '.':
            union.find((y, x))
            if y and ship[y - 1][x] == '.':
                union.join((y, x), (y - 1, x))
            if x and row[x - 1] == '.':
                union.join((y, x), (y, x - 1))
print(len(union))

# === 해류를 타고 가장 빨리
# why: 클래스로 쓴 맞는 풀이예요
# state: ACCEPTED
class Place:
    def __init__(self, y, x, before=None):
        self.y, self.x, self.before = y, x, before

    def __eq__(self, other):
        return (self.y, self.x) == (other.y, other.x)

    def __hash__(self):
        return hash((self.y, self.x))

    def near(self):
        for dy, dx in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            yield Place(self.y + dy, self.x + dx, self)

    def length(self):
        return 0 if self.before is None else self.before.length() + 1

class Sea:
    def __init__(self):
        self.r, self.c = map(int, input().split())
        self.rows = [input() for _ in range(self.r)]

    def __contains__(self, place):
        return 0 <= place.y < self.r and 0 <= place.x < self.c and self.rows[place.y][place.x] == '.'

    def shortest(self):
        goal = Place(self.r - 1, self.c - 1)
        wave = [Place(0, 0)]
        seen = set(wave)
        while wave:
            following = []
            for place in wave:
                if place == goal:
                    return place
                for other in place.near():
                    if other in self and other not in seen:
                        seen.add(other)
                        following.append(other)
            wave = following

import sys
sys.setrecursionlimit(10 ** 5)
end = Sea().shortest()
print(end.length() if end else -1)

# === 섬과 섬을 잇는 다리
# why: 클래스로 쓴 맞는 풀이예요
# state: ACCEPTED
import sys
sys.setrecursionlimit(10 ** 5)

class Island:
    def __init__(self):
        self.boss = None
        self.size = 1

    @property
    def root(self):
        if self.boss is None:
            return self
        self.boss = self.boss.root
        return self.boss

    def __or__(self, other):
        a, b = self.root, other.root
        if a is not b:
            a.boss = b
            b.size += a.size

n, m = map(int, input().split())
islands = [Island() for _ in range(n)]
for _ in range(m):
    a, b = map(int, input().split())
    islands[a - 1] | islands[b - 1]
print(len({id(island.root) for island in islands}) - 1)

# === 우편배달 갈매기
# why: 클래스로 쓴 맞는 풀이예요
# state: ACCEPTED
import heapq
from dataclasses import dataclass, field

@dataclass(order=True)
class Flight:
    time: int
    island: int = field(compare=False)
    before: 'Flight' = field(compare=False, default=None, repr=False)

class Gull:
    def __init__(self, n):
        self.ways = [[] for _ in range(n + 1)]
        self.goal = n

    def bind(self, a, b, time):
        self.ways[a].append((b, time))
        self.ways[b].append((a, time))

    def fly(self):
        done = set()
        heap = [Flight(0, 1)]
        while heap:
            here = heapq.heappop(heap)
            if here.island == self.goal:
                return here
            if here.island not in done:
                done.add(here.island)
                for island, time in self.ways[here.island]:
                    heapq.heappush(heap, Flight(here.time + time, island, here))

n, m = map(int, input().split())
gull = Gull(n)
for _ in range(m):
    gull.bind(*map(int, input().split()))
print(gull.fly().time)

# === 조개 돈으로 꼭 맞게
# why: 클래스로 쓴 맞는 풀이예요
# state: ACCEPTED
import sys
sys.setrecursionlimit(10 ** 5)

class Remembered:
    def __init__(self, function):
        self.function = function
        self.known = {}

    def __call__(self, *args):
        if args not in self.known:
            self.known[args] = self.function(*args)
        return self.known[args]

*coins, s = map(int, input().split())

@Remembered
def ways(money, kinds):
    if kinds == 0 or money < 0:
        return int(money == 0)
    return ways(money, kinds - 1) + ways(money - coins[kinds - 1], kinds)

@Remembered
def fewest(money):
    if money <= 0:
        return 0 if money == 0 else 10 ** 9
    return min(fewest(money - coin) for coin in coins) + 1

print(ways(s, 3), fewest(s) if ways(s, 3) else 0)

# === 용궁의 계단
# why: 클래스로 쓴 맞는 풀이예요
# state: ACCEPTED
import sys
sys.setrecursionlimit(10 ** 5)

class Stair:
    def __init__(self, pearls, below):
        self.pearls = pearls
        self.below = below
        self.known = None

    def best(self):
        if self.known is None:
            two = self.below.below
            three = two.below if two else None
            self.known = self.pearls + max(two.best() if two else 0, self.below.pearls + (three.best() if three else 0))
        return self.known

class Ground:
    pearls = 0
    below = None

    def best(self):
        return 0

n = int(input())
stair = Ground()
for pearls in map(int, input().split()):
    stair = Stair(pearls, stair)
print(stair.best())
