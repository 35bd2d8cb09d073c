import { python } from '../../mock-server/problems/solution.ts'
import type { WrongSolutions } from './golden.ts'

/** Typical wrong solutions of the further steps in 심해. */
export const wrongAbyssLadder: WrongSolutions = {
  '반씩 자르는 미역': [
    [
      '남는 1cm를 버려요',
      'WRONG_ANSWER',
      python`
length, longest = map(int, input().split())

def pieces(part):
    if part <= longest:
        return 1
    return pieces(part // 2) * 2

print(pieces(length))
`,
    ],
    [
      '꼭 K cm인 조각도 또 잘라요',
      'WRONG_ANSWER',
      python`
length, longest = map(int, input().split())

def pieces(part):
    if part < longest:
        return 1
    return pieces(part // 2) + pieces(part - part // 2)

print(pieces(length))
`,
    ],
    [
      'K cm씩 앞에서부터 잘라요',
      'WRONG_ANSWER',
      python`
length, longest = map(int, input().split())
print((length + longest - 1) // longest)
`,
    ],
  ],
  '나란히 켜지지 않는 등불': [
    [
      '나란히 켜요',
      'WRONG_ANSWER',
      python`
n = int(input())

def light(row):
    if len(row) == n:
        print(row)
        return
    light(row + '.')
    light(row + 'o')

light('')
`,
    ],
    [
      '켠 것부터 적어요',
      'WRONG_ANSWER',
      python`
n = int(input())

def light(row):
    if len(row) == n:
        print(row)
        return
    if row[-1:] != 'o':
        light(row + 'o')
    light(row + '.')

light('')
`,
    ],
    [
      '빈 모양의 마지막을 봐요',
      'RUNTIME_ERROR',
      python`
n = int(input())

def light(row):
    if len(row) == n:
        print(row)
        return
    light(row + '.')
    if row[-1] != 'o':
        light(row + 'o')

light('')
`,
    ],
  ],
  '가장 닮은 진주 한 쌍': [
    [
      '모든 쌍을 비교해요',
      'STEP_LIMIT',
      python`
n = int(input())
weights = list(map(int, input().split()))
best = None
for i in range(n):
    for j in range(i + 1, n):
        small = min(weights[i], weights[j])
        large = max(weights[i], weights[j])
        if best is None or (large - small, small) < best:
            best = (large - small, small)
print(best[1], best[1] + best[0])
`,
    ],
    [
      '줄을 세우지 않고 이웃만 봐요',
      'WRONG_ANSWER',
      python`
n = int(input())
weights = list(map(int, input().split()))
best = 1
for i in range(2, n):
    if abs(weights[i] - weights[i - 1]) < abs(weights[best] - weights[best - 1]):
        best = i
print(min(weights[best - 1], weights[best]), max(weights[best - 1], weights[best]))
`,
    ],
    [
      '차이가 같으면 무거운 쌍을 골라요',
      'WRONG_ANSWER',
      python`
n = int(input())
weights = sorted(map(int, input().split()))
best = 1
for i in range(2, n):
    if weights[i] - weights[i - 1] <= weights[best] - weights[best - 1]:
        best = i
print(weights[best - 1], weights[best])
`,
    ],
    [
      '글자로 줄을 세워요',
      'WRONG_ANSWER',
      python`
n = int(input())
weights = list(map(int, sorted(input().split())))
best = 1
for i in range(2, n):
    if abs(weights[i] - weights[i - 1]) < abs(weights[best] - weights[best - 1]):
        best = i
print(weights[best - 1], weights[best])
`,
    ],
  ],
  '잠수 대회 순위표': [
    [
      '순위가 언제나 하나씩 커져요',
      'WRONG_ANSWER',
      python`
n = int(input())
people = []
for _ in range(n):
    name, depth, time = input().split()
    people.append((-int(depth), int(time), name))
people.sort()
for i in range(n):
    print(i + 1, people[i][2])
`,
    ],
    [
      '같은 순위 다음을 건너뛰지 않아요',
      'WRONG_ANSWER',
      python`
n = int(input())
people = []
for _ in range(n):
    name, depth, time = input().split()
    people.append((-int(depth), int(time), name))
people.sort()
rank = 1
for i in range(n):
    if i > 0 and people[i][:2] != people[i - 1][:2]:
        rank = rank + 1
    print(rank, people[i][2])
`,
    ],
    [
      '시간도 큰 쪽부터 세워요',
      'WRONG_ANSWER',
      python`
n = int(input())
people = []
for _ in range(n):
    name, depth, time = input().split()
    people.append((-int(depth), -int(time), name))
people.sort()
rank = 1
for i in range(n):
    if i > 0 and people[i][:2] != people[i - 1][:2]:
        rank = i + 1
    print(rank, people[i][2])
`,
    ],
    [
      '깊이만 같으면 순위가 같아요',
      'WRONG_ANSWER',
      python`
n = int(input())
people = []
for _ in range(n):
    name, depth, time = input().split()
    people.append((-int(depth), int(time), name))
people.sort()
rank = 1
for i in range(n):
    if i > 0 and people[i][0] != people[i - 1][0]:
        rank = i + 1
    print(rank, people[i][2])
`,
    ],
  ],
  '조개 돈으로 꼭 맞게': [
    [
      '큰 돈부터 많이 써요',
      'WRONG_ANSWER',
      python`
a, b, c, s = map(int, input().split())
ways = 0
for x in range(s // a + 1):
    for y in range((s - a * x) // b + 1):
        if (s - a * x - b * y) % c == 0:
            ways = ways + 1
count = 0
for coin in sorted([a, b, c], reverse=True):
    count = count + s // coin
    s = s % coin
print(ways, count)
`,
    ],
    [
      '세 겹으로 모두 해 봐요',
      'STEP_LIMIT',
      python`
a, b, c, s = map(int, input().split())
ways = 0
fewest = 0
for x in range(s // a + 1):
    for y in range(s // b + 1):
        for z in range(s // c + 1):
            if a * x + b * y + c * z == s:
                if ways == 0 or x + y + z < fewest:
                    fewest = x + y + z
                ways = ways + 1
print(ways, fewest)
`,
    ],
    [
      '모든 돈을 하나는 써요',
      'WRONG_ANSWER',
      python`
a, b, c, s = map(int, input().split())
ways = 0
fewest = 0
for x in range(1, s // a + 1):
    for y in range(1, s // b + 1):
        rest = s - a * x - b * y
        if rest > 0 and rest % c == 0:
            count = x + y + rest // c
            if ways == 0 or count < fewest:
                fewest = count
            ways = ways + 1
print(ways, fewest)
`,
    ],
  ],
  '기울지 않는 배의 짐': [
    [
      '이어진 짐만 골라요',
      'WRONG_ANSWER',
      python`
n, least, most = map(int, input().split())
weights = list(map(int, input().split()))
ways = 0
for i in range(n):
    total = 0
    for j in range(i, n):
        total = total + weights[j]
        if least <= total <= most:
            ways = ways + 1
print(ways)
`,
    ],
    [
      '합이 같으면 한 가지로 세요',
      'WRONG_ANSWER',
      python`
n, least, most = map(int, input().split())
sums = {0}
for weight in map(int, input().split()):
    sums = sums | {total + weight for total in sums}
ways = 0
for total in sums:
    if least <= total <= most:
        ways = ways + 1
print(ways)
`,
    ],
    [
      '끝의 무게를 빼먹어요',
      'WRONG_ANSWER',
      python`
n, least, most = map(int, input().split())
sums = [0]
for weight in map(int, input().split()):
    for i in range(len(sums)):
        sums.append(sums[i] + weight)
ways = 0
for total in sums:
    if least < total < most:
        ways = ways + 1
print(ways)
`,
    ],
    [
      '같은 짐을 여러 번 실어요',
      'WRONG_ANSWER',
      python`
n, least, most = map(int, input().split())
sums = [0]
for weight in map(int, input().split()):
    at = 0
    while at < len(sums):
        if sums[at] + weight <= most:
            sums.append(sums[at] + weight)
        at = at + 1
ways = 0
for total in sums:
    if least <= total <= most:
        ways = ways + 1
print(ways)
`,
    ],
  ],
  '알맞은 값의 산호 세기': [
    [
      '손님마다 모두 세어 봐요',
      'STEP_LIMIT',
      python`
n, q = map(int, input().split())
prices = list(map(int, input().split()))
for _ in range(q):
    a, b = map(int, input().split())
    count = 0
    for price in prices:
        if a <= price <= b:
            count = count + 1
    print(count)
`,
    ],
    [
      'B와 값이 같은 산호를 빼요',
      'WRONG_ANSWER',
      python`
n, q = map(int, input().split())
prices = list(map(int, input().split()))

def cheaper(price):
    low, high = 0, n
    while low < high:
        middle = (low + high) // 2
        if prices[middle] < price:
            low = middle + 1
        else:
            high = middle
    return low

for _ in range(q):
    a, b = map(int, input().split())
    print(cheaper(b) - cheaper(a))
`,
    ],
    [
      '마지막 산호까지 좁히지 못해요',
      'WRONG_ANSWER',
      python`
n, q = map(int, input().split())
prices = list(map(int, input().split()))

def cheaper(price):
    low, high = 0, n - 1
    while low < high:
        middle = (low + high) // 2
        if prices[middle] < price:
            low = middle + 1
        else:
            high = middle
    return low

for _ in range(q):
    a, b = map(int, input().split())
    print(cheaper(b + 1) - cheaper(a))
`,
    ],
  ],
  '날마다 더 깊이 파는 구멍': [
    [
      '하루씩 더해 가요',
      'STEP_LIMIT',
      python`
first, more, depth = map(int, input().split())
days = 0
dug = 0
today = first
while dug < depth:
    days = days + 1
    dug = dug + today
    today = today + more
print(days)
`,
    ],
    [
      '둘째 날부터 더 파는 것을 첫날부터 더해요',
      'WRONG_ANSWER',
      python`
first, more, depth = map(int, input().split())
low, high = 1, depth
while low < high:
    middle = (low + high) // 2
    if middle * first + more * middle * (middle + 1) // 2 >= depth:
        high = middle
    else:
        low = middle + 1
print(low)
`,
    ],
    [
      '꼭 다 판 날에 멈추지 않아요',
      'WRONG_ANSWER',
      python`
first, more, depth = map(int, input().split())
low, high = 1, depth + 1
while low < high:
    middle = (low + high) // 2
    if middle * first + more * middle * (middle - 1) // 2 > depth:
        high = middle
    else:
        low = middle + 1
print(low)
`,
    ],
  ],
  '덧칠하는 산호 벽화': [
    [
      '먼저 칠한 것을 벗겨요',
      'WRONG_ANSWER',
      python`
n = int(input())
wall = []
for _ in range(n):
    words = input().split()
    if words[0] == '칠':
        wall.append(words[1])
    elif words[0] == '긁기':
        if wall:
            wall.pop(0)
    elif wall:
        print(wall[-1])
    else:
        print('빈 벽')
`,
    ],
    [
      '칠이 없을 때도 벗겨요',
      'RUNTIME_ERROR',
      python`
n = int(input())
wall = []
for _ in range(n):
    words = input().split()
    if words[0] == '칠':
        wall.append(words[1])
    elif words[0] == '긁기':
        wall.pop()
    elif wall:
        print(wall[-1])
    else:
        print('빈 벽')
`,
    ],
    [
      '한 번 긁으면 모두 벗겨져요',
      'WRONG_ANSWER',
      python`
n = int(input())
wall = ''
for _ in range(n):
    words = input().split()
    if words[0] == '칠':
        wall = words[1]
    elif words[0] == '긁기':
        wall = ''
    elif wall:
        print(wall)
    else:
        print('빈 벽')
`,
    ],
  ],
  '두 줄로 선 나루터': [
    [
      '빈손줄이 빌 때까지 빈손만 태워요',
      'WRONG_ANSWER',
      python`
from collections import deque

n = int(input())
loaded = deque()
light = deque()
for _ in range(n):
    words = input().split()
    if words[0] == '짐':
        loaded.append(words[1])
    elif words[0] == '빈손':
        light.append(words[1])
    elif light:
        print(light.popleft())
    elif loaded:
        print(loaded.popleft())
    else:
        print('아무도')
`,
    ],
    [
      '둘을 태우면 빈손 손님은 꼭 기다려요',
      'WRONG_ANSWER',
      python`
from collections import deque

n = int(input())
loaded = deque()
light = deque()
lasting = 0
for _ in range(n):
    words = input().split()
    if words[0] == '짐':
        loaded.append(words[1])
    elif words[0] == '빈손':
        light.append(words[1])
    elif light and lasting < 2:
        print(light.popleft())
        lasting = lasting + 1
    elif loaded:
        print(loaded.popleft())
        lasting = 0
    else:
        print('아무도')
`,
    ],
    [
      '짐 손님을 태워도 다시 세지 않아요',
      'WRONG_ANSWER',
      python`
from collections import deque

n = int(input())
loaded = deque()
light = deque()
lasting = 0
for _ in range(n):
    words = input().split()
    if words[0] == '짐':
        loaded.append(words[1])
    elif words[0] == '빈손':
        light.append(words[1])
    elif loaded and (not light or lasting >= 2):
        print(loaded.popleft())
    elif light:
        print(light.popleft())
        lasting = lasting + 1
    else:
        print('아무도')
`,
    ],
    [
      '나중에 온 손님부터 태워요',
      'WRONG_ANSWER',
      python`
n = int(input())
loaded = []
light = []
lasting = 0
for _ in range(n):
    words = input().split()
    if words[0] == '짐':
        loaded.append(words[1])
    elif words[0] == '빈손':
        light.append(words[1])
    elif loaded and (not light or lasting >= 2):
        print(loaded.pop())
        lasting = 0
    elif light:
        print(light.pop())
        lasting = lasting + 1
    else:
        print('아무도')
`,
    ],
  ],
}
