# === 빙글빙글 도는 거북
# why: 표를 만들어 쓴 맞는 풀이예요
# state: ACCEPTED
def times(a, b):
    return [[sum(x * y for x, y in zip(row, column)) for column in zip(*b)] for row in a]

def power(a, n):
    if n == 0:
        return [[1, 0], [0, 1]]
    half = power(a, n // 2)
    return times(times(half, half), a) if n % 2 else times(half, half)

turned = power([[0, 1], [-1, 0]], int(input()))
(y, x), = times([[1, 0]], turned)
print({(1, 0): '북', (0, 1): '동', (-1, 0): '남', (0, -1): '서'}[y, x])

# === 별 찍는 불가사리
# why: 표를 만들어 쓴 맞는 풀이예요
# state: ACCEPTED
n = int(input())
grid = [[' '] * (2 * n - 1) for _ in range(n)]
for y in range(n):
    for x in range(n - 1 - y, n + y):
        grid[y][x] = '*'
for row in grid:
    print(*row[: ''.join(row).rindex('*') + 1], sep='')

# === 배마다 가장 큰 물고기
# why: 표를 만들어 쓴 맞는 풀이예요
# state: ACCEPTED
r, c = map(int, input().split())
grid = [[0] * c for _ in range(r)]
for y in range(r):
    for x in range(c):
        grid[y][x] = int(input())
columns = [list(column) for column in zip(*grid)]
high = [max(row) for row in zip(*columns)]
low = [min(row) for row in zip(*columns)]
for a, b in zip(high, low):
    print(a - b)

# === 줄마다 조개 더하기
# why: 표를 만들어 쓴 맞는 풀이예요
# state: ACCEPTED
r, c = map(int, input().split())
grid = [list(map(int, input().split())) for _ in range(r)]
ones = [[1] for _ in range(c)]
product = [[sum(a * b for a, b in zip(row, column)) for column in zip(*ones)] for row in grid]
best = 0
for y in range(r):
    if product[y][0] > product[best][0]:
        best = y
print(best + 1, product[best][0])

# === 가라앉은 배의 방
# why: 표를 만들어 쓴 맞는 풀이예요
# state: ACCEPTED
r, c = map(int, input().split())
grid = [[0] * (c + 2) for _ in range(r + 2)]
for y in range(1, r + 1):
    for x, cell in enumerate(input(), 1):
        if cell == '.':
            grid[y][x] = -1
count = 0
for y in range(1, r + 1):
    for x in range(1, c + 1):
        if grid[y][x] == -1:
            count += 1
            grid[y][x] = count
            stack = [(y, x)]
            while stack:
                i, j = stack.pop()
                for p, q in [(i, j + 1), (i, j - 1), (i + 1, j), (i - 1, j)]:
                    if grid[p][q] == -1:
                        grid[p][q] = count
                        stack.append((p, q))
print(max(map(max, grid)))

# === 해류를 타고 가장 빨리
# why: 표를 만들어 쓴 맞는 풀이예요
# state: ACCEPTED
r, c = map(int, input().split())
sea = [list(input()) for _ in range(r)]
far = r * c
steps = [[far] * c for _ in range(r)]
steps[0][0] = 0
wave, count = [(0, 0)], 0
while wave:
    count += 1
    following = []
    for y, x in wave:
        for dy, dx in zip((0, 0, 1, -1), (1, -1, 0, 0)):
            if y + dy in range(r) and x + dx in range(c):
                if sea[y + dy][x + dx] == '.' and steps[y + dy][x + dx] == far:
                    steps[y + dy][x + dx] = count
                    following += (y + dy, x + dx),
    wave = following
print(-1 if steps[-1][-1] == far else steps[-1][-1])

# === 조개 돈으로 꼭 맞게
# why: 표를 만들어 쓴 맞는 풀이예요
# state: ACCEPTED
*coins, s = map(int, input().split())
ways = [[0] * (s + 1) for _ in range(4)]
few = [[10 ** 9] * (s + 1) for _ in range(4)]
for k in range(4):
    ways[k][0], few[k][0] = 1, 0
for k, coin in enumerate(coins, 1):
    for money in range(1, s + 1):
        ways[k][money] = ways[k - 1][money]
        few[k][money] = few[k - 1][money]
        if money >= coin:
            ways[k][money] += ways[k][money - coin]
            few[k][money] = min(few[k][money], few[k][money - coin] + 1)
print(ways[3][s], few[3][s] if ways[3][s] else 0)

# === 용궁의 계단
# why: 표를 만들어 쓴 맞는 풀이예요
# state: ACCEPTED
n = int(input())
pearls = list(map(int, input().split()))
low = -10 ** 9
state = [[0, low, 0]]
for p in pearls:
    step = [[low, p, low], [0, low, p], [0, low, low]]
    state = [[max(a + b for a, b in zip(row, column)) for column in zip(*step)] for row in state]
print(max(state[0][1:]))
