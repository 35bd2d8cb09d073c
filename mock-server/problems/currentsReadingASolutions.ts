import { boundary, hidden, lines, python, row, sequence, type Solutions } from './solution.ts'

const countdown = (from: number) => lines(...sequence(from, (at) => from - at), '잠수!')
const tides = (level: number, changes: readonly number[]) => lines(row([level, changes.length]), ...changes)

/** Solutions of 해류: programs of its first three types to put in order and to repair. */
export const currentsReadingASolutions: Solutions = {
  '셋 둘 하나 잠수': {
    hidden: [
      boundary('가장 큰 수', '100', countdown(100)),
      hidden('둘부터', '2', countdown(2)),
      hidden('다섯부터', '5', countdown(5)),
      hidden('두 자리 수부터', '10', countdown(10)),
      hidden('홀수부터', '27', countdown(27)),
    ],
    reference: python`
n = int(input())
left = n
for i in range(n):
    print(left)
    left = left - 1
print('잠수!')
`,
    smallInput: (draw) => String(draw.int(1, 8)),
  },
  '수달의 조개 곳간': {
    hidden: [
      boundary('조개가 없을 때', '0 5', '0 0'),
      boundary('하루에 하나씩', '7 1', '7 0'),
      boundary('가장 많은 조개', '1000 100', '10 0'),
      hidden('하루치가 꼭 있을 때', '6 6', '1 0'),
      hidden('하나가 모자랄 때', '5 6', '0 5'),
      hidden('하나가 남을 때', '13 4', '3 1'),
      hidden('오래 먹을 때', '999 2', '499 1'),
    ],
    reference: python`
shells, bite = map(int, input().split())
days = 0
while shells >= bite:
    shells = shells - bite
    days = days + 1
print(days, shells)
`,
    smallInput: (draw) => row([draw.int(0, 20), draw.int(1, 6)]),
  },
  '오르내리는 물의 높이': {
    hidden: [
      boundary('0에서 한 번 내려갈 때', tides(0, [-100]), -100),
      boundary(
        '가장 높은 데서 백 번 오를 때',
        tides(
          1000,
          sequence(100, () => 100),
        ),
        11_000,
      ),
      hidden('바뀌지 않을 때', tides(30, [0, 0]), 30),
      hidden('오른 만큼 내려갈 때', tides(8, [15, -15]), 8),
      hidden('한 번 오를 때', tides(99, [1]), 100),
      hidden('0을 지나 오르내릴 때', tides(3, [-5, -4, 9, -1]), 2),
    ],
    reference: python`
level, n = map(int, input().split())
for i in range(n):
    change = int(input())
    level = level + change
print(level)
`,
    smallInput: (draw) => tides(draw.int(0, 12), draw.ints(draw.int(1, 5), -9, 9)),
  },
}

/** The output of the other programs, or the rows of their tables. */
export const currentsReadingAAnswers: Readonly<Record<string, readonly string[]>> = {
  '마지막 파도의 번호': ['파도 0', '파도 1', '파도 2', '잔잔 2', '물결 4', '물결 5'],
  '달아나는 멸치 쫓는 상어': ['0\t', '0\t10', '5\t12', '10\t14', '15\t16', '20\t18'],
  '날마다 더 쌓이는 조개': ['5\t', '5\t0', '15\t10', '35\t20', '65\t30'],
}
