import { boundary, hidden, lines, python, row, sequence, type Solutions } from './solution.ts'

const skies = ['맑음', '흐림'] as const
const orders = ['위', '아래', '그대로'] as const

const landings = (start: number, jump: number, count: number) => lines(...sequence(count, (at) => start + jump * (at + 1)))

function growth(first: number, eaten: number, days: number): string {
  let length = first
  return lines(...sequence(days, (at) => `${at + 1}일째 ${(length = length * 2 - eaten)}cm`))
}

/** Days as letters: `o` is clear. */
const sky = (days: string) => lines(days.length, ...days.split('').map((day) => (day === 'o' ? '맑음' : '흐림')))

/** Commands as letters: `^`, `v` and `-`. */
const commands = (deepest: number, letters: string) =>
  lines(row([letters.length, deepest]), ...letters.split('').map((letter) => ({ '^': '위', v: '아래' })[letter] ?? '그대로'))

const sand = (rows: number, columns: number) =>
  lines(...sequence(rows, (r) => sequence(columns, (c) => ((r + c) % 2 === 0 ? '#' : '.')).join('')))

const gulls = (count: number) =>
  lines(
    ...sequence(count, (at) => {
      const between = 2 * (count - 1 - at) - 1
      return ' '.repeat(at) + (between < 0 ? 'v' : `v${' '.repeat(between)}v`)
    }),
  )

const weights = sequence(100, (at) => 1 + ((at * 389) % 1_000))
const everyOther = (from: number) => weights.filter((_, at) => at % 2 === from).reduce((sum, one) => sum + one, 0)

