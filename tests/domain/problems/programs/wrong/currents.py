# === 파도의 높이
# cause: the greatest of texts
# rules: 글자로 줄 세우기
n = input()
heights = input().split()
print(int(max(heights)) - int(min(heights)))

# === 파도의 높이
# cause: the lowest begins with 0
# rules: 0에서 시작하는 가장 큰 값
n = int(input())
high = 0
low = 0
for x in map(int, input().split()):
    if x > high:
        high = x
    if x < low:
        low = x
print(high - low)

# === 파도의 높이
# cause: reckons with texts
# rules: 글자로 줄 세우기, 바꾸지 않은 입력
n = int(input())
heights = list(input().split())
print(max(heights) - min(heights))

# === 파도의 높이
# cause: lowest starts at 0
# rules: 0에서 시작하는 가장 큰 값
n = int(input())
a = list(map(int, input().split()))
big = 0
small = 0
for x in a:
    if x > big:
        big = x
    if x < small:
        small = x
print(big - small)

# === 파도의 높이
# cause: sorted as texts
# rules: 글자로 줄 세우기
n = int(input())
a = input().split()
a.sort()
print(int(a[-1]) - int(a[0]))

# === 파도의 높이
# cause: difference of first and last
# rules: 계산식
n = int(input())
a = list(map(int, input().split()))
print(a[n - 1] - a[0])

# === 파도의 높이
# cause: forgets one of the two
# rules:
n = int(input())
a = list(map(int, input().split()))
m = a[0]
for x in a:
    if x > m:
        m = x
print(m)

# === 파도의 높이
# cause: min minus max
# rules: 출력의 다른 점
n = int(input())
a = list(map(int, input().split()))
print(min(a) - max(a))

# === 파도의 높이
# cause: also the count is among the heights
# rules:
# beside: 통과하지 못한 테스트
a = []
n = int(input())
a.append(n)
for x in input().split():
    a.append(int(x))
print(max(a) - min(a))

# === 파도의 높이
# cause: max of the count
# rules: 계산식
n = int(input())
a = list(map(int, input().split()))
print(max(a) - n)

# === 파도의 높이
# cause: sorts texts
# lines: 2, 3
# says: /글자|숫자|int/
n = int(input())
h = input().split()
h.sort()
print(int(h[-1]) - int(h[0]))

# === 파도의 높이
# cause: smallest starts at 0
# lines: 4
# says: /처음|시작|0/
n = int(input())
h = list(map(int, input().split()))
big = 0
small = 0
for x in h:
    if x > big:
        big = x
    if x < small:
        small = x
print(big - small)

# === 파도의 높이
# cause: elif: the first is never the smallest
# lines: 8
# says: /elif|처음|시작|첫/
n = int(input())
h = list(map(int, input().split()))
big = 0
small = 10001
for x in h:
    if x > big:
        big = x
    elif x < small:
        small = x
print(big - small)

# === 파도의 높이
# cause: takes n as a height, too
# lines: 2
# says: /개수|n|첫 줄|파도 하나|처음/
n = int(input())
big = n
small = n
for x in map(int, input().split()):
    if x > big:
        big = x
    if x < small:
        small = x
print(big - small)

# === 파도의 높이
# cause: largest of texts
# lines: 2, 3
# says: /글자|int|숫자/
n = int(input())
h = input().split()
print(int(max(h)) - int(min(h)))

# === 모래성 쌓기
# cause: the last layer is missing
# rules: 0부터 세는 반복
n = int(input())
total = 0
for i in range(n):
    total = total + i
print(total)

# === 모래성 쌓기
# cause: prints within the loop
# rules: 반복 속의 출력
# beside: 출력의 다른 점
n = int(input())
total = 0
for i in range(1, n + 1):
    total = total + i
    print(total)

# === 모래성 쌓기
# cause: product starts at nothing: multiplies
# rules: 0에서 시작하는 곱
n = int(input())
total = 0
for i in range(1, n + 1):
    total *= i
print(total)

# === 모래성 쌓기
# cause: sum set to 0 within the loop
# rules: 처음으로 돌아가는 합, 입력 그대로
n = int(input())
for i in range(1, n + 1):
    total = 0
    total += i
