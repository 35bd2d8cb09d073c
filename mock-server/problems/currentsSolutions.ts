import { boundary, hidden, lines, python, row, sequence, type Solutions } from './solution.ts'

const catches = sequence(100, (at) => (at * 71) % 1_001)
const sizes = sequence(100, (at) => 1 + ((at * 37) % 50))

/** 해류. */
export const currentsSolutions: Solutions = {
  '파도 번호 부르기': {
    hidden: [1, 2, 9, 10, 100].map((count) =>
      hidden(`파도 ${count}개`, String(count), lines(...sequence(count, (at) => `${at + 1}번째 파도`))),
    ),
    reference: python`
n = int(input())
for number in range(1, n + 1):
    print(f'{number}번째 파도')
`,
    smallInput: (draw) => String(draw.int(1, 6)),
  },
  '새는 물통': {
    hidden: [
      boundary('처음부터 0', '0', 0),
      hidden('물 두 번 만에', '2', 2),
      hidden('2를 거듭 곱한 수', '1024', 11),
      hidden('그보다 하나 작은 수', '1023', 10),
      hidden('홀수', '7', 3),
      hidden('가장 큰 물통', '1000000', 20),
    ],
    reference: python`
water = int(input())
days = 0
while water > 0:
    water = water // 2
    days = days + 1
print(days)
`,
    smallInput: (draw) => String(draw.int(0, 20)),
  },
  '저금통 채우기': {
    hidden: [
      hidden('목표가 1', '1', 1),
      hidden('목표가 2', '2', 2),
      boundary('꼭 맞는 목표', '10', 4),
      hidden('하나 넘는 목표', '11', 5),
      hidden('하나 모자라는 목표', '54', 10),
      hidden('가장 큰 목표', '100000', 447),
    ],
    reference: python`
goal = int(input())
pearls = 0
day = 0
while pearls < goal:
    day = day + 1
    pearls = pearls + day
print(day)
`,
    smallInput: (draw) => String(draw.int(1, 22)),
  },
  '여러 배의 물고기 더하기': {
    hidden: [
      hidden('배 한 척', lines(1, 7), 7),
      hidden('모두 0', lines(3, 0, 0, 0), 0),
      hidden('같은 수', lines(4, 5, 5, 5, 5), 20),
      hidden('가장 많이 잡았을 때', lines(2, 1000, 1000), 2000),
      hidden('자릿수가 다른 수', lines(3, 1, 10, 100), 111),
      hidden(
        '배 100척',
        lines(100, ...catches),
        catches.reduce((sum, one) => sum + one, 0),
      ),
    ],
    reference: python`
n = int(input())
total = 0
for _ in range(n):
    total = total + int(input())
print(total)
`,
    smallInput(draw) {
      const count = draw.int(1, 4)
      return lines(count, ...draw.ints(count, 0, 9))
    },
  },
  '큰 물고기 세기': {
    hidden: [
      hidden('모두 큰 물고기', lines('3 1', '5 6 7'), 3),
      boundary('길이가 꼭 K인 물고기', lines('2 10', '10 9'), 1),
      hidden('한 마리', lines('1 5', '5'), 1),
      hidden('하나도 없을 때', lines('3 1000', '1 2 999'), 0),
      hidden('자릿수가 다른 길이', lines('4 30', '4 31 300 29'), 2),
      hidden('물고기 100마리', lines('100 25', row(sizes)), sizes.filter((size) => size >= 25).length),
    ],
    reference: python`
n, k = map(int, input().split())
count = 0
for size in map(int, input().split()):
    if size >= k:
        count = count + 1
print(count)
`,
    smallInput(draw) {
      const count = draw.int(1, 4)
      // Lengths of one and two digits: texts compare otherwise than numbers.
      return lines(row([count, draw.int(3, 10)]), row(draw.ints(count, 1, 12)))
    },
  },
  '삼육구 소라 놀이': {
    hidden: [1, 2, 3, 6, 10, 100].map((last) =>
      hidden(`${last}까지`, String(last), lines(...sequence(last, (at) => ((at + 1) % 3 === 0 ? '짝' : at + 1)))),
    ),
    reference: python`
n = int(input())
for number in range(1, n + 1):
    if number % 3 == 0:
        print('짝')
    else:
        print(number)
`,
    smallInput: (draw) => String(draw.int(1, 16)),
  },
  '바다 극장 자리표': {
    hidden: [
      hidden('자리 하나', '1 1', '1-1'),
      hidden('한 줄', '1 4', '1-1 1-2 1-3 1-4'),
      hidden('한 칸씩', '3 1', '1-1\n2-1\n3-1'),
      hidden('줄이 더 많을 때', '3 2', seats(3, 2)),
      hidden('번호가 두 자리', '11 10', seats(11, 10)),
      hidden('가장 큰 극장', '20 20', seats(20, 20)),
    ],
    reference: python`
rows, columns = map(int, input().split())
for r in range(1, rows + 1):
    line = f'{r}-1'
    for c in range(2, columns + 1):
        line = line + f' {r}-{c}'
    print(line)
`,
    smallInput: (draw) => row(draw.ints(2, 1, 4)),
  },
  '악수하는 문어들': {
    hidden: [2, 4, 5, 10, 20].map((count) => hidden(`문어 ${count}마리`, String(count), pairs(count))),
    reference: python`
n = int(input())
for one in range(1, n + 1):
    for other in range(one + 1, n + 1):
        print(one, other)
`,
    smallInput: (draw) => String(draw.int(2, 5)),
  },
  '계단 모양 산호': {
    hidden: [1, 2, 4, 10, 50].map((count) => hidden(`${count}줄`, String(count), lines(...sequence(count, (at) => '#'.repeat(at + 1))))),
    reference: python`
n = int(input())
for line in range(1, n + 1):
    print('#' * line)
`,
    smallInput: (draw) => String(draw.int(1, 5)),
  },
}

function seats(rows: number, columns: number): string {
  return lines(...sequence(rows, (r) => row(sequence(columns, (c) => `${r + 1}-${c + 1}`))))
}

function pairs(count: number): string {
  const others = (one: number) => sequence(count - one - 1, (at) => row([one + 1, one + at + 2]))
  return lines(...sequence(count, others).flat())
}
