# === 소라 껍데기 무늬
# cause: no base case
# rules: 끝이 없는 재귀
def f(n):
    return f(n - 1) + [n] + f(n - 1)
print(*f(int(input())))

# === 소라 껍데기 무늬
# cause: middle at the end
# rules: 출력의 다른 점
def f(n):
    if n == 0:
        return []
    return f(n - 1) + f(n - 1) + [n]
print(*f(int(input())))

# === 소라 껍데기 무늬
# cause: no return after the first pattern
# lines: 2, 3, 4, 6
# says: /끝나나요|멈|return|끝나지|자기 자신/
def sora(n):
    if n == 1:
        print(1, end=" ")
    sora(n - 1)
    print(n, end=" ")
    sora(n - 1)
sora(int(input()))

# === 하노이의 산호탑
# cause: squares
# rules: 계산식
n = int(input())
print(n * 2 + 1)

# === 하노이의 산호탑
# cause: ^ as power
# rules: 거듭제곱이 아닌 기호
n = int(input())
print(2 ^ n - 1)

# === 하노이의 산호탑
# cause: forgets the big one
# rules: 재귀의 한 단계, 재귀의 첫 답
def h(n):
    if n == 0:
        return 0
    return h(n - 1) + h(n - 1)
print(h(int(input())))

# === 하노이의 산호탑
# cause: adds one too much
# rules: 재귀의 첫 답, 적어 넣은 수
def f(n):
    if n == 1:
        return 2
    return f(n - 1) * 2 + 1
print(f(int(input())))

# === 하노이의 산호탑
# cause: recursion forgets the one in the middle
# lines: 1, 4
# says: /하나|1|더하|다른/
def h(n):
    if n == 1:
        return 1
    return h(n - 1) * 2
print(h(int(input())))

# === 하노이의 산호탑
# cause: the function prints, so None is printed
# lines: 5, 6
# says: /return|돌려주|None/
def h(n):
    r = 0
    for i in range(n):
        r = r * 2 + 1
    print(r)
print(h(int(input())))

# === 하노이의 산호탑
# cause: n squared minus something
# lines: 2
# says: /계산|식|방법|따라/
n = int(input())
print(n * n - 2)

# === 하노이의 산호탑
# cause: moves the smaller tower once only
# lines: 4
# says: /하나 작은 입력의 답/
def f(n):
    if n == 1:
        return 1
    return f(n - 1) + 1
print(f(int(input())))

# === 물고기 줄 세우기
# cause: names the function only
# rules: 괄호 없이 쓴 함수
# beside: 출력의 다른 점
n = int(input())
fish = list(map(int, input().split()))
fish.sort
print(*fish)

# === 물고기 줄 세우기
# cause: only one pass
# rules: 한 번 훑은 정렬
n = int(input())
a = list(map(int, input().split()))
for i in range(n - 1):
    if a[i] > a[i + 1]:
        a[i], a[i + 1] = a[i + 1], a[i]
print(*a)

# === 물고기 줄 세우기
# cause: prints what sort() returns
# rules: 돌려주지 않는 기능, 다른 종류의 답
n = int(input())
a = list(map(int, input().split()))
print(a.sort())

# === 물고기 줄 세우기
# cause: sorts as texts
# rules: 글자끼리 크기 비교
n = int(input())
a = input().split()
for i in range(n):
    for j in range(n - 1):
        if a[j] > a[j + 1]:
            a[j], a[j + 1] = a[j + 1], a[j]
print(*a)

# === 물고기 줄 세우기
# cause: from the largest
# rules: 출력의 다른 점
# beside: 다른 갈래
n = int(input())
a = list(map(int, input().split()))
for i in range(n):
    for j in range(n - 1):
        if a[j] < a[j + 1]:
            a[j], a[j + 1] = a[j + 1], a[j]
print(*a)

# === 물고기 줄 세우기
# cause: swap loses a value
# rules: 사라진 값
# lines: 6, 7
# says: /바꾸|잃|사라|덮어|두 값/
n = int(input())
a = list(map(int, input().split()))
for i in range(n):
    for j in range(n - 1):
        if a[j] > a[j + 1]:
            a[j] = a[j + 1]
            a[j + 1] = a[j]
print(*a)

# === 물고기 줄 세우기
# cause: inner loop too short
# rules: 하나 부족하거나 하나 남는 반복
# beside: 출력의 다른 점
n = int(input())
a = list(map(int, input().split()))
for i in range(n):
    for j in range(n - 2):
        if a[j] > a[j + 1]:
            a[j], a[j + 1] = a[j + 1], a[j]
print(*a)

