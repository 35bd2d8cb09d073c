# === 잠수 시간 적기
# why: 재귀로 쓴 맞는 풀이예요
# state: ACCEPTED
def write(minutes, hours=0):
    if minutes < 60:
        return f'{hours}시간 {minutes}분'
    return write(minutes - 60, hours + 1)

print(write(int(input())))

# === 빙글빙글 도는 거북
# why: 재귀로 쓴 맞는 풀이예요
# state: ACCEPTED
import sys
sys.setrecursionlimit(200000)

def turn(times, view='북동남서'):
    if times == 0:
        return view[0]
    return turn(times - 1, view[1:] + view[0])

print(turn(int(input())))

# === 닻줄을 풀어라
# why: 재귀로 쓴 맞는 풀이예요
# state: ACCEPTED
def release():
    length = int(input())
    if length == 0:
        return 0, 0
    times, total = release()
    return times + 1, total + length

print(*release())

# === 이어서 맑은 날
# why: 재귀로 쓴 맞는 풀이예요
# state: ACCEPTED
def longest(days):
    """(the longest run, the run that it begins with)"""
    if not days:
        return 0, 0
    best, run = longest(days[1:])
    run = run + 1 if days[0] == '맑음' else 0
    return max(best, run), run

n = int(input())
print(longest([input() for _ in range(n)])[0])

# === 별 찍는 불가사리
# why: 재귀로 쓴 맞는 풀이예요
# state: ACCEPTED
def mountain(n, blank=0):
    if n == 0:
        return
    mountain(n - 1, blank + 1)
    print(' ' * blank + '*' * (2 * n - 1))

mountain(int(input()))

# === 여러 번 묻는 갈매기 기록
# why: 재귀로 쓴 맞는 풀이예요
# state: ACCEPTED
import sys
input = sys.stdin.readline

n, q = map(int, input().split())
birds = list(map(int, input().split()))
tree = [0] * (4 * n)

def build(node, left, right):
    if left == right:
        tree[node] = birds[left]
    else:
        middle = (left + right) // 2
        tree[node] = sum(build(*part) for part in ((2 * node, left, middle), (2 * node + 1, middle + 1, right)))
    return tree[node]

def query(node, left, right, a, b):
    if b < left or right < a:
        return 0
    if a <= left and right <= b:
        return tree[node]
    middle = (left + right) // 2
    return query(2 * node, left, middle, a, b) + query(2 * node + 1, middle + 1, right, a, b)

build(1, 0, n - 1)
for _ in range(q):
    a, b = map(int, input().split())
    print(query(1, 0, n - 1, a - 1, b - 1))

# === 짝을 잃은 장갑
# why: 재귀로 쓴 맞는 풀이예요
# state: ACCEPTED
import sys
sys.setrecursionlimit(10 ** 4)

def left_over(gloves, single=frozenset()):
    if not gloves:
        return single
    *rest, last = gloves
    return left_over(rest, single ^ {last})

n = int(input())
alone = sorted(left_over([input() for _ in range(n)]))
print('\n'.join(alone) if alone else '없음')

# === 병 속의 편지
# why: 재귀로 쓴 맞는 풀이예요
# state: ACCEPTED
def decode(letter, k):
    if len(letter) <= 1:
        return ''.join(chr((ord(c) - 65 - k) % 26 + 65) for c in letter)
    half = len(letter) // 2
    return ''.join(decode(part, k) for part in (letter[:half], letter[half:]))

k = int(input())
print(decode(input(), k))

# === 가라앉은 배의 방
# why: 재귀로 쓴 맞는 풀이예요
# state: ACCEPTED
import sys
sys.setrecursionlimit(10 ** 6)

r, c = map(int, input().split())
ship = [list(input()) for _ in range(r)]

def fill(y, x):
    if not (0 <= y < r and 0 <= x < c) or ship[y][x] != '.':
        return 0
    ship[y][x] = '#'
    return 1 + sum(fill(y + dy, x + dx) for dy, dx in ((0, 1), (1, 0), (0, -1), (-1, 0)))

print(sum(fill(y, x) > 0 for y in range(r) for x in range(c)))

# === 해류를 타고 가장 빨리
# why: 재귀로 쓴 맞는 풀이예요
# state: ACCEPTED
import sys
sys.setrecursionlimit(10 ** 6)

r, c = map(int, input().split())
sea = [input() for _ in range(r)]

def swim(border, seen, steps):
    """One wave after the other."""
    if (r - 1, c - 1) in border:
        return steps
    wave = {
        (ny, nx)
        for y, x in border
        for ny, nx in ((y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1))
        if 0 <= ny < r and 0 <= nx < c and sea[ny][nx] == '.' and (ny, nx) not in seen
    }
    if not wave:
        return -1
    seen |= wave
    return swim(wave, seen, steps + 1)

print(swim({(0, 0)}, {(0, 0)}, 0))

# === 섬과 섬을 잇는 다리
# why: 재귀로 쓴 맞는 풀이예요
# state: ACCEPTED
import sys
sys.setrecursionlimit(10 ** 5)

n, m = map(int, input().split())
near = {v: set() for v in range(1, n + 1)}
for _ in range(m):
    a, b = map(int, input().split())
    near[a].add(b)
    near[b].add(a)
seen = set()

def visit(v):
    seen.add(v)
    return {v}.union(*(visit(w) for w in sorted(near[v]) if w not in seen))

groups = [visit(v) for v in near if v not in seen]
print(len(groups) - 1)

# === 조개 돈으로 꼭 맞게
# why: 재귀로 쓴 맞는 풀이예요
# state: ACCEPTED
import sys
sys.setrecursionlimit(10 ** 5)

*coins, s = map(int, input().split())
ways_seen, few_seen = {}, {}

def ways(money, kinds):
    if money == 0:
        return 1
    if money < 0 or not kinds:
        return 0
    if (money, kinds) not in ways_seen:
        ways_seen[money, kinds] = ways(money - coins[kinds - 1], kinds) + ways(money, kinds - 1)
    return ways_seen[money, kinds]

def fewest(money):
    if money == 0:
        return 0
    if money not in few_seen:
        few_seen[money] = min((fewest(money - coin) + 1 for coin in coins if coin <= money), default=10 ** 9)
    return few_seen[money]

total = ways(s, 3)
print(total, fewest(s) if total else 0)

# === 용궁의 계단
# why: 재귀로 쓴 맞는 풀이예요
# state: ACCEPTED
import sys
sys.setrecursionlimit(10 ** 5)
n = int(input())
pearls = [0, *map(int, input().split())]
best = {0: 0, 1: pearls[1]}
if n > 1:
    best[2] = pearls[1] + pearls[2]

def climb(i):
    if i not in best:
        best[i] = pearls[i] + max(climb(i - 2), climb(i - 3) + pearls[i - 1])
    return best[i]

print(climb(n))
