# === 파도의 높이
input()
a = sorted(map(int, input().split()))
*_, big = a
small, *_ = a
print(big - small)

# === 파도의 높이
n = int(input())
a = list(map(int, input().split()))
big, small = a[0], a[0]
for x in a:
    if x >= big:
        big = x
    if x <= small:
        small = x
print(big - small)

# === 파도의 높이
n = int(input())
best = 0
worst = 99999
for x in map(int, input().split()):
    best = x if x > best else best
    worst = x if x < worst else worst
print(best - worst)

# === 파도의 높이
input()
a = sorted(map(int, input().split()))
print(a[-1] - a[0])

# === 모래성 쌓기
n = int(input())
print(n * (n + 1) // 2)

# === 모래성 쌓기
n = int(input())
floors = []
while n > 0:
    floors.append(n)
    n = n - 1
print(sum(floors))

# === 모래성 쌓기
n = int(input())
t = 0
i = 0
while i < n:
    i += 1
    t += i
print(t)

# === 모래성 쌓기
n = int(input())
s = 0
while n:
    s += n
    n -= 1
print(s)

# === 별 찍는 불가사리
n = int(input())
i = n
while i:
    i -= 1
    print(' ' * i + '*' * ((n - i) * 2 - 1))

# === 별 찍는 불가사리
n = int(input())
for i in range(n):
    print(("*" * (2 * i + 1)).center(2 * n - 1).rstrip())

# === 파도 번호 부르기
i = 0
n = int(input())
while True:
    i += 1
    print(i, '번째 파도', sep='')
    if i == n:
        break

# === 파도 번호 부르기
for i in range(int(input())):
    print(f'{i + 1}번째 파도')

# === 새는 물통
print(int(input()).bit_length())

# === 새는 물통
w = int(input())
d = 0
while True:
    if w == 0:
        break
    d += 1
    w >>= 1
print(d)

# === 저금통 채우기
def days(goal, day=1):
    if goal <= day:
        return day
    return days(goal - day, day + 1)
print(days(int(input())))

# === 저금통 채우기
goal = int(input())
day = 0
while goal > 0:
    day += 1
    goal -= day
print(day)

# === 저금통 채우기
g = int(input())
d = 0
while d * (d + 1) // 2 < g:
    d += 1
print(d)

# === 저금통 채우기
goal = int(input())
day = 0
while True:
    day += 1
    goal -= day
    if goal <= 0:
        break
print(day)

# === 여러 배의 물고기 더하기
n = int(input())
s = 0
while n:
    s += int(input())
    n -= 1
print(s)

# === 여러 배의 물고기 더하기
total = -int(n := input()) + int(n)
try:
    while True:
        total += int(input())
except EOFError:
    print(total)

# === 큰 물고기 세기
n, k = map(int, input().split())
fish = list(map(int, input().split()))
print(len([x for x in fish if x >= k]))

# === 큰 물고기 세기
n, k = map(int, input().split())
print(sum(map(lambda x: int(x) >= k, input().split())))

# === 큰 물고기 세기
n, k = map(int, input().split())
a = sorted(map(int, input().split()))
while a and a[0] < k:
    a.pop(0)
print(len(a))

# === 삼육구 소라 놀이
n = int(input())
for i in range(1, n + 1):
    if i % 3 == 0:
        print('짝')
        continue
    print(i)

# === 삼육구 소라 놀이
n = int(input())
next_clap = 3
for i in range(1, n + 1):
    if i == next_clap:
        print('짝')
        next_clap += 3
    else:
        print(i)

# === 삼육구 소라 놀이
n = int(input())
for i in range(1, n + 1):
    out = ''
    if i % 3 == 0:
        out += '짝'
    print(out or i)

# === 삼육구 소라 놀이
for i in range(int(input())):
    print(['짝', i + 1][(i + 1) % 3 > 0])

# === 삼육구 소라 놀이
n = int(input())
print(*["짝" if i % 3 == 0 else i for i in range(1, n + 1)], sep="\n")

# === 바다 극장 자리표
r, c = map(int, input().split())
for i in range(r):
    line = ''
    for j in range(c):
        line += str(i + 1) + '-' + str(j + 1) + ' '
    print(line.strip())

# === 악수하는 문어들
from itertools import combinations
for pair in combinations(range(1, int(input()) + 1), 2):
    print(*pair)

# === 악수하는 문어들
n = int(input())
for i in range(1, n + 1):
    for j in range(1, n + 1):
        if i < j:
            print(i, j)

# === 악수하는 문어들
n = int(input())
done = []
for i in range(1, n + 1):
    for j in range(1, n + 1):
        if i != j and (j, i) not in done:
            done.append((i, j))
            print(i, j)

# === 악수하는 문어들
n = int(input())
i = 1
while i < n:
    j = i + 1
    while j <= n:
        print(i, j)
        j += 1
    i += 1

# === 계단 모양 산호
text = ''
for _ in range(int(input())):
    text += '#'
    print(text)

# === 닻줄을 풀어라
lengths = [int(x) for x in iter(input, "0")]
print(len(lengths), sum(lengths))
