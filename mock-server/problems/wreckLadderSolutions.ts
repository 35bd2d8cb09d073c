import { boundary, type Draw, hidden, large, lines, python, row, sequence, type Solutions } from './solution.ts'

const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0)

const values = sequence(5_000, (at) => (at * 7_919) % 1_001)
const fishes = sequence(10_000, (at) => (at * 6_007 + (at % 97) * 13) % 1_001)

/** Returns where the first part ends that differs least from the rest, and by how much. */
function evenSplit(parts: readonly number[]): string {
  const total = sum(parts)
  let [front, best, least] = [0, 0, Infinity]
  for (const [at, part] of parts.slice(0, -1).entries()) {
    front += part
    const difference = Math.abs(total - 2 * front)
    if (difference < least) [best, least] = [at + 1, difference]
  }
  return row([best, least])
}

function bestDays(catches: readonly number[], days: number): string {
  let now = sum(catches.slice(0, days))
  let [first, most] = [1, now]
  for (let at = days; at < catches.length; at++) {
    now += (catches[at] ?? 0) - (catches[at - days] ?? 0)
    if (now > most) [first, most] = [at - days + 2, now]
  }
  return row([first, most])
}

const split = (parts: readonly number[]) => lines(parts.length, row(parts))
const season = (catches: readonly number[], days: number) => lines(row([catches.length, days]), row(catches))

const fish = (from: number, count: number) => sequence(count, (at) => `fish${from + at}`)
const twoDays = (before: readonly string[], today: readonly string[]) => lines(row([before.length, today.length]), ...before, ...today)

const numbersIn = (draw: Draw, count: number, lowest: number, highest: number) => row(draw.ints(count, lowest, highest))

