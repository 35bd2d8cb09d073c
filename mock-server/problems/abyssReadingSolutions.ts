import { boundary, type Draw, hidden, lines, python, row, sequence, type Solutions } from './solution.ts'

/** Counts how many times three different numbers from 1 add up to this one. */
function baskets(total: number): number {
  let count = 0
  for (let least = 1; least < total; least++)
    for (let most = total - least - 1; most > least; most--) {
      const between = total - least - most
      if (least < between && between < most) count += 1
    }
  return count
}

interface Fish {
  readonly name: string
  readonly size: number
}

const shoal = (all: readonly Fish[]) => lines(all.length, ...all.map(({ name, size }) => row([name, size])))

const sized = (...all: readonly (readonly [name: string, size: number])[]) => shoal(all.map(([name, size]) => ({ name, size })))

const called = (all: readonly Fish[]) =>
  lines(
    ...all.toSorted((one, other) => one.size - other.size || (one.name < other.name ? -1 : 1)).map(({ name, size }) => row([name, size])),
  )

const letters = 'abcdefghij'
const manyFish = sequence(1_000, (at): Fish => {
  const name = String(at)
    .padStart(3, '0')
    .replaceAll(/\d/g, (digit) => letters.charAt(Number(digit)))
  return { name, size: 1 + ((at * 389) % 1_000) }
})

const harbour = (most: number, piles: readonly number[]) => lines(row([piles.length, most]), row(piles))

const penguins = (count: number): readonly number[] => {
  const aboard: number[] = []
  for (let queue = sequence(count, (at) => at + 1); queue.length > 0; ) {
    const [first = 0, ...rest] = queue
    aboard.push(first)
    queue = [...rest.slice(1), ...rest.slice(0, 1)]
  }
  return aboard
}

type Way = readonly [one: number, other: number]

const chart = (islands: number, ways: readonly Way[]) => lines(row([islands, ways.length]), ...ways.map((way) => row(way)))

/** Returns islands in a ring. */
const ring = (islands: number) => sequence(islands, (at): Way => [at + 1, ((at + 1) % islands) + 1])

function someWays(draw: Draw, islands: number): readonly Way[] {
  const all = sequence(islands, (at) => sequence(at, (before): Way => [before + 1, at + 1])).flat()
  const some = all.filter(() => draw.int(0, 2) === 0)
  return some.length > 0 ? some : all.slice(0, 1)
}

const purse = (price: number, coins: readonly number[]) => lines(price, row(coins))

