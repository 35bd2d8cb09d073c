import { type Draw, hidden, large, lines, python, row, sequence, type Solutions } from './solution.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const signal = sequence(100, (at) => alphabet.charAt((at * 7) % 26))
const kelp = sequence(1_000, (at) => ((at * 389) % 997) + 1)
const gulls = sequence(10_000, (at) => (at * 31) % 50)
const fish = sequence(1_000, (at) => ((at * 7_919) % 1_009) + 1)
const points = sequence(5_000, (at) => [(at * 37) % 71, ((at * 4_999) % 2_001) - 1_000] as const)

const sortedPoints = points.toSorted(([x, y], [otherX, otherY]) => x - otherX || y - otherY)

function numbers(draw: Draw, lowest: number, highest: number): string {
  const count = draw.int(1, 5)
  return lines(count, row(draw.ints(count, lowest, highest)))
}

/** 문자열, 배열, 정렬. */
export const listSolutions: Solutions = {
  '거꾸로 읽는 등대 신호': {
    hidden: [
      hidden('한 글자', 'A', 'A'),
      hidden('두 글자', 'AB', 'BA'),
      hidden('거꾸로 읽어도 같은 신호', 'LEVEL', 'LEVEL'),
      hidden('같은 글자가 이어지는 신호', 'AABBC', 'CBBAA'),
      hidden('글자 100개', signal.join(''), signal.toReversed().join('')),
    ],
    reference: python`
signal = input()
print(signal[::-1])
`,
    smallInput: (draw) => draw.text(draw.int(1, 4), 'ABC'),
  },
  '병 속의 편지': {
    hidden: [
      hidden('0칸', lines(0, 'SEA'), 'SEA'),
      hidden('가장 많이 민 편지', lines(25, 'ZAY'), 'ABZ'),
      hidden('Z로 돌아오는 글자', lines(3, 'ABC'), 'XYZ'),
      hidden('한 글자', lines(13, 'N'), 'A'),
      hidden('모든 글자', lines(1, alphabet), `Z${alphabet.slice(0, 25)}`),
      hidden('긴 편지', lines(2, 'CDE'.repeat(300)), 'ABC'.repeat(300)),
    ],
    reference: python`
k = int(input())
letter = ''
for sign in input():
    letter += chr((ord(sign) - ord('A') - k) % 26 + ord('A'))
print(letter)
`,
    smallInput: (draw) => lines(draw.int(0, 25), draw.text(draw.int(1, 4), alphabet)),
  },
  '고래 노래 압축하기': {
    hidden: [
      hidden('한 음', 'A', 'A1'),
      hidden('모두 다른 음', 'ABC', 'A1B1C1'),
      hidden('마지막 묶음', 'ABB', 'A1B2'),
      hidden('다시 나오는 음', 'AABBAA', 'A2B2A2'),
      hidden('열 번이 넘는 음', 'C'.repeat(12), 'C12'),
      hidden('음 1,000개', 'A'.repeat(999) + 'B', 'A999B1'),
    ],
    reference: python`
song = input()
short = ''
count = 0
for at in range(len(song)):
    count += 1
    if at + 1 == len(song) or song[at + 1] != song[at]:
        short += song[at] + str(count)
        count = 0
print(short)
`,
    smallInput: (draw) => draw.text(draw.int(1, 6), 'AB'),
  },
  '가장 긴 미역 줄기': {
    hidden: [
      hidden('줄기 하나', lines(1, 7), 1),
      hidden('모두 같은 길이', lines(3, '5 5 5'), 1),
      hidden('맨 앞이 가장 긴 줄기', lines(3, '9 1 2'), 1),
      hidden('맨 뒤가 가장 긴 줄기', lines(4, '1 2 3 4'), 4),
      hidden('자릿수가 다른 길이', lines(3, '9 10 8'), 2),
      hidden('줄기 1,000개', lines(1_000, row(kelp)), kelp.indexOf(Math.max(...kelp)) + 1),
    ],
    reference: python`
n = int(input())
lengths = list(map(int, input().split()))
best = 0
for at in range(n):
    if lengths[at] > lengths[best]:
        best = at
print(best + 1)
`,
    smallInput: (draw) => numbers(draw, 1, 12),
  },
  '갈매기 기록장': {
    hidden: [
      hidden('하루만', lines(5, '1 2 3 4 5', '3 3'), 3),
      hidden('첫날부터', lines(4, '4 3 2 1', '1 2'), 7),
      hidden('마지막 날까지', lines(4, '4 3 2 1', '3 4'), 3),
      hidden('처음부터 끝까지', lines(3, '10 20 30', '1 3'), 60),
      hidden('기록이 하루뿐일 때', lines(1, '8', '1 1'), 8),
      hidden('한 마리도 못 본 날', lines(3, '0 0 0', '1 3'), 0),
      hidden('기록 10,000일', lines(10_000, row(gulls), '101 9900'), sum(gulls.slice(100, 9_900))),
    ],
    reference: python`
n = int(input())
gulls = list(map(int, input().split()))
a, b = map(int, input().split())
print(sum(gulls[a - 1:b]))
`,
    smallInput(draw) {
      const count = draw.int(1, 5)
      const from = draw.int(1, count)
      return lines(count, row(draw.ints(count, 0, 5)), row([from, draw.int(from, count)]))
    },
  },
  '어항 자리 바꾸기': {
    hidden: [
      hidden('옮기지 않을 때', lines('3 0', '1 2 3'), '1 2 3'),
      hidden('제자리로 돌아올 때', lines('4 4', '1 2 3 4'), '1 2 3 4'),
      hidden('어항 하나', lines('1 7', '5'), '5'),
      hidden('한 칸', lines('4 1', '4 3 2 1'), '1 4 3 2'),
      hidden('여러 바퀴', lines('3 10', '1 2 3'), '3 1 2'),
      hidden('아주 많이 옮길 때', lines('5 1000000002', '1 2 3 4 5'), '4 5 1 2 3'),
    ],
    reference: python`
n, k = map(int, input().split())
tanks = input().split()
k %= n
print(*(tanks[n - k:] + tanks[:n - k]))
`,
    smallInput(draw) {
      const count = draw.int(1, 5)
      return lines(row([count, draw.int(0, 9)]), row(sequence(count, (at) => at + 1)))
    },
    largeInputs: () => [lines('3 10000000', '1 2 3')],
  },
  '물고기 줄 세우기': {
    hidden: [
      hidden('물고기 한 마리', lines(1, 3), '3'),
      hidden('이미 선 줄', lines(4, '1 2 3 4'), '1 2 3 4'),
      hidden('거꾸로 선 줄', lines(4, '4 3 2 1'), '1 2 3 4'),
      hidden('길이가 같은 물고기', lines(5, '3 1 3 1 3'), '1 1 3 3 3'),
      hidden('자릿수가 다른 길이', lines(3, '10 9 100'), '9 10 100'),
      large('물고기 1,000마리', lines(1_000, row(fish)), row(fish.toSorted((one, other) => one - other))),
    ],
    reference: python`
n = int(input())
fish = list(map(int, input().split()))
for first in range(n):
    smallest = first
    for at in range(first + 1, n):
        if fish[at] < fish[smallest]:
            smallest = at
    fish[first], fish[smallest] = fish[smallest], fish[first]
print(*fish)
`,
    smallInput: (draw) => numbers(draw, 8, 12),
  },
  '두 번 접은 항해도': {
    hidden: [
      hidden('점 하나', lines(1, '5 5'), '5 5'),
      hidden('나란한 점', lines(3, '2 3', '2 1', '2 2'), lines('2 1', '2 2', '2 3')),
      hidden('음수', lines(3, '1 -1', '-1 5', '1 -3'), lines('-1 5', '1 -3', '1 -1')),
      hidden('자릿수가 다른 좌표', lines(2, '10 1', '9 1'), lines('9 1', '10 1')),
      hidden('겹친 점', lines(3, '1 1', '0 0', '1 1'), lines('0 0', '1 1', '1 1')),
      large('점 5,000개', lines(5_000, ...points.map(row)), lines(...sortedPoints.map(row))),
    ],
    reference: python`
n = int(input())
points = []
for _ in range(n):
    x, y = map(int, input().split())
    points.append((x, y))
points.sort()
for x, y in points:
    print(x, y)
`,
    smallInput(draw) {
      const count = draw.int(1, 4)
      return lines(count, ...sequence(count, () => row(draw.ints(2, -2, 2))))
    },
    largeInputs: () => [lines(2_100, ...sequence(2_100, (at) => row([1_000 - (at % 100), at % 21])))],
  },
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
