

# === 물통 옮겨 붓기
# kind: order of statements
# cause: empties the left bucket before its water is added to the right one
# lines: 4, 5
left = int(input())
right = int(input())
new = int(input())
left = 0
right = right + left
print(left, right)
left = left + new
print(left, right)
left = left + right
right = 0
print(left, right)

# === 세 조개 자리 옮기기
# kind: overwritten variable
# cause: each name is overwritten before its old value was moved on
# lines: 2, 3, 4
a, b, c = input().split()
a = c
b = a
c = b
print(a, b, c)

# === 번호표 만들기
# kind: output order
# cause: prints the joined number first and the sum second
# lines: 2
a, b = input().split()
print(int(a + b), int(a) + int(b))

# === 산호밭 울타리
# kind: computation
# cause: takes the gate away twice
# lines: 4
width = int(input())
height = int(input())
gate = int(input())
print((width + height) * 2 - gate * 2)

# === 한가운데 부표
# kind: operator order
# cause: halves the drift together with the two places
# lines: 3
a, b = map(int, input().split())
drift = int(input())
print((a + b + drift) / 2)

# === 물개의 줄과 칸
# kind: computation
# cause: takes away the row in which it sits, too
# lines: 3
number, seats = map(int, input().split())
row = (number - 1) // seats + 1
seat = number - row * seats
print(row, seat)

# === 조개 가게 영수증
# kind: wrong variable
# cause: writes the price where the count belongs
# lines: 4
name = input()
price = int(input())
count = int(input())
print(f'{name}({price}개): {price * count}원')

# === 잠수 일지의 평균
# kind: integer division
# cause: divides without a fraction
# lines: 4
a, b, c = map(int, input().split())
total = a + b + c
print(f'모두 {total}m')
print(f'평균 {total // 3:.2f}m')

# === 등대의 세 불빛
# kind: computation
# cause: the middle digit still has the first one before it
# lines: 3
number = int(input())
red = number // 100
yellow = number // 10
blue = number % 10
print(red)
print(yellow)
print(blue)

# === 행운의 진주 번호
# kind: early return
# cause: returns after the first digit, within the loop
# lines: 6
def lucky(number):
    total = 0
    while number > 0:
        total += number % 10
        number //= 10
        return total % 7 == 0


n = int(input())
count = 0
for number in map(int, input().split()):
    if lucky(number):
        count += 1
print(count)

# === 시소 타는 해달
# kind: wrong comparison
# cause: asks whether the left side is lighter
# lines: 4
a, b = map(int, input().split())
c, d = map(int, input().split())
print(a + b == c + d)
print(a + b < c + d)

# === 무거운 짐의 뱃삯
# kind: computation
# cause: charges the whole weight, not what is above 20
# lines: 4
weight = int(input())
fare = 1000
if weight > 20:
    fare = fare + weight * 50
print(fare)

# === 두 번 깎아 주는 진주
# kind: elif in place of if
# cause: the second reduction is asked only where the first was not given
# lines: 6
price = int(input())
count = int(input())
total = price * count
if count >= 5:
    total -= 500
elif total > 10000:
    total -= 1000
print(total)

# === 작은 배와 큰 배
# kind: wrong variable
# cause: prints the price of the small boat for the large one
# lines: 6
people = int(input())
price = people * 300
if price < 2500:
    print('작은 배', price)
else:
    print('큰 배', price)

# === 똑같이 나눠 먹는 새우
# kind: computation
# cause: tells how many are needed in all, not how many more
# lines: 5, 6
shrimps, fish = map(int, input().split())
if shrimps % fish == 0:
    print(f'{shrimps // fish}개씩')
