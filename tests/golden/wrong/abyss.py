# === 소라 껍데기 무늬
# why: 둘째 반을 잊어요
# state: WRONG_ANSWER
def draw(n):
    return [] if n == 0 else draw(n - 1) + [n]

print(*draw(int(input())))

# === 소라 껍데기 무늬
# why: 멈추지 않아요
# state: RUNTIME_ERROR
def draw(n):
    return draw(n - 1) + [n] + draw(n - 1)

print(*draw(int(input())))

# === 하노이의 산호탑
# why: 정말로 모두 옮겨 봐요
# state: STEP_LIMIT
def moves(n):
    if n == 0:
        return 0
    return moves(n - 1) + 1 + moves(n - 1)

print(moves(int(input())))

# === 하노이의 산호탑
# why: 하나를 빼지 않아요
# state: WRONG_ANSWER
print(2 ** int(input()))

# === 물고기 줄 세우기
# why: 같은 길이를 하나로 합쳐요
# state: WRONG_ANSWER
n = int(input())
print(*sorted(set(map(int, input().split()))))

# === 물고기 줄 세우기
# why: 글자로 비교해요
# state: WRONG_ANSWER
n = int(input())
print(*sorted(input().split()))

# === 물고기 줄 세우기
# why: 목록을 그대로 찍어요
# state: WRONG_ANSWER
n = int(input())
print(sorted(map(int, input().split())))

# === 물고기 줄 세우기
# why: sort의 결과를 담아요
# state: RUNTIME_ERROR
n = int(input())
fish = list(map(int, input().split())).sort()
print(*fish)

# === 두 번 접은 항해도
# why: y를 먼저 비교해요
# state: WRONG_ANSWER
n = int(input())
points = [tuple(map(int, input().split())) for _ in range(n)]
points.sort(key=lambda point: (point[1], point[0]))
for x, y in points:
    print(x, y)

# === 두 번 접은 항해도
# why: 하나씩 바꿔 가며 정렬해요
# state: STEP_LIMIT
n = int(input())
points = [tuple(map(int, input().split())) for _ in range(n)]
for last in range(n - 1, 0, -1):
    for at in range(last):
        if points[at] > points[at + 1]:
            points[at], points[at + 1] = points[at + 1], points[at]
for x, y in points:
    print(x, y)

# === 두 번 접은 항해도
# why: y를 비교하지 않아요
# state: WRONG_ANSWER
n = int(input())
points = [tuple(map(int, input().split())) for _ in range(n)]
points.sort(key=lambda point: point[0])
for x, y in points:
    print(x, y)

# === 가라앉은 배의 방
# why: 위로는 가지 않아요
# state: WRONG_ANSWER
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

# === 가라앉은 배의 방
# why: 재귀가 너무 깊어요
# state: RUNTIME_ERROR
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

# === 가라앉은 배의 방
# why: 칸을 세요
# state: WRONG_ANSWER
r, c = map(int, input().split())
print(sum(input().count('.') for _ in range(r)))

# === 가라앉은 배의 방
# why: 비스듬히도 이어요
# state: WRONG_ANSWER
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

# === 해류를 타고 가장 빨리
# why: 바위를 보지 않아요
# state: WRONG_ANSWER
r, c = map(int, input().split())
print(r + c - 2)

# === 해류를 타고 가장 빨리
# why: 출발한 칸도 세요
# state: WRONG_ANSWER
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

# === 해류를 타고 가장 빨리
# why: 모든 길을 가 봐요
# state: STEP_LIMIT
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

# === 섬과 섬을 잇는 다리
# why: 다리의 수만 빼요
# state: WRONG_ANSWER
n, m = map(int, input().split())
print(n - 1 - m)

# === 섬과 섬을 잇는 다리
# why: 다리가 없는 섬만 세요
# state: WRONG_ANSWER
n, m = map(int, input().split())
alone = set(range(1, n + 1))
for _ in range(m):
    alone -= set(map(int, input().split()))
print(len(alone))

# === 우편배달 갈매기
# why: 적힌 쪽으로만 다니고, 못 가면 0이에요
# state: WRONG_ANSWER
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