# === 물고기 줄 세우기
# cause: selects the largest
# rules: 출력의 다른 점
n = int(input())
a = list(map(int, input().split()))
for i in range(n):
    for j in range(i + 1, n):
        if a[j] > a[i]:
            a[i], a[j] = a[j], a[i]
print(*a)

# === 물고기 줄 세우기
# cause: one pass only
# lines: 3
# says: /한 번|여러 번|되풀이|반복/
n = int(input())
a = list(map(int, input().split()))
for j in range(n - 1):
    if a[j] > a[j + 1]:
        a[j], a[j + 1] = a[j + 1], a[j]
print(*a)

# === 물고기 줄 세우기
# cause: swaps always
# lines: 6
# says: /어느 쪽|거꾸로/
n = int(input())
a = list(map(int, input().split()))
for i in range(n):
    for j in range(i + 1, n):
        if a[i] < a[j]:
            a[i], a[j] = a[j], a[i]
print(*a)

# === 두 번 접은 항해도
# cause: sorted by x alone
# rules: 같을 때의 순서
# lines: 5
# says: /같|x|y|둘째|순서/
n = int(input())
p = []
for i in range(n):
    p.append(list(map(int, input().split())))
p.sort(key=lambda q: q[0])
for q in p:
    print(q[0], q[1])

# === 두 번 접은 항해도
# cause: texts sorted
# rules: 글자로 줄 세우기
n = int(input())
p = [input() for _ in range(n)]
p.sort()
for q in p:
    print(q)

# === 두 번 접은 항해도
# cause: prints the pairs as they are
# rules: 통째로 출력한 리스트, 사이에 든 기호
n = int(input())
p = []
for i in range(n):
    x, y = map(int, input().split())
    p.append((x, y))
p.sort()
for q in p:
    print(q)

# === 두 번 접은 항해도
# cause: sorted by y first
# rules: 출력의 다른 점
n = int(input())
p = []
for i in range(n):
    x, y = map(int, input().split())
    p.append((y, x))
p.sort()
for y, x in p:
    print(x, y)

# === 두 번 접은 항해도
# cause: sorts texts
# lines: 4, 5
# says: /글자|int|숫자/
n = int(input())
p = []
for i in range(n):
    p.append(input().split())
p.sort()
for x, y in p:
    print(x, y)

# === 가라앉은 배의 방
# cause: counts floors not rooms
# rules:
# beside: 출력의 다른 점
r, c = map(int, input().split())
k = 0
for i in range(r):
    for x in input():
        if x == '.':
            k += 1
print(k)

# === 가라앉은 배의 방
# cause: marks nothing
# rules: 통과하지 못한 테스트
# beside: 예제에 없는 갈래
r, c = map(int, input().split())
g = [input() for _ in range(r)]
k = 0
for i in range(r):
    for j in range(c):
        if g[i][j] == '.':
            if i > 0 and g[i - 1][j] == '.':
                continue
            if j > 0 and g[i][j - 1] == '.':
                continue
            k += 1
print(k)

# === 해류를 타고 가장 빨리
# cause: counts the squares, not the moves
# rules: 출력의 다른 점
from collections import deque
r, c = map(int, input().split())
g = [input() for _ in range(r)]
d = [[-1] * c for _ in range(r)]
d[0][0] = 1
q = deque([(0, 0)])
while q:
    y, x = q.popleft()
    for a, b in ((y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)):
        if 0 <= a < r and 0 <= b < c and g[a][b] == '.' and d[a][b] == -1:
            d[a][b] = d[y][x] + 1
            q.append((a, b))
print(d[r - 1][c - 1])

# === 해류를 타고 가장 빨리
# cause: ignores rocks
# rules:
r, c = map(int, input().split())
for _ in range(r):
    input()
print(r + c - 2)

# === 섬과 섬을 잇는 다리
# cause: number of groups
# rules:
# beside: 출력의 다른 점
n, m = map(int, input().split())
p = list(range(n + 1))
def f(x):
    while p[x] != x:
        x = p[x]
    return x
for _ in range(m):
    a, b = map(int, input().split())
    p[f(a)] = f(b)
k = 0
for i in range(1, n + 1):
    if f(i) == i:
        k += 1
print(k)

# === 심해 통신망
# cause: does not sort the wires
# rules:
# beside: 통과하지 못한 테스트
n, m = map(int, input().split())
w = [list(map(int, input().split())) for _ in range(m)]
p = list(range(n + 1))
def f(x):
    while p[x] != x:
        x = p[x]
    return x
t = 0
for a, b, c in w:
    if f(a) != f(b):
        p[f(a)] = f(b)
        t += c