print(total)

# === 모래성 쌓기
# cause: adds n, not i
# rules: 바뀌지 않는 것을 더하기
# lines: 4
# says: /n|i|더하/
n = int(input())
s = 0
for i in range(1, n + 1):
    s += n
print(s)

# === 모래성 쌓기
# cause: print in the loop
# rules: 반복 속의 출력, 출력의 다른 점
n = int(input())
s = 0
for i in range(n + 1):
    s = s + i
    print(s)

# === 모래성 쌓기
# cause: recursion without the last floor
# rules: 출력의 다른 점, 재귀의 첫 답
def sand(n):
    if n == 1:
        return 0
    return n + sand(n - 1)
print(sand(int(input())))

# === 모래성 쌓기
# cause: up to n without n
# rules: 0부터 세는 반복
n = int(input())
t = 0
for i in range(n):
    t += i
print(t)

# === 모래성 쌓기
# cause: counts floors
# rules: 바뀌지 않는 것을 더하기, 입력 그대로
n = int(input())
t = 0
for i in range(1, n + 1):
    t += 1
print(t)

# === 모래성 쌓기
# cause: overwrites instead of adding
# rules: 마지막 값만 남는 반복, 입력 그대로
n = int(input())
t = 0
for i in range(1, n + 1):
    t = i
print(t)

# === 모래성 쌓기
# cause: while that counts down and adds after
# rules: 바꾸는 차례
n = int(input())
t = 0
while n > 0:
    n -= 1
    t += n
print(t)

# === 모래성 쌓기
# cause: returns in the loop
# rules: 어느 줄의 안쪽, 한 번만 도는 반복
def f(n):
    t = 0
    for i in range(1, n + 1):
        t += i
        return t
print(f(int(input())))

# === 모래성 쌓기
# cause: power
# rules: 계산식
n = int(input())
print(n * n)

# === 모래성 쌓기
# cause: range step
# rules: 적어 넣은 수
n = int(input())
s = 0
for i in range(1, n + 1, 2):
    s += i
print(s)

# === 모래성 쌓기
# cause: range(n) leaves out n
# lines: 3
# says: /range|마지막|끝|n까지|바로 앞/
n = int(input())
s = 0
for i in range(n):
    s += i
print(s)

# === 모래성 쌓기
# cause: prints in the loop
# lines: 5
# says: /들여|반복 안|반복이 끝/
n = int(input())
s = 0
for i in range(1, n + 1):
    s += i
    print(s)

# === 모래성 쌓기
# cause: starts s inside the loop
# lines: 3
# says: /다시|반복 안|되돌|처음/
n = int(input())
for i in range(1, n + 1):
    s = 0
    s += i
print(s)

# === 모래성 쌓기
# cause: while that leaves out the last
# lines: 4
# says: /같|몇 번|경계|마지막/
n = int(input())
i = 1
s = 0
while i < n:
    s = s + i
    i = i + 1
print(s)

# === 모래성 쌓기
# cause: forgets to count up: endless
# lines: 4
# says: /끝나|거짓|바뀌/
n = int(input())
i = 1
s = 0
while i <= n:
    s = s + i
print(s)

# === 별 찍는 불가사리
# cause: one star more in each line, not two
# rules: 다른 무늬
n = int(input())
for i in range(1, n + 1):
    print(' ' * (n - i) + '*' * i)

# === 별 찍는 불가사리
# cause: blanks at the wrong count
# rules: 출력의 사이와 끝, 다른 무늬
n = int(input())
for i in range(1, n + 1):
    print(' ' * n + '*' * (2 * i - 1))

# === 별 찍는 불가사리
# cause: comma puts one more blank
# rules: 출력의 사이와 끝, 다른 무늬
n = int(input())
for i in range(n):
    print(' ' * (n - i - 1), '*' * (2 * i + 1))

# === 별 찍는 불가사리
# cause: no blanks
# rules: 출력의 사이와 끝, 다른 무늬
n = int(input())
for i in range(1, n + 1):
    print('*' * (2 * i - 1))

# === 별 찍는 불가사리
# cause: upside down
# rules: 다른 무늬
n = int(input())
for i in range(n, 0, -1):
    print(' ' * (n - i) + '*' * (2 * i - 1))

