

# === 파도의 높이
# kind: wrong start
# cause: the smallest starts at 0, which no wave is below
# lines: 4
n = int(input())
waves = list(map(int, input().split()))
top = waves[0]
bottom = 0
for wave in waves:
    if wave > top:
        top = wave
    if wave < bottom:
        bottom = wave
print(top - bottom)

# === 모래성 쌓기
# kind: print in the loop
# cause: prints the sum after each floor
# lines: 5
floors = int(input())
sand = 0
for floor in range(1, floors + 1):
    sand = sand + floor
    print(sand)

# === 별 찍는 불가사리
# kind: off by one
# cause: each line has one star too many
# lines: 3
n = int(input())
for i in range(1, n + 1):
    print(' ' * (n - i) + '*' * (2 * i))

# === 병 속의 편지
# kind: wrong direction
# cause: moves the letters forward, not back
# lines: 5
k = int(input())
word = input()
answer = ''
for c in word:
    answer = answer + chr((ord(c) - 65 + k) % 26 + 65)
print(answer)

# === 처음 보는 물고기
# kind: wrong comparison
# cause: keeps a name if it was there already
# lines: 5
n = int(input())
kinds = []
for i in range(n):
    name = input()
    if name in kinds:
        kinds.append(name)
print(len(kinds))

# === 가장 많은 보물
# kind: boundary
# cause: takes the last of those that are as many
# lines: 9
n = int(input())
count = {}
for _ in range(n):
    t = input()
    count[t] = count.get(t, 0) + 1
best = ''
most = 0
for t in sorted(count):
    if count[t] >= most:
        best = t
        most = count[t]
print(best, most)

# === 갈매기 기록장
# kind: off by one
# cause: begins one day late
# lines: 5
n = int(input())
days = list(map(int, input().split()))
a, b = map(int, input().split())
total = 0
for day in range(a, b):
    total += days[day]
print(total)

# === 어항 자리 바꾸기
# kind: wrong direction
# cause: turns to the left
# lines: 4
n, k = map(int, input().split())
tanks = input().split()
k = k % n
tanks = tanks[k:] + tanks[:k]
print(*tanks)

# === 하노이의 산호탑
# kind: computation
# cause: forgets the move of the largest disc
# lines: 4
def hanoi(n):
    if n == 1:
        return 1
    return hanoi(n - 1) + hanoi(n - 1)
print(hanoi(int(input())))

# === 물고기 줄 세우기
# kind: wrong direction
# cause: the largest goes first
# lines: 5
n = int(input())
fish = list(map(int, input().split()))
for i in range(n):
    for j in range(i + 1, n):
        if fish[j] > fish[i]:
            fish[i], fish[j] = fish[j], fish[i]
print(*fish)

# === 보물섬 지도
# kind: output order
# cause: tells the column before the row
# lines: 6
r, c = map(int, input().split())
for i in range(r):
    line = input()
    for j in range(c):
        if line[j] == 'X':
            print(j + 1, i + 1)

# === 징검다리 건너기
# kind: wrong start
# cause: the second stone has one way, where it has two
# lines: 2
n = int(input())
ways = [0, 1, 1]
while len(ways) <= n:
    ways.append(ways[-1] + ways[-2])
print(ways[n])

# === 용궁의 계단
# kind: missing case
# cause: never goes two steps at once over the step before
# lines: 6
n = int(input())
p = list(map(int, input().split()))
best = [p[0]]
for i in range(1, n):
    if i == 1:
        best.append(p[1])
    elif i == 2:
        best.append(max(p[0], p[1]) + p[2])
    else:
        best.append(max(best[i - 2], best[i - 3] + p[i - 1]) + p[i])
print(best[n - 1])

# === 진주 값 계산
# kind: wrong order
# cause: takes the money from the price
# lines: 4
pearl = int(input())
n = int(input())
money = int(input())
print(pearl * n - money)

# === 잠수 시간 적기
# kind: wrong operator
# cause: divides where the rest is asked
# lines: 3
m = int(input())
hour = m // 60
minute = m / 60
print(f'{hour}시간 {minute}분')

# === 수족관 입장료
# kind: wrong constant
# cause: takes the discount for the price
# lines: 4
age = int(input())
price = 5000
if age < 13:
    price = 2000
print(price)

# === 산소통 채우기
# kind: adds in place of filling
# cause: adds 100 to what is left
# lines: 3
oxygen = int(input())
if oxygen < 20:
    oxygen += 100
print(oxygen)