else:
    needed = (shrimps // fish + 1) * fish
    print(f'{needed}개 더')

# === 오래 타는 잠수함 값
# kind: wrong number
# cause: the long ride begins at the price of the short one
# lines: 7
minutes = int(input())
if minutes <= 30:
    print(1000)
elif minutes <= 60:
    print(1800)
else:
    print(1000 + (minutes - 60) * 40)

# === 빙글빙글 도는 거북
# kind: swapped branches
# cause: north and west have changed places
# lines: 7, 9
turns = int(input()) % 4
if turns == 1:
    print('동')
elif turns == 2:
    print('남')
elif turns == 3:
    print('북')
else:
    print('서')

# === 짝이 맞는 오리발
# kind: and or or
# cause: one of the two conditions is enough
# lines: 3
color1, side1 = input().split()
color2, side2 = input().split()
if color1 == color2 or side1 != side2:
    print('신어요')
else:
    print('안 맞아요')

# === 세 문지기의 대답
# kind: missing condition
# cause: on the feast nobody needs to agree
# lines: 5
answers = input().split()
day = input()
if answers.count('응') >= 2:
    print('열려요')
elif day == '축제날':
    print('열려요')
else:
    print('닫혀요')

# === 물개 쇼 들어가기
# kind: boundary
# cause: six years old has to buy a ticket
# lines: 9
ticket = int(input())
number = int(input())
if ticket == 1:
    if number % 2 == 1:
        print('왼쪽 문')
    else:
        print('오른쪽 문')
else:
    if number < 6:
        print('그냥 들어와요')
    else:
        print('표를 사요')

# === 잠수해도 되나요
# kind: order of branches
# cause: asks for a teacher before it asks for a licence
# lines: 7
age = int(input())
licence = int(input())
teacher = int(input())
depth = int(input())
if age < 10:
    print('더 커서 와요')
elif teacher == 0:
    print('선생님과 와요')
elif licence == 1 and depth > 30:
    print('너무 깊어요')
elif licence == 0 and depth > 10:
    print('너무 깊어요')
else:
    print('좋아요')

# === 하루에 두 번 여는 시장
# kind: boundary
# cause: nine o'clock belongs to no branch but the last
# lines: 4
hour = int(input())
if 6 <= hour < 9 or 16 <= hour < 20:
    print('열림')
elif 9 < hour < 16:
    print('쉬는 시간')
else:
    print('닫힘')

# === 함께 헤엄친 시간
# kind: wrong function
# cause: takes the earlier start in place of the later one
# lines: 3
a, b = map(int, input().split())
c, d = map(int, input().split())
start = min(a, c)
end = min(b, d)
if end > start:
    print(end - start)
else:
    print(0)

# === 날치가 내려앉은 자리
# kind: off by one
# cause: begins with the place where it starts
# lines: 2, 3
s, k, n = map(int, input().split())
for i in range(n):
    print(s + k * i)

# === 자라는 해초와 먹는 거북
# kind: order of operations
# cause: eats before it has grown
# lines: 3
length, eaten, days = map(int, input().split())
for day in range(1, days + 1):
    length = (length - eaten) * 2
    print(f'{day}일째 {length}cm')

# === 닻줄을 풀어라
# kind: counts the end mark
# cause: counts the 0 at the end
# lines: 5, 6
count = 0
total = 0
while True:
    length = int(input())
    count += 1
    if length == 0:
        break
    total += length
print(count, total)

# === 번갈아 먹는 두 상어
# kind: changed too early
# cause: the turn has already passed on when the last one is told
# lines: 9, 10
food, a, b = map(int, input().split())
turn = 1
while food > 0:
    if turn == 1:
        eaten = min(a, food)
    else:
        eaten = min(b, food)
    food -= eaten
    turn = 3 - turn
if turn == 1:
    print('첫째', eaten)
else:
    print('둘째', eaten)

# === 왼쪽 그물 오른쪽 그물
# kind: wrong variable
# cause: adds the left net to the right sum
# lines: 7
n = int(input())
left = 0
right = 0
for i in range(n):
    l, r = map(int, input().split())
    left += l
    right += l
print(left, right, left + right)

# === 섬마다 다른 뱃삯
# kind: wrong variable
# cause: divides by the number of islands, not of passengers
# lines: 10
n = int(input())
people = 0
money = 0
for i in range(n):
    count, fare = map(int, input().split())
    people += count
    money += count * fare
print(people)
print(money)
print(money // n)

# === 가장 높은 물기둥
# kind: counter not reset
# cause: a new record does not begin the count anew
# lines: 8
n = int(input())
best = int(input())
count = 1
for i in range(n - 1):
    height = int(input())
    if height > best:
        best = height
        count += 1
    elif height == best:
        count += 1
print(best, count)

# === 이어서 맑은 날
# kind: last group forgotten
# cause: the record is kept only when a cloudy day comes
# lines: 8, 9
n = int(input())
best = 0
run = 0
for i in range(n):
    if input() == '맑음':
        run += 1
    else:
        if run > best:
            best = run
        run = 0
print(best)

# === 번갈아 싣는 두 배
# kind: swapped branches
# cause: counts from 0, so that the first box goes to the right ship
# lines: 4, 6
n = int(input())
left = 0
right = 0
for i in range(n):
    weight = int(input())
    if i % 2 == 1:
        left += weight
    else:
        right += weight
print(left, right)

# === 말을 듣는 잠수함
# kind: missing case
# cause: the order to stay is counted as refused
# lines: 10, 11
n, deepest = map(int, input().split())
depth = 0
refused = 0
for i in range(n):
    order = input()
    if order == '위' and depth > 0:
        depth -= 1
    elif order == '아래' and depth < deepest:
        depth += 1
    else:
        refused += 1
print(depth, refused)

# === 소라 주사위 두 개
# kind: print in the loop
# cause: says that there is none at each pair that does not fit
# lines: 6, 7
a, b, s = map(int, input().split())
for i in range(1, a + 1):
    for j in range(1, b + 1):
        if i + j == s:
            print(i, j)
        else:
            print('없음')

# === 배마다 가장 큰 물고기
# kind: accumulator not reset
# cause: the records of one ship go on in the next
# lines: 2, 3, 4
rows, columns = map(int, input().split())
biggest = 0
smallest = 1001
for i in range(rows):
    for j in range(columns):
        length = int(input())
        if length > biggest:
            biggest = length
        if length < smallest:
            smallest = length
    print(biggest - smallest)

# === 번갈아 칠한 모래밭
# kind: missing variable
# cause: looks at the column alone
# lines: 5
rows, columns = map(int, input().split())
for r in range(rows):
    line = ''
    for c in range(columns):
        if c % 2 == 0:
            line += '#'
        else:
            line += '.'
    print(line)

# === 가장 많은 보물
# kind: boundary
# cause: on a tie the later name replaces the earlier one
# lines: 9
n = int(input())
counts = {}
for i in range(n):
    name = input()
    counts[name] = counts.get(name, 0) + 1
best = ''
most = 0
for name in sorted(counts):
    if counts[name] >= most:
        most = counts[name]
        best = name
print(best, most)

# === 항해한 시간 재기
# kind: boundary
# cause: adds a day where both times are equal
# lines: 9
def minutes(hour, minute):
    return hour * 60 + minute


n = int(input())
for i in range(n):
    a, b, c, d = map(int, input().split())
    time = minutes(c, d) - minutes(a, b)
    if time <= 0:
        time += 1440
    print(time)

# === 저금통 채우기
# kind: loop condition
# cause: goes on when the goal is just reached
# lines: 4
goal = int(input())
pearls = 0
day = 0
while pearls <= goal:
    day += 1
    pearls += day
print(day)

# === 큰 물고기 세기
# kind: early exit
# cause: stops at the first small fish
# lines: 6, 7
n, k = map(int, input().split())
count = 0
for length in map(int, input().split()):
    if length >= k:
        count += 1
    else:
        break
print(count)

# === 악수하는 문어들
# kind: output order
# cause: writes the larger number first
# lines: 4
n = int(input())
for i in range(1, n + 1):
    for j in range(i + 1, n + 1):
        print(j, i)

# === 바다 극장 자리표
# kind: indentation
# cause: ends the line after each seat
# lines: 5
rows, columns = map(int, input().split())
for r in range(1, rows + 1):
    for c in range(1, columns + 1):
        print(f'{r}-{c}', end=' ')
        print()

# === 삼육구 소라 놀이
# kind: misread task
# cause: looks for the digit 3, not for multiples of 3
# lines: 3
n = int(input())
for i in range(1, n + 1):
    if '3' in str(i):
        print('짝')
    else:
        print(i)

# === 돛에 적힌 한가운데 글자
# kind: swapped branches
# cause: what to do for odd and for even lengths has changed places
# lines: 3, 4, 5, 6
word = input()
middle = len(word) // 2
if len(word) % 2 == 0:
    print(word[middle])
else:
    print(word[middle - 1:middle + 1])

# === 끝 글자를 잇는 뱃사람들
# kind: missing break
# cause: keeps the last wrong word, not the first
# lines: 5, 7
n = int(input())
words = [input() for _ in range(n)]
answer = 0
for i in range(1, n):
    if words[i][0] != words[i - 1][-1]:
        # this one is wrong
        answer = i + 1
print(answer)

# === 숫자로 온 병 속 쪽지
# kind: off by one
# cause: counts the letters from 0
# lines: 6
message = ''
for number in map(int, input().split()):
    if number == 0:
        message += ' '
    else:
        message += chr(ord('A') + number)
print(message)

# === 이웃보다 높은 돛대
# kind: and or or
# cause: one lower neighbour is enough
# lines: 5
n = int(input())
heights = list(map(int, input().split()))
flags = 0
for i in range(1, n - 1):
    if heights[i] > heights[i - 1] or heights[i] > heights[i + 1]:
        flags += 1
print(flags)

# === 번갈아 서는 두 줄
# kind: missing case
# cause: what is left of the longer row is never added
# lines: 5
n, m = map(int, input().split())
first = input().split()
second = input().split()
line = []
for i in range(min(n, m)):
    line.append(first[i])
    line.append(second[i])
print(*line)

# === 여러 번 묻는 갈매기 기록
# kind: off by one
# cause: takes the first day away, too
# lines: 9
n, q = map(int, input().split())
gulls = list(map(int, input().split()))
sums = [0]
for gull in gulls:
    sums.append(sums[-1] + gull)
for i in range(q):
    a, b = map(int, input().split())
    # from day a to day b
    print(sums[b] - sums[a])

# === 물길마다 가장 얕은 곳
# kind: boundary
# cause: a way that is just deep enough is not counted
# lines: 11
rows, columns, needed = map(int, input().split())
grid = [list(map(int, input().split())) for _ in range(rows)]
lows = []
count = 0
for c in range(columns):
    low = grid[0][c]
    for r in range(rows):
        if grid[r][c] < low:
            low = grid[r][c]
    lows.append(low)
    if low > needed:
        count += 1
print(*lows)
print(count)