# === 별 찍는 불가사리
# cause: stars grow by one
# lines: 3
# says: /별|두 개|늘어|글자 수|개수|번째 줄|다른/
n = int(input())
for i in range(1, n + 1):
    print(" " * (n - i) + "*" * i)

# === 별 찍는 불가사리
# cause: no blanks in front
# lines: 3
# says: /빈칸|사이|앞/
n = int(input())
for i in range(n):
    print("*" * (2 * i + 1))

# === 파도 번호 부르기
# cause: counts from 0
# rules: 0부터 세는 반복
# beside: 출력의 다른 점
n = int(input())
for i in range(n):
    print(f'{i}번째 파도')

# === 파도 번호 부르기
# cause: blank before the word
# rules: 출력의 사이와 끝
n = int(input())
for i in range(1, n + 1):
    print(i, '번째 파도')

# === 파도 번호 부르기
# cause: the last is missing
# rules: 반복의 마지막 값, 출력의 다른 점
n = int(input())
for i in range(1, n):
    print(f'{i}번째 파도')

# === 파도 번호 부르기
# cause: always n
# rules: 늘 같은 출력
n = int(input())
for i in range(n):
    print(f'{n}번째 파도')

# === 파도 번호 부르기
# cause: counts down
# rules: 출력의 다른 점
n = int(input())
for i in range(n, 0, -1):
    print(f'{i}번째 파도')

# === 파도 번호 부르기
# cause: comma makes a blank
# lines: 3
# says: /빈칸|쉼표|sep|사이/
n = int(input())
for i in range(1, n + 1):
    print(i, "번째 파도")

# === 파도 번호 부르기
# cause: + of number and text
# lines: 3
# says: /글자|str|정수/
n = int(input())
for i in range(1, n + 1):
    print(i + "번째 파도")

# === 파도 번호 부르기
# cause: counts from 0 and a blank before 번째
# lines: 2, 3
# says: /0에서|0부터|1부터|빈칸/
n = int(input())
for i in range(n):
    print(i, "번째 파도")

# === 새는 물통
# cause: while with the stopping condition
# rules: 처음 값 그대로
w = int(input())
d = 0
while w == 0:
    w //= 2
    d += 1
print(d)

# === 새는 물통
# cause: / never quite reaches 0
# rules: 소수로 나누기
# lines: 4
# says: /\/\/|몫|소수/
w = int(input())
d = 0
while w > 0:
    w = w / 2
    d += 1
print(d)

# === 새는 물통
# cause: counts before the first
# rules: 하나 부족하거나 하나 남는 반복, 출력의 다른 점
w = int(input())
d = 1
while w > 0:
    w //= 2
    d += 1
print(d)

# === 새는 물통
# cause: stops at one
# rules: 하나 부족하거나 하나 남는 반복, 출력의 다른 점
w = int(input())
d = 0
while w > 1:
    w = w // 2
    d = d + 1
print(d)

# === 새는 물통
# cause: the day is not counted
# rules: 반복 밖의 셈
w = int(input())
d = 0
while w > 0:
    w = w // 2
d = d + 1
print(d)

# === 새는 물통
# cause: one each day
# rules:
w = int(input())
d = 0
while w > 0:
    w -= 1
    d += 1
print(d)

# === 새는 물통
# cause: stops at 1 instead of 0
# lines: 3
# says: /1|조건|언제 멈|한 번/
w = int(input())
day = 0
while w > 1:
    w = w // 2
    day = day + 1
print(day)

# === 저금통 채우기
# cause: goes on where it is enough
# rules: 하나 부족하거나 하나 남는 반복
# beside: 출력의 다른 점
goal = int(input())
day = 0
total = 0
while total <= goal:
    day += 1
    total += day
print(day)

# === 저금통 채우기
# cause: empties the box each day
# rules: 처음으로 돌아가는 합
goal = int(input())
day = 0
total = 0
while total < goal:
    total = 0
    day += 1
    total += day
print(day)

# === 저금통 채우기
# cause: the days stand still
# rules: 끝나지 않는 반복, 끝나지 않은 반복
goal = int(input())
day = 0
total = 0
while total < goal:
    total += day
