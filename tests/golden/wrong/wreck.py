# === 거꾸로 읽는 등대 신호
# why: 첫 글자를 빠뜨려요
# state: WRONG_ANSWER
signal = input()
print(signal[-1:0:-1])

# === 거꾸로 읽는 등대 신호
# why: 끝을 넘어가요
# state: RUNTIME_ERROR
signal = input()
back = ''
for at in range(len(signal), -1, -1):
    back += signal[at]
print(back)

# === 병 속의 편지
# why: Z로 돌아오지 않아요
# state: WRONG_ANSWER
k = int(input())
print(''.join(chr(ord(letter) - k) for letter in input()))

# === 병 속의 편지
# why: 반대로 밀어요
# state: WRONG_ANSWER
k = int(input())
print(''.join(chr((ord(letter) - 65 + k) % 26 + 65) for letter in input()))

# === 고래 노래 압축하기
# why: 마지막 묶음을 잊어요
# state: WRONG_ANSWER
song = input()
short, count = '', 1
for at in range(1, len(song)):
    if song[at] == song[at - 1]:
        count += 1
    else:
        short += song[at - 1] + str(count)
        count = 1
print(short)

# === 고래 노래 압축하기
# why: 모두 몇 번인지 세요
# state: WRONG_ANSWER
song = input()
short, seen = '', ''
for letter in song:
    if letter not in seen:
        seen += letter
        short += letter + str(song.count(letter))
print(short)

# === 고래 노래 압축하기
# why: 글자에 수를 더해요
# state: RUNTIME_ERROR
song = input()
print(song[0] + len(song))

# === 가장 긴 미역 줄기
# why: 0부터 세요
# state: WRONG_ANSWER
n = int(input())
lengths = list(map(int, input().split()))
print(lengths.index(max(lengths)))

# === 가장 긴 미역 줄기
# why: 가장 뒤의 것을 골라요
# state: WRONG_ANSWER
n = int(input())
lengths = list(map(int, input().split()))
best = 0
for at in range(n):
    if lengths[at] >= lengths[best]:
        best = at
print(best + 1)

# === 가장 긴 미역 줄기
# why: 글자로 비교해요
# state: WRONG_ANSWER
n = int(input())
lengths = input().split()
print(lengths.index(max(lengths)) + 1)

# === 갈매기 기록장
# why: A번째 날을 빠뜨려요
# state: WRONG_ANSWER
n = int(input())
gulls = list(map(int, input().split()))
a, b = map(int, input().split())
print(sum(gulls[a:b]))

# === 갈매기 기록장
# why: B번째 날을 빠뜨려요
# state: WRONG_ANSWER
n = int(input())
gulls = list(map(int, input().split()))
a, b = map(int, input().split())
print(sum(gulls[a - 1:b - 1]))

# === 갈매기 기록장
# why: 끝을 넘어가요
# state: RUNTIME_ERROR
n = int(input())
gulls = list(map(int, input().split()))
a, b = map(int, input().split())
total = 0
for day in range(a - 1, b):
    total += gulls[day + 1]
print(total - gulls[b] + gulls[a - 1])

# === 어항 자리 바꾸기
# why: 왼쪽으로 옮겨요
# state: WRONG_ANSWER
n, k = map(int, input().split())
tanks = input().split()
k %= n
print(*(tanks[k:] + tanks[:k]))

# === 어항 자리 바꾸기
# why: 한 바퀴를 넘지 못해요
# state: WRONG_ANSWER
n, k = map(int, input().split())
tanks = input().split()
print(*(tanks[-k:] + tanks[:-k]))

# === 어항 자리 바꾸기
# why: 한 칸씩 옮겨요
# state: STEP_LIMIT
n, k = map(int, input().split())
tanks = input().split()
for _ in range(k):
    tanks = tanks[-1:] + tanks[:-1]
print(*tanks)

# === 보물섬 지도
# why: 줄과 칸을 바꿔 찍어요
# state: WRONG_ANSWER
r, c = map(int, input().split())
for line in range(1, r + 1):
    at = input().find('X')
    if at >= 0:
        print(at + 1, line)

