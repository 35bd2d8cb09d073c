import { boundary, hidden, lines, python, row, sequence, type Solutions } from './solution.ts'

const list = (values: readonly number[]) => lines(values.length, ...values)

const board = (rows: number, columns: number) =>
  lines(...sequence(rows, (r) => sequence(columns, (c) => ((r + 1) * (c + 1)) % 10).join('')))

function pen(side: number): string {
  const edge = '#'.repeat(side)
  return lines(edge, ...sequence(side - 2, () => `#${'.'.repeat(side - 2)}#`), edge)
}

/** Solutions of 해류: the programs to put in order and to repair. */
export const currentsReadingBSolutions: Solutions = {
  '가장 작은 게를 찾아라': {
    hidden: [
      boundary('게 한 마리, 가장 큰 크기', list([1_000]), '1000 1'),
      hidden('점점 커질 때', list([2, 4, 9]), '2 1'),
      hidden('점점 작아질 때', list([9, 6, 5, 1]), '1 4'),
      hidden('모두 같은 크기', list([6, 6, 6]), '6 1'),
      hidden('가장 작은 게가 여럿일 때', list([8, 2, 5, 2, 2]), '2 2'),
      hidden('마지막이 가장 작을 때', list([3, 5, 4, 2]), '2 4'),
      hidden('자릿수가 다른 크기', list([100, 20, 9, 1_000]), '9 3'),
      hidden('게 100마리', list(sequence(100, (at) => (at === 63 ? 1 : 1_000 - at))), '1 64'),
    ],
    reference: python`
n = int(input())
best = int(input())
where = 1
for i in range(2, n + 1):
    size = int(input())
    if size < best:
        best = size
        where = i
print(best, where)
`,
    smallInput: (draw) => list(draw.ints(draw.int(1, 5), 1, 9)),
  },
  '방파제에 깃발 걸기': {
    hidden: [
      boundary('꼭 10일 때', list([10]), '빨강'),
      boundary('꼭 9일 때', list([9]), '노랑'),
      boundary('꼭 5일 때', list([5]), '노랑'),
      boundary('꼭 4일 때', list([4]), '파랑'),
      hidden('가장 높은 파도', list([100, 100]), '빨강\n빨강'),
      hidden('잔잔한 바다', list([0, 1, 2, 3]), '파랑\n파랑\n파랑\n파랑'),
      hidden('높낮이가 바뀔 때', list([12, 3, 8, 0, 11]), '빨강\n파랑\n노랑\n파랑\n빨강'),
      hidden(
        '파도 100개',
        list(sequence(100, (at) => (at * 7) % 15)),
        lines(...sequence(100, (at) => ((at * 7) % 15 >= 10 ? '빨강' : (at * 7) % 15 >= 5 ? '노랑' : '파랑'))),
      ),
    ],
    reference: python`
n = int(input())
for i in range(n):
    wave = int(input())
    if wave >= 10:
        print('빨강')
    elif wave >= 5:
        print('노랑')
    else:
        print('파랑')
`,
    smallInput: (draw) => list(draw.ints(draw.int(1, 4), 0, 13)),
  },
  '구구 산호판': {
    hidden: [
      boundary('한 칸', '1 1', 1),
      hidden('한 줄', '1 9', '123456789'),
      hidden('두 자리가 되는 곱', '4 4', board(4, 4)),
      hidden('열 칸을 넘을 때', '2 12', board(2, 12)),
      hidden('세로로 길 때', '12 2', board(12, 2)),
      hidden('한 칸씩 여러 줄', '11 1', board(11, 1)),
      hidden('가장 큰 산호판', '20 20', board(20, 20)),
    ],
    reference: python`
rows, columns = map(int, input().split())
for r in range(1, rows + 1):
    line = ''
    for c in range(1, columns + 1):
        line = line + str(r * c % 10)
    print(line)
`,
    smallInput: (draw) => row([draw.int(1, 5), draw.int(1, 5)]),
  },
  '네모난 가두리 그물': {
    hidden: [
      boundary('안이 한 칸일 때', '3', pen(3)),
      hidden('안이 아홉 칸일 때', '5', pen(5)),
      hidden('여섯 칸', '6', pen(6)),
      hidden('열 칸', '10', pen(10)),
      hidden('스물다섯 칸', '25', pen(25)),
      hidden('가장 큰 그물', '50', pen(50)),
    ],
    reference: python`
n = int(input())
print('#' * n)
for i in range(n - 2):
    print('#' + '.' * (n - 2) + '#')
print('#' * n)
`,
    smallInput: (draw) => String(draw.int(2, 9)),
  },
}

/** The expected output, line by line; for a table each row, with tabs between its cells. */
export const currentsReadingBAnswers: Readonly<Record<string, readonly string[]>> = {
  '고래의 잠수 기록판': ['\t5\t1', '8\t5\t1', '8\t8\t1', '3\t8\t2', '9\t8\t2', '9\t9\t1'],
  '왼쪽 굴과 오른쪽 굴': ['1', '5', '7', '12 3'],
  '그물코를 세는 문어': ['\t\t0', '0\t0\t0', '0\t1\t1', '0\t2\t3', '1\t1\t4', '1\t2\t6', '2\t2\t8'],
  '먹물을 뿜는 오징어': ['.<===', '..<==', '...<='],
}