print(day)

# === 저금통 채우기
# cause: one pearl each day
# rules: 늘 같은 두 변수, 입력 그대로
goal = int(input())
p = 0
day = 0
while p < goal:
    day += 1
    p += 1
print(day)

# === 저금통 채우기
# cause: <= goes one day too far
# rules: 하나 부족하거나 하나 남는 반복, 바꾸는 차례, 출력의 다른 점
goal = int(input())
p = 0
day = 0
while p <= goal:
    day += 1
    p += day
print(day)

# === 저금통 채우기
# cause: pearls before the day goes on
# rules: 하나 부족하거나 하나 남는 반복, 바꾸는 차례, 출력의 다른 점
g = int(input())
p = 0
d = 0
while p < g:
    p += d
    d += 1
print(d)

# === 저금통 채우기
# cause: prints the pearls
# rules:
# beside: 입력 그대로
g = int(input())
p = 0
d = 0
while p < g:
    d += 1
    p += d
print(p)

# === 저금통 채우기
# cause: prints in the loop
# rules: 반복 속의 출력, 출력의 다른 점
g = int(input())
p = 0
d = 0
while p < g:
    d += 1
    p += d
    print(d)

# === 저금통 채우기
# cause: stops one day late
# lines: 4
# says: /몇 번|같/
g = int(input())
s = 0
d = 0
while s <= g:
    d += 1
    s += d
print(d)

# === 저금통 채우기
# cause: one pearl each day
# lines: 5, 6
# says: /늘|같|커지|얼마/
g = int(input())
p = 0
d = 0
while p < g:
    p += 1
    d += 1
print(d)

# === 저금통 채우기
# cause: day is one too many after the loop
# lines: 3, 4, 6, 7
# says: /하나|한 번|1|언제/
goal = int(input())
money = 0
day = 1
while money < goal:
    money += day
    day += 1
print(day)

# === 여러 배의 물고기 더하기
# cause: adds a text
# rules: 파이썬의 오류, 바꾸지 않은 입력
n = int(input())
total = 0
for i in range(n):
    fish = input()
    total += fish
print(total)

# === 여러 배의 물고기 더하기
# cause: reads one boat only
# rules: 바뀌지 않는 것을 더하기, 덜 읽은 입력
n = int(input())
fish = int(input())
total = 0
for i in range(n):
    total += fish
print(total)

# === 여러 배의 물고기 더하기
# cause: reads one line with split
# rules: 덜 읽은 입력, 입력 그대로
n = int(input())
a = list(map(int, input().split()))
print(sum(a))

# === 여러 배의 물고기 더하기
# cause: reads outside the loop
# rules: 덜 읽은 입력, 바뀌지 않는 것을 더하기
n = int(input())
x = int(input())
s = 0
for i in range(n):
    s += x
print(s)

# === 여러 배의 물고기 더하기
# cause: texts added up
# rules: 바꾸지 않은 입력
n = int(input())
t = ''
for i in range(n):
    t += input()
print(t)

# === 여러 배의 물고기 더하기
# cause: n is added, too
# rules: 개수까지 더한 답
n = int(input())
t = n
for i in range(n):
    t += int(input())
print(t)

# === 여러 배의 물고기 더하기
# cause: one boat less
# rules: 반복의 마지막 값, 빠뜨린 값
n = int(input())
t = 0
for i in range(1, n):
    t += int(input())
print(t)

# === 여러 배의 물고기 더하기
# cause: product
# rules:
n = int(input())
t = 1
for i in range(n):
    t *= int(input())
print(t)

# === 여러 배의 물고기 더하기
# cause: reads a single line
# lines: 2
# says: /줄|한 줄|여러 줄/
n = int(input())
print(sum(map(int, input().split())))

# === 여러 배의 물고기 더하기
# cause: total restarts in the loop
# lines: 3
# says: /처음|다시|반복/
n = int(input())
for i in range(n):
    t = 0
    f = int(input())
    t = t + f
print(t)

# === 큰 물고기 세기
# cause: leaves out those of just that length
# rules: 경계에 있는 값
n, k = map(int, input().split())
count = 0
for x in map(int, input().split()):
    if x > k:
        count += 1