# === 보물섬 지도
# why: 0부터 세요
# state: WRONG_ANSWER
r, c = map(int, input().split())
for line in range(r):
    at = input().find('X')
    if at >= 0:
        print(line, at)

# === 보물섬 지도
# why: 세로와 가로를 바꿔 읽어요
# state: RUNTIME_ERROR
c, r = map(int, input().split())
for line in range(1, r + 1):
    at = input().find('X')
    if at >= 0:
        print(line, at + 1)

# === 깃발 신호 뒤집기
# why: 모두 소문자로 바꿔요
# state: WRONG_ANSWER
print(input().lower())

# === 깃발 신호 뒤집기
# why: 순서를 뒤집어요
# state: WRONG_ANSWER
print(input().swapcase()[::-1])

# === 여러 번 묻는 갈매기 기록
# why: 첫날을 빼먹어요
# state: WRONG_ANSWER
n, q = map(int, input().split())
sums = [0]
for gulls in map(int, input().split()):
    sums.append(sums[-1] + gulls)
for _ in range(q):
    a, b = map(int, input().split())
    print(sums[b] - sums[a])

# === 여러 번 묻는 갈매기 기록
# why: 질문마다 하나씩 더해요
# state: STEP_LIMIT
n, q = map(int, input().split())
gulls = list(map(int, input().split()))
for _ in range(q):
    a, b = map(int, input().split())
    total = 0
    for day in range(a - 1, b):
        total += gulls[day]
    print(total)

# === 여러 번 묻는 갈매기 기록
# why: 질문마다 잘라서 sum으로 더해요
# state: STEP_LIMIT
n, q = map(int, input().split())
gulls = list(map(int, input().split()))
for _ in range(q):
    a, b = map(int, input().split())
    print(sum(gulls[a - 1:b]))

# === 여러 번 묻는 갈매기 기록
# why: 글자인 채로 잘라서 질문마다 바꿔 더해요
# state: STEP_LIMIT
n, q = map(int, input().split())
words = input().split()
for _ in range(q):
    a, b = map(int, input().split())
    print(sum(map(int, words[a - 1:b])))

# === 줄마다 조개 더하기
# why: 뒤에 나온 줄을 골라요
# state: WRONG_ANSWER
rows, columns = map(int, input().split())
best, best_row = -1, 0
for r in range(1, rows + 1):
    shells = sum(map(int, input().split()))
    if shells >= best:
        best, best_row = shells, r
print(best_row, best)

# === 줄마다 조개 더하기
# why: 가장 큰 칸을 찾아요
# state: WRONG_ANSWER
rows, columns = map(int, input().split())
best, best_row = -1, 0
for r in range(1, rows + 1):
    shells = max(map(int, input().split()))
    if shells > best:
        best, best_row = shells, r
print(best_row, best)

# === 줄마다 조개 더하기
# why: 0에서 시작해요
# state: WRONG_ANSWER
rows, columns = map(int, input().split())
best, best_row = 0, 0
for r in range(1, rows + 1):
    shells = sum(map(int, input().split()))
    if shells > best:
        best, best_row = shells, r
print(best_row, best)

# === 처음 보는 물고기
# why: 이어진 것만 비교해요
# state: WRONG_ANSWER
n = int(input())
count = 0
before = ''
for _ in range(n):
    name = input()
    if name != before:
        count += 1
    before = name
print(count)

# === 처음 보는 물고기
# why: 모두 세요
# state: WRONG_ANSWER
n = int(input())
names = [input() for _ in range(n)]
print(len(names))

# === 가장 많은 보물
# why: 먼저 나온 이름을 골라요
# state: WRONG_ANSWER
n = int(input())
count = {}
for _ in range(n):
    name = input()
    count[name] = count.get(name, 0) + 1
best = max(count, key=count.get)
print(best, count[best])

# === 가장 많은 보물
# why: 처음 보는 이름을 만들지 않아요
# state: RUNTIME_ERROR
n = int(input())
count = {}
for _ in range(n):
    name = input()
    count[name] += 1
