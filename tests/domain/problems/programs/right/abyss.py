# === 하노이의 산호탑
print((1 << int(input())) - 1)

# === 하노이의 산호탑
n = int(input())
t = 1
for i in range(n):
    t *= 2
print(t - 1)

# === 물고기 줄 세우기
n = int(input())
count = [0] * 10001
for x in input().split():
    count[int(x)] += 1
out = []
for x in range(10001):
    for _ in range(count[x]):
        out.append(x)
print(*out)

# === 두 번 접은 항해도
n = int(input())
p = [tuple(map(int, input().split())) for _ in range(n)]
p.sort(key=lambda q: q[1])
p.sort(key=lambda q: q[0])
for q in p:
    print(*q)

# === 징검다리 건너기
a = [1, 1]
for i in range(int(input())):
    a.append(a[-1] + a[-2])
print(a[-2])

# === 징검다리 건너기
from functools import lru_cache
@lru_cache(None)
def f(n):
    return 1 if n < 2 else f(n - 1) + f(n - 2)
print(f(int(input())))

# === 무게가 꼭 맞는 조개 한 쌍
n, s = map(int, input().split())
a = list(map(int, input().split()))
c = 0
for i in range(n):
    for j in range(n):
        if i != j and a[i] + a[j] == s:
            c += 1
print(c // 2)

# === 입 벌린 조개 닫기
s = input()
while '()' in s or '[]' in s:
    s = s.replace('()', '').replace('[]', '')
print('NO' if s else 'YES')

# === 입 벌린 조개 닫기
s = input()
before = ""
while s != before:
    before = s
    s = s.replace("()", "").replace("[]", "")
if s:
    print("NO")
else:
    print("YES")