print(count)

# === 큰 물고기 세기
# cause: =+ for +=
# rules: 뒤집힌 기호
n, k = map(int, input().split())
count = 0
for x in map(int, input().split()):
    if x >= k:
        count =+ 1
print(count)

# === 큰 물고기 세기
# cause: compares all of them at once
# rules: 파이썬의 오류
n, k = map(int, input().split())
fish = list(map(int, input().split()))
count = 0
for x in fish:
    if fish >= k:
        count += 1
print(count)

# === 큰 물고기 세기
# cause: adds the lengths instead of counting
# rules: 개수와 합
n, k = map(int, input().split())
a = list(map(int, input().split()))
c = 0
for x in a:
    if x >= k:
        c += x
print(c)

# === 큰 물고기 세기
# cause: return at once
# rules: 어느 줄의 안쪽, 한 번만 도는 반복
n, k = map(int, input().split())
a = list(map(int, input().split()))
def count(a, k):
    c = 0
    for x in a:
        if x >= k:
            c += 1
        return c
print(count(a, k))

# === 큰 물고기 세기
# cause: strictly larger
# rules: 경계에 있는 값
n, k = map(int, input().split())
c = 0
for x in map(int, input().split()):
    if x > k:
        c += 1
print(c)

# === 큰 물고기 세기
# cause: counts the small
# rules:
# beside: 출력의 다른 점
n, k = map(int, input().split())
c = 0
for x in map(int, input().split()):
    if x <= k:
        c += 1
print(c)

# === 큰 물고기 세기
# cause: count set back each time
# rules: 처음으로 돌아가는 합
n, k = map(int, input().split())
for x in map(int, input().split()):
    c = 0
    if x >= k:
        c += 1
print(c)

# === 큰 물고기 세기
# cause: compares with n
# rules:
# beside: 경계에 있는 값
n, k = map(int, input().split())
c = 0
for x in map(int, input().split()):
    if x >= n:
        c += 1
print(c)

# === 큰 물고기 세기
# cause: adds the sizes, not one
# lines: 5
# says: /1|세|개수|더하/
n, k = map(int, input().split())
c = 0
for x in map(int, input().split()):
    if x >= k:
        c += x
print(c)

# === 큰 물고기 세기
# cause: compares with n
# lines: 4
# says: /변수|k|비교|무엇/
n, k = map(int, input().split())
c = 0
for x in list(map(int, input().split())):
    if x >= n:
        c += 1
print(c)

# === 삼육구 소라 놀이
# cause: says the number as well
# rules: 이어지는 출력
# beside: 출력의 다른 점
n = int(input())
for i in range(1, n + 1):
    if i % 3 == 0:
        print('짝')
    print(i)

# === 삼육구 소라 놀이
# cause: begins with 0
# rules: 0부터 세는 반복
# beside: 출력의 다른 점, 두 번 나온 말
n = int(input())
for i in range(n + 1):
    if i % 3 == 0:
        print('짝')
    else:
        print(i)

# === 삼육구 소라 놀이
# cause: digits instead of multiples
# rules: 몇 개만 적은 조건
n = int(input())
for i in range(1, n + 1):
    if i == 3 or i == 6 or i == 9:
        print('짝')
    else:
        print(i)

# === 삼육구 소라 놀이
# cause: starts at 0
# rules: 0부터 세는 반복
# beside: 두 번 나온 말
n = int(input())
for i in range(n):
    if i % 3 == 0:
        print('짝')
    else:
        print(i)

# === 삼육구 소라 놀이
# cause: in one line
# rules: 출력의 사이와 끝
n = int(input())
for i in range(1, n + 1):
    if i % 3 == 0:
        print('짝', end=' ')
    else:
        print(i, end=' ')

# === 삼육구 소라 놀이
# cause: wrong rest
# rules: 계산식
# beside: 두 번 나온 말
n = int(input())
for i in range(1, n + 1):
    if i % 3 == 1:
        print('짝')
    else:
        print(i)

# === 삼육구 소라 놀이
# cause: no else: prints the number, too
# lines: 3, 5
# says: /else|둘 다|늘|항상|조건/
n = int(input())
for i in range(1, n + 1):
    if i % 3 == 0:
        print("짝")
    print(i)

