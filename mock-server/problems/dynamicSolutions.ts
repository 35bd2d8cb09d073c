import { hidden, large, lines, python, row, sequence, type Solutions } from './solution.ts'

const stairs = (pearls: readonly number[]) => lines(pearls.length, row(pearls))
const table = (rows: readonly (readonly number[])[]) => lines(rows.length, ...rows.map(row))
const weights = stairs

/** Costs little along one round trip, and much on every other way. */
const roundTrip = (places: number) =>
  sequence(places, (from) => sequence(places, (to) => (from === to ? 0 : to === (from + 5) % places ? 1 : 40 + ((from * 7 + to * 3) % 20))))

/** DP. */
export const dynamicSolutions: Solutions = {
  '징검다리 건너기': {
    hidden: [
      hidden('돌 두 개', '2', 2),
      hidden('돌 세 개', '3', 3),
      hidden('돌 열 개', '10', 89),
      large('돌 마흔 개', '40', 165_580_141),
      large('가장 긴 징검다리', '80', '37889062373143906'),
    ],
    reference: python`
n = int(input())
before, now = 1, 1
for _ in range(n - 1):
    before, now = now, before + now
print(now)
`,
    smallInput: (draw) => String(draw.int(1, 9)),
    largeInputs: () => ['30'],
  },
  '진주 목걸이 나누기': {
    hidden: [
      hidden('진주 하나', weights([6]), 'NO'),
      hidden('합이 홀수', weights([1, 2, 4]), 'NO'),
      hidden('무게가 같은 진주 둘', weights([7, 7]), 'YES'),
      hidden('합은 짝수지만 나눌 수 없을 때', weights([1, 1, 8]), 'NO'),
      hidden('무거운 것부터 나누면 안 될 때', weights([3, 3, 2, 2, 2]), 'YES'),
      large('진주 24개', weights([...sequence(23, () => 2), 1]), 'NO'),
      large('무게가 같은 진주 100개', weights(sequence(100, () => 100)), 'YES'),
      large('무게가 같은 진주 99개', weights(sequence(99, () => 100)), 'NO'),
    ],
    reference: python`
n = int(input())
pearls = list(map(int, input().split()))
total = sum(pearls)
made = {0}
for pearl in pearls:
    made |= {weight + pearl for weight in made}
print('YES' if total % 2 == 0 and total // 2 in made else 'NO')
`,
    smallInput(draw) {
      const count = draw.int(1, 5)
      return weights(draw.ints(count, 1, 6))
    },
    // Half of the sum is odd, and all weights are even.
    largeInputs: () => [weights([...sequence(20, () => 4), 2])],
  },
  '그물 짜는 방법의 수': {
    hidden: [
      hidden('여섯 칸', '6', 41),
      hidden('여덟 칸', '8', 153),
      hidden('열 칸', '10', 571),
      large('스무 칸', '20', 413_403),
      large('가장 긴 그물', '30', 299_303_201),
    ],
    reference: python`
n = int(input())
ways = {0: 1, 2: 3}
for width in range(4, n + 1, 2):
    ways[width] = 4 * ways[width - 2] - ways[width - 4]
print(ways[n])
`,
    smallInput: (draw) => String(2 * draw.int(1, 15)),
  },
  '용궁의 계단': {
    hidden: [
      hidden('계단 하나', stairs([5]), 5),
      hidden('계단 둘', stairs([3, 4]), 7),
      hidden('세 칸을 잇달아 밟을 수 없을 때', stairs([1, 2, 3]), 5),
      hidden('진주가 없는 계단', stairs([0, 0, 0, 0]), 0),
      hidden('마지막 계단에 진주가 없을 때', stairs([5, 9, 0]), 9),
      hidden('마지막 계단을 꼭 밟을 때', stairs([10, 20, 15, 25, 10, 20]), 75),
      large('계단 40개', stairs(sequence(40, () => 1)), 27),
      large('계단 1,000개', stairs(sequence(1_000, () => 10)), 6_670),
    ],
    reference: python`
n = int(input())
pearls = [0] + list(map(int, input().split()))
best = [0] * (n + 1)
for step in range(1, n + 1):
    if step < 3:
        best[step] = best[step - 1] + pearls[step]
    else:
        best[step] = max(best[step - 2], best[step - 3] + pearls[step - 1]) + pearls[step]
print(best[n])
`,
    smallInput(draw) {
      const count = draw.int(1, 6)
      return stairs(draw.ints(count, 0, 9))
    },
    largeInputs: () => [stairs(sequence(54, (at) => (at * 7) % 10))],
  },
  '심해 탐사선의 마지막 배터리': {
    hidden: [
      hidden('기지뿐일 때', table([[0]]), 0),
      hidden(
        '지점이 둘',
        table([
          [0, 3],
          [4, 0],
        ]),
        7,
      ),
      hidden(
        '가까운 곳부터 가면 손해일 때',
        table([
          [0, 4, 4, 1],
          [7, 0, 3, 1],
          [7, 1, 0, 3],
          [3, 3, 4, 0],
        ]),
        9,
      ),
      hidden(
        '한쪽으로 돌아야 할 때',
        table([
          [0, 1, 9],
          [9, 0, 1],
          [1, 9, 0],
        ]),
        3,
      ),
      hidden(
        '가까운 곳부터 가면 안 될 때',
        table([
          [0, 1, 2, 9],
          [2, 0, 50, 50],
          [9, 9, 0, 2],
          [9, 2, 9, 0],
        ]),
        8,
      ),
      hidden('모두 같을 때', table(sequence(4, (from) => sequence(4, (to) => (from === to ? 0 : 5)))), 20),
      large('지점 11개', table(roundTrip(11)), 11),
      large('지점 12개', table(roundTrip(12)), 12),
    ],
    reference: python`
n = int(input())
cost = [list(map(int, input().split())) for _ in range(n)]
far = float('inf')
# best[visited][last]: from the base to the last place, over the places visited.
best = [[far] * n for _ in range(1 << n)]
best[1][0] = 0
for visited in range(1, 1 << n, 2):
    for last in range(n):
        now = best[visited][last]
        if now == far:
            continue
        for place in range(n):
            if not visited & 1 << place:
                after = visited | 1 << place
                if now + cost[last][place] < best[after][place]:
                    best[after][place] = now + cost[last][place]
print(min(best[-1][last] + cost[last][0] for last in range(n)))
`,
    smallInput(draw) {
      const count = draw.int(2, 4)
      return table(sequence(count, (from) => draw.ints(count, 1, 9).map((cost, to) => (from === to ? 0 : cost))))
    },
    largeInputs: () => [table(roundTrip(10))],
  },
}