# === 우편배달 갈매기
# why: 한쪽으로만 다녀요
# state: RUNTIME_ERROR
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

# === 우편배달 갈매기
# why: 가장 적게 들르는 길을 골라요
# state: WRONG_ANSWER
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

# === 우편배달 갈매기
# why: 늘 가장 가까운 섬으로 가요
# state: WRONG_ANSWER
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

# === 심해 통신망
# why: 선을 모두 놓아요
# state: WRONG_ANSWER
n, m = map(int, input().split())
print(sum(int(input().split()[2]) for _ in range(m)))

# === 심해 통신망
# why: 둥글게 이어져도 싼 선을 놓아요
# state: WRONG_ANSWER
n, m = map(int, input().split())
prices = sorted(int(input().split()[2]) for _ in range(m))
print(sum(prices[:n - 1]))

# === 징검다리 건너기
# why: 같은 것을 또 세요
# state: STEP_LIMIT
def ways(n):
    return 1 if n < 2 else ways(n - 1) + ways(n - 2)

print(ways(int(input())))

# === 징검다리 건너기
# why: 한 칸 덜 가요
# state: WRONG_ANSWER
n = int(input())
before, now = 0, 1
for _ in range(n - 1):
    before, now = now, before + now
print(now)

# === 진주 목걸이 나누기
# why: 합이 짝수인지만 봐요
# state: WRONG_ANSWER
n = int(input())
print('YES' if sum(map(int, input().split())) % 2 == 0 else 'NO')

# === 진주 목걸이 나누기
# why: 무거운 것부터 가벼운 쪽에 줘요
# state: WRONG_ANSWER
n = int(input())
one = other = 0
for pearl in sorted(map(int, input().split()), reverse=True):
    if one <= other:
        one += pearl
    else:
        other += pearl
print('YES' if one == other else 'NO')

# === 진주 목걸이 나누기
# why: 모든 나누기를 해 봐요
# state: STEP_LIMIT
n = int(input())
pearls = list(map(int, input().split()))

def can_split(at, rest):
    if at == n:
        return rest == 0
    return can_split(at + 1, rest + pearls[at]) or can_split(at + 1, rest - pearls[at])

print('YES' if can_split(0, 0) else 'NO')

# === 진주 목걸이 나누기
# why: 작은 글자로 찍어요
# state: WRONG_ANSWER
n = int(input())
pearls = list(map(int, input().split()))
made = {0}
for pearl in pearls:
    made |= {weight + pearl for weight in made}
print('yes' if sum(pearls) / 2 in made else 'no')

