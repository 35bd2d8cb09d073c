# === 파도의 높이
# why: 9,999에서 시작해 가장 낮은 값을 찾아요
# state: WRONG_ANSWER
n = int(input())
highest, lowest = 0, 9999
for height in map(int, input().split()):
    if height > highest:
        highest = height
    if height < lowest:
        lowest = height
print(highest - lowest)

# === 파도의 높이
# why: 0에서 시작해 가장 낮은 값을 찾아요
# state: WRONG_ANSWER
n = int(input())
low, high = 0, 0
for height in map(int, input().split()):
    low = min(low, height)
    high = max(high, height)
print(high - low)

# === 파도의 높이
# why: 첫 파도와 마지막 파도의 차이예요
# state: WRONG_ANSWER
n = int(input())
heights = list(map(int, input().split()))
print(abs(heights[-1] - heights[0]))

# === 파도의 높이
# why: 1,000보다 낮다고 생각해요
# state: WRONG_ANSWER
n = int(input())
low, high = 1000, 0
for height in map(int, input().split()):
    if height < low:
        low = height
    if height > high:
        high = height
print(high - low)

# === 모래성 쌓기
# why: 맨 아래층을 빼먹어요
# state: WRONG_ANSWER
n = int(input())
total = 0
for floor in range(1, n):
    total += floor
print(total)

# === 모래성 쌓기
# why: 소수로 나눠요
# state: WRONG_ANSWER
n = int(input())
print(n * (n + 1) / 2)

# === 모래성 쌓기
# why: 정수로 바꾸지 않아요
# state: RUNTIME_ERROR
n = input()
print(sum(range(1, n + 1)))

# === 별 찍는 불가사리
# why: 빈칸을 찍지 않아요
# state: OUTPUT_FORMAT
n = int(input())
for line in range(n):
    print('*' * (2 * line + 1))

# === 별 찍는 불가사리
# why: 하나씩 늘어나요
# state: WRONG_ANSWER
n = int(input())
for line in range(1, n + 1):
    print(' ' * (n - line) + '*' * line)

# === 파도 번호 부르기
# why: 0부터 세요
# state: WRONG_ANSWER
n = int(input())
for number in range(n):
    print(f'{number}번째 파도')

# === 파도 번호 부르기
# why: 마지막 파도를 빼먹어요
# state: WRONG_ANSWER
n = int(input())
for number in range(1, n):
    print(f'{number}번째 파도')

# === 파도 번호 부르기
# why: 숫자 뒤를 띄어 써요
# state: OUTPUT_FORMAT
n = int(input())
for number in range(1, n + 1):
    print(number, '번째 파도')

# === 새는 물통
# why: 1에서 멈춰요
# state: WRONG_ANSWER
water = int(input())
days = 0
while water > 1:
    water = water // 2
    days = days + 1
print(days)

# === 새는 물통
# why: 물을 줄이지 않아요
# state: STEP_LIMIT
water = int(input())
days = 0
while water > 0:
    days = days + 1
print(days)

# === 저금통 채우기
# why: 목표와 같아도 더 모아요
# state: WRONG_ANSWER
goal = int(input())
pearls = 0
day = 0
while pearls <= goal:
    day = day + 1
    pearls = pearls + day
print(day)

# === 저금통 채우기
# why: 날마다 하나씩만 넣어요
# state: WRONG_ANSWER
goal = int(input())
pearls = 0
day = 0
while pearls < goal:
    day = day + 1
    pearls = pearls + 1
print(day)

# === 여러 배의 물고기 더하기
# why: 합을 반복 안에서 비워요
# state: WRONG_ANSWER
n = int(input())
for _ in range(n):
    total = 0
    total = total + int(input())
print(total)

# === 여러 배의 물고기 더하기
# why: 한 줄에서 모두 읽어요
# state: WRONG_ANSWER
n = int(input())
print(sum(map(int, input().split())))