best = max(count, key=count.get)
print(best, count[best])

# === 가장 많은 보물
# why: 사전에서 뒤의 이름을 골라요
# state: WRONG_ANSWER
n = int(input())
names = [input() for _ in range(n)]
best = max(sorted(set(names)), key=lambda name: (names.count(name), name))
print(best, names.count(best))

# === 섬 사이의 거리
# why: 뒤로 가는 길을 음수로 셈해요
# state: WRONG_ANSWER
def distance(x1, y1, x2, y2):
    return (x2 - x1) + (y2 - y1)

for _ in range(int(input())):
    print(distance(*map(int, input().split())))

# === 섬 사이의 거리
# why: 돌려주지 않고 출력해요
# state: WRONG_ANSWER
def distance(x1, y1, x2, y2):
    print(abs(x1 - x2) + abs(y1 - y2))

for _ in range(int(input())):
    print(distance(*map(int, input().split())))

# === 행운의 진주 번호
# why: 번호가 7의 배수인지 봐요
# state: WRONG_ANSWER
n = int(input())
lucky = 0
for number in map(int, input().split()):
    if number % 7 == 0:
        lucky += 1
print(lucky)

# === 행운의 진주 번호
# why: 합이 꼭 7일 때만 세요
# state: WRONG_ANSWER
n = int(input())
lucky = 0
for number in input().split():
    if sum(map(int, number)) == 7:
        lucky += 1
print(lucky)

