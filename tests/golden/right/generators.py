# === 번호표 만들기
# why: 제너레이터로 쓴 맞는 풀이예요
# state: ACCEPTED
def parts(words):
    yield sum(int(word) for word in words)
    yield ''.join(word for word in words)

print(*parts(input().split()))

# === 다음 등대의 번호
# why: 제너레이터로 쓴 맞는 풀이예요
# state: ACCEPTED
def lighthouses():
    number = 0
    while True:
        number += 1
        yield number

goal = int(input()) * 10 + int(input())
print(next(number for number in lighthouses() if number > goal))

# === 함께 헤엄친 시간
# why: 제너레이터로 쓴 맞는 풀이예요
# state: ACCEPTED
def minutes(start, end):
    yield from range(start, end)

first = minutes(*map(int, input().split()))
second = set(minutes(*map(int, input().split())))
print(sum(1 for minute in first if minute in second))

# === 빙글빙글 도는 거북
# why: 제너레이터로 쓴 맞는 풀이예요
# state: ACCEPTED
from itertools import cycle, islice

print(next(islice(cycle('북동남서'), int(input()), None)))

# === 닻줄을 풀어라
# why: 제너레이터로 쓴 맞는 풀이예요
# state: ACCEPTED
pieces = list(iter(lambda: int(input()), 0))
print(len(pieces), sum(piece for piece in pieces))

# === 별 찍는 불가사리
# why: 제너레이터로 쓴 맞는 풀이예요
# state: ACCEPTED
def mountain(n):
    if n > 0:
        yield from (' ' + line for line in mountain(n - 1))
        yield '*' * (2 * n - 1)

for line in mountain(int(input())):
    print(line)

# === 줄마다 조개 더하기
# why: 제너레이터로 쓴 맞는 풀이예요
# state: ACCEPTED
def rows():
    r, _ = map(int, input().split())
    for i in range(r):
        yield sum(int(word) for word in input().split()), -i

best, place = max(rows())
print(1 - place, best)

# === 짝을 잃은 장갑
# why: 제너레이터로 쓴 맞는 풀이예요
# state: ACCEPTED
def toggled(gloves):
    alone = set()
    for glove in gloves:
        alone ^= {glove}
    yield from sorted(alone)

gloves = (input() for _ in range(int(input())))
names = toggled(gloves)
first = next(names, None)
print('없음' if first is None else first)
for name in names:
    print(name)

# === 이어서 맑은 날
# why: 제너레이터로 쓴 맞는 풀이예요
# state: ACCEPTED
def runs(days):
    run = 0
    for day in days:
        run = run + 1 if day == '맑음' else 0
        yield run

print(max(runs(input() for _ in range(int(input())))))

# === 가라앉은 배의 방
# why: 제너레이터로 쓴 맞는 풀이예요
# state: ACCEPTED
import sys
sys.setrecursionlimit(10 ** 6)

r, c = map(int, input().split())
ship = [input() for _ in range(r)]
seen = set()

def room(y, x):
    if 0 <= y < r and 0 <= x < c and ship[y][x] == '.' and (y, x) not in seen:
        seen.add((y, x))
        yield y, x
        for dy, dx in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            for _ in room(y + dy, x + dx):
                pass

print(sum(1 for y in range(r) for x in range(c) if any(True for _ in list(room(y, x)))))

# === 섬과 섬을 잇는 다리
# why: 제너레이터로 쓴 맞는 풀이예요
# state: ACCEPTED
import sys
sys.setrecursionlimit(10 ** 5)

n, m = map(int, input().split())
near = [[] for _ in range(n + 1)]
for _ in range(m):
    a, b = (int(word) for word in input().split())
    near[a].append(b)
    near[b].append(a)
seen = set()

def walk(v):
    if v not in seen:
        seen.add(v)
        yield v
        for w in near[v]:
            yield from list(walk(w))

print(sum(1 for v in range(1, n + 1) if len(list(walk(v)))) - 1)

# === 용궁의 계단
# why: 제너레이터로 쓴 맞는 풀이예요
# state: ACCEPTED
def climbs(pearls):
    off, one, two = 0, float('-inf'), 0
    for pearl in pearls:
        off, one, two = max(one, two), off + pearl, one + pearl
        yield max(one, two)

n = int(input())
*_, last = climbs(int(word) for word in input().split())
print(last)