# === 오늘 잠수해도 될까
# kind: missing condition
# cause: only asks for the wind
# lines: 2
wind, wave = map(int, input().split())
if wind <= 10:
    print('가능')
else:
    print('쉬어요')

# === 쉬는 날 수족관
# kind: and or or
# cause: a storm closes only on a day off
# lines: 3
day = input()
weather = input()
if (day == '월' or day == '목') and weather == '태풍':
    print('쉬어요')
else:
    print('열어요')

# === 물개 쇼 들어가기
# kind: wrong number
# cause: compares with 5 in place of 7
# lines: 9
ticket = int(input())
number = int(input())
if ticket == 1:
    if number % 2 == 1:
        print('왼쪽 문')
    else:
        print('오른쪽 문')
else:
    if number < 5:
        print('그냥 들어와요')
    else:
        print('표를 사요')

# === 배표 고르기
# kind: swapped values
# cause: grown-ups and children of a weekday have changed their prices
# lines: 9, 10, 11, 12
day = input()
age = int(input())
if day == '주말':
    if age >= 13:
        print(5000)
    else:
        print(2000)
else:
    if age >= 13:
        print(1000)
    else:
        print(3000)

# === 산호가 좋아하는 온도
# kind: order of branches
# cause: what is below 23 is never asked, as it is below 28
# lines: 2, 4
t = int(input())
if t <= 28:
    print('좋아요')
elif t < 23:
    print('추워요')
else:
    print('더워요')

# === 새는 물통
# kind: loop condition
# cause: ends one day too early
# lines: 3
water = int(input())
day = 0
while water > 1:
    water //= 2
    day += 1
print(day)

# === 저금통 채우기
# kind: changed too early
# cause: the day is counted on before its pearls are put in
# lines: 5, 6
goal = int(input())
saved = 0
day = 1
while saved < goal:
    day += 1
    saved += day
print(day)

# === 여러 배의 물고기 더하기
# kind: accumulator not added
# cause: keeps the last ship's fish alone
# lines: 4
n = int(input())
total = 0
for i in range(n):
    total = int(input())
print(total)

# === 작은 배와 큰 배
# kind: wrong variable
# cause: tells the number of people, not the price
# lines: 4
people = int(input())
small = people * 300
if small <= 2500:
    print('작은 배', people)
else:
    print('큰 배', 2500)

# === 삼육구 소라 놀이
# kind: counter not reset
# cause: counts on after the clap, so there is only one
# lines: 4, 5, 6
n = int(input())
count = 0
for i in range(1, n + 1):
    count = count + 1
    if count == 3:
        print('짝')
    else:
        print(i)

# === 악수하는 문어들
# kind: pairs with itself
# cause: each octopus shakes its own hand
# lines: 3
n = int(input())
for a in range(1, n + 1):
    for b in range(a, n + 1):
        print(a, b)

# === 깃발 신호 뒤집기
# kind: missing case
# cause: small letters stay as they are
# lines: 4, 6, 7
signal = input()
result = ''
for letter in signal:
    if letter.isupper():
        result += letter.lower()
    else:
        result += letter
print(result)

# === 줄마다 조개 더하기
# kind: accumulator not reset
# cause: the sum goes on from row to row
# lines: 4, 6
rows, columns = map(int, input().split())
best = -1
best_row = 0
total = 0
for i in range(rows):
    for x in map(int, input().split()):
        total += x
    if total > best:
        best = total
        best_row = i + 1
print(best_row, best)

# === 섬 사이의 거리
# kind: missing function call
# cause: the distances are not made positive
# lines: 4
n = int(input())
for _ in range(n):
    a, b, c, d = map(int, input().split())
    print(a - c + b - d)

# === 행운의 진주 번호
# kind: misread task
# cause: asks whether the number itself is divided by 7
# lines: 3
n = int(input())
numbers = list(map(int, input().split()))
print(len([x for x in numbers if x % 7 == 0]))

# === 무게가 꼭 맞는 조개 한 쌍
# kind: pairs twice
# cause: each pair is counted twice
# lines: 6
n, s = map(int, input().split())
w = list(map(int, input().split()))
count = 0
for i in range(n):
    for j in range(n):
        if i != j and w[i] + w[j] == s:
            count += 1
print(count)

# === 등대 번호 찾기
# kind: off by one
# cause: tells places from 0
# lines: 5
n, q = map(int, input().split())
lights = list(map(int, input().split()))
for x in map(int, input().split()):
    if x in lights:
        print(lights.index(x))
    else:
        print(0)

