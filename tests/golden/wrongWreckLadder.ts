import { python } from '../../mock-server/problems/solution.ts'
import type { WrongSolutions } from './golden.ts'

/** Typical wrong solutions of the further steps in 난파선. */
export const wrongWreckLadder: WrongSolutions = {
  '돛에 적힌 한가운데 글자': [
    [
      '언제나 한 글자만 출력해요',
      'WRONG_ANSWER',
      python`
word = input()
print(word[len(word) // 2])
`,
    ],
    [
      '자르는 끝 번호가 하나 모자라요',
      'WRONG_ANSWER',
      python`
word = input()
half = len(word) // 2
if len(word) % 2 == 1:
    print(word[half])
else:
    print(word[half - 1:half])
`,
    ],
    [
      '두 글자를 띄어 써요',
      'OUTPUT_FORMAT',
      python`
word = input()
half = len(word) // 2
if len(word) % 2 == 1:
    print(word[half])
else:
    print(word[half - 1], word[half])
`,
    ],
    [
      '번호를 소수로 구해요',
      'RUNTIME_ERROR',
      python`
word = input()
half = len(word) / 2
if len(word) % 2 == 1:
    print(word[half])
else:
    print(word[half - 1:half + 1])
`,
    ],
  ],
  '끝 글자를 잇는 뱃사람들': [
    [
      '마지막으로 틀린 것을 찾아요',
      'WRONG_ANSWER',
      python`
n = int(input())
before = input()
wrong = 0
for number in range(2, n + 1):
    word = input()
    if word[0] != before[-1]:
        wrong = number
    before = word
print(wrong)
`,
    ],
    [
      '첫 낱말하고만 비교해요',
      'WRONG_ANSWER',
      python`
n = int(input())
first = input()
wrong = 0
for number in range(2, n + 1):
    word = input()
    if wrong == 0 and word[0] != first[-1]:
        wrong = number
print(wrong)
`,
    ],
    [
      '번호를 0부터 세요',
      'WRONG_ANSWER',
      python`
n = int(input())
before = input()
wrong = 0
for number in range(1, n):
    word = input()
    if wrong == 0 and word[0] != before[-1]:
        wrong = number
    before = word
print(wrong)
`,
    ],
  ],
  '숫자로 온 병 속 쪽지': [
    [
      '한 글자씩 밀려요',
      'WRONG_ANSWER',
      python`
text = ''
for number in map(int, input().split()):
    if number == 0:
        text = text + ' '
    else:
        text = text + chr(ord('A') + number)
print(text)
`,
    ],
    [
      '0도 글자로 바꿔요',
      'WRONG_ANSWER',
      python`
text = ''
for number in map(int, input().split()):
    text = text + chr(ord('A') + number - 1)
print(text)
`,
    ],
    [
      '글자마다 띄어 써요',
      'OUTPUT_FORMAT',
      python`
for number in map(int, input().split()):
    if number == 0:
        print(' ', end=' ')
    else:
        print(chr(ord('A') + number - 1), end=' ')
print()
`,
    ],
  ],
  '한 칸씩 더 미는 암호': [
    [
      '모든 글자를 똑같이 밀어요',
      'WRONG_ANSWER',
      python`
k = int(input())
letter = input()
secret = ''
for one in letter:
    secret = secret + chr(ord('A') + (ord(one) - ord('A') + k) % 26)
print(secret)
`,
    ],
    [
      'Z를 넘어가요',
      'WRONG_ANSWER',
      python`
k = int(input())
letter = input()
secret = ''
for i in range(len(letter)):
    secret = secret + chr(ord(letter[i]) + k + i)
print(secret)
`,
    ],
    [
      '첫 글자부터 한 칸 더 밀어요',
      'WRONG_ANSWER',
      python`
k = int(input())
secret = ''
for one in input():
    k = k + 1
    secret = secret + chr(ord('A') + (ord(one) - ord('A') + k) % 26)
print(secret)
`,
    ],
  ],
  '이웃보다 높은 돛대': [
    [
      '없는 돛대를 봐요',
      'RUNTIME_ERROR',
      python`
n = int(input())
masts = list(map(int, input().split()))
flags = 0
for i in range(n):
    if masts[i] > masts[i - 1] and masts[i] > masts[i + 1]:
        flags = flags + 1
print(flags)
`,
    ],
    [
      '한쪽보다만 높아도 달아요',
      'WRONG_ANSWER',
      python`
n = int(input())
masts = list(map(int, input().split()))
flags = 0
for i in range(1, n - 1):
    if masts[i] > masts[i - 1] or masts[i] > masts[i + 1]:
        flags = flags + 1
print(flags)
`,
    ],
    [
      '높이가 같아도 달아요',
      'WRONG_ANSWER',
      python`
n = int(input())
masts = list(map(int, input().split()))
flags = 0
for i in range(1, n - 1):
    if masts[i] >= masts[i - 1] and masts[i] >= masts[i + 1]:
        flags = flags + 1
print(flags)
`,
    ],
  ],
  '번갈아 서는 두 줄': [
    [
      '짧은 줄까지만 서요',
      'WRONG_ANSWER',
      python`
n, m = map(int, input().split())
first = list(map(int, input().split()))
second = list(map(int, input().split()))
line = []
for i in range(min(n, m)):
    line.append(first[i])
    line.append(second[i])
print(*line)
`,
    ],
    [
      '두 줄의 길이가 같다고 생각해요',
      'RUNTIME_ERROR',
      python`
n, m = map(int, input().split())
first = list(map(int, input().split()))
second = list(map(int, input().split()))
line = []
for i in range(max(n, m)):
    line.append(first[i])
    line.append(second[i])
print(*line)
`,
    ],
    [
      '둘째 줄을 뒤에 붙여요',
      'WRONG_ANSWER',
      python`
n, m = map(int, input().split())
first = list(map(int, input().split()))
second = list(map(int, input().split()))
print(*(first + second))
`,
    ],
    [
      '남은 물고기를 거꾸로 세워요',
      'WRONG_ANSWER',
      python`
n, m = map(int, input().split())
first = list(map(int, input().split()))
second = list(map(int, input().split()))
line = []
for i in range(min(n, m)):
    line.append(first[i])
    line.append(second[i])
rest = first[m:] + second[n:]
for i in range(len(rest)):
    line.append(rest[len(rest) - 1 - i])
print(*line)
`,
    ],
  ],
  '보물을 고르게 나누기': [
    [
      '가를 때마다 처음부터 더해요',
      'STEP_LIMIT',
      python`
n = int(input())
boxes = list(map(int, input().split()))
best = 1
least = abs(sum(boxes[:1]) - sum(boxes[1:]))
for i in range(2, n):
    difference = abs(sum(boxes[:i]) - sum(boxes[i:]))
    if difference < least:
        least = difference
        best = i
print(best, least)
`,
    ],
    [
      '차이가 같으면 뒤의 곳을 골라요',
      'WRONG_ANSWER',
      python`
n = int(input())
boxes = list(map(int, input().split()))
total = sum(boxes)
front = 0
best = 0
least = total + 1
for i in range(n - 1):
    front = front + boxes[i]
    difference = abs(total - front - front)
    if difference <= least:
        least = difference
        best = i + 1
print(best, least)
`,
    ],
    [
      '앞이 절반을 넘는 첫 곳을 골라요',
      'WRONG_ANSWER',
      python`
n = int(input())
boxes = list(map(int, input().split()))
total = sum(boxes)
front = 0
best = 0
for i in range(n - 1):
    front = front + boxes[i]
    best = i + 1
    if front * 2 >= total:
        break
print(best, abs(total - front * 2))
`,
    ],
  ],
  '고기가 가장 많은 K일': [
    [
      '날마다 K일을 다시 더해요',
      'STEP_LIMIT',
      python`
n, k = map(int, input().split())
catches = list(map(int, input().split()))
first = 1
most = -1
for day in range(n - k + 1):
    now = sum(catches[day:day + k])
    if now > most:
        most = now
        first = day + 1
print(first, most)
`,
    ],
    [
      '마지막 때를 보지 않아요',
      'WRONG_ANSWER',
      python`
n, k = map(int, input().split())
catches = list(map(int, input().split()))
sums = [0]
for one in catches:
    sums.append(sums[-1] + one)
first = 1
most = sums[k]
for day in range(2, n - k + 1):
    now = sums[day + k - 1] - sums[day - 1]
    if now > most:
        most = now
        first = day
print(first, most)
`,
    ],
    [
      '합이 같으면 나중 때를 골라요',
      'WRONG_ANSWER',
      python`
n, k = map(int, input().split())
catches = list(map(int, input().split()))
sums = [0]
for one in catches:
    sums.append(sums[-1] + one)
first = 1
most = sums[k]
for day in range(2, n - k + 2):
    now = sums[day + k - 1] - sums[day - 1]
    if now >= most:
        most = now
        first = day
print(first, most)
`,
    ],
    [
      '하루를 덜 더해요',
      'WRONG_ANSWER',
      python`
n, k = map(int, input().split())
catches = list(map(int, input().split()))
sums = [0]
for one in catches:
    sums.append(sums[-1] + one)
first = 1
most = -1
for day in range(1, n - k + 2):
    now = sums[day + k - 1] - sums[day]
    if now > most:
        most = now
        first = day
print(first, most)
`,
    ],
  ],
  '물길마다 가장 얕은 곳': [
    [
      '가로줄마다 구해요',
      'WRONG_ANSWER',
      python`
rows, columns, needed = map(int, input().split())
shallowest = []
for _ in range(rows):
    shallowest.append(min(map(int, input().split())))
ways = 0
for depth in shallowest:
    if depth >= needed:
        ways = ways + 1
print(*shallowest)
print(ways)
`,
    ],
    [
      '꼭 필요한 깊이면 못 다닌다고 해요',
      'WRONG_ANSWER',
      python`
rows, columns, needed = map(int, input().split())
grid = []
for _ in range(rows):
    grid.append(list(map(int, input().split())))
shallowest = []
ways = 0
for c in range(columns):
    depth = grid[0][c]
    for r in range(rows):
        if grid[r][c] < depth:
            depth = grid[r][c]
    shallowest.append(depth)
    if depth > needed:
        ways = ways + 1
print(*shallowest)
print(ways)
`,
    ],
    [
      '0부터 시작해요',
      'WRONG_ANSWER',
      python`
rows, columns, needed = map(int, input().split())
grid = []
for _ in range(rows):
    grid.append(list(map(int, input().split())))
shallowest = []
ways = 0
for c in range(columns):
    depth = 0
    for r in range(rows):
        if grid[r][c] < depth:
            depth = grid[r][c]
    shallowest.append(depth)
    if depth >= needed:
        ways = ways + 1
print(*shallowest)
print(ways)
`,
    ],
    [
      '줄과 칸의 번호를 바꿔요',
      'RUNTIME_ERROR',
      python`
rows, columns, needed = map(int, input().split())
grid = []
for _ in range(rows):
    grid.append(list(map(int, input().split())))
shallowest = []
ways = 0
for c in range(columns):
    depth = grid[c][0]
    for r in range(rows):
        if grid[c][r] < depth:
            depth = grid[c][r]
    shallowest.append(depth)
    if depth >= needed:
        ways = ways + 1
print(*shallowest)
print(ways)
`,
    ],
  ],
  '등대 불빛이 닿는 칸': [
    [
      '바위를 지나가요',
      'WRONG_ANSWER',
      python`
rows, columns = map(int, input().split())
sea = []
for _ in range(rows):
    sea.append(input())
lit = 0
for r in range(rows):
    for c in range(columns):
        if sea[r][c] == 'L':
            top, left = r, c
for r in range(rows):
    if sea[r][left] == '.':
        lit = lit + 1
for c in range(columns):
    if sea[top][c] == '.':
        lit = lit + 1
print(lit)
`,
    ],
    [
      '한 칸만 나아가요',
      'WRONG_ANSWER',
      python`
rows, columns = map(int, input().split())
sea = []
for _ in range(rows):
    sea.append(input())
for r in range(rows):
    for c in range(columns):
        if sea[r][c] == 'L':
            top, left = r, c
lit = 0
for down, right in [(1, 0), (-1, 0), (0, 1), (0, -1)]:
    r = top + down
    c = left + right
    if 0 <= r < rows and 0 <= c < columns and sea[r][c] == '.':
        lit = lit + 1
print(lit)
`,
    ],
    [
      '지도의 끝을 살피지 않아요',
      'RUNTIME_ERROR',
      python`
rows, columns = map(int, input().split())
sea = []
for _ in range(rows):
    sea.append(input())
for r in range(rows):
    for c in range(columns):
        if sea[r][c] == 'L':
            top, left = r, c
lit = 0
for down, right in [(1, 0), (-1, 0), (0, 1), (0, -1)]:
    r = top + down
    c = left + right
    while sea[r][c] == '.':
        lit = lit + 1
        r = r + down
        c = c + right
print(lit)
`,
    ],
    [
      '등대가 선 칸도 세요',
      'WRONG_ANSWER',
      python`
rows, columns = map(int, input().split())
sea = []
for _ in range(rows):
    sea.append(input())
for r in range(rows):
    for c in range(columns):
        if sea[r][c] == 'L':
            top, left = r, c
lit = 1
for down, right in [(1, 0), (-1, 0), (0, 1), (0, -1)]:
    r = top + down
    c = left + right
    while 0 <= r < rows and 0 <= c < columns and sea[r][c] == '.':
        lit = lit + 1
        r = r + down
        c = c + right
print(lit)
`,
    ],
  ],
  '짝을 잃은 장갑': [
    [
      '한 번만 나온 것을 찾아요',
      'WRONG_ANSWER',
      python`
n = int(input())
count = {}
for _ in range(n):
    color = input()
    count[color] = count.get(color, 0) + 1
found = False
for color in sorted(count):
    if count[color] == 1:
        print(color)
        found = True
if not found:
    print('없음')
`,
    ],
    [
      '나온 순서대로 출력해요',
      'WRONG_ANSWER',
      python`
n = int(input())
count = {}
for _ in range(n):
    color = input()
    count[color] = count.get(color, 0) + 1
found = False
for color in count:
    if count[color] % 2 == 1:
        print(color)
        found = True
if not found:
    print('없음')
`,
    ],
    [
      '처음 보는 색을 0으로 두지 않아요',
      'RUNTIME_ERROR',
      python`
n = int(input())
count = {}
for _ in range(n):
    color = input()
    count[color] = count[color] + 1
for color in sorted(count):
    if count[color] % 2 == 1:
        print(color)
`,
    ],
  ],
  '어제는 없던 물고기': [
    [
      '리스트에서 하나씩 찾아요',
      'STEP_LIMIT',
      python`
n, m = map(int, input().split())
seen = []
for _ in range(n):
    seen.append(input())
fresh = []
for _ in range(m):
    name = input()
    if name not in seen and name not in fresh:
        fresh.append(name)
print(len(fresh))
for name in fresh:
    print(name)
`,
    ],
    [
      '같은 이름을 또 적어요',
      'WRONG_ANSWER',
      python`
n, m = map(int, input().split())
seen = set()
for _ in range(n):
    seen.add(input())
fresh = []
for _ in range(m):
    name = input()
    if name not in seen:
        fresh.append(name)
print(len(fresh))
for name in fresh:
    print(name)
`,
    ],
    [
      '사전 순서로 적어요',
      'WRONG_ANSWER',
      python`
n, m = map(int, input().split())
before = set()
for _ in range(n):
    before.add(input())
today = set()
for _ in range(m):
    today.add(input())
fresh = sorted(today - before)
print(len(fresh))
for name in fresh:
    print(name)
`,
    ],
  ],
  '항해한 시간 재기': [
    [
      '자정을 넘긴 것을 살피지 않아요',
      'WRONG_ANSWER',
      python`
def minutes(hour, minute):
    return hour * 60 + minute

n = int(input())
for _ in range(n):
    h1, m1, h2, m2 = map(int, input().split())
    print(minutes(h2, m2) - minutes(h1, m1))
`,
    ],
    [
      '시가 작아질 때만 하루를 더해요',
      'WRONG_ANSWER',
      python`
def minutes(hour, minute):
    return hour * 60 + minute

n = int(input())
for _ in range(n):
    h1, m1, h2, m2 = map(int, input().split())
    taken = minutes(h2, m2) - minutes(h1, m1)
    if h2 < h1:
        taken = taken + 1440
    print(taken)
`,
    ],
    [
      '시각이 같으면 하루라고 해요',
      'WRONG_ANSWER',
      python`
def minutes(hour, minute):
    return hour * 60 + minute

n = int(input())
for _ in range(n):
    h1, m1, h2, m2 = map(int, input().split())
    taken = minutes(h2, m2) - minutes(h1, m1)
    if taken <= 0:
        taken = taken + 1440
    print(taken)
`,
    ],
    [
      '돌려주지 않고 출력해요',
      'RUNTIME_ERROR',
      python`
def minutes(hour, minute):
    print(hour * 60 + minute)

n = int(input())
for _ in range(n):
    h1, m1, h2, m2 = map(int, input().split())
    print(minutes(h2, m2) - minutes(h1, m1))
`,
    ],
  ],
  '다이빙 대회의 우승자': [
    [
      '높은 점수와 낮은 점수를 빼지 않아요',
      'WRONG_ANSWER',
      python`
def score(level, points):
    return sum(points) * level

n = int(input())
best = -1
winner = ''
for _ in range(n):
    words = input().split()
    now = score(int(words[1]), list(map(int, words[2:])))
    if now > best:
        best = now
        winner = words[0]
print(winner, best)
`,
    ],
    [
      '점수가 같으면 나중 선수를 골라요',
      'WRONG_ANSWER',
      python`
def score(level, points):
    return (sum(points) - max(points) - min(points)) * level

n = int(input())
best = -1
winner = ''
for _ in range(n):
    words = input().split()
    now = score(int(words[1]), list(map(int, words[2:])))
    if now >= best:
        best = now
        winner = words[0]
print(winner, best)
`,
    ],
    [
      '가장 높은 점수와 같은 것을 모두 빼요',
      'WRONG_ANSWER',
      python`
def score(level, points):
    total = 0
    for point in points:
        if point != max(points) and point != min(points):
            total = total + point
    return total * level

n = int(input())
best = -1
winner = ''
for _ in range(n):
    words = input().split()
    now = score(int(words[1]), list(map(int, words[2:])))
    if now > best:
        best = now
        winner = words[0]
print(winner, best)
`,
    ],
    [
      '0부터 시작해 모두 0점이면 이름이 없어요',
      'WRONG_ANSWER',
      python`
def score(level, points):
    return (sum(points) - max(points) - min(points)) * level

n = int(input())
best = 0
winner = ''
for _ in range(n):
    words = input().split()
    now = score(int(words[1]), list(map(int, words[2:])))
    if now > best:
        best = now
        winner = words[0]
print(winner, best)
`,
    ],
  ],
}