# === 삼육구 소라 놀이
# cause: only 3, 6, 9 written out
# lines: 3
# says: /적지|규칙|몇 개|나머지|큰|수|100/
n = int(input())
for i in range(1, n + 1):
    if i == 3 or i == 6 or i == 9:
        print("짝")
    else:
        print(i)

# === 바다 극장 자리표
# cause: never ends a line
# rules: 출력의 사이와 끝
rows, seats = map(int, input().split())
for i in range(1, rows + 1):
    for j in range(1, seats + 1):
        print(f'{i}-{j}', end=' ')

# === 바다 극장 자리표
# cause: no end of line between rows
# rules: 출력의 사이와 끝
r, c = map(int, input().split())
for i in range(1, r + 1):
    for j in range(1, c + 1):
        print(f'{i}-{j}', end=' ')

# === 바다 극장 자리표
# cause: rows and columns mixed up
# rules: 출력의 다른 점
r, c = map(int, input().split())
for i in range(1, r + 1):
    for j in range(1, c + 1):
        print(f'{j}-{i}', end=' ')
    print()

# === 바다 극장 자리표
# cause: each on its own line
# rules: 출력의 사이와 끝
r, c = map(int, input().split())
for i in range(1, r + 1):
    for j in range(1, c + 1):
        print(f'{i}-{j}')

# === 바다 극장 자리표
# cause: from 0
# rules: 0부터 세는 반복, 출력의 다른 점
r, c = map(int, input().split())
for i in range(r):
    for j in range(c):
        print(f'{i}-{j}', end=' ')
    print()

# === 바다 극장 자리표
# cause: blank instead of dash
# rules: 사이에 든 기호
r, c = map(int, input().split())
for i in range(1, r + 1):
    for j in range(1, c + 1):
        print(i, j, end=' ')
    print()

# === 바다 극장 자리표
# cause: no line end after a row
# lines: 4
# says: /줄|print\(\)|바꾸/
r, c = map(int, input().split())
for i in range(1, r + 1):
    for j in range(1, c + 1):
        print(f"{i}-{j}", end=" ")

# === 바다 극장 자리표
# cause: blanks around the dash
# lines: 4
# says: /빈칸|sep|쉼표/
r, c = map(int, input().split())
for i in range(1, r + 1):
    for j in range(1, c + 1):
        print(i, "-", j, end=" ")
    print()

# === 악수하는 문어들
# cause: each pair twice
# rules: 자기 자신과의 짝, 출력의 다른 점
n = int(input())
for i in range(1, n + 1):
    for j in range(1, n + 1):
        if i != j:
            print(i, j)

# === 악수하는 문어들
# cause: shakes its own hands
# rules: 자기 자신과의 짝, 출력의 다른 점
n = int(input())
for i in range(1, n + 1):
    for j in range(i, n + 1):
        print(i, j)

# === 악수하는 문어들
# cause: with oneself and twice
# rules: 자기 자신과의 짝, 출력의 다른 점
# lines: 3
# says: /안쪽|시작|두 번|자기|짝/
n = int(input())
for i in range(1, n + 1):
    for j in range(1, n + 1):
        print(i, j)

# === 악수하는 문어들
# cause: j always from 2
# rules: 자기 자신과의 짝, 출력의 다른 점
n = int(input())
for i in range(1, n + 1):
    for j in range(2, n + 1):
        print(i, j)

# === 악수하는 문어들
# cause: last one missing
# rules: 반복의 마지막 값, 출력의 다른 점
# beside: 하나 부족하거나 하나 남는 반복
n = int(input())
for i in range(1, n):
    for j in range(i + 1, n):
        print(i, j)

# === 계단 모양 산호
# cause: begins with an empty line
# rules: 0부터 세는 반복
# beside: 다른 무늬
n = int(input())
for i in range(n):
    print('#' * i)

# === 계단 모양 산호
# cause: a comma too many
# rules: 파이썬의 오류
n = int(input())
for i in range(1, n + 1):
    print('#', *i)

# === 계단 모양 산호
# cause: upside down
# rules: 다른 무늬
n = int(input())
for i in range(n, 0, -1):
    print('#' * i)

