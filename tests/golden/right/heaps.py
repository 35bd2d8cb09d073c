# === 함께 헤엄친 시간
# why: 표준 라이브러리로 쓴 맞는 풀이예요
# state: ACCEPTED
from heapq import merge
from itertools import pairwise

times = [list(map(int, input().split())) for _ in range(2)]
events = merge(*([(start, 1), (end, -1)] for start, end in times))
inside = together = 0
for (time, change), (later, _) in pairwise(events):
    inside += change
    together += (later - time) * (inside == 2)
print(together)

# === 빙글빙글 도는 거북
# why: 표준 라이브러리로 쓴 맞는 풀이예요
# state: ACCEPTED
from collections import deque

views = deque('북동남서')
views.rotate(-int(input()))
print(views[0])

# === 닻줄을 풀어라
# why: 표준 라이브러리로 쓴 맞는 풀이예요
# state: ACCEPTED
from itertools import accumulate, repeat, takewhile

pieces = takewhile(lambda piece: piece > 0, (int(input()) for _ in repeat(None)))
totals = [0, *accumulate(pieces)]
print(len(totals) - 1, totals[-1])

# === 이어서 맑은 날
# why: 표준 라이브러리로 쓴 맞는 풀이예요
# state: ACCEPTED
from itertools import groupby

n = int(input())
print(max((len(list(days)) for sky, days in groupby(input() for _ in range(n)) if sky == '맑음'), default=0))

# === 배마다 가장 큰 물고기
# why: 표준 라이브러리로 쓴 맞는 풀이예요
# state: ACCEPTED
from heapq import nlargest, nsmallest
from itertools import islice

r, c = map(int, input().split())
fish = (int(input()) for _ in range(r * c))
for _ in range(r):
    ship = list(islice(fish, c))
    (high,), (low,) = nlargest(1, ship), nsmallest(1, ship)
    print(high - low)

# === 여러 번 묻는 갈매기 기록
# why: 표준 라이브러리로 쓴 맞는 풀이예요
# state: ACCEPTED
import sys
from itertools import accumulate, starmap

n, q, *numbers = map(int, sys.stdin.read().split())
totals = list(accumulate(numbers[:n], initial=0))
questions = zip(numbers[n::2], numbers[n + 1::2])
print(*starmap(lambda a, b: totals[b] - totals[a - 1], questions), sep='\n')

# === 줄마다 조개 더하기
# why: 표준 라이브러리로 쓴 맞는 풀이예요
# state: ACCEPTED
import heapq

class Row:
    def __init__(self, number, shells):
        self.number = number
        self.total = sum(shells)

    def __lt__(self, other):
        return (-self.total, self.number) < (-other.total, other.number)

r, c = map(int, input().split())
rows = [Row(i + 1, map(int, input().split())) for i in range(r)]
heapq.heapify(rows)
best = heapq.heappop(rows)
print(best.number, best.total)

# === 짝을 잃은 장갑
# why: 표준 라이브러리로 쓴 맞는 풀이예요
# state: ACCEPTED
from bisect import bisect_left, insort

alone = []
for _ in range(int(input())):
    color = input()
    at = bisect_left(alone, color)
    if at < len(alone) and alone[at] == color:
        del alone[at]
    else:
        insort(alone, color)
print('\n'.join(alone) or '없음')

# === 가라앉은 배의 방
# why: 표준 라이브러리로 쓴 맞는 풀이예요
# state: ACCEPTED
from collections import deque
from itertools import product

r, c = map(int, input().split())
ship = [input() for _ in range(r)]
left = {(y, x) for y, x in product(range(r), range(c)) if ship[y][x] == '.'}
rooms = 0
while left:
    rooms += 1
    queue = deque([left.pop()])
    while queue:
        y, x = queue.popleft()
        for near in ((y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)):
            if near in left:
                left.remove(near)
                queue.append(near)
print(rooms)

# === 해류를 타고 가장 빨리
# why: 표준 라이브러리로 쓴 맞는 풀이예요
# state: ACCEPTED
from heapq import heappop, heappush

r, c = map(int, input().split())
sea = [input() for _ in range(r)]

def left(y, x):
    return r - 1 - y + c - 1 - x

heap = [(left(0, 0), 0, 0, 0)]
best = {(0, 0): 0}
answer = -1
while heap:
    _, steps, y, x = heappop(heap)
    if (y, x) == (r - 1, c - 1):
        answer = steps
        break
    if best[y, x] < steps:
        continue
    for ny, nx in ((y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)):
        if 0 <= ny < r and 0 <= nx < c and sea[ny][nx] == '.' and steps + 1 < best.get((ny, nx), r * c):
            best[ny, nx] = steps + 1
            heappush(heap, (steps + 1 + left(ny, nx), steps + 1, ny, nx))
print(answer)

# === 우편배달 갈매기
# why: 표준 라이브러리로 쓴 맞는 풀이예요
# state: ACCEPTED
import heapq

class Stop:
    def __init__(self, time, island, before=None):
        self.time, self.island, self.before = time, island, before

    def __lt__(self, other):
        return self.time < other.time

    def __eq__(self, other):
        return self.island == other.island

    def __hash__(self):
        return self.island

n, m = map(int, input().split())
near = [[] for _ in range(n + 1)]
for _ in range(m):
    a, b, time = map(int, input().split())
    near[a].append((b, time))
    near[b].append((a, time))
done = set()
heap = [Stop(0, 1)]
while heap:
    stop = heapq.heappop(heap)
    if stop in done:
        continue
    done.add(stop)
    if stop.island == n:
        print(stop.time)
    for island, time in near[stop.island]:
        heapq.heappush(heap, Stop(stop.time + time, island, stop))

# === 조개 돈으로 꼭 맞게
# why: 표준 라이브러리로 쓴 맞는 풀이예요
# state: ACCEPTED
from heapq import heappop, heappush

*coins, s = map(int, input().split())
ways = sum(
    1
    for first in range(0, s + 1, coins[0])
    for second in range(first, s + 1, coins[1])
    if (s - second) % coins[2] == 0
)
heap, seen = [(0, s)], set()
fewest = 0
while heap:
    count, left = heappop(heap)
    if left == 0:
        fewest = count
        break
    for coin in coins:
        if coin <= left and left - coin not in seen:
            seen.add(left - coin)
            heappush(heap, (count + 1, left - coin))
print(ways, fewest)

# === 용궁의 계단
# why: 표준 라이브러리로 쓴 맞는 풀이예요
# state: ACCEPTED
from collections import deque

n = int(input())
pearls = list(map(int, input().split()))
best = deque([0, 0, 0], maxlen=3)
below = 0
for pearl in pearls:
    best.append(pearl + max(best[1], best[0] + below))
    below = pearl
print(best[-1])