print(t)

# === 징검다리 건너기
# cause: ways double
# rules: 계산식
n = int(input())
print(2 ** (n - 1))

# === 징검다리 건너기
# cause: index out of range for 1
# rules: 리스트 너머의 칸
n = int(input())
d = [0] * (n + 1)
d[1] = 1
d[2] = 2
for i in range(3, n + 1):
    d[i] = d[i - 1] + d[i - 2]
print(d[n])

# === 징검다리 건너기
# cause: plain recursion too slow
# rules: 같은 것을 또 구하는 재귀
def f(n):
    if n <= 2:
        return n
    return f(n - 1) + f(n - 2)
print(f(int(input())))

# === 징검다리 건너기
# cause: starts with 0
# rules: 하나 부족하거나 하나 남는 반복
n = int(input())
a, b = 0, 1
for i in range(n - 1):
    a, b = b, a + b
print(b)

# === 징검다리 건너기
# cause: wrong second value
# rules:
n = int(input())
d = [0] * (n + 2)
d[1] = 1
d[2] = 1
for i in range(3, n + 1):
    d[i] = d[i - 1] + d[i - 2]
print(d[n])

# === 징검다리 건너기
# cause: one step too many
# lines: 4, 3
# says: /몇 번|횟수|하나|한 번|1/
n = int(input())
a, b = 1, 1
for i in range(n):
    a, b = b, a + b
print(b)

# === 징검다리 건너기
# cause: fib without a memo is too slow
# lines: 1, 2
# says: /몇 번|같은 값|적어|큰/
def f(n):
    if n <= 1:
        return 1
    return f(n - 1) + f(n - 2)
print(f(int(input())))

# === 징검다리 건너기
# cause: calls itself twice: too slow
# lines: 1, 4, 5
# says: /시간|오래|많이|같은|여러 번|다시/
def step(n):
    if n <= 2:
        return n
    return step(n - 1) + step(n - 2)
print(step(int(input())))

# === 진주 목걸이 나누기
# cause: greedy
# rules: 통과하지 못한 테스트
# beside: 예제에 없는 갈래
n = int(input())
a = sorted(map(int, input().split()), reverse=True)
x = y = 0
for v in a:
    if x <= y:
        x += v
    else:
        y += v
print('YES' if x == y else 'NO')

# === 진주 목걸이 나누기
# cause: only asks whether the sum is even
# rules:
# beside: 다른 갈래
n = int(input())
a = list(map(int, input().split()))
if sum(a) % 2 == 0:
    print('YES')
else:
    print('NO')