# === 계단 모양 산호
# cause: always n
# rules: 다른 무늬
n = int(input())
for i in range(n):
    print('#' * n)

# === 계단 모양 산호
# cause: stars
# rules: 다른 무늬
n = int(input())
for i in range(1, n + 1):
    print('*' * i)

# === 계단 모양 산호
# cause: one more line
# rules: 다른 무늬
# beside: 하나 부족하거나 하나 남는 반복
n = int(input())
for i in range(1, n + 2):
    print('#' * i)

# === 계단 모양 산호
# cause: upside down
# lines: 2
# says: /순서|거꾸로|첫 줄|개수|몇 개/
n = int(input())
for i in range(n, 0, -1):
    print("#" * i)

# === 날치가 내려앉은 자리
# cause: prints before it moves
# lines: 3, 4
# says: /먼저|차례|순서/
s, k, n = map(int, input().split())
for i in range(n):
    print(s)
    s += k

# === 자라는 해초와 먹는 거북
# cause: days from 0
# lines: 2, 4
# says: /0|1부터/
l, e, n = map(int, input().split())
for i in range(n):
    l = l * 2 - e
    print(f"{i}일째 {l}cm")

# === 닻줄을 풀어라
# cause: never reads the next line
# lines: 3, 4, 5, 6
# says: /바뀌|input|끝나지|입력/
cnt = 0
total = 0
x = int(input())
while x != 0:
    cnt += 1
    total += x
print(cnt, total)

# === 섬마다 다른 뱃삯
# cause: divides by no guests
# lines: 8
# says: /0으로|없|0/
n = int(input())
people = 0
money = 0
for i in range(n):
    p, f = map(int, input().split())
    people += p
    money += p * f
avg = money // people
print(people)
print(money)
print(avg)

# === 가장 높은 물기둥
# cause: starts from 0 though all may be negative
# lines: 2
# says: /음수|0|처음|시작/
n = int(input())
best = 0
cnt = 0
for i in range(n):
    h = int(input())
    if h > best:
        best = h
        cnt = 1
    elif h == best:
        cnt += 1
print(best, cnt)

# === 이어서 맑은 날
# cause: a run up to the last day is not looked at
# lines: 4, 8, 10
# says: /마지막|끝/
n = int(input())
run = 0
best = 0
for i in range(n):
    if input() == "맑음":
        run += 1
    else:
        best = max(best, run)
        run = 0
print(best)

# === 번갈아 싣는 두 배
# cause: looks at the weight, not at the turn
# lines: 4, 5, 6
# says: /차례|번째|무게|쓰려던 값/
n = int(input())
left = 0
right = 0
for i in range(n):
    w = int(input())
    if w % 2 == 1:
        left += w
    else:
        right += w
print(left, right)

# === 말을 듣는 잠수함
# cause: does not go back after a refused order
# lines: 6, 7, 8, 9, 10, 11
# says: /되돌|그대로|돌려놓|범위|벗어|밖/
n, d = map(int, input().split())
depth = 0
no = 0
for i in range(n):
    c = input()
    if c == "위":
        depth -= 1
    if c == "아래":
        depth += 1
    if depth < 0 or depth > d:
        no += 1
print(depth, no)

# === 배마다 가장 큰 물고기
# cause: not begun anew for each ship
# lines: 2, 3, 4
# says: /배|묶음|새로|처음/
r, c = map(int, input().split())
big = 0
small = 1001
for i in range(r):
    for j in range(c):
        x = int(input())
        if x > big:
            big = x
        if x < small:
            small = x
    print(big - small)

# === 번갈아 칠한 모래밭
# cause: looks at the column alone
# lines: 2, 3, 4
# says: /줄마다/
r, c = map(int, input().split())
for i in range(r):
    for j in range(c):
        if j % 2 == 0:
            print("#", end="")
        else:
            print(".", end="")
    print()

# === 브이 자로 나는 갈매기
# cause: two in the last line
# lines: 3
# says: /마지막|줄|한 마리|개수/
n = int(input())
for i in range(n):
    print(" " * i + "v" + " " * (2 * (n - i) - 3) + "v")
