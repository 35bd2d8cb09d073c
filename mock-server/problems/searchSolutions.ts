import { type Draw, hidden, large, lines, python, row, sequence, type Solutions } from './solution.ts'

const repeated = (count: number, line: string) => sequence(count, () => line)

/** Writes the size of a map, then its rows. */
function map(...rows: readonly string[]): string {
  return lines(row([rows.length, rows[0]?.length ?? 0]), ...rows)
}

/** Returns a square without walls. */
const open = (size: number) => repeated(size, '.'.repeat(size))

const rowsOf = (draw: Draw, height: number, width: number, letters: string) => sequence(height, () => draw.text(width, letters))

const chessboard = sequence(100, (at) => (at % 2 === 0 ? '.#' : '#.').repeat(50))
/** Rows of walls with a gap at the right and at the left by turns. */
const winding = sequence(99, (at) => (at % 2 === 0 ? '.'.repeat(100) : at % 4 === 1 ? `${'#'.repeat(99)}.` : `.${'#'.repeat(99)}`))

/** A map with a single way, down one column and up the next but one. */
const upAndDown = sequence(100, (y) => sequence(100, (x) => (x % 2 === 0 || y === (x % 4 === 1 ? 99 : 0) ? '.' : '#')).join(''))

/** Solutions of 재귀 and 탐색. */
export const searchSolutions: Solutions = {
  '소라 껍데기 무늬': {
    hidden: [1, 2, 4, 7, 12].map((count) => hidden(`${count}번째 무늬`, String(count), row(shell(count)))),
    reference: python`
def draw(n):
    if n == 0:
        return []
    before = draw(n - 1)
    return before + [n] + before

print(*draw(int(input())))
`,
    smallInput: (draw) => String(draw.int(1, 5)),
  },
  '하노이의 산호탑': {
    hidden: [
      hidden('원판 하나', '1', 1),
      hidden('원판 둘', '2', 3),
      hidden('원판 다섯', '5', 31),
      large('원판 스무 개', '20', 1_048_575),
      large('가장 높은 탑', '30', 1_073_741_823),
    ],
    reference: python`
def moves(n):
    return 0 if n == 0 else 2 * moves(n - 1) + 1

print(moves(int(input())))
`,
    smallInput: (draw) => String(draw.int(1, 6)),
    largeInputs: () => ['21'],
  },
  '보물섬 지도': {
    hidden: [
      hidden('칸이 하나뿐인 지도', map('X'), '1 1'),
      hidden('왼쪽 위', map('X..', '...'), '1 1'),
      hidden('오른쪽 아래', map('....', '...X'), '2 4'),
      hidden('한 줄짜리 지도', map('..X.'), '1 3'),
      hidden('세로로 긴 지도', map('.', '.', '.', 'X'), '4 1'),
      hidden('큰 지도', map(...repeated(59, '.'.repeat(100)), `${'.'.repeat(41)}X${'.'.repeat(58)}`), '60 42'),
    ],
    reference: python`
r, c = map(int, input().split())
for line in range(1, r + 1):
    at = input().find('X')
    if at >= 0:
        print(line, at + 1)
`,
    smallInput(draw) {
      const [height, width] = [draw.int(1, 3), draw.int(1, 3)]
      const [line, at] = [draw.int(0, height - 1), draw.int(0, width - 1)]
      const beach = '.'.repeat(width)
      return map(...sequence(height, (here) => (here === line ? `${beach.slice(0, at)}X${beach.slice(at + 1)}` : beach)))
    },
  },
  '가라앉은 배의 방': {
    hidden: [
      hidden('벽뿐인 배', map('##', '##'), 0),
      hidden('벽이 없는 배', map('...', '...'), 1),
      hidden('모서리만 닿은 방', map('.#', '#.'), 2),
      hidden('칸이 하나뿐인 배', map('.'), 1),
      hidden('위로 이어진 방', map('.#.', '...'), 1),
      hidden('꺾인 방', map('..#.', '#.#.', '..#.'), 2),
      hidden('방을 둘러싼 방', map('.....', '.###.', '.#.#.', '.###.', '.....'), 2),
      large('방이 5,000개인 배', map(...chessboard), 5_000),
      large('아주 넓은 방', map(...repeated(100, '.'.repeat(100))), 1),
      large('오르내리는 방', map(...upAndDown), 1),
    ],
    reference: python`
r, c = map(int, input().split())
ship = [list(input()) for _ in range(r)]
rooms = 0
for y in range(r):
    for x in range(c):
        if ship[y][x] != '.':
            continue
        rooms += 1
        ship[y][x] = '#'
        left = [(y, x)]
        while left:
            a, b = left.pop()
            for p, q in ((a + 1, b), (a - 1, b), (a, b + 1), (a, b - 1)):
                if 0 <= p < r and 0 <= q < c and ship[p][q] == '.':
                    ship[p][q] = '#'
                    left.append((p, q))
print(rooms)
`,
    smallInput: (draw) => map(...rowsOf(draw, draw.int(1, 3), draw.int(1, 3), '.#')),
    largeInputs: () => [map(...open(36))],
  },
  '해류를 타고 가장 빨리': {
    hidden: [
      hidden('칸이 하나뿐인 바다', map('.'), 0),
      hidden('곧은 길', map('....'), 3),
      hidden('돌아가는 길', map('.#...', '.#.#.', '...#.'), 10),
      hidden('막힌 길', map('.#.', '.#.', '.#.'), -1),
      hidden('길이 둘', map('...', '.#.', '...'), 4),
      large('바위가 없는 넓은 바다', map(...repeated(100, '.'.repeat(100))), 198),
      large('구불구불한 바다', map(...winding), 99 * 49 + 98),
    ],
    reference: python`
from collections import deque

r, c = map(int, input().split())
sea = [input() for _ in range(r)]
distance = [[-1] * c for _ in range(r)]
distance[0][0] = 0
queue = deque([(0, 0)])
while queue:
    y, x = queue.popleft()
    for a, b in ((y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)):
        if 0 <= a < r and 0 <= b < c and sea[a][b] == '.' and distance[a][b] == -1:
            distance[a][b] = distance[y][x] + 1
            queue.append((a, b))
print(distance[r - 1][c - 1])
`,
    smallInput(draw) {
      const [height, width] = [draw.int(1, 3), draw.int(1, 4)]
      const sea = rowsOf(draw, height, width, '..#').join('')
      const opened = `.${sea.slice(1, -1)}${sea.length > 1 ? '.' : ''}`
      return map(...sequence(height, (at) => opened.slice(at * width, (at + 1) * width)))
    },
    // Ways that lead up, and to the left, come before larger seas.
    largeInputs: () => [map('.#....', '.#.##.', '...#..'), map('...', '##.', '...', '.##', '...'), map(...open(7)), map(...open(36))],
  },
}

function shell(count: number): readonly number[] {
  return count === 0 ? [] : [...shell(count - 1), count, ...shell(count - 1)]
}