/** Solutions of 난파선: two more steps for each type. */
export const wreckLadderSolutions: Solutions = {
  '돛에 적힌 한가운데 글자': {
    hidden: [
      hidden('두 글자', 'AB', 'AB'),
      hidden('세 글자', 'ABC', 'B'),
      hidden('모두 같은 글자', 'ZZZZ', 'ZZ'),
      hidden('여섯 글자', 'ANCHOR', 'CH'),
      hidden('일곱 글자', 'LANTERN', 'T'),
      hidden('백 글자', 'A'.repeat(49) + 'XY' + 'B'.repeat(49), 'XY'),
    ],
    reference: python`
word = input()
half = len(word) // 2
if len(word) % 2 == 1:
    print(word[half])
else:
    print(word[half - 1:half + 1])
`,
    smallInput: (draw) => draw.text(draw.int(1, 7), 'ABCDEFG'),
  },
  '끝 글자를 잇는 뱃사람들': {
    hidden: [
      hidden('낱말 하나', lines(1, 'SEA'), 0),
      hidden('둘째에서 틀릴 때', lines(3, 'SEA', 'BAY', 'YARD'), 2),
      hidden('두 번 틀릴 때', lines(4, 'AB', 'CD', 'DE', 'FG'), 2),
      hidden('마지막에 틀릴 때', lines(4, 'AB', 'BC', 'CD', 'AD'), 4),
      hidden('한 글자 낱말', lines(4, 'A', 'A', 'AB', 'B'), 0),
      hidden('같은 낱말을 또 말할 때', lines(3, 'LEVEL', 'LEVEL', 'LEVEL'), 0),
      hidden('첫 글자끼리만 같을 때', lines(2, 'SAIL', 'SEA'), 2),
      hidden('낱말 100개', lines(100, ...sequence(99, () => 'TENT'), 'SEA'), 100),
    ],
    reference: python`
n = int(input())
before = input()
wrong = 0
for number in range(2, n + 1):
    word = input()
    if wrong == 0 and word[0] != before[-1]:
        wrong = number
    before = word
print(wrong)
`,
    smallInput(draw) {
      const count = draw.int(1, 5)
      return lines(count, ...sequence(count, () => draw.text(draw.int(1, 3), 'AB')))
    },
  },
  '숫자로 온 병 속 쪽지': {
    hidden: [
      hidden('가장 작은 수', '1', 'A'),
      hidden('A부터 Z까지', row(sequence(26, (at) => at + 1)), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
      hidden('한 글자 낱말들', '1 0 2 0 3', 'A B C'),
      hidden('같은 글자가 이어질 때', '15 15 15 0 15', 'OOO O'),
      hidden('세 낱말', '19 15 19 0 14 15 23 0 5 14 4', 'SOS NOW END'),
      hidden('끝 글자와 첫 글자', '26 1 26 0 1', 'ZAZ A'),
      hidden('글자 200개', row(sequence(200, (at) => 1 + (at % 26))), sequence(200, (at) => String.fromCodePoint(65 + (at % 26))).join('')),
    ],
    reference: python`
text = ''
for number in map(int, input().split()):
    if number == 0:
        text = text + ' '
    else:
        text = text + chr(ord('A') + number - 1)
print(text)
`,
    smallInput(draw) {
      const words = sequence(draw.int(1, 3), () => numbersIn(draw, draw.int(1, 4), 1, draw.int(0, 1) === 0 ? 5 : 26))
      return words.join(' 0 ')
    },
  },
  '한 칸씩 더 미는 암호': {
    hidden: [
      hidden('밀지 않는 첫 글자', lines(0, 'A'), 'A'),
      hidden('Z를 넘을 때', lines(1, 'Z'), 'A'),
      hidden('K가 0일 때', lines(0, 'SHIP'), 'SIKS'),
      hidden('가장 많이 밀 때', lines(25, 'ABC'), 'ZBD'),
      hidden('같은 글자가 이어질 때', lines(3, 'XXXX'), 'ABCD'),
      hidden('한 바퀴를 넘는 길이', lines(0, 'A'.repeat(30)), 'ABCDEFGHIJKLMNOPQRSTUVWXYZABCD'),
      hidden(
        '글자 1,000개',
        lines(7, 'Q'.repeat(1_000)),
        sequence(1_000, (at) => String.fromCodePoint(65 + ((16 + 7 + at) % 26))).join(''),
      ),
    ],
    reference: python`
k = int(input())
letter = input()
secret = ''
for i in range(len(letter)):
    place = ord(letter[i]) - ord('A')
    secret = secret + chr(ord('A') + (place + k + i) % 26)
print(secret)
`,
    smallInput: (draw) => lines(draw.int(0, 25), draw.text(draw.int(1, 5), 'ABMYZ')),
  },
  '이웃보다 높은 돛대': {
    hidden: [
      hidden('돛대 하나', lines(1, 5), 0),
      hidden('돛대 둘', lines(2, '1 9'), 0),
      hidden('모두 같은 높이', lines(4, '3 3 3 3'), 0),
      hidden('번갈아 높을 때', lines(7, '1 9 1 9 1 9 1'), 3),
      hidden('양 끝이 가장 높을 때', lines(5, '9 1 5 1 9'), 1),
      hidden('점점 높아질 때', lines(5, '1 2 3 4 5'), 0),
      hidden('한쪽 옆과 높이가 같을 때', lines(6, '1 5 5 2 6 6'), 0),
      hidden('자릿수가 다른 높이', lines(3, '9 10 8'), 1),
      hidden('돛대 둘, 앞이 높을 때', lines(2, '9 1'), 0),
      hidden('돛대 1,000개', lines(1_000, row(sequence(1_000, (at) => (at % 3 === 1 ? 1_000 : 1 + (at % 3))))), 333),
    ],
    reference: python`
n = int(input())
masts = list(map(int, input().split()))
flags = 0
for i in range(1, n - 1):
    if masts[i] > masts[i - 1] and masts[i] > masts[i + 1]:
        flags = flags + 1
print(flags)
`,
    smallInput(draw) {
      const count = draw.int(1, 6)
      return lines(count, numbersIn(draw, count, 1, 5))
    },
  },
  '번갈아 서는 두 줄': {
    hidden: [
      hidden('한 마리씩', lines('1 1', '3', '4'), '3 4'),
      hidden('길이가 같을 때', lines('3 3', '1 2 3', '4 5 6'), '1 4 2 5 3 6'),
      hidden('첫째 줄이 하나 길 때', lines('3 2', '1 2 3', '4 5'), '1 4 2 5 3'),
      hidden('둘째 줄이 하나 길 때', lines('2 3', '1 2', '4 5 6'), '1 4 2 5 6'),
      hidden('둘째 줄이 훨씬 길 때', lines('1 5', '9', '1 2 3 4 5'), '9 1 2 3 4 5'),
      hidden('같은 번호들', lines('2 2', '7 7', '7 7'), '7 7 7 7'),
      hidden(
        '물고기 2,000마리',
        lines('1000 1000', row(sequence(1_000, (at) => at + 1)), row(sequence(1_000, (at) => 10_000 - at))),
        row(sequence(2_000, (at) => (at % 2 === 0 ? at / 2 + 1 : 10_000 - (at - 1) / 2))),
      ),
    ],
    reference: python`
n, m = map(int, input().split())
first = list(map(int, input().split()))
second = list(map(int, input().split()))
line = []
i = 0
while i < n or i < m:
    if i < n:
        line.append(first[i])
    if i < m:
        line.append(second[i])
    i = i + 1
print(*line)
`,
    smallInput(draw) {
      const [n, m] = [draw.int(1, 4), draw.int(1, 4)]
      return lines(row([n, m]), numbersIn(draw, n, 1, 12), numbersIn(draw, m, 1, 12))
    },
  },
  '보물을 고르게 나누기': {
    hidden: [
      hidden('상자 둘', lines(2, '4 9'), '1 5'),
      hidden('모두 0', lines(4, '0 0 0 0'), '1 0'),
      hidden('꼭 같게 나눌 수 있을 때', lines(4, '1 2 3 6'), '3 0'),
      hidden('앞에 큰 것이 있을 때', lines(4, '100 1 2 3'), '1 94'),
      hidden('뒤에 큰 것이 있을 때', lines(4, '1 2 3 100'), '3 94'),
      hidden('가운데가 0이라 여럿일 때', lines(5, '5 0 0 0 5'), '1 0'),
      large('상자 5,000개', split(values), evenSplit(values)),
      large('모두 가장 비싼 상자', split(sequence(5_000, () => 1_000)), '2500 0'),
    ],
    reference: python`
n = int(input())
boxes = list(map(int, input().split()))
total = sum(boxes)
front = 0
best = 0
least = total + 1
for i in range(n - 1):
    front = front + boxes[i]
    difference = abs(total - front - front)
    if difference < least:
        least = difference
        best = i + 1
print(best, least)
`,
    smallInput(draw) {
      const count = draw.int(2, 5)
      return lines(count, numbersIn(draw, count, 0, 6))
    },
    largeInputs: () => [4_000, 4_900].map((count) => split(values.slice(-count))),
  },
  '고기가 가장 많은 K일': {
    hidden: [
      hidden('하루뿐일 때', lines('1 1', '7'), '1 7'),
      hidden('하루씩 볼 때', lines('5 1', '3 9 2 9 1'), '2 9'),
      hidden('모든 날을 더할 때', lines('4 4', '1 2 3 4'), '1 10'),
      hidden('처음이 가장 많을 때', lines('5 2', '9 8 1 2 3'), '1 17'),
      hidden('마지막이 가장 많을 때', lines('5 2', '1 2 3 8 9'), '4 17'),
      hidden('모두 0', lines('4 2', '0 0 0 0'), '1 0'),
      hidden('같은 합이 여럿일 때', lines('6 2', '1 5 1 5 1 5'), '1 6'),
      large('10,000일 가운데 5,000일', season(fishes, 5_000), bestDays(fishes, 5_000)),
      large('10,000일 가운데 4,000일', season(fishes, 4_000), bestDays(fishes, 4_000)),
    ],
    reference: python`
n, k = map(int, input().split())
catches = list(map(int, input().split()))
sums = [0]
for one in catches:
    sums.append(sums[-1] + one)
first = 1
most = sums[k]
for day in range(2, n - k + 2):
    now = sums[day + k - 1] - sums[day - 1]
    if now > most:
        most = now
        first = day
print(first, most)
`,
    smallInput(draw) {
      const count = draw.int(1, 6)
      return lines(row([count, draw.int(1, count)]), numbersIn(draw, count, 0, 5))
    },
    largeInputs: () => [season(fishes.slice(0, 8_000), 4_000), season(fishes.slice(1), 5_000)],
  },
  '물길마다 가장 얕은 곳': {
    hidden: [
      hidden('한 칸', lines('1 1 5', '5'), '5\n1'),
      hidden('한 줄', lines('1 4 3', '1 2 3 4'), '1 2 3 4\n2'),
      hidden('물길 하나', lines('4 1 2', '5', '2', '9', '7'), '2\n1'),
      boundary('필요한 깊이가 0', lines('2 2 0', '0 3', '4 0'), '0 0\n2'),
      hidden('아무 데도 못 다닐 때', lines('2 3 1000', '999 1000 5', '1000 999 1000'), '999 999 5\n0'),
      hidden('맨 아래가 가장 얕을 때', lines('3 3 4', '9 8 7', '6 5 6', '3 4 5'), '3 4 5\n2'),
      hidden('맨 위가 가장 얕을 때', lines('3 2 2', '1 2', '9 8', '5 6'), '1 2\n1'),
      hidden(
        '가장 큰 바다',
        lines('50 50 25', ...sequence(50, (r) => row(sequence(50, (c) => (r === 49 - c ? c : 1_000 - r))))),
        lines(row(sequence(50, (c) => c)), 25),
      ),
    ],
    reference: python`
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
    if depth >= needed:
        ways = ways + 1
print(*shallowest)
print(ways)
`,
    smallInput(draw) {
      const [rows, columns] = [draw.int(1, 3), draw.int(1, 4)]
      return lines(row([rows, columns, draw.int(0, 8)]), ...sequence(rows, () => numbersIn(draw, columns, 0, 12)))
    },
  },
  '등대 불빛이 닿는 칸': {
    hidden: [
      hidden('등대만 있을 때', lines('1 1', 'L'), 0),
      hidden('한 줄의 끝', lines('1 5', 'L....'), 4),
      hidden('바위로 둘러싸인 등대', lines('3 3', '.#.', '#L#', '.#.'), 0),
      hidden('막힌 곳이 없을 때', lines('3 5', '.....', '..L..', '.....'), 6),
      hidden('왼쪽 위의 등대', lines('3 3', 'L..', '...', '...'), 4),
      hidden('오른쪽 아래의 등대', lines('3 4', '....', '....', '...L'), 5),
      hidden('바위 뒤의 물', lines('5 5', '..#..', '.....', '#.L.#', '..#..', '.....'), 3),
      hidden('위아래로 긴 바다', lines('5 1', '.', '#', '.', 'L', '.'), 2),
      hidden(
        '가장 큰 바다',
        lines(
          '50 50',
          ...sequence(50, (r) => sequence(50, (c) => (r === 20 && c === 30 ? 'L' : r === 20 && c === 5 ? '#' : '.')).join('')),
        ),
        49 + 24 + 19,
      ),
    ],
    reference: python`
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
    while 0 <= r < rows and 0 <= c < columns and sea[r][c] == '.':
        lit = lit + 1
        r = r + down
        c = c + right
print(lit)
`,
    smallInput(draw) {
      const [rows, columns] = [draw.int(1, 4), draw.int(1, 4)]
      const at = draw.int(0, rows * columns - 1)
      const cells = sequence(rows * columns, (place) => (place === at ? 'L' : draw.int(0, 3) === 0 ? '#' : '.')).join('')
      return lines(row([rows, columns]), ...sequence(rows, (r) => cells.slice(r * columns, (r + 1) * columns)))
    },
  },
  '짝을 잃은 장갑': {
    hidden: [
      hidden('장갑 하나', lines(1, 'pink'), 'pink'),
      hidden('세 짝', lines(3, 'red', 'red', 'red'), 'red'),
      hidden('네 짝', lines(4, 'red', 'red', 'red', 'red'), '없음'),
      hidden('모두 다른 색', lines(3, 'c', 'a', 'b'), 'a\nb\nc'),
      hidden('앞부분이 같은 이름', lines(3, 'bluegreen', 'blue', 'bluegreen'), 'blue'),
      hidden('짝이 섞여 있을 때', lines(6, 'z', 'y', 'z', 'x', 'y', 'y'), 'x\ny'),
      hidden('장갑 1,000개', lines(1_000, ...sequence(999, (at) => (at % 2 === 0 ? 'gold' : 'navy')), 'aqua'), 'aqua\nnavy'),
    ],
    reference: python`
n = int(input())
count = {}
for _ in range(n):
    color = input()
    count[color] = count.get(color, 0) + 1
found = False
for color in sorted(count):
    if count[color] % 2 == 1:
        print(color)
        found = True
if not found:
    print('없음')
`,
    smallInput(draw) {
      const count = draw.int(1, 7)
      return lines(count, ...sequence(count, () => ['red', 'blue', 'gray'][draw.int(0, 2)] ?? 'red'))
    },
  },
  '어제는 없던 물고기': {
    hidden: [
      hidden('하나씩, 같은 이름', twoDays(['cod'], ['cod']), 0),
      hidden('하나씩, 다른 이름', twoDays(['cod'], ['eel']), '1\neel'),
      hidden('새 이름이 여러 번', twoDays(['a', 'b'], ['c', 'c', 'c']), '1\nc'),
      hidden('사전 순서와 반대', twoDays(['m'], ['z', 'y', 'x']), '3\nz\ny\nx'),
      hidden('어제의 이름이 겹칠 때', twoDays(['cod', 'cod', 'eel'], ['eel', 'ray', 'cod', 'ray']), '1\nray'),
      hidden('앞부분이 같은 이름', twoDays(['cod1', 'cod10'], ['cod', 'cod100', 'cod1']), '2\ncod\ncod100'),
      large('모두 새 이름', twoDays(fish(0, 5_000), fish(5_000, 5_000)), lines(5_000, ...fish(5_000, 5_000))),
      large('새 이름이 없을 때', twoDays(fish(0, 5_000), fish(0, 5_000).toReversed()), 0),
      large('절반이 새 이름', twoDays(fish(0, 5_000), fish(2_500, 5_000)), lines(2_500, ...fish(5_000, 2_500))),
    ],
    reference: python`
n, m = map(int, input().split())
seen = set()
for _ in range(n):
    seen.add(input())
fresh = []
for _ in range(m):
    name = input()
    if name not in seen:
        fresh.append(name)
        seen.add(name)
print(len(fresh))
for name in fresh:
    print(name)
`,
    smallInput(draw) {
      const names = (count: number) => sequence(count, () => ['cod', 'eel', 'ray', 'tuna'][draw.int(0, 3)] ?? 'cod')
      return twoDays(names(draw.int(1, 3)), names(draw.int(1, 5)))
    },
    largeInputs: () => [twoDays(fish(0, 4_000), fish(3_000, 4_000)), twoDays(fish(10, 4_900), fish(4_910, 4_900))],
  },
  '항해한 시간 재기': {
    hidden: [
      hidden('자정부터 자정까지', lines(1, '0 0 0 0'), 0),
      hidden('1분만', lines(1, '13 59 14 0'), 1),
      hidden('자정을 1분 넘길 때', lines(1, '23 59 0 0'), 1),
      boundary('하루에서 1분이 모자랄 때', lines(1, '8 0 7 59'), 1439),
      hidden('같은 시의 다른 분', lines(2, '5 10 5 40', '5 40 5 10'), '30\n1410'),
      hidden('하루의 처음부터 끝까지', lines(1, '0 0 23 59'), 1439),
      hidden('배 여러 척', lines(3, '1 30 3 0', '12 0 12 0', '22 15 6 45'), '90\n0\n510'),
    ],
    reference: python`
def minutes(hour, minute):
    return hour * 60 + minute

n = int(input())
for _ in range(n):
    h1, m1, h2, m2 = map(int, input().split())
    taken = minutes(h2, m2) - minutes(h1, m1)
    if taken < 0:
        taken = taken + 1440
    print(taken)
`,
    smallInput(draw) {
      const count = draw.int(1, 3)
      const time = () => row([draw.int(0, 23), draw.int(0, 3) === 0 ? 0 : draw.int(0, 59)])
      return lines(count, ...sequence(count, () => row([time(), time()])))
    },
  },
  '다이빙 대회의 우승자': {
    hidden: [
      hidden('모두 0점', lines(2, 'ari 5 0 0 0 0 0', 'bora 9 0 0 0 0 0'), 'ari 0'),
      hidden('점수가 같을 때', lines(3, 'dan 1 3 3 3 3 3', 'eun 3 1 1 1 1 1', 'fin 1 3 9 3 3 0'), 'dan 9'),
      hidden('마지막 선수가 우승', lines(3, 'ga 1 1 1 1 1 1', 'na 1 2 2 2 2 2', 'da 1 3 3 3 3 3'), 'da 9'),
      hidden('가장 높은 점수가 둘', lines(1, 'hana 2 10 10 1 2 3'), 'hana 30'),
      hidden('가장 낮은 점수가 둘', lines(1, 'duri 2 0 0 4 5 6'), 'duri 18'),
      hidden('높은 한 점이 속일 때', lines(2, 'sol 1 10 2 2 2 2', 'mir 1 3 3 3 3 3'), 'mir 9'),
      hidden('난이도가 뒤집을 때', lines(2, 'kim 1 10 10 10 10 10', 'lee 10 4 4 4 4 4'), 'lee 120'),
      hidden('가장 높은 점수', lines(1, 'top 10 10 10 10 10 10'), 'top 300'),
    ],
    reference: python`
def score(level, points):
    return (sum(points) - max(points) - min(points)) * level

n = int(input())
best = -1
winner = ''
for _ in range(n):
    words = input().split()
    points = list(map(int, words[2:]))
    now = score(int(words[1]), points)
    if now > best:
        best = now
        winner = words[0]
print(winner, best)
`,
    smallInput(draw) {
      const count = draw.int(1, 3)
      return lines(
        count,
        ...sequence(count, (at) =>
          row([['mimi', 'bobo', 'kiki'][at] ?? 'mimi', draw.int(1, 3), numbersIn(draw, 5, 0, draw.int(0, 1) === 0 ? 2 : 10)]),
        ),
      )
    },
  },
}