# === 그물 짜는 방법의 수
# why: 잘리는 모양만 세요
# state: WRONG_ANSWER
n = int(input())
print(3 ** (n // 2))

# === 그물 짜는 방법의 수
# why: 잘리지 않는 모양을 한 번만 세요
# state: WRONG_ANSWER
n = int(input())
ways = {0: 1, 2: 3}
for width in range(4, n + 1, 2):
    ways[width] = 3 * ways[width - 2] + 2 * ways[width - 4]
print(ways[n])

# === 용궁의 계단
# why: 세 칸을 잇달아 밟아요
# state: WRONG_ANSWER
n = int(input())
print(sum(map(int, input().split())))

# === 용궁의 계단
# why: 적어 두지 않아요
# state: STEP_LIMIT
n = int(input())
pearls = [0] + list(map(int, input().split()))

def best(step):
    if step < 3:
        return sum(pearls[:step + 1])
    return max(best(step - 2), best(step - 3) + pearls[step - 1]) + pearls[step]

print(best(n))

# === 용궁의 계단
# why: 마지막 계단을 밟지 않아도 된다고 생각해요
# state: WRONG_ANSWER
n = int(input())
pearls = list(map(int, input().split()))
best = [0, 0, 0]
for pearl in pearls:
    best = [max(best), best[0] + pearl, best[1] + pearl]
print(max(best))

# === 심해 탐사선의 마지막 배터리
# why: 늘 가장 가까운 곳으로 가요
# state: WRONG_ANSWER
n = int(input())
cost = [list(map(int, input().split())) for _ in range(n)]
at, total, left = 0, 0, set(range(1, n))
while left:
    place = min(left, key=lambda one: cost[at][one])
    total += cost[at][place]
    left.remove(place)
    at = place
print(total + cost[at][0])

# === 심해 탐사선의 마지막 배터리
# why: 모든 순서를 해 봐요
# state: STEP_LIMIT
from itertools import permutations

n = int(input())
cost = [list(map(int, input().split())) for _ in range(n)]
best = 10 ** 9
for order in permutations(range(1, n)):
    at, total = 0, 0
    for place in order:
        total += cost[at][place]
        at = place
    best = min(best, total + cost[at][0])
print(best)

# === 심해 탐사선의 마지막 배터리
# why: 기억 공간을 다 써요
# state: MEMORY_LIMIT
n = int(input())
table = [0] * 10 ** 12
print(table[n])

# === 무게가 꼭 맞는 조개 한 쌍
# why: 같은 쌍을 두 번 세요
# state: WRONG_ANSWER
n, s = map(int, input().split())
weights = list(map(int, input().split()))
count = 0
for i in range(n):
    for j in range(n):
        if i != j and weights[i] + weights[j] == s:
            count += 1
print(count)

# === 무게가 꼭 맞는 조개 한 쌍
# why: 자기 자신과 짝이 돼요
# state: WRONG_ANSWER
n, s = map(int, input().split())
weights = list(map(int, input().split()))
count = 0
for i in range(n):
    for j in range(i, n):
        if weights[i] + weights[j] == s:
            count += 1
print(count)

# === 배에 실을 상자 셋
# why: 셋보다 적게 실어도 된다고 생각해요
# state: WRONG_ANSWER
from itertools import combinations
n, m = map(int, input().split())
weights = list(map(int, input().split()))
best = 0
for count in (1, 2, 3):
    for some in combinations(weights, count):
        if best < sum(some) <= m:
            best = sum(some)
print(best)

# === 배에 실을 상자 셋
# why: 무거운 것부터 담아요
# state: WRONG_ANSWER
n, m = map(int, input().split())
total = count = 0
for weight in sorted(map(int, input().split()), reverse=True):
    if count < 3 and total + weight <= m:
        total += weight
        count += 1
print(total)

# === 배에 실을 상자 셋
# why: 같은 상자를 또 실어요
# state: WRONG_ANSWER
n, m = map(int, input().split())
weights = list(map(int, input().split()))
print(max(a + b + c for a in weights for b in weights for c in weights if a + b + c <= m))

# === 배에 실을 상자 셋
# why: 꼭 M은 못 싣는다고 생각해요
# state: WRONG_ANSWER
from itertools import combinations
n, m = map(int, input().split())
best = 0
for three in combinations(map(int, input().split()), 3):
    if best < sum(three) < m:
        best = sum(three)
print(best)

# === 등대 번호 찾기
# why: 0부터 세요
# state: WRONG_ANSWER
from bisect import bisect_left
n, q = map(int, input().split())
lights = list(map(int, input().split()))
for number in map(int, input().split()):
    at = bisect_left(lights, number)
    print(at if at < n and lights[at] == number else 0)

# === 등대 번호 찾기
# why: 없는 번호를 보지 않아요
# state: WRONG_ANSWER
from bisect import bisect_left
n, q = map(int, input().split())
lights = list(map(int, input().split()))
for number in map(int, input().split()):
    print(bisect_left(lights, number) + 1)

# === 등대 번호 찾기
# why: 처음부터 하나씩 봐요
# state: STEP_LIMIT
n, q = map(int, input().split())
lights = list(map(int, input().split()))
for number in map(int, input().split()):
    place = 0
    for at in range(n):
        if lights[at] == number:
            place = at + 1
    print(place)

# === 등대 번호 찾기
# why: 질문마다 index로 찾아요
# state: STEP_LIMIT
n, q = map(int, input().split())
lights = list(map(int, input().split()))
for number in map(int, input().split()):
    try:
        print(lights.index(number) + 1)
    except ValueError:
        print(0)

# === 등대 번호 찾기
# why: 있는지 in으로 먼저 봐요
# state: STEP_LIMIT
from bisect import bisect_left
n, q = map(int, input().split())
lights = list(map(int, input().split()))
for number in map(int, input().split()):
    print(bisect_left(lights, number) + 1 if number in lights else 0)

# === 닻줄 나눠 자르기
# why: 모두 이어 붙여서 나눠요
# state: WRONG_ANSWER
n, k = map(int, input().split())
ropes = list(map(int, input().split()))
print(sum(ropes) // k)

# === 닻줄 나눠 자르기
# why: K개보다 많이 나와야 한다고 생각해요
# state: WRONG_ANSWER
n, k = map(int, input().split())
ropes = list(map(int, input().split()))
low, high = 1, max(ropes)
while low < high:
    middle = (low + high + 1) // 2
    if sum([rope // middle for rope in ropes]) > k:
        low = middle
    else:
        high = middle - 1
print(low)

# === 입 벌린 조개 닫기
# why: 개수만 세요
# state: WRONG_ANSWER
shells = input()
print('YES' if shells.count('(') == shells.count(')') and shells.count('[') == shells.count(']') else 'NO')

# === 입 벌린 조개 닫기
# why: 남은 조개를 보지 않아요
# state: WRONG_ANSWER
pair = {')': '(', ']': '['}
opened = []
fits = True
for shell in input():
    if shell in '([':
        opened.append(shell)
    elif opened and opened[-1] == pair[shell]:
        opened.pop()
    else:
        fits = False
        break
print('YES' if fits else 'NO')

# === 입 벌린 조개 닫기
# why: 빈 채로 닫아요
# state: RUNTIME_ERROR
pair = {')': '(', ']': '['}
opened = []
fits = True
for shell in input():
    if shell in '([':
        opened.append(shell)
    elif opened.pop() != pair[shell]:
        fits = False
print('YES' if fits and not opened else 'NO')

# === 원을 그리며 떠나는 물고기
# why: 한 마리를 더 보내요
# state: WRONG_ANSWER
from collections import deque
n, k = map(int, input().split())
circle = deque(range(1, n + 1))
order = []
while circle:
    for _ in range(k):
        circle.append(circle.popleft())
    order.append(circle.popleft())
print(*order)

# === 원을 그리며 떠나는 물고기
# why: 0부터 번호를 매겨요
# state: WRONG_ANSWER
from collections import deque
n, k = map(int, input().split())
circle = deque(range(n))
order = []
while circle:
    for _ in range(k - 1):
        circle.append(circle.popleft())
    order.append(circle.popleft())
print(*order)

# === 반씩 자르는 미역
# why: 남는 1cm를 버려요
# state: WRONG_ANSWER
length, longest = map(int, input().split())

def pieces(part):
    if part <= longest:
        return 1
    return pieces(part // 2) * 2

print(pieces(length))

# === 반씩 자르는 미역
# why: 꼭 K cm인 조각도 또 잘라요
# state: WRONG_ANSWER
length, longest = map(int, input().split())

def pieces(part):
    if part < longest:
        return 1
    return pieces(part // 2) + pieces(part - part // 2)

print(pieces(length))

# === 반씩 자르는 미역
# why: K cm씩 앞에서부터 잘라요
# state: WRONG_ANSWER
length, longest = map(int, input().split())
print((length + longest - 1) // longest)

# === 나란히 켜지지 않는 등불
# why: 나란히 켜요
# state: WRONG_ANSWER
n = int(input())

def light(row):
    if len(row) == n:
        print(row)
        return
    light(row + '.')
    light(row + 'o')

light('')

# === 나란히 켜지지 않는 등불
# why: 켠 것부터 적어요
# state: WRONG_ANSWER
n = int(input())

def light(row):
    if len(row) == n:
        print(row)
        return
    if row[-1:] != 'o':
        light(row + 'o')
    light(row + '.')

light('')

# === 나란히 켜지지 않는 등불
# why: 빈 모양의 마지막을 봐요
# state: RUNTIME_ERROR
n = int(input())

def light(row):
    if len(row) == n:
        print(row)
        return
    light(row + '.')
    if row[-1] != 'o':
        light(row + 'o')

light('')

# === 가장 닮은 진주 한 쌍
# why: 모든 쌍을 비교해요
# state: STEP_LIMIT
n = int(input())
weights = list(map(int, input().split()))
best = None
for i in range(n):
    for j in range(i + 1, n):
        small = min(weights[i], weights[j])
        large = max(weights[i], weights[j])
        if best is None or (large - small, small) < best:
            best = (large - small, small)
print(best[1], best[1] + best[0])

# === 가장 닮은 진주 한 쌍
# why: 줄을 세우지 않고 이웃만 봐요
# state: WRONG_ANSWER
n = int(input())
weights = list(map(int, input().split()))
best = 1
for i in range(2, n):
    if abs(weights[i] - weights[i - 1]) < abs(weights[best] - weights[best - 1]):
        best = i
print(min(weights[best - 1], weights[best]), max(weights[best - 1], weights[best]))

# === 가장 닮은 진주 한 쌍
# why: 차이가 같으면 무거운 쌍을 골라요
# state: WRONG_ANSWER
n = int(input())
weights = sorted(map(int, input().split()))
best = 1
for i in range(2, n):
    if weights[i] - weights[i - 1] <= weights[best] - weights[best - 1]:
        best = i
print(weights[best - 1], weights[best])

# === 가장 닮은 진주 한 쌍
# why: 글자로 줄을 세워요
# state: WRONG_ANSWER
n = int(input())
weights = list(map(int, sorted(input().split())))
best = 1
for i in range(2, n):
    if abs(weights[i] - weights[i - 1]) < abs(weights[best] - weights[best - 1]):
        best = i
print(weights[best - 1], weights[best])

# === 잠수 대회 순위표
# why: 순위가 언제나 하나씩 커져요
# state: WRONG_ANSWER
n = int(input())
people = []
for _ in range(n):
    name, depth, time = input().split()
    people.append((-int(depth), int(time), name))
people.sort()
for i in range(n):
    print(i + 1, people[i][2])

# === 잠수 대회 순위표
# why: 같은 순위 다음을 건너뛰지 않아요
# state: WRONG_ANSWER
n = int(input())
people = []
for _ in range(n):
    name, depth, time = input().split()
    people.append((-int(depth), int(time), name))
people.sort()
rank = 1
for i in range(n):
    if i > 0 and people[i][:2] != people[i - 1][:2]:
        rank = rank + 1
    print(rank, people[i][2])

# === 잠수 대회 순위표
# why: 시간도 큰 쪽부터 세워요
# state: WRONG_ANSWER
n = int(input())
people = []
for _ in range(n):
    name, depth, time = input().split()
    people.append((-int(depth), -int(time), name))
people.sort()
rank = 1
for i in range(n):
    if i > 0 and people[i][:2] != people[i - 1][:2]:
        rank = i + 1
    print(rank, people[i][2])

# === 잠수 대회 순위표
# why: 깊이만 같으면 순위가 같아요
# state: WRONG_ANSWER
n = int(input())
people = []
for _ in range(n):
    name, depth, time = input().split()
    people.append((-int(depth), int(time), name))
people.sort()
rank = 1
for i in range(n):
    if i > 0 and people[i][0] != people[i - 1][0]:
        rank = i + 1
    print(rank, people[i][2])

# === 조개 돈으로 꼭 맞게
# why: 큰 돈부터 많이 써요
# state: WRONG_ANSWER
a, b, c, s = map(int, input().split())
ways = 0
for x in range(s // a + 1):
    for y in range((s - a * x) // b + 1):
        if (s - a * x - b * y) % c == 0:
            ways = ways + 1
count = 0
for coin in sorted([a, b, c], reverse=True):
    count = count + s // coin
    s = s % coin
print(ways, count)

# === 조개 돈으로 꼭 맞게
# why: 세 겹으로 모두 해 봐요
# state: STEP_LIMIT
a, b, c, s = map(int, input().split())
ways = 0
fewest = 0
for x in range(s // a + 1):
    for y in range(s // b + 1):
        for z in range(s // c + 1):
            if a * x + b * y + c * z == s:
                if ways == 0 or x + y + z < fewest:
                    fewest = x + y + z
                ways = ways + 1
print(ways, fewest)

# === 조개 돈으로 꼭 맞게
# why: 모든 돈을 하나는 써요
# state: WRONG_ANSWER
a, b, c, s = map(int, input().split())
ways = 0
fewest = 0
for x in range(1, s // a + 1):
    for y in range(1, s // b + 1):
        rest = s - a * x - b * y
        if rest > 0 and rest % c == 0:
            count = x + y + rest // c
            if ways == 0 or count < fewest:
                fewest = count
            ways = ways + 1
print(ways, fewest)

# === 기울지 않는 배의 짐
# why: 이어진 짐만 골라요
# state: WRONG_ANSWER
n, least, most = map(int, input().split())
weights = list(map(int, input().split()))
ways = 0
for i in range(n):
    total = 0
    for j in range(i, n):
        total = total + weights[j]
        if least <= total <= most:
            ways = ways + 1
print(ways)

# === 기울지 않는 배의 짐
# why: 합이 같으면 한 가지로 세요
# state: WRONG_ANSWER
n, least, most = map(int, input().split())
sums = {0}
for weight in map(int, input().split()):
    sums = sums | {total + weight for total in sums}
ways = 0
for total in sums:
    if least <= total <= most:
        ways = ways + 1
print(ways)

# === 기울지 않는 배의 짐
# why: 끝의 무게를 빼먹어요
# state: WRONG_ANSWER
n, least, most = map(int, input().split())
sums = [0]
for weight in map(int, input().split()):
    for i in range(len(sums)):
        sums.append(sums[i] + weight)
ways = 0
for total in sums:
    if least < total < most:
        ways = ways + 1
print(ways)

# === 기울지 않는 배의 짐
# why: 같은 짐을 여러 번 실어요
# state: WRONG_ANSWER
n, least, most = map(int, input().split())
sums = [0]
for weight in map(int, input().split()):
    at = 0
    while at < len(sums):
        if sums[at] + weight <= most:
            sums.append(sums[at] + weight)
        at = at + 1
ways = 0
for total in sums:
    if least <= total <= most:
        ways = ways + 1
print(ways)

# === 알맞은 값의 산호 세기
# why: 손님마다 모두 세어 봐요
# state: STEP_LIMIT
n, q = map(int, input().split())
prices = list(map(int, input().split()))
for _ in range(q):
    a, b = map(int, input().split())
    count = 0
    for price in prices:
        if a <= price <= b:
            count = count + 1
    print(count)

# === 알맞은 값의 산호 세기
# why: B와 값이 같은 산호를 빼요
# state: WRONG_ANSWER
n, q = map(int, input().split())
prices = list(map(int, input().split()))

def cheaper(price):
    low, high = 0, n
    while low < high:
        middle = (low + high) // 2
        if prices[middle] < price:
            low = middle + 1
        else:
            high = middle
    return low

for _ in range(q):
    a, b = map(int, input().split())
    print(cheaper(b) - cheaper(a))

# === 알맞은 값의 산호 세기
# why: 마지막 산호까지 좁히지 못해요
# state: WRONG_ANSWER
n, q = map(int, input().split())
prices = list(map(int, input().split()))

def cheaper(price):
    low, high = 0, n - 1
    while low < high:
        middle = (low + high) // 2
        if prices[middle] < price:
            low = middle + 1
        else:
            high = middle
    return low

for _ in range(q):
    a, b = map(int, input().split())
    print(cheaper(b + 1) - cheaper(a))

# === 날마다 더 깊이 파는 구멍
# why: 하루씩 더해 가요
# state: STEP_LIMIT
first, more, depth = map(int, input().split())
days = 0
dug = 0
today = first
while dug < depth:
    days = days + 1
    dug = dug + today
    today = today + more
print(days)

# === 날마다 더 깊이 파는 구멍
# why: 둘째 날부터 더 파는 것을 첫날부터 더해요
# state: WRONG_ANSWER
first, more, depth = map(int, input().split())
low, high = 1, depth
while low < high:
    middle = (low + high) // 2
    if middle * first + more * middle * (middle + 1) // 2 >= depth:
        high = middle
    else:
        low = middle + 1
print(low)

# === 날마다 더 깊이 파는 구멍
# why: 꼭 다 판 날에 멈추지 않아요
# state: WRONG_ANSWER
first, more, depth = map(int, input().split())
low, high = 1, depth + 1
while low < high:
    middle = (low + high) // 2
    if middle * first + more * middle * (middle - 1) // 2 > depth:
        high = middle
    else:
        low = middle + 1
print(low)

# === 덧칠하는 산호 벽화
# why: 먼저 칠한 것을 벗겨요
# state: WRONG_ANSWER
n = int(input())
wall = []
for _ in range(n):
    words = input().split()
    if words[0] == '칠':
        wall.append(words[1])
    elif words[0] == '긁기':
        if wall:
            wall.pop(0)
    elif wall:
        print(wall[-1])
    else:
        print('빈 벽')

# === 덧칠하는 산호 벽화
# why: 칠이 없을 때도 벗겨요
# state: RUNTIME_ERROR
n = int(input())
wall = []
for _ in range(n):
    words = input().split()
    if words[0] == '칠':
        wall.append(words[1])
    elif words[0] == '긁기':
        wall.pop()
    elif wall:
        print(wall[-1])
    else:
        print('빈 벽')

# === 덧칠하는 산호 벽화
# why: 한 번 긁으면 모두 벗겨져요
# state: WRONG_ANSWER
n = int(input())
wall = ''
for _ in range(n):
    words = input().split()
    if words[0] == '칠':
        wall = words[1]
    elif words[0] == '긁기':
        wall = ''
    elif wall:
        print(wall)
    else:
        print('빈 벽')

# === 두 줄로 선 나루터
# why: 빈손줄이 빌 때까지 빈손만 태워요
# state: WRONG_ANSWER
from collections import deque

n = int(input())
loaded = deque()
light = deque()
for _ in range(n):
    words = input().split()
    if words[0] == '짐':
        loaded.append(words[1])
    elif words[0] == '빈손':
        light.append(words[1])
    elif light:
        print(light.popleft())
    elif loaded:
        print(loaded.popleft())
    else:
        print('아무도')

# === 두 줄로 선 나루터
# why: 둘을 태우면 빈손 손님은 꼭 기다려요
# state: WRONG_ANSWER
from collections import deque

n = int(input())
loaded = deque()
light = deque()
lasting = 0
for _ in range(n):
    words = input().split()
    if words[0] == '짐':
        loaded.append(words[1])
    elif words[0] == '빈손':
        light.append(words[1])
    elif light and lasting < 2:
        print(light.popleft())
        lasting = lasting + 1
    elif loaded:
        print(loaded.popleft())
        lasting = 0
    else:
        print('아무도')

# === 두 줄로 선 나루터
# why: 짐 손님을 태워도 다시 세지 않아요
# state: WRONG_ANSWER
from collections import deque

n = int(input())
loaded = deque()
light = deque()
lasting = 0
for _ in range(n):
    words = input().split()
    if words[0] == '짐':
        loaded.append(words[1])
    elif words[0] == '빈손':
        light.append(words[1])
    elif loaded and (not light or lasting >= 2):
        print(loaded.popleft())
    elif light:
        print(light.popleft())
        lasting = lasting + 1
    else:
        print('아무도')

# === 두 줄로 선 나루터
# why: 나중에 온 손님부터 태워요
# state: WRONG_ANSWER
n = int(input())
loaded = []
light = []
lasting = 0
for _ in range(n):
    words = input().split()
    if words[0] == '짐':
        loaded.append(words[1])
    elif words[0] == '빈손':
        light.append(words[1])
    elif loaded and (not light or lasting >= 2):
        print(loaded.pop())
        lasting = 0
    elif light:
        print(light.pop())
        lasting = lasting + 1
    else:
        print('아무도')