# === 진주 목걸이 나누기
# cause: halves of the sorted list
# rules:
# beside: 다른 갈래
n = int(input())
a = sorted(map(int, input().split()))
if sum(a[:n // 2]) == sum(a[n // 2:]):
    print('YES')
else:
    print('NO')

# === 용궁의 계단
# cause: takes what is larger at each step
# rules:
n = int(input())
a = list(map(int, input().split()))
d = [0] * n
d[0] = a[0]
for i in range(1, n):
    d[i] = max(d[i - 1], d[i - 2]) + a[i]
print(d[n - 1])

# === 용궁의 계단
# cause: sum of every second
# rules:
n = int(input())
a = list(map(int, input().split()))
print(sum(a[::2]))

# === 용궁의 계단
# cause: IndexError for one stair
# lines: 5
# says: /칸|번호|길이|하나/
n = int(input())
a = list(map(int, input().split()))
d = [0] * n
d[0] = a[0]
d[1] = a[0] + a[1]
for i in range(2, n):
    d[i] = max(d[i - 2], d[i - 3] + a[i - 1]) + a[i]
print(d[-1])

# === 무게가 꼭 맞는 조개 한 쌍
# cause: pairs counted twice
# rules: 자기 자신과의 짝
# lines: 4, 5
# says: /두 번|짝|시작|자기/
# beside: 작은 입력으로 따라가기
n, s = map(int, input().split())
a = list(map(int, input().split()))
c = 0
for i in range(n):
    for j in range(n):
        if i != j and a[i] + a[j] == s:
            c += 1
print(c)

# === 무게가 꼭 맞는 조개 한 쌍
# cause: with itself
# rules: 자기 자신과의 짝
n, s = map(int, input().split())
a = list(map(int, input().split()))
c = 0
for i in range(n):
    for j in range(i, n):
        if a[i] + a[j] == s:
            c += 1
print(c)

# === 무게가 꼭 맞는 조개 한 쌍
# cause: neighbours only
# rules:
# beside: 통과하지 못한 테스트
n, s = map(int, input().split())
a = list(map(int, input().split()))
c = 0
for i in range(n - 1):
    if a[i] + a[i + 1] == s:
        c += 1
print(c)

# === 무게가 꼭 맞는 조개 한 쌍
# cause: < in place of ==
# rules:
# beside: 경계에 있는 값
n, s = map(int, input().split())
a = list(map(int, input().split()))
c = 0
for i in range(n):
    for j in range(i + 1, n):
        if a[i] + a[j] <= s:
            c += 1
print(c)

# === 배에 실을 상자 셋
# cause: same box several times
# rules: 자기 자신과의 짝
n, m = map(int, input().split())
a = list(map(int, input().split()))
best = 0
for x in a:
    for y in a:
        for z in a:
            if x + y + z <= m and x + y + z > best:
                best = x + y + z
print(best)

# === 배에 실을 상자 셋
# cause: < in place of <=
# rules: 경계에 있는 값
# beside: 출력의 다른 점
n, m = map(int, input().split())
a = list(map(int, input().split()))
best = 0
for i in range(n):
    for j in range(i + 1, n):
        for k in range(j + 1, n):
            t = a[i] + a[j] + a[k]
            if t < m and t > best:
                best = t
print(best)

# === 배에 실을 상자 셋
# cause: three heaviest
# rules: 계산식
n, m = map(int, input().split())
a = sorted(map(int, input().split()))
print(a[-1] + a[-2] + a[-3])

# === 등대 번호 찾기
# cause: break missing: endless halving
# rules: 늘 같은 출력
# beside: 경계에 있는 값
n, q = map(int, input().split())
a = list(map(int, input().split()))
for x in map(int, input().split()):
    lo = 0
    hi = n - 1
    ans = 0
    while lo < hi:
        m = (lo + hi) // 2
        if a[m] == x:
            ans = m + 1
            break
        elif a[m] < x:
            lo = m + 1
        else:
            hi = m - 1
    print(ans)

# === 등대 번호 찾기
# cause: low does not move on
# rules: 끝나지 않은 반복
n, q = map(int, input().split())
a = list(map(int, input().split()))
for x in map(int, input().split()):
    lo, hi = 0, n - 1
    ans = 0
    while lo <= hi:
        m = (lo + hi) // 2
        if a[m] == x:
            ans = m + 1
            break
        if a[m] < x:
            lo = m
        else:
            hi = m
    print(ans)

# === 등대 번호 찾기
# cause: prints the index from 0
# rules: 출력의 다른 점, 반복의 마지막 한 번
n, q = map(int, input().split())
a = list(map(int, input().split()))
for x in map(int, input().split()):
    lo, hi = 0, n - 1
    ans = 0
    while lo <= hi:
        m = (lo + hi) // 2
        if a[m] == x:
            ans = m
            break
        elif a[m] < x:
            lo = m + 1
        else:
            hi = m - 1
    print(ans)

# === 등대 번호 찾기
# cause: list searched, -1
# rules: 적어 넣은 수
# beside: 출력의 다른 점
n, q = map(int, input().split())
a = list(map(int, input().split()))
for x in map(int, input().split()):
    lo, hi = 0, n - 1
    ans = -1
    while lo <= hi:
        m = (lo + hi) // 2
        if a[m] == x:
            ans = m + 1
            break
        elif a[m] < x:
            lo = m + 1
        else:
            hi = m - 1
    print(ans)

# === 등대 번호 찾기
# cause: place from 0
# lines: 6
# says: /1부터|0부터|번호|하나/
n, q = map(int, input().split())
a = list(map(int, input().split()))
for x in map(int, input().split()):
    r = 0
    if x in a:
        r = a.index(x)
    print(r)

# === 닻줄 나눠 자르기
# cause: tries every length
# rules: 끝나지 않은 반복
n, k = map(int, input().split())
a = list(map(int, input().split()))
x = max(a)
while True:
    c = 0
    for r in a:
        c += r // x
    if c >= k:
        break
    x -= 1
print(x)

# === 닻줄 나눠 자르기
# cause: exactly k
# rules: 처음 값 그대로
n, k = map(int, input().split())
a = list(map(int, input().split()))
lo, hi = 1, max(a)
ans = 0
while lo <= hi:
    m = (lo + hi) // 2
    c = sum(r // m for r in a)
    if c == k:
        ans = m
        lo = m + 1
    elif c < k:
        hi = m - 1
    else:
        lo = m + 1
print(ans)

# === 닻줄 나눠 자르기
# cause: cuts by the average
# lines: 4
# says: /계산|방법|따라|작은/
n, k = map(int, input().split())
a = list(map(int, input().split()))
s = sum(a)
print(s // k)

# === 입 벌린 조개 닫기
# cause: counts only
# rules: 개수로 물은 순서
# beside: 다른 갈래
s = input()
if s.count('(') == s.count(')') and s.count('[') == s.count(']'):
    print('YES')
else:
    print('NO')

# === 입 벌린 조개 닫기
# cause: what is left open is not looked at
# rules: 통과하지 못한 테스트
# beside: 예제에 없는 갈래
s = input()
st = []
ok = True
for c in s:
    if c == '(' or c == '[':
        st.append(c)
    else:
        if len(st) == 0:
            ok = False
            break
        t = st.pop()
        if t == '(' and c != ')':
            ok = False
        if t == '[' and c != ']':
            ok = False
print('YES' if ok else 'NO')

# === 입 벌린 조개 닫기
# cause: pops from an empty stack
# rules: 파이썬의 오류
s = input()
st = []
ok = True
for c in s:
    if c in '([':
        st.append(c)
    elif c == ')':
        if st.pop() != '(':
            ok = False
    else:
        if st.pop() != '[':
            ok = False
print('YES' if ok and not st else 'NO')

# === 입 벌린 조개 닫기
# cause: one kind only
# rules:
# beside: 다른 갈래
s = input()
d = 0
for c in s:
    if c in '([':
        d += 1
    else:
        d -= 1
print('YES' if d == 0 else 'NO')

# === 입 벌린 조개 닫기
# cause: what is left open is not looked at
# lines:
# says: /남|빈|끝난|마지막/
s = input()
st = []
ok = True
for c in s:
    if c in "([":
        st.append(c)
    else:
        if not st:
            ok = False
            break
        t = st.pop()
        if t + c not in ("()", "[]"):
            ok = False
            break
print("YES" if ok else "NO")

# === 입 벌린 조개 닫기
# cause: pops an empty list
# lines: 7
# says: /비어|꺼내|남/
s = input()
st = []
ok = "YES"
for c in s:
    if c in "([":
        st.append(c)
    elif st.pop() + c not in ["()", "[]"]:
        ok = "NO"
if st:
    ok = "NO"
print(ok)

# === 입 벌린 조개 닫기
# cause: counts without order
# lines: 2
# says: /순서|차례|나중|먼저|스택/
s = input()
if s.count("(") == s.count(")") and s.count("[") == s.count("]"):
    print("YES")
else:
    print("NO")

# === 원을 그리며 떠나는 물고기
# cause: no way round
# rules: 리스트 너머의 칸
n, k = map(int, input().split())
a = list(range(1, n + 1))
r = []
i = 0
while a:
    i += k - 1
    r.append(a.pop(i))
print(*r)

# === 원을 그리며 떠나는 물고기
# cause: counts K instead of K-1
# rules: 출력의 다른 점
# beside: 하나 부족하거나 하나 남는 반복
from collections import deque
n, k = map(int, input().split())
q = deque(range(1, n + 1))
r = []
while q:
    for i in range(k):
        q.append(q.popleft())
    r.append(q.popleft())
print(*r)

# === 원을 그리며 떠나는 물고기
# cause: in the order of the numbers
# rules:
# beside: 출력의 다른 점
n, k = map(int, input().split())
print(*range(1, n + 1))

# === 원을 그리며 떠나는 물고기
# cause: pop(k) without going around
# lines: 6, 7
# says: /번호|나머지|칸|넘|길이/
n, k = map(int, input().split())
a = list(range(1, n + 1))
r = []
p = 0
while a:
    p = p + k - 1
    r.append(a.pop(p))
print(*r)

# === 원을 그리며 떠나는 물고기
# cause: place may be beyond the end of the list
# lines: 5, 6
# says: /번호|나머지|%|길이|인덱스/
n, k = map(int, input().split())
a = list(range(1, n + 1))
p = 0
while a:
    p = p + k - 1
    print(a.pop(p), end=" ")

# === 반씩 자르는 미역
# cause: both halves rounded down
# lines: 1, 4
# says: /홀수|1cm|나머지|버려|몫|긴/
def cut(l, k):
    if l <= k:
        return 1
    return cut(l // 2, k) + cut(l // 2, k)
l, k = map(int, input().split())
print(cut(l, k))

# === 덧칠하는 산호 벽화
# cause: takes from an empty wall
# lines: 8, 9
# says: /비|빈|없/
n = int(input())
wall = []
for i in range(n):
    job = input().split()
    if job[0] == "칠":
        wall.append(job[1])
    elif job[0] == "긁기":
        wall.pop()
    else:
        print(wall[-1])
