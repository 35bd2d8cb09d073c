import { python } from '../../mock-server/problems/solution.ts'
import type { WrongSolutions } from './golden.ts'

/** Typical wrong solutions of the further steps in 해류. */
export const wrongCurrentsLadder: WrongSolutions = {
  '날치가 내려앉은 자리': [
    [
      '처음 자리부터 적어요',
      'WRONG_ANSWER',
      python`
place, jump, n = map(int, input().split())
for _ in range(n):
    print(place)
    place = place + jump
`,
    ],
    [
      '반복이 끝난 뒤에 한 번만 적어요',
      'WRONG_ANSWER',
      python`
place, jump, n = map(int, input().split())
for _ in range(n):
    place = place + jump
print(place)
`,
    ],
    [
      '한 줄에 이어서 적어요',
      'OUTPUT_FORMAT',
      python`
place, jump, n = map(int, input().split())
for _ in range(n):
    place = place + jump
    print(place, end=' ')
`,
    ],
  ],
  '자라는 해초와 먹는 거북': [
    [
      '먹고 나서 자라요',
      'WRONG_ANSWER',
      python`
length, eaten, n = map(int, input().split())
for day in range(1, n + 1):
    length = (length - eaten) * 2
    print(f'{day}일째 {length}cm')
`,
    ],
    [
      '0일째부터 적어요',
      'WRONG_ANSWER',
      python`
length, eaten, n = map(int, input().split())
for day in range(n):
    length = length * 2 - eaten
    print(f'{day}일째 {length}cm')
`,
    ],
    [
      '쉼표로 띄어 써요',
      'OUTPUT_FORMAT',
      python`
length, eaten, n = map(int, input().split())
for day in range(1, n + 1):
    length = length * 2 - eaten
    print(day, '일째', length, 'cm')
`,
    ],
  ],
  '닻줄을 풀어라': [
    [
      '0도 한 번으로 세요',
      'WRONG_ANSWER',
      python`
count = 0
total = 0
length = 1
while length > 0:
    length = int(input())
    count = count + 1
    total = total + length
print(count, total)
`,
    ],
    [
      '안에서 다시 읽지 않아요',
      'STEP_LIMIT',
      python`
count = 0
total = 0
length = int(input())
while length > 0:
    count = count + 1
    total = total + length
print(count, total)
`,
    ],
    [
      '첫 줄을 횟수로 알고 읽어요',
      'WRONG_ANSWER',
      python`
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
`,
    ],
  ],
  '번갈아 먹는 두 상어': [
    [
      '남은 것보다 많이 먹어요',
      'WRONG_ANSWER',
      python`
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
`,
    ],
    [
      '끝난 뒤에 차례를 한 번 더 바꿔요',
      'WRONG_ANSWER',
      python`
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
`,
    ],
    [
      '먹이가 꼭 떨어지면 한 번 더 먹어요',
      'WRONG_ANSWER',
      python`
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
`,
    ],
  ],
  '왼쪽 그물 오른쪽 그물': [
    [
      '반복 안에서 0으로 되돌려요',
      'WRONG_ANSWER',
      python`
n = int(input())
for _ in range(n):
    left = 0
    right = 0
    one, other = map(int, input().split())
    left = left + one
    right = right + other
print(left, right, left + right)
`,
    ],
    [
      '한 변수에 모두 더해요',
      'WRONG_ANSWER',
      python`
n = int(input())
total = 0
for _ in range(n):
    one, other = map(int, input().split())
    total = total + one + other
print(total, total, total)
`,
    ],
    [
      '읽을 때마다 출력해요',
      'WRONG_ANSWER',
      python`
n = int(input())
left = 0
right = 0
for _ in range(n):
    one, other = map(int, input().split())
    left = left + one
    right = right + other
    print(left, right, left + right)
`,
    ],
  ],
  '섬마다 다른 뱃삯': [
    [
      '손님이 없을 때를 잊어요',
      'RUNTIME_ERROR',
      python`
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
`,
    ],
    [
      '뱃삯만 더해요',
      'WRONG_ANSWER',
      python`
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
`,
    ],
    [
      '섬의 수로 나눠요',
      'WRONG_ANSWER',
      python`
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
`,
    ],
  ],
  '가장 높은 물기둥': [
    [
      '0부터 시작해요',
      'WRONG_ANSWER',
      python`
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
`,
    ],
    [
      '더 높은 것을 만나도 이어서 세요',
      'WRONG_ANSWER',
      python`
n = int(input())
highest = int(input())
count = 1
for _ in range(n - 1):
    height = int(input())
    if height >= highest:
        highest = height
        count = count + 1
print(highest, count)
`,
    ],
    [
      '같은 것은 세지 않아요',
      'WRONG_ANSWER',
      python`
n = int(input())
highest = int(input())
count = 1
for _ in range(n - 1):
    height = int(input())
    if height > highest:
        highest = height
        count = 1
print(highest, count)
`,
    ],
  ],
  '이어서 맑은 날': [
    [
      '맑은 날을 모두 세요',
      'WRONG_ANSWER',
      python`
n = int(input())
count = 0
for _ in range(n):
    if input() == '맑음':
        count = count + 1
print(count)
`,
    ],
    [
      '흐린 날에만 고쳐요',
      'WRONG_ANSWER',
      python`
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
`,
    ],
    [
      '마지막에 이어진 것을 출력해요',
      'WRONG_ANSWER',
      python`
n = int(input())
lasting = 0
for _ in range(n):
    if input() == '맑음':
        lasting = lasting + 1
    else:
        lasting = 0
print(lasting)
`,
    ],
  ],
  '번갈아 싣는 두 배': [
    [
      '무게가 짝수인지로 갈라요',
      'WRONG_ANSWER',
      python`
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
`,
    ],
    [
      '오른쪽 배부터 실어요',
      'WRONG_ANSWER',
      python`
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
`,
    ],
    [
      '개수를 세요',
      'WRONG_ANSWER',
      python`
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
`,
    ],
  ],
  '말을 듣는 잠수함': [
    [
      '바다 위로 올라가요',
      'WRONG_ANSWER',
      python`
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
`,
    ],
    [
      '그대로도 듣지 않은 것으로 세요',
      'WRONG_ANSWER',
      python`
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
`,
    ],
    [
      '가장 깊은 칸에 못 가요',
      'WRONG_ANSWER',
      python`
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
`,
    ],
  ],
  '소라 주사위 두 개': [
    [
      '없을 때 아무것도 적지 않아요',
      'WRONG_ANSWER',
      python`
a, b, s = map(int, input().split())
for one in range(1, a + 1):
    for other in range(1, b + 1):
        if one + other == s:
            print(one, other)
`,
    ],
    [
      '같은 짝은 한 번만 적어요',
      'WRONG_ANSWER',
      python`
a, b, s = map(int, input().split())
count = 0
for one in range(1, a + 1):
    for other in range(one, b + 1):
        if one + other == s:
            print(one, other)
            count = count + 1
if count == 0:
    print('없음')
`,
    ],
    [
      '끝의 수를 빼먹어요',
      'WRONG_ANSWER',
      python`
a, b, s = map(int, input().split())
count = 0
for one in range(1, a):
    for other in range(1, b):
        if one + other == s:
            print(one, other)
            count = count + 1
if count == 0:
    print('없음')
`,
    ],
    [
      '맞지 않을 때마다 없음을 적어요',
      'WRONG_ANSWER',
      python`
a, b, s = map(int, input().split())
for one in range(1, a + 1):
    for other in range(1, b + 1):
        if one + other == s:
            print(one, other)
        else:
            print('없음')
`,
    ],
  ],
  '배마다 가장 큰 물고기': [
    [
      '배가 바뀌어도 새로 시작하지 않아요',
      'WRONG_ANSWER',
      python`
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
`,
    ],
    [
      '가장 큰 것만 출력해요',
      'WRONG_ANSWER',
      python`
ships, fish = map(int, input().split())
for _ in range(ships):
    longest = 0
    for _ in range(fish):
        length = int(input())
        if length > longest:
            longest = length
    print(longest)
`,
    ],
    [
      '처음과 마지막 물고기만 봐요',
      'WRONG_ANSWER',
      python`
ships, fish = map(int, input().split())
for _ in range(ships):
    first = int(input())
    last = first
    for _ in range(fish - 1):
        last = int(input())
    print(last - first)
`,
    ],
  ],
  '번갈아 칠한 모래밭': [
    [
      '줄이 바뀌어도 이어서 번갈아 칠해요',
      'WRONG_ANSWER',
      python`
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
`,
    ],
    [
      '모든 줄이 같아요',
      'WRONG_ANSWER',
      python`
rows, columns = map(int, input().split())
for r in range(rows):
    line = ''
    for c in range(columns):
        if c % 2 == 0:
            line = line + '#'
        else:
            line = line + '.'
    print(line)
`,
    ],
    [
      '세로와 가로를 바꿔요',
      'WRONG_ANSWER',
      python`
columns, rows = map(int, input().split())
for r in range(rows):
    line = ''
    for c in range(columns):
        if (r + c) % 2 == 0:
            line = line + '#'
        else:
            line = line + '.'
    print(line)
`,
    ],
  ],
  '브이 자로 나는 갈매기': [
    [
      '마지막 줄에도 둘을 그려요',
      'WRONG_ANSWER',
      python`
n = int(input())
for i in range(n):
    print(' ' * i + 'v' + ' ' * (2 * (n - i) - 3) + 'v')
`,
    ],
    [
      '가운데 빈칸을 하나 더 둬요',
      'OUTPUT_FORMAT',
      python`
n = int(input())
for i in range(n - 1):
    print(' ' * i + 'v' + ' ' * (2 * (n - i) - 2) + 'v')
print(' ' * (n - 1) + 'v')
`,
    ],
    [
      '앞의 빈칸을 빠뜨려요',
      'OUTPUT_FORMAT',
      python`
n = int(input())
for i in range(n - 1):
    print('v' + ' ' * (2 * (n - i) - 3) + 'v')
print('v')
`,
    ],
  ],
}