# === 입 벌린 조개 닫기
# kind: missing case
# cause: does not ask whether any stays open
# lines: 3, 11
shells = input()
stack = []
good = True
for s in shells:
    if s == '(' or s == '[':
        stack.append(s)
    elif not stack or stack.pop() + s not in ('()', '[]'):
        good = False
        break
if good:
    print('YES')
else:
    print('NO')

# === 산호밭 울타리
# kind: operator order
# cause: only the height is doubled
# lines: 4
w = int(input())
h = int(input())
gate = int(input())
print(w + h * 2 - gate)

# === 물개의 줄과 칸
# kind: off by one
# cause: does not count from 0 before it divides
# lines: 2
number, seats = map(int, input().split())
print(number // seats + 1, number % seats)

# === 무거운 짐의 뱃삯
# kind: computation
# cause: every kilogram costs, not only those above 20
# lines: 4
weight = int(input())
fare = 1000
if weight > 20:
    fare += weight * 50
print(fare)

# === 두 번 깎아 주는 진주
# kind: elif in place of if
# cause: the second discount is not given beside the first
# lines: 6
price = int(input())
count = int(input())
total = price * count
if count >= 5:
    total -= 500
elif total > 10000:
    total -= 1000
print(total)

# === 짝이 맞는 오리발
# kind: missing condition
# cause: does not ask for the other foot
# lines: 3
c1, s1 = input().split()
c2, s2 = input().split()
if c1 == c2:
    print('신어요')
else:
    print('안 맞아요')

# === 하루에 두 번 여는 시장
# kind: boundary
# cause: is still open at 9
# lines: 2
hour = int(input())
if 6 <= hour <= 9 or 16 <= hour < 20:
    print('열림')
elif 9 < hour < 16:
    print('쉬는 시간')
else:
    print('닫힘')

# === 날치가 내려앉은 자리
# kind: indentation
# cause: prints the last place alone
# lines: 4
place, jump, n = map(int, input().split())
for i in range(n):
    place += jump
print(place)

# === 닻줄을 풀어라
# kind: swapped output
# cause: tells the length before the number
# lines: 8
count = 0
length = 0
rope = int(input())
while rope != 0:
    count += 1
    length += rope
    rope = int(input())
print(length, count)

# === 번갈아 먹는 두 상어
# kind: missing case
# cause: the last bite is told whole, even where less is left
# lines: 7, 10
food, one, two = map(int, input().split())
turn = 0
while food > 0:
    turn += 1
    if turn % 2 == 1:
        food -= one
        who, bite = '첫째', one
    else:
        food -= two
        who, bite = '둘째', two
print(who, bite)

# === 이어서 맑은 날
# kind: counter not reset
# cause: counts all fine days
# lines: 5, 6
n = int(input())
best = 0
count = 0
for i in range(n):
    if input() == '맑음':
        count += 1
    best = max(best, count)
print(best)

# === 말을 듣는 잠수함
# kind: missing case
# cause: dives below the ground
# lines: 7
n, ground = map(int, input().split())
depth = 0
refused = 0
for i in range(n):
    word = input()
    if word == '위' and depth > 0: depth -= 1
    elif word == '아래': depth += 1
    elif word != '그대로': refused += 1
print(depth, refused)

# === 번갈아 칠한 모래밭
# kind: wrong variable
# cause: asks for the column alone
# lines: 5
r, c = map(int, input().split())
for i in range(r):
    line = ''
    for j in range(c):
        if j % 2 == 0:
            line += '#'
        else:
            line += '.'
    print(line)

# === 이웃보다 높은 돛대
# kind: and or or
# cause: being above one neighbour is enough
# lines: 5
n = int(input())
masts = list(map(int, input().split()))
flags = 0
for i in range(1, n - 1):
    if masts[i] > masts[i - 1] or masts[i] > masts[i + 1]:
        flags += 1
print(flags)

# === 짝을 잃은 장갑
# kind: wrong comparison
# cause: asks for a single glove, where an odd number is meant
# lines: 8
n = int(input())
count = {}
for i in range(n):
    c = input()
    count[c] = count.get(c, 0) + 1
found = 0
for c in sorted(count):
    if count[c] == 1:
        print(c)
        found = 1
if found == 0:
    print('없음')

# === 항해한 시간 재기
# kind: missing case
# cause: a journey over midnight is negative
# lines: 4
n = int(input())
for i in range(n):
    a, b, c, d = map(int, input().split())
    print((c - a) * 60 + d - b)
