import { python } from '../../mock-server/problems/solution.ts'
import type { WrongSolutions } from './golden.ts'

/** Typical wrong solutions: 재귀, 탐색, 그래프. */
export const wrongSearches: WrongSolutions = {
  '소라 껍데기 무늬': [
    [
      '둘째 반을 잊어요',
      'WRONG_ANSWER',
      python`
def draw(n):
    return [] if n == 0 else draw(n - 1) + [n]

print(*draw(int(input())))
`,
    ],
    [
      '멈추지 않아요',
      'RUNTIME_ERROR',
      python`
def draw(n):
    return draw(n - 1) + [n] + draw(n - 1)

print(*draw(int(input())))
`,
    ],
  ],
  '하노이의 산호탑': [
    [
      '정말로 모두 옮겨 봐요',
      'STEP_LIMIT',
      python`
def moves(n):
    if n == 0:
        return 0
    return moves(n - 1) + 1 + moves(n - 1)

print(moves(int(input())))
`,
    ],
    [
      '하나를 빼지 않아요',
      'WRONG_ANSWER',
      python`
print(2 ** int(input()))
`,
    ],
  ],
  '보물섬 지도': [
    [
      '줄과 칸을 바꿔 찍어요',
      'WRONG_ANSWER',
      python`
r, c = map(int, input().split())
for line in range(1, r + 1):
    at = input().find('X')
    if at >= 0:
        print(at + 1, line)
`,
    ],
    [
      '0부터 세요',
      'WRONG_ANSWER',
      python`
r, c = map(int, input().split())
for line in range(r):
    at = input().find('X')
    if at >= 0:
        print(line, at)
`,
    ],
    [
      '세로와 가로를 바꿔 읽어요',
      'RUNTIME_ERROR',
      python`
c, r = map(int, input().split())
for line in range(1, r + 1):
    at = input().find('X')
    if at >= 0:
        print(line, at + 1)
`,
    ],
  ],
  '가라앉은 배의 방': [
    [
      '위로는 가지 않아요',
      'WRONG_ANSWER',
      python`
r, c = map(int, input().split())
ship = [list(input()) for _ in range(r)]
rooms = 0
for y in range(r):
    for x in range(c):
        if ship[y][x] != '.':
            continue
        rooms += 1
        ship[y][x] = '#'
        left = [(y, x)]
        while left:
            a, b = left.pop()
            for p, q in ((a + 1, b), (a, b + 1), (a, b - 1)):
                if 0 <= p < r and 0 <= q < c and ship[p][q] == '.':
                    ship[p][q] = '#'
                    left.append((p, q))
print(rooms)
`,
    ],
    [
      '재귀가 너무 깊어요',
      'RUNTIME_ERROR',
      python`
r, c = map(int, input().split())
ship = [list(input()) for _ in range(r)]

def fill(y, x):
    if 0 <= y < r and 0 <= x < c and ship[y][x] == '.':
        ship[y][x] = '#'
        fill(y + 1, x)
        fill(y - 1, x)
        fill(y, x + 1)
        fill(y, x - 1)

rooms = 0
for y in range(r):
    for x in range(c):
        if ship[y][x] == '.':
            rooms += 1
            fill(y, x)
print(rooms)
`,
    ],
    [
      '칸을 세요',
      'WRONG_ANSWER',
      python`
r, c = map(int, input().split())
print(sum(input().count('.') for _ in range(r)))
`,
    ],
    [
      '비스듬히도 이어요',
      'WRONG_ANSWER',
      python`
r, c = map(int, input().split())
ship = [list(input()) for _ in range(r)]
rooms = 0
for y in range(r):
    for x in range(c):
        if ship[y][x] != '.':
            continue
        rooms += 1
        left = [(y, x)]
        while left:
            a, b = left.pop()
            if 0 <= a < r and 0 <= b < c and ship[a][b] == '.':
                ship[a][b] = '#'
                left += [(a + p, b + q) for p in (-1, 0, 1) for q in (-1, 0, 1)]
print(rooms)
`,
    ],
  ],
  '해류를 타고 가장 빨리': [
    [
      '바위를 보지 않아요',
      'WRONG_ANSWER',
      python`
r, c = map(int, input().split())
print(r + c - 2)
`,
    ],
    [
      '출발한 칸도 세요',
      'WRONG_ANSWER',
      python`
from collections import deque

r, c = map(int, input().split())
sea = [list(input()) for _ in range(r)]
queue = deque([(0, 0, 1)])
answer = -1
while queue:
    y, x, count = queue.popleft()
    if (y, x) == (r - 1, c - 1):
        answer = count
        break
    for a, b in ((y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)):
        if 0 <= a < r and 0 <= b < c and sea[a][b] == '.':
            sea[a][b] = '#'
            queue.append((a, b, count + 1))
print(answer)
`,
    ],
    [
      '모든 길을 가 봐요',
      'STEP_LIMIT',
      python`
r, c = map(int, input().split())
sea = [list(input()) for _ in range(r)]
best = -1

def swim(y, x, count):
    global best
    if not (0 <= y < r and 0 <= x < c) or sea[y][x] != '.':
        return
    if best != -1 and count >= best:
        return
    if (y, x) == (r - 1, c - 1):
        best = count
        return
    sea[y][x] = '#'
    swim(y, x + 1, count + 1)
    swim(y + 1, x, count + 1)
    swim(y, x - 1, count + 1)
    swim(y - 1, x, count + 1)
    sea[y][x] = '.'

swim(0, 0, 0)
print(best)
`,
    ],
  ],
  '섬과 섬을 잇는 다리': [
    [
      '다리의 수만 빼요',
      'WRONG_ANSWER',
      python`
n, m = map(int, input().split())
print(n - 1 - m)
`,
    ],
    [
      '다리가 없는 섬만 세요',
      'WRONG_ANSWER',
      python`
n, m = map(int, input().split())
alone = set(range(1, n + 1))
for _ in range(m):
    alone -= set(map(int, input().split()))
print(len(alone))
`,
    ],
  ],
  '우편배달 갈매기': [
    [
      '적힌 쪽으로만 다니고, 못 가면 0이에요',
      'WRONG_ANSWER',
      python`
import heapq

n, m = map(int, input().split())
ways = [[] for _ in range(n + 1)]
for _ in range(m):
    a, b, time = map(int, input().split())
    ways[a].append((b, time))
best = {}
queue = [(0, 1)]
while queue:
    time, island = heapq.heappop(queue)
    if island in best:
        continue
    best[island] = time
    for other, more in ways[island]:
        heapq.heappush(queue, (time + more, other))
print(best.get(n, 0))
`,
    ],
    [
      '한쪽으로만 다녀요',
      'RUNTIME_ERROR',
      python`
import heapq

n, m = map(int, input().split())
ways = [[] for _ in range(n + 1)]
for _ in range(m):
    a, b, time = map(int, input().split())
    ways[a].append((b, time))
best = {}
queue = [(0, 1)]
while queue:
    time, island = heapq.heappop(queue)
    if island in best:
        continue
    best[island] = time
    for other, more in ways[island]:
        heapq.heappush(queue, (time + more, other))
print(best[n])
`,
    ],
    [
      '가장 적게 들르는 길을 골라요',
      'WRONG_ANSWER',
      python`
from collections import deque

n, m = map(int, input().split())
ways = [[] for _ in range(n + 1)]
for _ in range(m):
    a, b, time = map(int, input().split())
    ways[a].append((b, time))
    ways[b].append((a, time))
best = {1: 0}
queue = deque([1])
while queue:
    island = queue.popleft()
    for other, more in ways[island]:
        if other not in best:
            best[other] = best[island] + more
            queue.append(other)
print(best[n])
`,
    ],
    [
      '늘 가장 가까운 섬으로 가요',
      'WRONG_ANSWER',
      python`
n, m = map(int, input().split())
ways = [[] for _ in range(n + 1)]
for _ in range(m):
    a, b, time = map(int, input().split())
    ways[a].append((time, b))
    ways[b].append((time, a))
island, total, seen = 1, 0, {1}
while island != n:
    time, island = min(way for way in ways[island] if way[1] not in seen)
    seen.add(island)
    total += time
print(total)
`,
    ],
  ],
  '심해 통신망': [
    [
      '선을 모두 놓아요',
      'WRONG_ANSWER',
      python`
n, m = map(int, input().split())
print(sum(int(input().split()[2]) for _ in range(m)))
`,
    ],
    [
      '둥글게 이어져도 싼 선을 놓아요',
      'WRONG_ANSWER',
      python`
n, m = map(int, input().split())
prices = sorted(int(input().split()[2]) for _ in range(m))
print(sum(prices[:n - 1]))
`,
    ],
  ],
}