# === 여러 배의 물고기 더하기
# why: 하나 덜 읽어요
# state: WRONG_ANSWER
n = int(input())
total = 0
for _ in range(1, n):
    total = total + int(input())
print(total)

# === 큰 물고기 세기
# why: K보다 클 때만 세요
# state: WRONG_ANSWER
n, k = map(int, input().split())
count = 0
for size in map(int, input().split()):
    if size > k:
        count = count + 1
print(count)

# === 큰 물고기 세기
# why: 길이를 더해요
# state: WRONG_ANSWER
n, k = map(int, input().split())
total = 0
for size in map(int, input().split()):
    if size >= k:
        total = total + size
print(total)

# === 삼육구 소라 놀이
# why: N을 말하지 않아요
# state: WRONG_ANSWER
n = int(input())
for number in range(1, n):
    if number % 3 == 0:
        print('짝')
    else:
        print(number)

# === 삼육구 소라 놀이
# why: 수도 함께 말해요
# state: WRONG_ANSWER
n = int(input())
for number in range(1, n + 1):
    if number % 3 == 0:
        print('짝')
    print(number)

# === 바다 극장 자리표
# why: 한 줄에 한 자리씩 출력해요
# state: OUTPUT_FORMAT
rows, columns = map(int, input().split())
for r in range(1, rows + 1):
    for c in range(1, columns + 1):
        print(f'{r}-{c}')

# === 바다 극장 자리표
# why: 줄과 칸이 바뀌어요
# state: WRONG_ANSWER
rows, columns = map(int, input().split())
for c in range(1, columns + 1):
    print(*[f'{r}-{c}' for r in range(1, rows + 1)])

# === 악수하는 문어들
# why: 두 번씩 악수해요
# state: WRONG_ANSWER
n = int(input())
for one in range(1, n + 1):
    for other in range(1, n + 1):
        if one != other:
            print(one, other)

# === 악수하는 문어들
# why: 자기 자신과도 악수해요
# state: WRONG_ANSWER
n = int(input())
for one in range(1, n + 1):
    for other in range(one, n + 1):
        print(one, other)

# === 계단 모양 산호
# why: 한 칸 적게 그려요
# state: WRONG_ANSWER
n = int(input())
for line in range(n):
    print('#' * line)

# === 계단 모양 산호
# why: 거꾸로 그려요
# state: WRONG_ANSWER
n = int(input())
for line in range(n, 0, -1):
    print('#' * line)

# === 날치가 내려앉은 자리
# why: 처음 자리부터 적어요
# state: WRONG_ANSWER
place, jump, n = map(int, input().split())
for _ in range(n):
    print(place)
    place = place + jump

# === 날치가 내려앉은 자리
# why: 반복이 끝난 뒤에 한 번만 적어요
# state: WRONG_ANSWER
place, jump, n = map(int, input().split())
for _ in range(n):
    place = place + jump
print(place)

# === 날치가 내려앉은 자리
# why: 한 줄에 이어서 적어요
# state: OUTPUT_FORMAT
place, jump, n = map(int, input().split())
for _ in range(n):
    place = place + jump
    print(place, end=' ')

# === 자라는 해초와 먹는 거북
# why: 먹고 나서 자라요
# state: WRONG_ANSWER
length, eaten, n = map(int, input().split())
for day in range(1, n + 1):
    length = (length - eaten) * 2
    print(f'{day}일째 {length}cm')

# === 자라는 해초와 먹는 거북
# why: 0일째부터 적어요
# state: WRONG_ANSWER
length, eaten, n = map(int, input().split())
for day in range(n):
    length = length * 2 - eaten
    print(f'{day}일째 {length}cm')

# === 자라는 해초와 먹는 거북
# why: 쉼표로 띄어 써요
# state: OUTPUT_FORMAT
length, eaten, n = map(int, input().split())
for day in range(1, n + 1):
    length = length * 2 - eaten
    print(day, '일째', length, 'cm')