/** Solutions of 심해: the programs to put in order and to repair. */
export const abyssReadingSolutions: Solutions = {
  '똑같이 나눌 꾸러미': {
    hidden: [
      boundary('하나씩뿐일 때', '1 1', 1),
      hidden('두 수가 같을 때', '15 15', 15),
      hidden('앞의 수가 나누어떨어질 때', '20 5', 5),
      hidden('뒤의 수가 나누어떨어질 때', '6 30', 6),
      hidden('공약수가 1뿐일 때', '35 64', 1),
      hidden('여러 번 불러야 할 때', '832040 514229', 1),
      hidden('큰 수들', '1000000 750000', 250_000),
      hidden('가장 큰 수와 하나', '1 1000000', 1),
    ],
    reference: python`
def bundle(a, b):
    if b == 0:
        return a
    return bundle(b, a % b)
x, y = map(int, input().split())
print(bundle(x, y))
`,
    smallInput(draw) {
      const part = draw.int(1, 5)
      return row([part * draw.int(1, 6), part * draw.int(1, 6)])
    },
  },
  '작은 물고기부터 부르기': {
    hidden: [
      boundary('한 마리, 가장 긴 길이', shoal([{ name: 'whale', size: 1_000 }]), 'whale 1000'),
      hidden('길이가 모두 같을 때', sized(['ray', 7], ['cod', 7], ['eel', 7]), 'cod 7\neel 7\nray 7'),
      hidden('자릿수가 같을 때', sized(['a', 30], ['b', 20], ['c', 10]), 'c 10\nb 20\na 30'),
      hidden('자릿수가 다를 때', sized(['a', 100], ['b', 9], ['c', 10]), 'b 9\nc 10\na 100'),
      hidden('앞 숫자가 같을 때', sized(['a', 12], ['b', 1], ['c', 101]), 'b 1\na 12\nc 101'),
      hidden('같은 길이가 섞일 때', sized(['z', 10], ['y', 2], ['x', 10], ['w', 2]), 'w 2\ny 2\nx 10\nz 10'),
      hidden('1,000마리', shoal(manyFish), called(manyFish)),
    ],
    reference: python`
n = int(input())
fish = []
for _ in range(n):
    name, size = input().split()
    fish.append((int(size), name))
for size, name in sorted(fish):
    print(name, size)
`,
    smallInput(draw) {
      const names = ['cod', 'eel', 'ray', 'crab', 'tuna']
      const from = draw.int(0, 4)
      return shoal(sequence(draw.int(1, 5), (at) => ({ name: names[(from + at * 2) % 5] ?? 'cod', size: draw.int(7, 12) })))
    },
  },
  '세 바구니에 다르게 담기': {
    hidden: [
      boundary('조개가 하나뿐일 때', '1', 0),
      hidden('가장 적게 담을 수 있을 때', '6', 1),
      hidden('조개 일곱 개', '7', baskets(7)),
      hidden('조개 여덟 개', '8', baskets(8)),
      hidden('셋으로 나누어떨어질 때', '12', baskets(12)),
      hidden('셋으로 나누면 남을 때', '31', baskets(31)),
      boundary('조개 100개', '100', baskets(100)),
    ],
    reference: python`
n = int(input())
count = 0
for a in range(1, n + 1):
    for b in range(a + 1, n + 1):
        c = n - a - b
        if b < c:
            count = count + 1
print(count)
`,
    smallInput: (draw) => String(draw.int(1, 20)),
  },
  '가장 작은 나룻배': {
    hidden: [
      boundary('섬마다 꼭 한 번씩', harbour(3, [5, 2, 8]), 8),
      hidden('섬 하나, 꼭 나누어떨어질 때', harbour(4, [12]), 3),
      hidden('섬 하나, 남는 짐이 있을 때', harbour(4, [13]), 4),
      hidden('한 개씩 날라도 될 때', harbour(20, [4, 7, 9]), 1),
      hidden('꼭 맞는 횟수', harbour(8, [10, 10, 10, 10]), 5),
      hidden('한 번이 모자랄 때', harbour(7, [10, 10, 10, 10]), 10),
      hidden('한 섬에만 많을 때', harbour(6, [1, 1, 100]), 25),
      hidden(
        '섬 1,000개',
        harbour(
          2_000,
          sequence(1_000, () => 1_000_000),
        ),
        500_000,
      ),
      hidden('가장 많이 나를 때', harbour(1_000_000, [1_000_000]), 1),
    ],
    reference: python`
n, most = map(int, input().split())
piles = list(map(int, input().split()))
low, high = 1, max(piles)
while low < high:
    middle = (low + high) // 2
    trips = 0
    for pile in piles:
        trips = trips + (pile + middle - 1) // middle
    if trips <= most:
        high = middle
    else:
        low = middle + 1
print(low)
`,
    smallInput(draw) {
      const count = draw.int(1, 4)
      return harbour(count + draw.int(0, 5), draw.ints(count, 1, 12))
    },
  },
  '하나는 타고 하나는 뒤로': {
    hidden: [
      boundary('한 마리뿐일 때', '1', 1),
      hidden('세 마리', '3', '1\n3\n2'),
      hidden('네 마리', '4', '1\n3\n2\n4'),
      hidden('여덟 마리', '8', lines(...penguins(8))),
      hidden('열한 마리', '11', lines(...penguins(11))),
      hidden('서른 마리', '30', lines(...penguins(30))),
      hidden('1,000마리', '1000', lines(...penguins(1_000))),
    ],
    reference: python`
from collections import deque
n = int(input())
line = deque(range(1, n + 1))
while len(line) > 1:
    print(line.popleft())
    line.append(line.popleft())
print(line.popleft())
`,
    smallInput: (draw) => String(draw.int(1, 12)),
  },
  '배를 가장 적게 타는 길': {
    hidden: [
      boundary('섬이 둘뿐일 때', chart(2, [[1, 2]]), '0\n1'),
      hidden(
        '갈 수 없는 섬이 있을 때',
        chart(4, [
          [1, 3],
          [2, 4],
        ]),
        '0\n-1\n1\n-1',
      ),
      hidden(
        '한 줄로 이어진 섬',
        chart(5, [
          [1, 2],
          [2, 3],
          [3, 4],
          [4, 5],
        ]),
        '0\n1\n2\n3\n4',
      ),
      hidden(
        '모두 1번과 이어진 섬',
        chart(4, [
          [2, 1],
          [3, 1],
          [4, 1],
        ]),
        '0\n1\n1\n1',
      ),
      hidden(
        '두 길의 길이가 다를 때',
        chart(6, [
          [1, 2],
          [2, 6],
          [1, 3],
          [3, 4],
          [4, 5],
          [5, 6],
        ]),
        '0\n1\n1\n2\n3\n2',
      ),
      hidden('홀수 고리', chart(7, ring(7)), '0\n1\n2\n3\n3\n2\n1'),
      hidden('짝수 고리', chart(6, ring(6)), '0\n1\n2\n3\n2\n1'),
      hidden('섬 1,000개의 고리', chart(1_000, ring(1_000)), lines(...sequence(1_000, (at) => Math.min(at, 1_000 - at)))),
    ],
    reference: python`
from collections import deque

n, m = map(int, input().split())
ways = [[] for _ in range(n + 1)]
for _ in range(m):
    a, b = map(int, input().split())
    ways[a].append(b)
    ways[b].append(a)
rides = [-1] * (n + 1)
rides[1] = 0
to_visit = deque([1])
while to_visit:
    island = to_visit.popleft()
    for other in ways[island]:
        if rides[other] == -1:
            rides[other] = rides[island] + 1
            to_visit.append(other)
for island in range(1, n + 1):
    print(rides[island])
`,
    smallInput(draw) {
      const islands = draw.int(3, 6)
      return chart(islands, draw.int(0, 1) === 0 ? ring(islands) : someWays(draw, islands))
    },
  },
  '가장 가벼운 돈주머니': {
    hidden: [
      boundary('1원을 낼 때', purse(1, [1]), 1),
      hidden('한 개로 낼 수 있을 때', purse(7, [1, 3, 7]), 1),
      hidden('1원짜리만 있을 때', purse(20, [1]), 20),
      hidden('큰 돈부터 쓰면 안 될 때', purse(12, [1, 6, 10]), 2),
      hidden('큰 돈을 쓸 수 없을 때', purse(9, [1, 10, 100]), 9),
      hidden('섞인 차례로 주어질 때', purse(11, [5, 1, 4]), 3),
      hidden('같은 돈을 여러 번', purse(27, [9, 1, 8]), 3),
      hidden('가장 큰 값', purse(1_000, [1, 2, 4, 8, 16, 32, 64, 128, 256, 512]), 6),
    ],
    reference: python`
price = int(input())
coins = list(map(int, input().split()))
fewest = [0]
for value in range(1, price + 1):
    best = value
    for coin in coins:
        if coin <= value:
            best = min(best, fewest[value - coin] + 1)
    fewest.append(best)
print(fewest[price])
`,
    smallInput(draw) {
      const small = draw.int(2, 5)
      const coins = [1, small, small + draw.int(1, 4)]
      return purse(draw.int(1, 20), draw.int(0, 1) === 0 ? coins : coins.toReversed())
    },
  },
}