/** 해류, two more steps for each type. */
export const currentsLadderSolutions: Solutions = {
  '날치가 내려앉은 자리': {
    hidden: [
      hidden('한 번만', '7 2 1', 9),
      hidden('한 칸씩', '0 1 10', landings(0, 1, 10)),
      hidden('먼 데서 출발할 때', '1000 7 3', landings(1_000, 7, 3)),
      hidden('두 번', '4 9 2', landings(4, 9, 2)),
      hidden('처음 자리가 거리와 같을 때', '6 6 5', landings(6, 6, 5)),
      hidden('가장 많이 뛸 때', '999 100 100', landings(999, 100, 100)),
    ],
    reference: python`
place, jump, n = map(int, input().split())
for _ in range(n):
    place = place + jump
    print(place)
`,
    smallInput: (draw) => row([draw.int(0, 9), draw.int(1, 5), draw.int(1, 5)]),
  },
  '자라는 해초와 먹는 거북': {
    hidden: [
      boundary('거북이 하나도 먹지 않을 때', '1 0 4', growth(1, 0, 4)),
      hidden('자란 만큼 먹을 때', '9 9 5', growth(9, 9, 5)),
      hidden('하루만', '30 11 1', growth(30, 11, 1)),
      hidden('1만 남게 먹을 때', '10 9 6', growth(10, 9, 6)),
      hidden('이틀', '2 1 2', growth(2, 1, 2)),
      hidden('가장 길게', '100 0 15', growth(100, 0, 15)),
      hidden('열흘이 넘을 때', '8 5 12', growth(8, 5, 12)),
    ],
    reference: python`
length, eaten, n = map(int, input().split())
for day in range(1, n + 1):
    length = length * 2 - eaten
    print(f'{day}일째 {length}cm')
`,
    smallInput(draw) {
      const length = draw.int(1, 9)
      return row([length, draw.int(0, length), draw.int(1, 4)])
    },
  },
  '닻줄을 풀어라': {
    hidden: [
      hidden('한 번만', lines(7, 0), '1 7'),
      hidden('1씩 여러 번', lines(1, 1, 1, 1, 1, 0), '5 5'),
      hidden('0으로 끝나는 수', lines(10, 20, 100, 0), '3 130'),
      hidden('가장 긴 줄', lines(1000, 1000, 0), '2 2000'),
      hidden('점점 짧게', lines(9, 5, 3, 2, 0), '4 19'),
      hidden('백 번', lines(...sequence(100, (at) => at + 1), 0), '100 5050'),
    ],
    reference: python`
count = 0
total = 0
length = int(input())
while length > 0:
    count = count + 1
    total = total + length
    length = int(input())
print(count, total)
`,
    smallInput: (draw) => lines(...draw.ints(draw.int(0, 5), 1, 12), 0),
  },
  '번갈아 먹는 두 상어': {
    hidden: [
      hidden('첫째가 꼭 다 먹을 때', '3 3 5', '첫째 3'),
      hidden('하나만 남았을 때', '9 3 5', '첫째 1'),
      hidden('둘째가 남은 것을 먹을 때', '7 3 5', '둘째 4'),
      hidden('먹이가 하나', '1 4 4', '첫째 1'),
      hidden('둘이 같은 만큼 먹을 때', '12 3 3', '둘째 3'),
      hidden('둘째가 더 적게 먹을 때', '20 7 2', '첫째 2'),
      hidden('여러 바퀴를 돌 때', '1000 7 11', '둘째 3'),
      hidden('하나씩 오래 먹을 때', '99999 1 1', '첫째 1'),
      hidden('가장 많은 먹이', '100000 1000 999', '첫째 50'),
    ],
    reference: python`
food, first, second = map(int, input().split())
turn = 0
while food > 0:
    turn = turn + 1
    if turn % 2 == 1:
        who = '첫째'
        bite = first
    else:
        who = '둘째'
        bite = second
    if bite > food:
        bite = food
    food = food - bite
print(who, bite)
`,
    smallInput: (draw) => row([draw.int(1, 20), ...draw.ints(2, 1, 6)]),
  },
  '왼쪽 그물 오른쪽 그물': {
    hidden: [
      hidden('모두 0', lines(2, '0 0', '0 0'), '0 0 0'),
      hidden('왼쪽에만', lines(2, '5 0', '7 0'), '12 0 12'),
      hidden('두 그물이 같을 때', lines(3, '1 1', '2 2', '3 3'), '6 6 12'),
      hidden('자릿수가 다른 수', lines(3, '9 100', '10 1', '1 10'), '20 111 131'),
      hidden('가장 많이', lines(2, '1000 1000', '1000 1000'), '2000 2000 4000'),
      hidden('백 번', lines(100, ...sequence(100, (at) => row([at, 99 - at]))), '4950 4950 9900'),
    ],
    reference: python`
n = int(input())
left = 0
right = 0
for _ in range(n):
    one, other = map(int, input().split())
    left = left + one
    right = right + other
print(left, right, left + right)
`,
    smallInput(draw) {
      const count = draw.int(1, 4)
      return lines(count, ...sequence(count, () => row(draw.ints(2, 0, 9))))
    },
  },
  '섬마다 다른 뱃삯': {
    hidden: [
      hidden('뱃삯이 모두 0', lines(2, '3 0', '4 0'), lines(7, 0, 0)),
      hidden('평균이 꼭 떨어질 때', lines(2, '1 100', '1 300'), lines(2, 400, 200)),
      hidden('소수점 아래를 버릴 때', lines(2, '1 100', '2 101'), lines(3, 302, 100)),
      hidden('손님이 없는 섬이 섞일 때', lines(3, '0 9999', '2 50', '0 1'), lines(2, 100, 50)),
      hidden('모든 섬에 손님이 없을 때', lines(3, '0 100', '0 200', '0 300'), lines(0, 0, 0)),
      hidden('손님이 한 명', lines(2, '0 70', '1 77'), lines(1, 77, 77)),
      hidden('가장 많은 손님', lines(2, '50 10000', '50 9999'), lines(100, 999_950, 9999)),
    ],
    reference: python`
n = int(input())
people = 0
money = 0
for _ in range(n):
    count, price = map(int, input().split())
    people = people + count
    money = money + count * price
print(people)
print(money)
if people > 0:
    print(money // people)
else:
    print(0)
`,
    smallInput(draw) {
      const count = draw.int(1, 3)
      return lines(count, ...sequence(count, () => row([draw.int(0, 3), draw.int(0, 12)])))
    },
  },
  '가장 높은 물기둥': {
    hidden: [
      hidden('하나뿐일 때', lines(1, 5), '5 1'),
      hidden('모두 같은 높이', lines(4, 6, 6, 6, 6), '6 4'),
      hidden('점점 높아질 때', lines(4, 1, 2, 3, 4), '4 1'),
      hidden('점점 낮아질 때', lines(3, 9, 5, 1), '9 1'),
      boundary('모두 음수', lines(3, -7, -2, -2), '-2 2'),
      hidden('0이 가장 높을 때', lines(3, -1, 0, -1), '0 1'),
      hidden('낮은 것이 더 자주 나올 때', lines(6, 3, 3, 3, 8, 3, 8), '8 2'),
      hidden('자릿수가 다른 높이', lines(3, 99, 100, 1000), '1000 1'),
    ],
    reference: python`
n = int(input())
highest = int(input())
count = 1
for _ in range(n - 1):
    height = int(input())
    if height > highest:
        highest = height
        count = 1
    elif height == highest:
        count = count + 1
print(highest, count)
`,
    smallInput(draw) {
      const count = draw.int(1, 5)
      return lines(count, ...draw.ints(count, -2, 3))
    },
  },
  '이어서 맑은 날': {
    hidden: [
      hidden('하루가 맑을 때', sky('o'), 1),
      hidden('하루가 흐릴 때', sky('x'), 0),
      hidden('모두 맑을 때', sky('oooooo'), 6),
      hidden('끝이 가장 길 때', sky('oxooxooo'), 3),
      hidden('처음이 가장 길 때', sky('ooooxoo'), 4),
      hidden('번갈아 올 때', sky('oxoxoxo'), 1),
      hidden('길이가 같은 것이 둘', sky('xooxoox'), 2),
      hidden('한 해', sky('ooooox'.repeat(60) + 'ooooo'), 5),
    ],
    reference: python`
n = int(input())
longest = 0
lasting = 0
for _ in range(n):
    if input() == '맑음':
        lasting = lasting + 1
    else:
        lasting = 0
    if lasting > longest:
        longest = lasting
print(longest)
`,
    smallInput(draw) {
      const count = draw.int(1, 7)
      return lines(count, ...sequence(count, () => skies[draw.int(0, 1)] ?? '맑음'))
    },
  },
  '번갈아 싣는 두 배': {
    hidden: [
      hidden('상자가 둘', lines(2, 5, 9), '5 9'),
      hidden('같은 무게', lines(4, 3, 3, 3, 3), '6 6'),
      hidden('무게가 모두 짝수', lines(3, 2, 4, 6), '8 4'),
      hidden('무게가 모두 홀수', lines(4, 1, 3, 5, 7), '6 10'),
      hidden('가장 무거운 상자', lines(3, 1000, 1000, 1000), '2000 1000'),
      hidden('상자 100개', lines(100, ...weights), row([everyOther(0), everyOther(1)])),
    ],
    reference: python`
n = int(input())
left = 0
right = 0
for at in range(n):
    weight = int(input())
    if at % 2 == 0:
        left = left + weight
    else:
        right = right + weight
print(left, right)
`,
    smallInput(draw) {
      const count = draw.int(1, 6)
      return lines(count, ...draw.ints(count, 1, 9))
    },
  },
  '말을 듣는 잠수함': {
    hidden: [
      hidden('올라가라고만 할 때', commands(3, '^^^'), '0 3'),
      hidden('바닥까지 꼭', commands(3, 'vvv'), '3 0'),
      hidden('바닥에서 한 번 더', commands(3, 'vvvv'), '3 1'),
      hidden('그대로만', commands(2, '----'), '0 0'),
      hidden('바닥에서 다시 올라올 때', commands(2, 'vvvv^-^^^v'), '1 4'),
      hidden('깊이가 1인 바다', commands(1, 'v-v^v^^'), '0 2'),
      hidden('바닥에서 그대로', commands(2, 'vv-v-^'), '1 1'),
      hidden('명령 100개', commands(50, 'v'.repeat(60) + '^'.repeat(40)), '10 10'),
    ],
    reference: python`
n, deepest = map(int, input().split())
depth = 0
refused = 0
for _ in range(n):
    command = input()
    if command == '위' and depth > 0:
        depth = depth - 1
    elif command == '아래' and depth < deepest:
        depth = depth + 1
    elif command != '그대로':
        refused = refused + 1
print(depth, refused)
`,
    smallInput(draw) {
      const count = draw.int(1, 7)
      return lines(row([count, draw.int(1, 3)]), ...sequence(count, () => orders[draw.int(0, 2)] ?? '위'))
    },
  },
  '소라 주사위 두 개': {
    hidden: [
      boundary('가장 작은 합', '5 5 2', '1 1'),
      hidden('가장 큰 합', '20 20 40', '20 20'),
      hidden('합이 하나 넘칠 때', '3 4 8', '없음'),
      hidden('꼭 가장 큰 합', '3 4 7', '3 4'),
      hidden('첫째 소라에 하나뿐', '1 6 4', '1 3'),
      hidden('둘째 소라에 하나뿐', '6 1 4', '3 1'),
      hidden('둘째 소라가 더 클 때', '4 20 12', '1 11\n2 10\n3 9\n4 8'),
      hidden('모든 수를 쓸 때', '20 20 21', lines(...sequence(20, (at) => row([at + 1, 20 - at])))),
    ],
    reference: python`
a, b, s = map(int, input().split())
count = 0
for one in range(1, a + 1):
    for other in range(1, b + 1):
        if one + other == s:
            print(one, other)
            count = count + 1
if count == 0:
    print('없음')
`,
    smallInput: (draw) => row([...draw.ints(2, 1, 5), draw.int(2, 11)]),
  },
  '배마다 가장 큰 물고기': {
    hidden: [
      hidden('배마다 한 마리', lines('3 1', 5, 2, 9), '0\n0\n0'),
      hidden('배가 한 척', lines('1 4', 3, 8, 1, 5), '7'),
      hidden('앞의 배가 더 클 때', lines('2 2', 900, 1000, 1, 5), '100\n4'),
      hidden('앞의 배가 더 작을 때', lines('2 2', 1, 5, 900, 1000), '4\n100'),
      hidden('모두 같은 길이', lines('2 3', 7, 7, 7, 7, 7, 7), '0\n0'),
      hidden('처음이 가장 크고 끝이 가장 작을 때', lines('2 3', 9, 5, 1, 8, 6, 3), '8\n5'),
      hidden('처음이 가장 작고 끝이 가장 클 때', lines('2 3', 1, 5, 9, 3, 6, 8), '8\n5'),
      hidden(
        '배 20척',
        lines('20 20', ...sequence(400, (at) => Math.floor(at / 20) + 1 + (at % 20) * (Math.floor(at / 20) + 1))),
        lines(...sequence(20, (at) => 19 * (at + 1))),
      ),
    ],
    reference: python`
ships, fish = map(int, input().split())
for _ in range(ships):
    longest = int(input())
    shortest = longest
    for _ in range(fish - 1):
        length = int(input())
        if length > longest:
            longest = length
        if length < shortest:
            shortest = length
    print(longest - shortest)
`,
    smallInput(draw) {
      const [ships, fish] = [draw.int(1, 3), draw.int(1, 3)]
      return lines(row([ships, fish]), ...draw.ints(ships * fish, 1, 12))
    },
  },
  '번갈아 칠한 모래밭': {
    hidden: [
      hidden('한 칸', '1 1', '#'),
      hidden('한 줄', '1 6', '#.#.#.'),
      hidden('한 칸씩 여러 줄', '4 1', '#\n.\n#\n.'),
      hidden('가로가 짝수', '3 4', sand(3, 4)),
      hidden('가로가 홀수', '4 3', sand(4, 3)),
      hidden('네모반듯한 모래밭', '5 5', sand(5, 5)),
      hidden('가장 큰 모래밭', '50 50', sand(50, 50)),
    ],
    reference: python`
rows, columns = map(int, input().split())
for r in range(rows):
    line = ''
    for c in range(columns):
        if (r + c) % 2 == 0:
            line = line + '#'
        else:
            line = line + '.'
    print(line)
`,
    smallInput: (draw) => row(draw.ints(2, 1, 5)),
  },
  '브이 자로 나는 갈매기': {
    hidden: [2, 4, 5, 10, 30].map((count) => hidden(`${count}줄`, String(count), gulls(count))),
    reference: python`
n = int(input())
for i in range(n - 1):
    print(' ' * i + 'v' + ' ' * (2 * (n - i) - 3) + 'v')
print(' ' * (n - 1) + 'v')
`,
    smallInput: (draw) => String(draw.int(1, 7)),
  },
}