# === 닻줄을 풀어라
# why: 0도 한 번으로 세요
# state: WRONG_ANSWER
count = 0
total = 0
length = 1
while length > 0:
    length = int(input())
    count = count + 1
    total = total + length
print(count, total)

# === 닻줄을 풀어라
# why: 안에서 다시 읽지 않아요
# state: STEP_LIMIT
count = 0
total = 0
length = int(input())
while length > 0:
    count = count + 1
    total = total + length
print(count, total)

# === 닻줄을 풀어라
# why: 첫 줄을 횟수로 알고 읽어요
# state: WRONG_ANSWER
n = int(input())
count = 0
total = 0
while count < n:
    length = int(input())
    if length == 0:
        break
    count = count + 1
    total = total + length
print(count, total)

# === 번갈아 먹는 두 상어
# why: 남은 것보다 많이 먹어요
# state: WRONG_ANSWER
food, first, second = map(int, input().split())
turn = 1
while food > 0:
    if turn % 2 == 1:
        bite = first
        who = '첫째'
    else:
        bite = second
        who = '둘째'
    food = food - bite
    turn = turn + 1
print(who, bite)

# === 번갈아 먹는 두 상어
# why: 끝난 뒤에 차례를 한 번 더 바꿔요
# state: WRONG_ANSWER
food, first, second = map(int, input().split())
who = '첫째'
bite = 0
while food > 0:
    if who == '첫째':
        bite = min(first, food)
        who = '둘째'
    else:
        bite = min(second, food)
        who = '첫째'
    food = food - bite
print(who, bite)

# === 번갈아 먹는 두 상어
# why: 먹이가 꼭 떨어지면 한 번 더 먹어요
# state: WRONG_ANSWER
food, first, second = map(int, input().split())
turn = 1
while food >= 0:
    if turn % 2 == 1:
        bite = min(first, food)
        who = '첫째'
    else:
        bite = min(second, food)
        who = '둘째'
    food = food - bite
    turn = turn + 1
    if bite == 0:
        break
print(who, bite)

# === 왼쪽 그물 오른쪽 그물
# why: 반복 안에서 0으로 되돌려요
# state: WRONG_ANSWER
n = int(input())
for _ in range(n):
    left = 0
    right = 0
    one, other = map(int, input().split())
    left = left + one
    right = right + other
print(left, right, left + right)

# === 왼쪽 그물 오른쪽 그물
# why: 한 변수에 모두 더해요
# state: WRONG_ANSWER
n = int(input())
total = 0
for _ in range(n):
    one, other = map(int, input().split())
    total = total + one + other
print(total, total, total)

# === 왼쪽 그물 오른쪽 그물
# why: 읽을 때마다 출력해요
# state: WRONG_ANSWER
n = int(input())
left = 0
right = 0
for _ in range(n):
    one, other = map(int, input().split())
    left = left + one
    right = right + other
    print(left, right, left + right)

# === 섬마다 다른 뱃삯
# why: 손님이 없을 때를 잊어요
# state: RUNTIME_ERROR
n = int(input())
people = 0
money = 0
for _ in range(n):
    count, price = map(int, input().split())
    people = people + count
    money = money + count * price