/** The expected output, line by line; for a table each row, with tabs between its cells. */
export const abyssReadingAnswers: Readonly<Record<string, readonly string[]>> = {
  '내려갔다 올라오는 잠수부': ['내려가요 1', '내려가요 2', '바닥', '올라와요 2', '올라와요 1'],
  '세 번 부르는 출석': ['cod crab eel whale', 'eel cod crab whale', 'whale eel crab cod'],
  '꼭 맞게 담는 진주 상자': ['0\t21\t0', '1\t16\t1', '2\t11\t1', '3\t6\t1', '4\t1\t2', '4\t1\t2'],
  '깊은 등불 찾아가기': ['0\t7\t', '0\t7\t3', '4\t7\t5', '4\t5\t4', '5\t5\t4'],
  '난파선의 방 되돌아 나오기': [
    "['갑판']\t\t1",
    "['갑판', '창고']\t\t2",
    "['갑판']\t'창고'\t1",
    "['갑판', '부엌']\t'창고'\t2",
    "['갑판', '부엌', '선실']\t'창고'\t3",
    "['갑판', '부엌']\t'선실'\t2",
  ],
  '갈림길에서 고른 섬': ['1', '3', '5', '2', '4'],
  '나란히 열 수 없는 조개': [
    '\t\t[0, 4]',
    '9\t4\t[0, 4, 9]',
    '7\t9\t[0, 4, 9, 9]',
    '10\t9\t[0, 4, 9, 9, 10]',
    '17\t10\t[0, 4, 9, 9, 10, 17]',
  ],
}
