import { hidden, large, lines, python, row, sequence, type Solutions } from './solution.ts'

const gulls = sequence(5_000, (at) => (at * 373) % 1_001)
const questions = sequence(5_000, (at) => [1 + ((at * 97) % 1_500), 5_000 - ((at * 61) % 1_500)] as const)
const fishNames = sequence(1_000, (at) => `fish${at % 137}`)
const treasures = sequence(1_000, (at) => 'abcdefghij'.charAt((at * at) % 10))
const beach = sequence(50, (r) => sequence(50, (c) => (r * 31 + c * 17) % 101))
const islands = sequence(100, (at) => [at, -at, 1_000 - at * 3, at * 7 - 300] as const)
const pearls = sequence(100, (at) => 1 + at * 9_973)

/** 난파선. */
export const wreckSolutions: Solutions = {
  '깃발 신호 뒤집기': {
    hidden: [
      hidden('한 글자', 'a', 'A'),
      hidden('숫자뿐', '2048', '2048'),
      hidden('모두 대문자', 'OCEAN', 'ocean'),
      hidden('번갈아 쓴 글자', 'aBcDeF', 'AbCdEf'),
      hidden('빈칸이 여럿', 'Go  to Sea', 'gO  TO sEA'),
      hidden('알파벳의 끝', 'zZ aA', 'Zz Aa'),
    ],
    reference: python`
signal = input()
turned = ''
for letter in signal:
    if letter.isupper():
        turned = turned + letter.lower()
    else:
        turned = turned + letter.upper()
print(turned)
`,
    smallInput: (draw) => draw.text(draw.int(1, 4), 'aBz7Z'),
  },
  '여러 번 묻는 갈매기 기록': {
    hidden: [
      hidden('하루뿐', lines('1 1', '7', '1 1'), 7),
      hidden('첫날부터', lines('4 2', '2 4 6 8', '1 1', '1 4'), '2\n20'),
      hidden('마지막 날까지', lines('4 2', '2 4 6 8', '4 4', '3 4'), '8\n14'),
      hidden('모두 0', lines('3 1', '0 0 0', '1 3'), 0),
      hidden('같은 질문', lines('3 2', '1 2 3', '2 3', '2 3'), '5\n5'),
      large(
        '질문 5,000개',
        lines(row([gulls.length, questions.length]), row(gulls), ...questions.map((question) => row(question))),
        lines(...questions.map(([from, to]) => total(gulls.slice(from - 1, to)))),
      ),
    ],
    reference: python`
n, q = map(int, input().split())
sums = [0]
for gulls in map(int, input().split()):
    sums.append(sums[-1] + gulls)
for _ in range(q):
    a, b = map(int, input().split())
    print(sums[b] - sums[a - 1])
`,
    smallInput(draw) {
      const count = draw.int(1, 4)
      const from = draw.int(1, count)
      return lines(row([count, 1]), row(draw.ints(count, 0, 9)), row([from, draw.int(from, count)]))
    },
    largeInputs: () =>
      [1_500, 4_900].map((count) =>
        lines(row([count, count]), row(sequence(count, (at) => at % 10)), ...sequence(count, () => `1 ${count}`)),
      ),
  },
  '줄마다 조개 더하기': {
    hidden: [
      hidden('한 칸', lines('1 1', 5), '1 5'),
      hidden('모두 0', lines('2 2', '0 0', '0 0'), '1 0'),
      hidden('합이 같은 줄', lines('3 2', '1 2', '3 0', '0 3'), '1 3'),
      hidden('마지막 줄', lines('3 1', 1, 2, 3), '3 3'),
      hidden('가장 큰 칸이 없는 줄', lines('2 3', '9 0 0', '4 4 4'), '2 12'),
      hidden('50줄 50칸', lines('50 50', ...beach.map((line) => row(line))), richestRow()),
    ],
    reference: python`
rows, columns = map(int, input().split())
best, best_row = -1, 0
for r in range(1, rows + 1):
    shells = sum(map(int, input().split()))
    if shells > best:
        best, best_row = shells, r
print(best_row, best)
`,
    smallInput(draw) {
      const [rows, columns] = [draw.int(1, 3), draw.int(1, 3)]
      return lines(row([rows, columns]), ...sequence(rows, () => row(draw.ints(columns, 0, 4))))
    },
  },
  '처음 보는 물고기': {
    hidden: [
      hidden('한 마리', lines(1, '복어'), 1),
      hidden('모두 같은 물고기', lines(3, '게', '게', '게'), 1),
      hidden('모두 다른 물고기', lines(3, '게', '문어', '해마'), 3),
      hidden('대문자와 소문자는 다른 이름', lines(2, 'Nemo', 'nemo'), 2),
      hidden('이어지지 않은 같은 이름', lines(5, '게', '문어', '게', '문어', '게'), 2),
      hidden('이름 1,000개', lines(1_000, ...fishNames), 137),
    ],
    reference: python`
n = int(input())
seen = set()
for _ in range(n):
    seen.add(input())
print(len(seen))
`,
    smallInput(draw) {
      const count = draw.int(1, 5)
      return lines(count, ...sequence(count, () => draw.text(1, '게굴복')))
    },
  },
  '가장 많은 보물': {
    hidden: [
      hidden('보물 하나', lines(1, 'pearl'), 'pearl 1'),
      hidden('모두 하나씩', lines(3, 'ring', 'cup', 'map'), 'cup 1'),
      hidden('나중에 나온 이름이 사전에서 앞', lines(4, 'sword', 'crown', 'sword', 'crown'), 'crown 2'),
      hidden('마지막에 앞서는 이름', lines(5, 'a', 'a', 'b', 'b', 'b'), 'b 3'),
      hidden('앞부분이 같은 이름', lines(3, 'cup', 'cupboard', 'cup'), 'cup 2'),
      hidden('보물 1,000개', lines(1_000, ...treasures), mostOf(treasures)),
    ],
    reference: python`
n = int(input())
count = {}
for _ in range(n):
    name = input()
    count[name] = count.get(name, 0) + 1
best = None
for name in sorted(count):
    if best is None or count[name] > count[best]:
        best = name
print(best, count[best])
`,
    smallInput(draw) {
      const count = draw.int(1, 5)
      return lines(count, ...sequence(count, () => draw.text(1, 'abc')))
    },
  },
  '섬 사이의 거리': {
    hidden: [
      hidden('같은 섬', lines(1, '5 5 5 5'), 0),
      hidden('가로로만', lines(1, '2 3 9 3'), 7),
      hidden('세로로만', lines(1, '2 3 2 -4'), 7),
      hidden('뒤로 가는 길', lines(2, '9 9 1 2', '0 0 -1 -1'), '15\n2'),
      hidden('가장 먼 섬', lines(1, '-1000 -1000 1000 1000'), 4000),
      hidden(
        '질문 100개',
        lines(100, ...islands.map((island) => row(island))),
        lines(...islands.map(([x1, y1, x2, y2]) => Math.abs(x1 - x2) + Math.abs(y1 - y2))),
      ),
    ],
    reference: python`
def distance(x1, y1, x2, y2):
    return abs(x1 - x2) + abs(y1 - y2)

for _ in range(int(input())):
    print(distance(*map(int, input().split())))
`,
    smallInput: (draw) => lines(1, row(draw.ints(4, -3, 3))),
  },
  '행운의 진주 번호': {
    hidden: [
      hidden('하나뿐, 행운', lines(1, 7), 1),
      hidden('하나뿐, 아님', lines(1, 1), 0),
      hidden('자릿수의 합이 14', lines(2, '59 95'), 2),
      hidden('7의 배수이지만 행운이 아닌 번호', lines(3, '14 21 28'), 0),
      hidden('0이 섞인 번호', lines(3, '700 1006 70000'), 3),
      hidden('가장 큰 번호', lines(2, '1000000 999999'), 0),
      hidden('번호 100개', lines(100, row(pearls)), pearls.filter((one) => total(Array.from(String(one), Number)) % 7 === 0).length),
    ],
    reference: python`
def is_lucky(number):
    total = 0
    while number > 0:
        total += number % 10
        number //= 10
    return total % 7 == 0

n = int(input())
lucky = 0
for number in map(int, input().split()):
    if is_lucky(number):
        lucky += 1
print(lucky)
`,
    smallInput(draw) {
      const count = draw.int(1, 4)
      return lines(count, row(draw.ints(count, 1, 60)))
    },
  },
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

function richestRow(): string {
  const sums = beach.map((line) => total(line))
  const best = Math.max(...sums)
  return row([sums.indexOf(best) + 1, best])
}

function mostOf(names: readonly string[]): string {
  const countOf = (name: string) => names.filter((one) => one === name).length
  const [first = ''] = [...new Set(names)].toSorted((one, other) => countOf(other) - countOf(one) || (one < other ? -1 : 1))
  return row([first, countOf(first)])
}
