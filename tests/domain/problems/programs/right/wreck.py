# === 거꾸로 읽는 등대 신호
s = input()
t = ''
for c in s:
    t = c + t
print(t)

# === 거꾸로 읽는 등대 신호
stack = list(input())
while stack:
    print(stack.pop(), end='')

# === 거꾸로 읽는 등대 신호
s = list(input())
t = ""
while s:
    t += s.pop()
print(t)

# === 병 속의 편지
k = int(input())
abc = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
print(''.join(abc[abc.index(c) - k] for c in input()))

# === 병 속의 편지
k = int(input())
for c in input():
    n = ord(c) - k
    if n < 65:
        n += 26
    print(chr(n), end='')

# === 병 속의 편지
k = int(input())
abc = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
for c in input():
    print(abc[abc.index(c) - k], end="")

# === 고래 노래 압축하기
from itertools import groupby
print(''.join(k + str(len(list(g))) for k, g in groupby(input())))

# === 고래 노래 압축하기
s = input() + ' '
count = 0
last = s[0]
for c in s:
    if c == last:
        count += 1
    else:
        print(last + str(count), end='')
        last, count = c, 1
print()

# === 고래 노래 압축하기
s = input()
out = []
for c in s:
    if out and out[-1][0] == c:
        out[-1][1] += 1
    else:
        out.append([c, 1])
print(''.join(f'{c}{n}' for c, n in out))

# === 고래 노래 압축하기
s = input() + " "
before = ""
n = 0
for c in s:
    if c == before:
        n += 1
    else:
        if n > 0:
            print(before, n, sep="", end="")
        before = c
        n = 1

# === 가장 긴 미역 줄기
n = int(input())
xs = list(map(int, input().split()))
best = 0
for i in range(len(xs)):
    if xs[i] > xs[best]:
        best = i
print(best + 1)

# === 가장 긴 미역 줄기
n = int(input())
best = where = 0
for i, x in enumerate(map(int, input().split()), 1):
    if best < x:
        best, where = x, i
print(where)

# === 가장 긴 미역 줄기
n = int(input())
a = input().split()
best = 0
place = 0
for i in range(n - 1, -1, -1):
    if int(a[i]) >= best:
        best = int(a[i])
        place = i + 1
print(place)

# === 가장 긴 미역 줄기
n = int(input())
a = list(map(int, input().split()))
where = 0
for i in range(n - 1, -1, -1):
    if a[i] >= a[where]:
        where = i
print(where + 1)

# === 갈매기 기록장
input()
xs = [0] + list(map(int, input().split()))
a, b = map(int, input().split())
print(sum(xs[a:b + 1]))

# === 갈매기 기록장
_, a, q = input(), input().split(), input().split()
t = 0
for day, gulls in enumerate(a):
    if int(q[0]) - 1 <= day < int(q[1]):
        t += int(gulls)
print(t)

# === 어항 자리 바꾸기
from collections import deque
n, k = map(int, input().split())
d = deque(input().split())
d.rotate(k % n)
print(' '.join(d))

# === 어항 자리 바꾸기
from collections import deque
n, k = map(int, input().split())
d = deque(input().split())
d.rotate(k % n)
print(" ".join(d))

# === 보물섬 지도
import sys
lines = sys.stdin.read().split("\n")
for i, line in enumerate(lines[1:], start=1):
    j = line.find("X")
    if j >= 0:
        print(i, j + 1)

# === 깃발 신호 뒤집기
print(input().swapcase())

# === 여러 번 묻는 갈매기 기록
n, q = map(int, input().split())
sums = [0] * (n + 1)
a = input().split()
for i in range(1, n + 1):
    sums[i] = sums[i - 1] + int(a[i - 1])
for _ in range(q):
    s, e = map(int, input().split())
    s -= 1
    print(sums[e] - sums[s])

# === 줄마다 조개 더하기
r, c = map(int, input().split())
rows = [sum(map(int, input().split())) for i in range(r)]
print(rows.index(max(rows)) + 1, max(rows))

# === 줄마다 조개 더하기
r, c = map(int, input().split())
sums = [sum(map(int, input().split())) for _ in range(r)]
print(sums.index(max(sums)) + 1, max(sums))

# === 줄마다 조개 더하기
r, c = map(int, input().split())
total = 0
best = (-1, 0)
for i in range(r):
    before = total
    for x in map(int, input().split()):
        total += x
    if total - before > best[0]:
        best = (total - before, i + 1)
print(best[1], best[0])

# === 줄마다 조개 더하기
r, c = map(int, input().split())
best = 0
row = 1
for i in range(r):
    t = 0
    for x in input().split():
        t += int(x)
    if t > best:
        best, row = t, i + 1
print(row, best)

# === 처음 보는 물고기
print(len({input() for _ in range(int(input()))}))

# === 처음 보는 물고기
n = int(input())
c = 0
seen = ''
for _ in range(n):
    s = '<' + input() + '>'
    if s not in seen:
        c += 1
        seen += s
print(c)

# === 가장 많은 보물
counts = {}
for _ in range(int(input())):
    name = input()
    counts[name] = counts.get(name, 0) + 1
name = min(counts, key=lambda one: (-counts[one], one))
print(name, counts[name])

# === 가장 많은 보물
a = sorted(input() for _ in range(int(input())))
best = max(a, key=a.count)
print(best, a.count(best))

# === 가장 많은 보물
n = int(input())
names = sorted(input() for _ in range(n))
best = max(names, key=names.count)
print(best, names.count(best))

# === 섬 사이의 거리
for i in range(int(input())):
    x1, y1, x2, y2 = map(int, input().split())
    d = 0
    if x1 < x2: d += x2 - x1
    else: d += x1 - x2
    if y1 < y2: d += y2 - y1
    else: d += y1 - y2
    print(d)

# === 행운의 진주 번호
n = int(input())
c = 0
for x in input().split():
    t = 0
    for ch in x:
        t += int(ch)
    if t % 7:
        continue
    c += 1
print(c)

# === 행운의 진주 번호
input()
print(sum(1 for x in input().split() if not sum(map(int, x)) % 7))

# === 행운의 진주 번호
def is_lucky(x):
    total = 0
    while x > 0:
        x, digit = divmod(x, 10)
        total += digit
    return not total % 7
n = int(input())
print(len([x for x in map(int, input().split()) if is_lucky(x)]))
