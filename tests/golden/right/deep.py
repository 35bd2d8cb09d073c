# === 조개껍데기 세기
# why: 깊이 이어지는 맞는 풀이예요
# state: ACCEPTED
class Node:
    def __init__(self, value, next):
        self.value = value
        self.next = next

a, b = map(int, input().split())
head = None
for i in range(5000):
    head = Node(i, head)
print(a + b)

# === 해류를 타고 가장 빨리
# why: 깊이 이어지는 맞는 풀이예요
# state: ACCEPTED
from collections import deque

r, c = map(int, input().split())
sea = [input() for _ in range(r)]
start = (0, 0, None)
seen = {(0, 0)}
queue = deque([start])
end = None
while queue:
    here = queue.popleft()
    y, x, before = here
    if (y, x) == (r - 1, c - 1):
        end = here
        break
    for ny, nx in ((y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)):
        if 0 <= ny < r and 0 <= nx < c and sea[ny][nx] == '.' and (ny, nx) not in seen:
            seen.add((ny, nx))
            queue.append((ny, nx, here))
length = -1
while end is not None:
    length += 1
    end = end[2]
print(length)

# === 섬과 섬을 잇는 다리
# why: 깊이 이어지는 맞는 풀이예요
# state: ACCEPTED
import sys
sys.setrecursionlimit(10 ** 6)

n, m = map(int, input().split())
near = [[] for _ in range(n + 1)]
for _ in range(m):
    a, b = map(int, input().split())
    near[a].append(b)
    near[b].append(a)
seen = [False] * (n + 1)

def size(island):
    if seen[island]:
        return 0
    seen[island] = True
    return 1 + sum(size(other) for other in near[island])

print(sum(1 for island in range(1, n + 1) if size(island) > 0) - 1)

# === 우편배달 갈매기
# why: 깊이 이어지는 맞는 풀이예요
# state: ACCEPTED
import heapq
from itertools import count

n, m = map(int, input().split())
ways = {island: [] for island in range(1, n + 1)}
for _ in range(m):
    a, b, time = map(int, input().split())
    ways[a].append((b, time))
    ways[b].append((a, time))
turn = count()
done = {}
queue = [(0, next(turn), [1, None])]
while queue:
    time, _, way = heapq.heappop(queue)
    if way[0] in done:
        continue
    done[way[0]] = time
    for other, more in ways[way[0]]:
        if other not in done:
            heapq.heappush(queue, (time + more, next(turn), [other, way]))
print(done[n])

# === 조개 돈으로 꼭 맞게
# why: 깊이 이어지는 맞는 풀이예요
# state: ACCEPTED
import sys
from functools import lru_cache
sys.setrecursionlimit(10 ** 6)

*coins, s = map(int, input().split())

@lru_cache(None)
def ways(left, first):
    if left == 0:
        return 1
    return sum(ways(left - coins[i], i) for i in range(first, 3) if coins[i] <= left)

@lru_cache(None)
def fewest(left):
    if left == 0:
        return 0
    return min((fewest(left - coin) + 1 for coin in coins if coin <= left), default=float('inf'))

print(ways(s, 0), fewest(s) if ways(s, 0) else 0)