print(people)
print(money)
print(money // people)

# === 섬마다 다른 뱃삯
# why: 뱃삯만 더해요
# state: WRONG_ANSWER
n = int(input())
people = 0
money = 0
for _ in range(n):
    count, price = map(int, input().split())
    people = people + count
    money = money + price
print(people)
print(money)
if people > 0:
    print(money // people)
else:
    print(0)

# === 섬마다 다른 뱃삯
# why: 섬의 수로 나눠요
# state: WRONG_ANSWER
n = int(input())
people = 0
money = 0
for _ in range(n):
    count, price = map(int, input().split())
    people = people + count
    money = money + count * price
print(people)
print(money)
print(money // n)

# === 가장 높은 물기둥
# why: 0부터 시작해요
# state: WRONG_ANSWER
n = int(input())
highest = 0
count = 0
for _ in range(n):
    height = int(input())
    if height > highest:
        highest = height
        count = 1
    elif height == highest:
        count = count + 1
print(highest, count)

# === 가장 높은 물기둥
# why: 더 높은 것을 만나도 이어서 세요
# state: WRONG_ANSWER
n = int(input())
highest = int(input())
count = 1
for _ in range(n - 1):
    height = int(input())
    if height >= highest:
        highest = height
        count = count + 1
print(highest, count)

# === 가장 높은 물기둥
# why: 같은 것은 세지 않아요
# state: WRONG_ANSWER
n = int(input())
highest = int(input())
count = 1
for _ in range(n - 1):
    height = int(input())
    if height > highest:
        highest = height
        count = 1
print(highest, count)

# === 이어서 맑은 날
# why: 맑은 날을 모두 세요
# state: WRONG_ANSWER
n = int(input())
count = 0
for _ in range(n):
    if input() == '맑음':
        count = count + 1
print(count)

# === 이어서 맑은 날
# why: 흐린 날에만 고쳐요
# state: WRONG_ANSWER
n = int(input())
longest = 0
lasting = 0
for _ in range(n):
    if input() == '맑음':
        lasting = lasting + 1
    else:
        if lasting > longest:
            longest = lasting
        lasting = 0
print(longest)

# === 이어서 맑은 날
# why: 마지막에 이어진 것을 출력해요
# state: WRONG_ANSWER
n = int(input())
lasting = 0
for _ in range(n):
    if input() == '맑음':
        lasting = lasting + 1
    else:
        lasting = 0
print(lasting)

# === 번갈아 싣는 두 배
# why: 무게가 짝수인지로 갈라요
# state: WRONG_ANSWER
n = int(input())
left = 0
right = 0
for _ in range(n):
    weight = int(input())
    if weight % 2 == 1:
        left = left + weight
    else:
        right = right + weight
print(left, right)

# === 번갈아 싣는 두 배
# why: 오른쪽 배부터 실어요
# state: WRONG_ANSWER
n = int(input())
left = 0
right = 0
for at in range(n):
    weight = int(input())
    if at % 2 == 1:
        left = left + weight
    else:
        right = right + weight
print(left, right)

# === 번갈아 싣는 두 배
# why: 개수를 세요
# state: WRONG_ANSWER
n = int(input())
left = 0
right = 0
for at in range(n):
    weight = int(input())
    if at % 2 == 0:
        left = left + 1
    else:
        right = right + 1
print(left, right)

# === 말을 듣는 잠수함
# why: 바다 위로 올라가요
# state: WRONG_ANSWER
n, deepest = map(int, input().split())
depth = 0
refused = 0
for _ in range(n):
    command = input()
    if command == '위':
        depth = depth - 1
    elif command == '아래' and depth < deepest:
        depth = depth + 1
    elif command == '아래':
        refused = refused + 1
print(depth, refused)

# === 말을 듣는 잠수함
# why: 그대로도 듣지 않은 것으로 세요
# state: WRONG_ANSWER
n, deepest = map(int, input().split())
depth = 0
refused = 0
for _ in range(n):
    command = input()
    if command == '위' and depth > 0:
        depth = depth - 1
    elif command == '아래' and depth < deepest:
        depth = depth + 1
    else:
        refused = refused + 1
print(depth, refused)

# === 말을 듣는 잠수함
# why: 가장 깊은 칸에 못 가요
# state: WRONG_ANSWER
n, deepest = map(int, input().split())
depth = 0
refused = 0
for _ in range(n):
    command = input()
    if command == '위' and depth > 0:
        depth = depth - 1
    elif command == '아래' and depth + 1 < deepest:
        depth = depth + 1
    elif command != '그대로':
        refused = refused + 1
print(depth, refused)

# === 소라 주사위 두 개
# why: 없을 때 아무것도 적지 않아요
# state: WRONG_ANSWER
a, b, s = map(int, input().split())
for one in range(1, a + 1):
    for other in range(1, b + 1):
        if one + other == s:
            print(one, other)

# === 소라 주사위 두 개
# why: 같은 짝은 한 번만 적어요
# state: WRONG_ANSWER
a, b, s = map(int, input().split())
count = 0
for one in range(1, a + 1):
    for other in range(one, b + 1):
        if one + other == s:
            print(one, other)
            count = count + 1
if count == 0:
    print('없음')

# === 소라 주사위 두 개
# why: 끝의 수를 빼먹어요
# state: WRONG_ANSWER
a, b, s = map(int, input().split())
count = 0
for one in range(1, a):
    for other in range(1, b):
        if one + other == s:
            print(one, other)
            count = count + 1
if count == 0:
    print('없음')

# === 소라 주사위 두 개
# why: 맞지 않을 때마다 없음을 적어요
# state: WRONG_ANSWER
a, b, s = map(int, input().split())
for one in range(1, a + 1):
    for other in range(1, b + 1):
        if one + other == s:
            print(one, other)
        else:
            print('없음')

# === 배마다 가장 큰 물고기
# why: 배가 바뀌어도 새로 시작하지 않아요
# state: WRONG_ANSWER
ships, fish = map(int, input().split())
longest = 0
shortest = 1001
for _ in range(ships):
    for _ in range(fish):
        length = int(input())
        if length > longest:
            longest = length
        if length < shortest:
            shortest = length
    print(longest - shortest)

# === 배마다 가장 큰 물고기
# why: 가장 큰 것만 출력해요
# state: WRONG_ANSWER
ships, fish = map(int, input().split())
for _ in range(ships):
    longest = 0
    for _ in range(fish):
        length = int(input())
        if length > longest:
            longest = length
    print(longest)

# === 배마다 가장 큰 물고기
# why: 처음과 마지막 물고기만 봐요
# state: WRONG_ANSWER
ships, fish = map(int, input().split())
for _ in range(ships):
    first = int(input())
    last = first
    for _ in range(fish - 1):
        last = int(input())
    print(last - first)

# === 번갈아 칠한 모래밭
# why: 줄이 바뀌어도 이어서 번갈아 칠해요
# state: WRONG_ANSWER
rows, columns = map(int, input().split())
count = 0
for r in range(rows):
    line = ''
    for c in range(columns):
        if count % 2 == 0:
            line = line + '#'
        else:
            line = line + '.'
        count = count + 1
    print(line)

# === 번갈아 칠한 모래밭
# why: 모든 줄이 같아요
# state: WRONG_ANSWER
rows, columns = map(int, input().split())
for r in range(rows):
    line = ''
    for c in range(columns):
        if c % 2 == 0:
            line = line + '#'
        else:
            line = line + '.'
    print(line)

# === 번갈아 칠한 모래밭
# why: 세로와 가로를 바꿔요
# state: WRONG_ANSWER
columns, rows = map(int, input().split())
for r in range(rows):
    line = ''
    for c in range(columns):
        if (r + c) % 2 == 0:
            line = line + '#'
        else:
            line = line + '.'
    print(line)

# === 브이 자로 나는 갈매기
# why: 마지막 줄에도 둘을 그려요
# state: WRONG_ANSWER
n = int(input())
for i in range(n):
    print(' ' * i + 'v' + ' ' * (2 * (n - i) - 3) + 'v')

# === 브이 자로 나는 갈매기
# why: 가운데 빈칸을 하나 더 둬요
# state: OUTPUT_FORMAT
n = int(input())
for i in range(n - 1):
    print(' ' * i + 'v' + ' ' * (2 * (n - i) - 2) + 'v')
print(' ' * (n - 1) + 'v')

# === 브이 자로 나는 갈매기
# why: 앞의 빈칸을 빠뜨려요
# state: OUTPUT_FORMAT
n = int(input())
for i in range(n - 1):
    print('v' + ' ' * (2 * (n - i) - 3) + 'v')
print('v')
