

# === 팻말을 베껴 쓰는 문어
# kind: wrong variable
# cause: keeps the right word, where the middle one is needed
# lines: 4
left = input()
middle = input()
right = input()
keep = right
middle = left
right = keep
print(left, middle, right)

# === 물에 젖은 일지
# kind: wrong variable
# cause: the third and the fourth day have changed places
# lines: 3, 4, 5, 6
first = input()
input()
third = input()
fourth = input()
print('넷째 날', third)
print('셋째 날', fourth)
print('첫째 날', first)

# === 다음 등대의 번호
# kind: joined instead of added
# cause: puts the 1 beside the number
# lines: 3
left = input()
right = input()
print(int(left + right + '1'))

# === 진주 값 계산
# kind: wrong operator
# cause: takes the count away instead of multiplying by it
# lines: 4
price = int(input())
count = int(input())
money = int(input())
print(money - price - count)

# === 물고기 나눠 담기
# kind: output order
# cause: tells the rest first
# lines: 4
fish, tanks = map(int, input().split())
rest = fish % tanks
each = fish // tanks
print(rest, each)

# === 잠수 시간 적기
# kind: computation
# cause: takes one hour away, not all of them
# lines: 3
minutes = int(input())
hours = minutes // 60
rest = minutes - 60
print(f'{hours}시간 {rest}분')

# === 바닷물 온도 바꾸기
# kind: operator order
# cause: adds 32 before it multiplies
# lines: 2
celsius = float(input())
fahrenheit = celsius * 9 / (5 + 32)
print(f'{fahrenheit:.1f}')

# === 누가 더 깊이 잠수했을까
# kind: input order
# cause: takes the first number for the penguin
# lines: 1
penguin, whale = map(int, input().split())
print(whale > penguin)

# === 상자에 꼭 맞을까
# kind: boundary
# cause: boxes that are just full are told as not enough
# lines: 3
cans, size, boxes = map(int, input().split())
print(cans % size == 0)
print(size * boxes > cans)

# === 수족관 입장료
# kind: boundary
# cause: thirteen years old pays less, too
# lines: 3
age = int(input())
fee = 5000
if age <= 13:
    fee -= 2000
print(fee)

# === 산소통 채우기
# kind: adds in place of filling
# cause: adds 100 to what is left
# lines: 3
oxygen = int(input())
if oxygen < 20:
    oxygen += 100
print(oxygen)

# === 짝수 물고기 홀수 물고기
# kind: swapped branches
# cause: what is left is taken for even
# lines: 2, 3, 5
fish = int(input())
if fish % 2 == 1:
    print('짝수')
else:
    print('홀수')

# === 오늘 잠수해도 될까
# kind: missing case
# cause: says nothing where the wind is too strong
# lines: 2
wind, wave = map(int, input().split())
if wind <= 10:
    if wave <= 2:
        print('가능')
    else:
        print('쉬어요')

# === 쉬는 날 수족관
# kind: missing case
# cause: forgets Thursday
# lines: 3
day = input()
weather = input()
if day == '월' or weather == '태풍':
    print('쉬어요')
else:
    print('열어요')

# === 보물 상자 열기
# kind: order of questions
# cause: asks for the number before it asks for the key
# lines: 3, 5
key = int(input())
number = int(input())
if number == 7 and key == 1:
    print('열렸어요')
elif number != 7:
    print('번호가 달라요')
else:
    print('열쇠가 없어요')

# === 배표 고르기
# kind: wrong number
# cause: a child pays the weekday's fare at the weekend
# lines: 12
day = input()
age = int(input())
if day == '평일':
    if age >= 13:
        print(3000)
    else:
        print(1000)
else:
    if age >= 13:
        print(5000)
    else:
        print(1000)

# === 산호가 좋아하는 온도
# kind: boundary
# cause: 28 degrees are told as too hot
# lines: 4
temperature = int(input())
if temperature < 23:
    print('추워요')
elif temperature < 28:
    print('좋아요')
else:
    print('더워요')

# === 잠수복 고르기
# kind: order of branches
# cause: the wide condition stands before the narrow one
# lines: 2, 4
height = int(input())
if height < 150:
    print('M')
elif height < 130:
    print('S')
else:
    print('L')

# === 등대는 언제 켜질까
# kind: and or or
# cause: no hour is both
# lines: 2
hour = int(input())
if hour >= 18 and hour < 6:
    print('켜짐')
else:
    print('꺼짐')

