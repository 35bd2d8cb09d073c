import { hidden, large, lines, python, row, sequence, type Solutions } from './solution.ts'

/** Lists all ways to light a row so that no two neighbours are lit, in order. */
function lanterns(count: number): readonly string[] {
  if (count === 0) return ['']
  return lanterns(count - 1).flatMap((way) => (way.endsWith('o') ? [`${way}.`] : [`${way}.`, `${way}o`]))
}

/** Weights that lie far apart, but for two of them. */
const pearls = sequence(5_000, (at) => ((at * 3_571) % 5_000) * 199_999 + 1 + ((at * 31) % 7) * 2)

function mostAlike(weights: readonly number[]): string {
  const sorted = weights.toSorted((one, other) => one - other)
  let [best, least] = [0, Infinity]
  for (let at = 1; at < sorted.length; at++) {
    const difference = (sorted[at] ?? 0) - (sorted[at - 1] ?? 0)
    if (difference < least) [best, least] = [at, difference]
  }
  return row(sorted.slice(best - 1, best + 1))
}

const necklace = (weights: readonly number[]) => lines(weights.length, row(weights))

const corals = sequence(4_000, (at) => 1 + Math.floor(at / 3) * 700)
const buyers = (count: number, first: number) =>
  sequence(count, (at): readonly [number, number] => {
    const from = 1 + (((at + first) * 7_877) % 900_000)
    return [from, from + ((at * 131) % 90_000)]
  })

function shop(prices: readonly number[], wishes: readonly (readonly [number, number])[]): string {
  return lines(row([prices.length, wishes.length]), row(prices), ...wishes.map((wish) => row(wish)))
}

const fitting = (prices: readonly number[], wishes: readonly (readonly [number, number])[]) =>
  lines(...wishes.map(([from, to]) => prices.filter((price) => from <= price && price <= to).length))

const wishes = buyers(4_000, 5)

const tasks = (...all: readonly string[]) => lines(all.length, ...all)