# === 돛에 적힌 한가운데 글자
# why: 언제나 한 글자만 출력해요
# state: WRONG_ANSWER
word = input()
print(word[len(word) // 2])

# === 돛에 적힌 한가운데 글자
# why: 자르는 끝 번호가 하나 모자라요
# state: WRONG_ANSWER
word = input()
half = len(word) // 2
if len(word) % 2 == 1:
    print(word[half])
else:
    print(word[half - 1:half])

# === 돛에 적힌 한가운데 글자
# why: 두 글자를 띄어 써요
# state: OUTPUT_FORMAT
word = input()
half = len(word) // 2
if len(word) % 2 == 1:
    print(word[half])
else:
    print(word[half - 1], word[half])

# === 돛에 적힌 한가운데 글자
# why: 번호를 소수로 구해요
# state: RUNTIME_ERROR
word = input()
half = len(word) / 2
if len(word) % 2 == 1:
    print(word[half])
else:
    print(word[half - 1:half + 1])

# === 끝 글자를 잇는 뱃사람들
# why: 마지막으로 틀린 것을 찾아요
# state: WRONG_ANSWER
n = int(input())
before = input()
wrong = 0
for number in range(2, n + 1):
    word = input()
    if word[0] != before[-1]:
        wrong = number
    before = word
print(wrong)

# === 끝 글자를 잇는 뱃사람들
# why: 첫 낱말하고만 비교해요
# state: WRONG_ANSWER
n = int(input())
first = input()
wrong = 0
for number in range(2, n + 1):
    word = input()
    if wrong == 0 and word[0] != first[-1]:
        wrong = number
print(wrong)

# === 끝 글자를 잇는 뱃사람들
# why: 번호를 0부터 세요
# state: WRONG_ANSWER
n = int(input())
before = input()
wrong = 0
for number in range(1, n):
    word = input()
    if wrong == 0 and word[0] != before[-1]:
        wrong = number
    before = word
print(wrong)

# === 숫자로 온 병 속 쪽지
# why: 한 글자씩 밀려요
# state: WRONG_ANSWER
text = ''
for number in map(int, input().split()):
    if number == 0:
        text = text + ' '
    else:
        text = text + chr(ord('A') + number)
print(text)

# === 숫자로 온 병 속 쪽지
# why: 0도 글자로 바꿔요
# state: WRONG_ANSWER
text = ''
for number in map(int, input().split()):
    text = text + chr(ord('A') + number - 1)
print(text)

# === 숫자로 온 병 속 쪽지
# why: 글자마다 띄어 써요
# state: OUTPUT_FORMAT
for number in map(int, input().split()):
    if number == 0:
        print(' ', end=' ')
    else:
        print(chr(ord('A') + number - 1), end=' ')
print()

# === 한 칸씩 더 미는 암호
# why: 모든 글자를 똑같이 밀어요
# state: WRONG_ANSWER
k = int(input())
letter = input()
secret = ''
for one in letter:
    secret = secret + chr(ord('A') + (ord(one) - ord('A') + k) % 26)
print(secret)

# === 한 칸씩 더 미는 암호
# why: Z를 넘어가요
# state: WRONG_ANSWER
k = int(input())
letter = input()
secret = ''
for i in range(len(letter)):
    secret = secret + chr(ord(letter[i]) + k + i)
print(secret)

# === 한 칸씩 더 미는 암호
# why: 첫 글자부터 한 칸 더 밀어요
# state: WRONG_ANSWER
k = int(input())
secret = ''
for one in input():
    k = k + 1
    secret = secret + chr(ord('A') + (ord(one) - ord('A') + k) % 26)
print(secret)

# === 이웃보다 높은 돛대
# why: 없는 돛대를 봐요
# state: RUNTIME_ERROR
n = int(input())
masts = list(map(int, input().split()))
flags = 0
for i in range(n):
    if masts[i] > masts[i - 1] and masts[i] > masts[i + 1]:
        flags = flags + 1
print(flags)

# === 이웃보다 높은 돛대
# why: 한쪽보다만 높아도 달아요
# state: WRONG_ANSWER
n = int(input())
masts = list(map(int, input().split()))
flags = 0
for i in range(1, n - 1):
    if masts[i] > masts[i - 1] or masts[i] > masts[i + 1]:
        flags = flags + 1
print(flags)

# === 이웃보다 높은 돛대
# why: 높이가 같아도 달아요
# state: WRONG_ANSWER
n = int(input())
masts = list(map(int, input().split()))
flags = 0
for i in range(1, n - 1):
    if masts[i] >= masts[i - 1] and masts[i] >= masts[i + 1]:
        flags = flags + 1
print(flags)

# === 번갈아 서는 두 줄
# why: 짧은 줄까지만 서요
# state: WRONG_ANSWER
n, m = map(int, input().split())
first = list(map(int, input().split()))
second = list(map(int, input().split()))
line = []
for i in range(min(n, m)):
    line.append(first[i])
    line.append(second[i])
print(*line)

# === 번갈아 서는 두 줄
# why: 두 줄의 길이가 같다고 생각해요
# state: RUNTIME_ERROR
n, m = map(int, input().split())
first = list(map(int, input().split()))
second = list(map(int, input().split()))
line = []
for i in range(max(n, m)):
    line.append(first[i])
    line.append(second[i])
print(*line)

# === 번갈아 서는 두 줄
# why: 둘째 줄을 뒤에 붙여요
# state: WRONG_ANSWER
n, m = map(int, input().split())
first = list(map(int, input().split()))
second = list(map(int, input().split()))
print(*(first + second))

# === 번갈아 서는 두 줄
# why: 남은 물고기를 거꾸로 세워요
# state: WRONG_ANSWER
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

# === 보물을 고르게 나누기
# why: 가를 때마다 처음부터 더해요
# state: STEP_LIMIT
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

# === 보물을 고르게 나누기
# why: 차이가 같으면 뒤의 곳을 골라요
# state: WRONG_ANSWER
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

# === 보물을 고르게 나누기
# why: 앞이 절반을 넘는 첫 곳을 골라요
# state: WRONG_ANSWER
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

# === 고기가 가장 많은 K일
# why: 날마다 K일을 다시 더해요
# state: STEP_LIMIT
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

# === 고기가 가장 많은 K일
# why: 마지막 때를 보지 않아요
# state: WRONG_ANSWER
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

# === 고기가 가장 많은 K일
# why: 합이 같으면 나중 때를 골라요
# state: WRONG_ANSWER
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

# === 고기가 가장 많은 K일
# why: 하루를 덜 더해요
# state: WRONG_ANSWER
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

# === 물길마다 가장 얕은 곳
# why: 가로줄마다 구해요
# state: WRONG_ANSWER
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

# === 물길마다 가장 얕은 곳
# why: 꼭 필요한 깊이면 못 다닌다고 해요
# state: WRONG_ANSWER
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

# === 물길마다 가장 얕은 곳
# why: 0부터 시작해요
# state: WRONG_ANSWER
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

# === 물길마다 가장 얕은 곳
# why: 줄과 칸의 번호를 바꿔요
# state: RUNTIME_ERROR
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

# === 등대 불빛이 닿는 칸
# why: 바위를 지나가요
# state: WRONG_ANSWER
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

# === 등대 불빛이 닿는 칸
# why: 한 칸만 나아가요
# state: WRONG_ANSWER
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

# === 등대 불빛이 닿는 칸
# why: 지도의 끝을 살피지 않아요
# state: RUNTIME_ERROR
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

# === 등대 불빛이 닿는 칸
# why: 등대가 선 칸도 세요
# state: WRONG_ANSWER
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

# === 짝을 잃은 장갑
# why: 한 번만 나온 것을 찾아요
# state: WRONG_ANSWER
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

# === 짝을 잃은 장갑
# why: 나온 순서대로 출력해요
# state: WRONG_ANSWER
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

# === 짝을 잃은 장갑
# why: 처음 보는 색을 0으로 두지 않아요
# state: RUNTIME_ERROR
n = int(input())
count = {}
for _ in range(n):
    color = input()
    count[color] = count[color] + 1
for color in sorted(count):
    if count[color] % 2 == 1:
        print(color)

# === 어제는 없던 물고기
# why: 리스트에서 하나씩 찾아요
# state: STEP_LIMIT
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

# === 어제는 없던 물고기
# why: 같은 이름을 또 적어요
# state: WRONG_ANSWER
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

# === 어제는 없던 물고기
# why: 사전 순서로 적어요
# state: WRONG_ANSWER
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

# === 항해한 시간 재기
# why: 자정을 넘긴 것을 살피지 않아요
# state: WRONG_ANSWER
def minutes(hour, minute):
    return hour * 60 + minute

n = int(input())
for _ in range(n):
    h1, m1, h2, m2 = map(int, input().split())
    print(minutes(h2, m2) - minutes(h1, m1))

# === 항해한 시간 재기
# why: 시가 작아질 때만 하루를 더해요
# state: WRONG_ANSWER
def minutes(hour, minute):
    return hour * 60 + minute

n = int(input())
for _ in range(n):
    h1, m1, h2, m2 = map(int, input().split())
    taken = minutes(h2, m2) - minutes(h1, m1)
    if h2 < h1:
        taken = taken + 1440
    print(taken)

# === 항해한 시간 재기
# why: 시각이 같으면 하루라고 해요
# state: WRONG_ANSWER
def minutes(hour, minute):
    return hour * 60 + minute

n = int(input())
for _ in range(n):
    h1, m1, h2, m2 = map(int, input().split())
    taken = minutes(h2, m2) - minutes(h1, m1)
    if taken <= 0:
        taken = taken + 1440
    print(taken)

# === 항해한 시간 재기
# why: 돌려주지 않고 출력해요
# state: RUNTIME_ERROR
def minutes(hour, minute):
    print(hour * 60 + minute)

n = int(input())
for _ in range(n):
    h1, m1, h2, m2 = map(int, input().split())
    print(minutes(h2, m2) - minutes(h1, m1))

# === 다이빙 대회의 우승자
# why: 높은 점수와 낮은 점수를 빼지 않아요
# state: WRONG_ANSWER
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

# === 다이빙 대회의 우승자
# why: 점수가 같으면 나중 선수를 골라요
# state: WRONG_ANSWER
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

# === 다이빙 대회의 우승자
# why: 가장 높은 점수와 같은 것을 모두 빼요
# state: WRONG_ANSWER
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

# === 다이빙 대회의 우승자
# why: 0부터 시작해 모두 0점이면 이름이 없어요
# state: WRONG_ANSWER
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