# === 밀물과 썰물
# kind: missing case
# cause: equal heights have no branch of their own
# lines: 2, 4, 5
before, now = map(int, input().split())
if now > before:
    print('밀물')
else:
    print('썰물')

# === 파도 번호 부르기
# kind: wrong variable
# cause: prints how many there are, not which one it is
# lines: 3
n = int(input())
for i in range(1, n + 1):
    print(f'{n}번째 파도')

# === 새는 물통
# kind: counts too early
# cause: begins to count at 1
# lines: 2
water = int(input())
day = 1
while water > 0:
    water //= 2
    day += 1
print(day)

# === 여러 배의 물고기 더하기
# kind: indentation
# cause: adds only the last one
# lines: 5
n = int(input())
total = 0
for i in range(n):
    fish = int(input())
total += fish
print(total)

# === 계단 모양 산호
# kind: indentation
# cause: prints only the last step
# lines: 5
n = int(input())
stairs = ''
for i in range(n):
    stairs += '#'
print(stairs)

# === 모래성 쌓기
# kind: wrong variable
# cause: adds the number of floors each time
# lines: 4
n = int(input())
total = 0
for floor in range(1, n + 1):
    total += n
print(total)

# === 파도의 높이
# kind: wrong start
# cause: the lowest begins at 0, which no wave goes below
# lines: 4
n = int(input())
heights = list(map(int, input().split()))
highest = 0
lowest = 0
for height in heights:
    if height > highest:
        highest = height
    if height < lowest:
        lowest = height
print(highest - lowest)

# === 별 찍는 불가사리
# kind: off by one
# cause: one blank too many before each line
# lines: 3
n = int(input())
for line in range(1, n + 1):
    print(' ' * (n - line + 1) + '*' * (2 * line - 1))

# === 거꾸로 읽는 등대 신호
# kind: off by one
# cause: the first letter is left out
# lines: 3
signal = input()
answer = ''
for i in range(len(signal) - 1, 0, -1):
    answer += signal[i]
print(answer)

# === 병 속의 편지
# kind: wrong direction
# cause: pushes on instead of back
# lines: 4
k = int(input())
letter = ''
for sign in input():
    letter += chr((ord(sign) - 65 + k) % 26 + 65)
print(letter)

# === 고래 노래 압축하기
# kind: last group forgotten
# cause: the last group is never written
# lines: 8, 10
song = input()
short = ''
count = 1
for i in range(1, len(song)):
    if song[i] == song[i - 1]:
        count += 1
    else:
        short += song[i - 1] + str(count)
        count = 1
print(short)

# === 가장 긴 미역 줄기
# kind: off by one
# cause: tells the number as it is counted from 0
# lines: 7
n = int(input())
lengths = list(map(int, input().split()))
place = 0
for i in range(n):
    if lengths[i] > lengths[place]:
        place = i
print(place)

# === 갈매기 기록장
# kind: off by one
# cause: takes the days for places that are counted from 0
# lines: 5, 6
n = int(input())
gulls = list(map(int, input().split()))
a, b = map(int, input().split())
total = 0
for i in range(a, min(b + 1, n)):
    total += gulls[i]
print(total)

# === 어항 자리 바꾸기
# kind: missing step
# cause: takes no remainder of a large move
# lines: 3
n, k = map(int, input().split())
tanks = input().split()
print(*(tanks[n - k:] + tanks[:n - k]))

# === 하노이의 산호탑
# kind: recursion
# cause: moves the smaller tower only once
# lines: 4
def moves(n):
    if n == 1:
        return 1
    return moves(n - 1) + 1


print(moves(int(input())))

# === 징검다리 건너기
# kind: base case
# cause: there are two ways to the second stone
# lines: 2, 3
def ways(n):
    if n <= 2:
        return 1
    return ways(n - 1) + ways(n - 2)


print(ways(int(input())))

# === 물고기 줄 세우기
# kind: wrong direction
# cause: puts the largest first
# lines: 5
n = int(input())
fish = list(map(int, input().split()))
for i in range(n):
    for j in range(i + 1, n):
        if fish[i] < fish[j]:
            fish[i], fish[j] = fish[j], fish[i]
print(*fish)

# === 두 번 접은 항해도
# kind: sorts by one key
# cause: points with the same x keep their order
# lines: 6
n = int(input())
points = []
for i in range(n):
    x, y = map(int, input().split())
    points.append((x, y))
points.sort(key=lambda point: point[0])
for x, y in points:
    print(x, y)