/** 심해, two more steps for the types that had but two. */
export const abyssLadderSolutions: Solutions = {
  '반씩 자르는 미역': {
    hidden: [
      hidden('자르지 않아도 될 때', '5 5', 1),
      hidden('한 번만 자를 때', '6 5', 2),
      hidden('1cm씩', '9 1', 9),
      hidden('2를 거듭 곱한 길이', '1024 1', 1024),
      hidden('홀수로만 나뉠 때', '31 7', 7),
      hidden('한쪽만 더 잘라야 할 때', '13 3', 5),
      hidden('가장 작은 미역', '1 1', 1),
      hidden('가장 긴 미역', '100000 7', 16_384),
      hidden('가장 긴 미역을 1cm씩', '100000 1', 100_000),
    ],
    reference: python`
length, longest = map(int, input().split())

def pieces(part):
    if part <= longest:
        return 1
    return pieces(part // 2) + pieces(part - part // 2)

print(pieces(length))
`,
    smallInput(draw) {
      const length = draw.int(1, 30)
      return row([length, draw.int(1, Math.min(length, 6))])
    },
  },
  '나란히 켜지지 않는 등불': {
    hidden: [1, 4, 5, 8, 11, 12].map((count) => hidden(`등불 ${count}개`, String(count), lines(...lanterns(count)))),
    reference: python`
n = int(input())

def light(row):
    if len(row) == n:
        print(row)
        return
    light(row + '.')
    if row[-1:] != 'o':
        light(row + 'o')

light('')
`,
    smallInput: (draw) => String(draw.int(1, 6)),
  },
  '가장 닮은 진주 한 쌍': {
    hidden: [
      hidden('진주 둘', necklace([9, 4]), '4 9'),
      hidden('무게가 같은 진주', necklace([8, 3, 8, 1]), '8 8'),
      hidden('모두 같은 무게', necklace([5, 5, 5]), '5 5'),
      hidden('차이가 같은 쌍이 여럿', necklace([30, 10, 40, 20]), '10 20'),
      hidden('자릿수가 다른 무게', necklace([100, 9, 1_000, 20]), '9 20'),
      hidden('떨어져 놓인 쌍', necklace([50, 1, 99, 52, 20]), '50 52'),
      hidden('가장 큰 무게', necklace([1_000_000_000, 1, 999_999_999]), '999999999 1000000000'),
      large('진주 5,000개', necklace(pearls), mostAlike(pearls)),
      large('거꾸로 놓인 5,000개', necklace(sequence(5_000, (at) => 5_000 - at)), '1 2'),
    ],
    reference: python`
n = int(input())
weights = sorted(map(int, input().split()))
best = 1
for i in range(2, n):
    if weights[i] - weights[i - 1] < weights[best] - weights[best - 1]:
        best = i
print(weights[best - 1], weights[best])
`,
    smallInput(draw) {
      const count = draw.int(2, 5)
      return lines(count, row(draw.ints(count, 1, 20)))
    },
    largeInputs: () => [necklace(pearls.slice(0, 4_000)), necklace(pearls.slice(1))],
  },
  '잠수 대회 순위표': {
    hidden: [
      hidden('한 사람', lines(1, 'ari 5 5'), '1 ari'),
      hidden('모두 같은 기록', lines(3, 'c 9 9', 'a 9 9', 'b 9 9'), '1 a\n1 b\n1 c'),
      hidden('깊이만 다를 때', lines(3, 'a 9 5', 'b 10 5', 'c 100 5'), '1 c\n2 b\n3 a'),
      hidden('시간만 다를 때', lines(3, 'a 7 100', 'b 7 9', 'c 7 10'), '1 b\n2 c\n3 a'),
      hidden('1위가 두 사람', lines(3, 'z 9 1', 'y 9 1', 'x 8 1'), '1 y\n1 z\n3 x'),
      hidden('가운데에 세 사람', lines(5, 'e 1 1', 'd 5 5', 'c 5 5', 'b 5 5', 'a 9 9'), '1 a\n2 b\n2 c\n2 d\n5 e'),
      hidden('깊이와 시간이 엇갈릴 때', lines(4, 'a 3 4', 'b 4 3', 'c 3 3', 'd 4 4'), '1 b\n2 d\n3 c\n4 a'),
      hidden('시간만 같을 때', lines(2, 'a 5 5', 'b 6 5'), '1 b\n2 a'),
    ],
    reference: python`
n = int(input())
people = []
for _ in range(n):
    name, depth, time = input().split()
    people.append((-int(depth), int(time), name))
people.sort()
rank = 1
for i in range(n):
    if i > 0 and people[i][:2] != people[i - 1][:2]:
        rank = i + 1
    print(rank, people[i][2])
`,
    smallInput(draw) {
      const count = draw.int(1, 5)
      const names = ['ari', 'bom', 'cha', 'dan', 'eun']
      const from = draw.int(0, 4)
      return lines(count, ...sequence(count, (at) => row([names[(at * 2 + from) % 5] ?? 'ari', draw.int(8, 10), draw.int(9, 11)])))
    },
  },
  '조개 돈으로 꼭 맞게': {
    hidden: [
      hidden('한 개로 낼 수 있을 때', '7 5 3 7', '1 1'),
      hidden('모두 너무 클 때', '10 20 30 9', '0 0'),
      hidden('한 가지로만 낼 수 있을 때', '4 7 9 12', '1 3'),
      hidden('C원짜리만 쓸 때', '100 90 3 12', '1 4'),
      hidden('B원짜리만 쓸 때', '100 6 90 12', '1 2'),
      hidden('셋을 하나씩', '2 7 30 39', '4 3'),
      hidden('큰 돈부터 쓰면 안 될 때', '1 5 6 10', '4 2'),
      hidden('가장 큰 값', '1000 999 998 1000', '1 1'),
      hidden('방법이 아주 많을 때', '1 2 3 1000', '83834 334'),
    ],
    reference: python`
a, b, c, s = map(int, input().split())
ways = 0
fewest = 0
for x in range(s // a + 1):
    for y in range((s - a * x) // b + 1):
        rest = s - a * x - b * y
        if rest % c == 0:
            count = x + y + rest // c
            if ways == 0 or count < fewest:
                fewest = count
            ways = ways + 1
print(ways, fewest)
`,
    smallInput(draw) {
      const a = draw.int(1, 5)
      const b = a + draw.int(1, 4)
      return row([
        ...([
          [a, b, b + draw.int(1, 4)],
          [b + draw.int(1, 4), b, a],
        ][draw.int(0, 1)] ?? []),
        draw.int(1, 20),
      ])
    },
  },
  '기울지 않는 배의 짐': {
    hidden: [
      hidden('짐 하나, 꼭 맞을 때', lines('1 5 5', '5'), 1),
      hidden('짐 하나, 모자랄 때', lines('1 6 9', '5'), 0),
      hidden('모두 실어야 할 때', lines('3 6 6', '1 2 3'), 1),
      hidden('무게가 모두 같을 때', lines('4 2 2', '1 1 1 1'), 6),
      hidden('아무렇게나 실어도 될 때', lines('4 1 14000', '5 6 7 8'), 15),
      hidden('위의 끝에 꼭 맞을 때', lines('3 7 9', '2 3 4'), 2),
      hidden('아래의 끝에 꼭 맞을 때', lines('3 5 5', '2 3 5'), 2),
      hidden('짐 14개', lines('14 40 60', row(sequence(14, (at) => at + 1))), 7_766),
      hidden('가장 무거운 짐들', lines('14 14000 14000', row(sequence(14, () => 1_000))), 1),
    ],
    reference: python`
n, least, most = map(int, input().split())
sums = [0]
for weight in map(int, input().split()):
    for i in range(len(sums)):
        sums.append(sums[i] + weight)
ways = 0
for total in sums:
    if least <= total <= most:
        ways = ways + 1
print(ways)
`,
    smallInput(draw) {
      const count = draw.int(1, 5)
      const least = draw.int(1, 9)
      return lines(row([count, least, least + draw.int(0, 5)]), row(draw.ints(count, 1, 6)))
    },
  },
  '알맞은 값의 산호 세기': {
    hidden: [
      hidden(
        '산호 하나',
        shop(
          [5],
          [
            [5, 5],
            [4, 4],
            [6, 6],
            [1, 9],
          ],
        ),
        '1\n0\n0\n1',
      ),
      hidden(
        '모두 같은 값',
        shop(
          [7, 7, 7],
          [
            [7, 7],
            [1, 6],
            [8, 9],
          ],
        ),
        '3\n0\n0',
      ),
      hidden(
        '사이에 없을 때',
        shop(
          [10, 20, 30],
          [
            [11, 19],
            [21, 29],
          ],
        ),
        '0\n0',
      ),
      hidden(
        '양 끝의 값',
        shop(
          [10, 20, 30, 40],
          [
            [10, 10],
            [40, 40],
            [10, 40],
          ],
        ),
        '1\n1\n4',
      ),
      hidden(
        '가장 큰 값',
        shop(
          [1, 1_000_000],
          [
            [1, 1_000_000],
            [1_000_000, 1_000_000],
          ],
        ),
        '2\n1',
      ),
      hidden(
        '같은 값이 섞일 때',
        shop(
          [1, 2, 2, 3, 3, 3, 4],
          [
            [2, 3],
            [3, 3],
            [1, 2],
          ],
        ),
        '5\n3\n3',
      ),
      large('손님 4,000명', shop(corals, wishes), fitting(corals, wishes)),
      large(
        '모두 찾는 손님',
        shop(
          corals,
          sequence(4_000, (): readonly [number, number] => [1, 1_000_000]),
        ),
        lines(...sequence(4_000, () => 4_000)),
      ),
    ],
    reference: python`
n, q = map(int, input().split())
prices = list(map(int, input().split()))

def cheaper(price):
    low, high = 0, n
    while low < high:
        middle = (low + high) // 2
        if prices[middle] < price:
            low = middle + 1
        else:
            high = middle
    return low

for _ in range(q):
    a, b = map(int, input().split())
    print(cheaper(b + 1) - cheaper(a))
`,
    smallInput(draw) {
      const prices = draw.ints(draw.int(1, 6), 1, 9).toSorted((one, other) => one - other)
      return shop(
        prices,
        sequence(draw.int(1, 3), (): readonly [number, number] => {
          const from = draw.int(1, 9)
          return [from, from + draw.int(0, 3)]
        }),
      )
    },
    largeInputs: () => [shop(corals.slice(0, 3_500), buyers(3_500, 11)), shop(corals.slice(1), buyers(3_999, 17))],
  },
  '날마다 더 깊이 파는 구멍': {
    hidden: [
      hidden('첫날에 꼭 다 팔 때', '10 3 10', 1),
      hidden('첫날보다 1이 깊을 때', '10 3 11', 2),
      hidden('날마다 같을 때', '7 0 700', 100),
      hidden('날마다 같고 1이 깊을 때', '7 0 701', 101),
      hidden('가장 얕은 구멍', '1000 1000 1', 1),
      hidden('꼭 떨어지는 깊이', '1 1 5050', 100),
      hidden('5050보다 1이 깊을 때', '1 1 5051', 101),
      large('하루에 1cm씩 아주 깊이', '1 0 1000000000000000', 1_000_000_000_000_000),
      large('조금씩 늘려 아주 깊이', '1 1 1000000000000000', 44_721_360),
      large('꼭 떨어지는 깊이보다 1이 깊을 때', '3 2 999999961946176', 31_622_776),
    ],
    reference: python`
first, more, depth = map(int, input().split())

def dug(days):
    return days * first + more * days * (days - 1) // 2

low, high = 1, depth
while low < high:
    middle = (low + high) // 2
    if dug(middle) >= depth:
        high = middle
    else:
        low = middle + 1
print(low)
`,
    smallInput: (draw) => row([draw.int(1, 6), draw.int(0, 4), draw.int(1, 60)]),
    largeInputs: () => ['1 0 900000000000000', '2 1 900000000000000'],
  },
  '덧칠하는 산호 벽화': {
    hidden: [
      hidden('보기만', tasks('보기'), '빈 벽'),
      hidden('칠하고 보기', tasks('칠 red', '보기'), 'red'),
      hidden('칠이 없을 때 여러 번 긁기', tasks('긁기', '긁기', '칠 pink', '보기'), 'pink'),
      hidden('칠보다 많이 긁기', tasks('칠 a', '긁기', '긁기', '칠 b', '보기'), 'b'),
      hidden('같은 색을 덧칠할 때', tasks('칠 red', '칠 red', '긁기', '보기'), 'red'),
      hidden('모두 벗겨졌을 때', tasks('칠 x', '칠 y', '긁기', '긁기', '보기', '보기'), '빈 벽\n빈 벽'),
      hidden('여러 번 볼 때', tasks('칠 a', '보기', '보기', '칠 b', '보기', '긁기', '보기'), 'a\na\nb\na'),
      hidden(
        '일 1,000번',
        tasks(...sequence(499, (at) => `칠 c${'abc'.charAt(at % 3)}`), ...sequence(500, (at) => (at % 2 === 0 ? '긁기' : '보기')), '보기'),
        lines(...sequence(250, (at) => `c${'abc'.charAt((497 - at) % 3)}`), 'cc'),
      ),
    ],
    reference: python`
n = int(input())
wall = []
for _ in range(n):
    words = input().split()
    if words[0] == '칠':
        wall.append(words[1])
    elif words[0] == '긁기':
        if wall:
            wall.pop()
    elif wall:
        print(wall[-1])
    else:
        print('빈 벽')
`,
    smallInput(draw) {
      const some = sequence(draw.int(1, 6), () => ['칠 red', '칠 blue', '긁기', '긁기', '보기'][draw.int(0, 4)] ?? '보기')
      return tasks(...some, '보기')
    },
  },
  '두 줄로 선 나루터': {
    hidden: [
      hidden('아무도 없을 때', tasks('배', '배'), '아무도\n아무도'),
      hidden('빈손 손님만', tasks('빈손 a', '빈손 b', '빈손 c', '배', '배', '배'), 'a\nb\nc'),
      hidden('짐 손님만', tasks('짐 a', '짐 b', '배', '배', '배'), 'a\nb\n아무도'),
      hidden('둘을 태우고 짐 손님', tasks('빈손 a', '빈손 b', '빈손 c', '짐 x', '배', '배', '배', '배'), 'a\nb\nx\nc'),
      hidden(
        '짐 손님을 태우면 다시 셀 때',
        tasks('짐 x', '짐 y', ...'abcde'.split('').map((name) => `빈손 ${name}`), ...sequence(7, () => '배')),
        'a\nb\nx\nc\nd\ny\ne',
      ),
      hidden(
        '빈손 셋을 태운 뒤에 짐 손님이 올 때',
        tasks('빈손 a', '빈손 b', '빈손 c', '배', '배', '배', '짐 x', '빈손 d', '배', '배'),
        'a\nb\nc\nx\nd',
      ),
      hidden(
        '빈 배가 지나간 뒤에도 이어서 셀 때',
        tasks('빈손 a', '빈손 b', '배', '배', '배', '짐 x', '빈손 c', '배', '배'),
        'a\nb\n아무도\nx\nc',
      ),
      hidden('빈손이 하나씩 올 때', tasks('빈손 a', '배', '짐 x', '빈손 b', '배', '빈손 c', '배', '배'), 'a\nb\nx\nc'),
    ],
    reference: python`
from collections import deque

n = int(input())
loaded = deque()
light = deque()
lasting = 0
for _ in range(n):
    words = input().split()
    if words[0] == '짐':
        loaded.append(words[1])
    elif words[0] == '빈손':
        light.append(words[1])
    elif loaded and (not light or lasting >= 2):
        print(loaded.popleft())
        lasting = 0
    elif light:
        print(light.popleft())
        lasting = lasting + 1
    else:
        print('아무도')
`,
    smallInput(draw) {
      const count = draw.int(1, 7)
      return tasks(
        ...sequence(
          count,
          (at) =>
            ['배', '배', `짐 ${'abcdefg'.charAt(at)}`, `빈손 ${'abcdefg'.charAt(at)}`, `빈손 ${'abcdefg'.charAt(at)}`][draw.int(0, 4)] ??
            '배',
        ),
        ...sequence(draw.int(1, 3), () => '배'),
      )
    },
  },
}
