# === 빙글빙글 도는 거북
# why: 기억하며 쓴 맞는 풀이예요
# state: ACCEPTED
from functools import cache

@cache
def view(times):
    if times == 0:
        return '북'
    return {'북': '동', '동': '남', '남': '서', '서': '북'}[view(times - 1)]

print(view(int(input()) % 4))

# === 이어서 맑은 날
# why: 기억하며 쓴 맞는 풀이예요
# state: ACCEPTED
from functools import lru_cache

n = int(input())
days = [input() for _ in range(n)]

@lru_cache(maxsize=None)
def run(day):
    if day < 0 or days[day] == '흐림':
        return 0
    return run(day - 1) + 1

print(max(run(day) for day in range(n)))

# === 여러 번 묻는 갈매기 기록
# why: 기억하며 쓴 맞는 풀이예요
# state: ACCEPTED
import sys
from functools import lru_cache
input = sys.stdin.readline
sys.setrecursionlimit(10 ** 5)

n, q = map(int, input().split())
birds = tuple(map(int, input().split()))

@lru_cache(None)
def until(day):
    return until(day - 1) + birds[day - 1] if day else 0

for _ in range(q):
    a, b = map(int, input().split())
    print(until(b) - until(a - 1))

# === 병 속의 편지
# why: 기억하며 쓴 맞는 풀이예요
# state: ACCEPTED
from functools import cache

k = int(input())

@cache
def back(letter, times):
    if times == 0:
        return letter
    return back('Z' if letter == 'A' else chr(ord(letter) - 1), times - 1)

print(''.join(back(letter, k) for letter in input()))

# === 가라앉은 배의 방
# why: 기억하며 쓴 맞는 풀이예요
# state: ACCEPTED
import sys
sys.setrecursionlimit(10 ** 6)

r, c = map(int, input().split())
ship = {(y, x) for y in range(r) for x, cell in enumerate(input()) if cell == '.'}

class Rooms(dict):
    def __missing__(self, place):
        y, x = place
        self[place] = number = self.now
        for other in ((y, x + 1), (y + 1, x), (y, x - 1), (y - 1, x)):
            if other in ship and other not in self:
                self[other]
        return number

rooms = Rooms()
for rooms.now, place in enumerate(sorted(ship)):
    rooms[place]
print(len(set(rooms.values())))

# === 우편배달 갈매기
# why: 기억하며 쓴 맞는 풀이예요
# state: ACCEPTED
import sys
from functools import cache
sys.setrecursionlimit(10 ** 6)

n, m = map(int, input().split())
edges = [tuple(map(int, input().split())) for _ in range(m)]
near = [{} for _ in range(n + 1)]
for a, b, time in edges:
    near[a][b] = near[b][a] = min(time, near[a].get(b, time))

# The islands in the order in which they are reached; the way to each is remembered as a chain.
done = {}
border = {1: (0, None)}
while border:
    island = min(border, key=lambda v: border[v][0])
    done[island] = border.pop(island)
    for other, time in near[island].items():
        if other not in done and (other not in border or border[other][0] > done[island][0] + time):
            border[other] = (done[island][0] + time, island)

@cache
def time_to(island):
    before = done[island][1]
    return 0 if before is None else time_to(before) + near[before][island]

print(time_to(n))

# === 조개 돈으로 꼭 맞게
# why: 기억하며 쓴 맞는 풀이예요
# state: ACCEPTED
import sys
from functools import lru_cache
sys.setrecursionlimit(10 ** 5)

a, b, c, s = map(int, input().split())

@lru_cache(None)
def ways(money, coins):
    if money == 0:
        return 1
    if not coins or money < 0:
        return 0
    return ways(money - coins[0], coins) + ways(money, coins[1:])

@lru_cache(None)
def fewest(money):
    if money == 0:
        return 0
    return min([fewest(money - coin) + 1 for coin in (a, b, c) if coin <= money] or [float('inf')])

print(ways(s, (a, b, c)), fewest(s) if ways(s, (a, b, c)) else 0)

# === 용궁의 계단
# why: 기억하며 쓴 맞는 풀이예요
# state: ACCEPTED
import sys
sys.setrecursionlimit(10 ** 4)

n = int(input())
pearls = list(map(int, input().split()))

class Best(dict):
    def __missing__(self, key):
        i, run = key
        if i < 0:
            return 0 if i == -1 else float('-inf')
        self[key] = value = pearls[i] + max(self[i - 2, 1], self[i - 2, 2]) if run == 1 and i > 0 else pearls[i] + (self[i - 1, 1] if run == 2 else 0)
        return value

best = Best()
print(max(best[n - 1, 1], best[n - 1, 2] if n > 1 else 0))

# === 섬과 섬을 잇는 다리
# why: 기억하며 쓴 맞는 풀이예요
# state: ACCEPTED
import sys
from functools import lru_cache
sys.setrecursionlimit(10 ** 5)

n, m = map(int, input().split())
boss = list(range(n + 1))

def memo(function):
    known = {}
    def inner(v):
        if v not in known:
            known[v] = function(v)
        return known[v]
    inner.forget = known.clear
    return inner

@memo
def root(v):
    return v if boss[v] == v else root(boss[v])

for _ in range(m):
    a, b = map(int, input().split())
    a, b = root(a), root(b)
    if a != b:
        boss[a] = b
        root.forget()
print(len({root(v) for v in range(1, n + 1)}) - 1)