# === 보물섬 지도
# kind: swapped values
# cause: tells the column first
# lines: 6
rows, columns = map(int, input().split())
for r in range(rows):
    line = input()
    for c in range(columns):
        if line[c] == 'X':
            print(c + 1, r + 1)

# === 줄마다 조개 더하기
# kind: record not kept
# cause: the place is kept, the record is not
# lines: 6, 7, 8
rows, columns = map(int, input().split())
best = -1
place = 0
for r in range(rows):
    total = sum(map(int, input().split()))
    if total > best:
        place = r + 1
print(place, total)

# === 처음 보는 물고기
# kind: wrong order in the loop
# cause: a name is counted only when it has been seen before
# lines: 6
n = int(input())
seen = []
count = 0
for i in range(n):
    name = input()
    if name in seen:
        count += 1
    seen.append(name)
print(count)

# === 섬 사이의 거리
# kind: missing function call
# cause: a negative difference makes the distance shorter
# lines: 2
def distance(x1, y1, x2, y2):
    return x2 - x1 + y2 - y1


n = int(input())
for i in range(n):
    x1, y1, x2, y2 = map(int, input().split())
    print(distance(x1, y1, x2, y2))

# === 깃발 신호 뒤집기
# kind: missing case
# cause: what is no letter is left out
# lines: 4, 6
signal = input()
answer = ''
for letter in signal:
    if letter.isupper():
        answer += letter.lower()
    elif letter.islower():
        answer += letter.upper()
print(answer)

# === 한 칸씩 더 미는 암호
# kind: variable not changed
# cause: each letter is pushed equally far
# lines: 3, 4
k = int(input())
answer = ''
for letter in input():
    answer += chr((ord(letter) - 65 + k) % 26 + 65)
print(answer)

# === 보물을 고르게 나누기
# kind: boundary
# cause: on a tie the later place replaces the earlier one
# lines: 10
n = int(input())
boxes = list(map(int, input().split()))
whole = sum(boxes)
front = 0
best = 10 ** 9
place = 0
for i in range(n - 1):
    front += boxes[i]
    gap = abs(whole - front - front)
    if gap <= best:
        best = gap
        place = i + 1
print(place, best)

# === 고기가 가장 많은 K일
# kind: off by one
# cause: the last window is not looked at
# lines: 5
n, k = map(int, input().split())
fish = list(map(int, input().split()))
best = -1
day = 0
for i in range(n - k):
    caught = sum(fish[i:i + k])
    if caught > best:
        best = caught
        day = i + 1
print(day, best)

# === 짝을 잃은 장갑
# kind: missing case
# cause: says nothing where each has its pair
# lines: 6, 7, 8
n = int(input())
counts = {}
for i in range(n):
    color = input()
    counts[color] = counts.get(color, 0) + 1
for color in sorted(counts):
    if counts[color] % 2 == 1:
        print(color)

# === 어제는 없던 물고기
# kind: missing case
# cause: a new fish that comes twice is told twice
# lines: 6, 7
n, m = map(int, input().split())
yesterday = set(input() for i in range(n))
new = []
for i in range(m):
    name = input()
    if name not in yesterday:
        new.append(name)
print(len(new))
for name in new:
    print(name)

# === 다이빙 대회의 우승자
# kind: accumulator not reset
# cause: the sum goes on from diver to diver
# lines: 4, 5, 8
n = int(input())
winner = ''
best = -1
total = 0
for i in range(n):
    parts = input().split()
    scores = list(map(int, parts[2:]))
    for score in scores:
        total += score
    total = (total - max(scores) - min(scores)) * int(parts[1])
    if total > best:
        best = total
        winner = parts[0]
print(winner, best)

# === 무게가 꼭 맞는 조개 한 쌍
# kind: pairs twice
# cause: sees each pair twice, and a shell with itself
# lines: 5
n, s = map(int, input().split())
shells = list(map(int, input().split()))
count = 0
for i in range(n):
    for j in range(n):
        if shells[i] + shells[j] == s:
            count += 1
print(count)

# === 입 벌린 조개 닫기
# kind: missing case
# cause: what is still open at the end is not looked at
# lines: 11
stack = []
answer = 'YES'
for sign in input():
    if sign in '([':
        stack.append(sign)
    elif not stack:
        answer = 'NO'
    elif stack.pop() + sign not in ('()', '[]'):
        answer = 'NO'
# all signs were seen
print(answer)
