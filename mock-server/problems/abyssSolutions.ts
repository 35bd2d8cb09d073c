import { hidden, large, lines, python, row, sequence, type Solutions } from './solution.ts'

const shells = sequence(200, (at) => 1 + ((at * 67) % 100))
const crates = sequence(50, (at) => 1 + ((at * 7_919) % 9_973))
const lighthouses = sequence(5_000, (at) => 3 * at + 2)
const wanted = sequence(5_000, (at) => 1 + ((at * 7_001) % 15_001))
const ropes = sequence(1_000, (at) => 1_000_000 + at * 997)

/** 심해. */
export const abyssSolutions: Solutions = {
  '무게가 꼭 맞는 조개 한 쌍': {
    hidden: [
      hidden('두 개뿐, 맞음', lines('2 5', '2 3'), 1),
      hidden('두 개뿐, 아님', lines('2 5', '2 2'), 0),
      hidden('모두 같은 무게', lines('4 6', '3 3 3 3'), 6),
      hidden('절반인 조개가 하나', lines('3 6', '3 1 2'), 0),
      hidden('멀리 떨어진 쌍', lines('5 9', '8 2 3 4 1'), 1),
      hidden('조개 200개', lines('200 101', row(shells)), pairsWith(101)),
    ],
    reference: python`
n, s = map(int, input().split())
weights = list(map(int, input().split()))
count = 0
for i in range(n):
    for j in range(i + 1, n):
        if weights[i] + weights[j] == s:
            count += 1
print(count)
`,
    smallInput(draw) {
      const count = draw.int(2, 5)
      return lines(row([count, draw.int(4, 8)]), row(draw.ints(count, 1, 5)))
    },
  },
  '배에 실을 상자 셋': {
    hidden: [
      hidden('상자가 셋', lines('3 10', '1 2 3'), 6),
      hidden('꼭 M이 될 때', lines('4 6', '1 2 3 4'), 6),
      hidden('가장 무거운 셋을 못 실을 때', lines('5 21', '10 9 8 1 2'), 21),
      hidden('모두 같은 무게', lines('5 9', '3 3 3 3 3'), 9),
      hidden('둘만 실으면 더 무거울 때', lines('4 10', '9 1 2 3'), 6),
      hidden('가장 가벼운 셋뿐', lines('5 6', '1 2 3 50 60'), 6),
      hidden('상자 50개', lines('50 10000', row(crates)), bestThree(10_000)),
    ],
    reference: python`
n, m = map(int, input().split())
weights = list(map(int, input().split()))
best = 0
for i in range(n):
    for j in range(i + 1, n):
        for k in range(j + 1, n):
            total = weights[i] + weights[j] + weights[k]
            if best < total <= m:
                best = total
print(best)
`,
    smallInput(draw) {
      const count = draw.int(3, 5)
      const weights = draw.ints(count, 1, 6)
      const lightest = weights.toSorted((one, other) => one - other).slice(0, 3)
      return lines(row([count, lightest.reduce((sum, one) => sum + one, 0) + draw.int(0, 3)]), row(weights))
    },
  },
  '등대 번호 찾기': {
    hidden: [
      hidden('등대 하나', lines('1 2', '5', '5 4'), '1\n0'),
      hidden('첫 등대와 마지막 등대', lines('4 2', '1 3 5 7', '1 7'), '1\n4'),
      hidden('사이에 없는 번호', lines('3 2', '10 20 30', '15 25'), '0\n0'),
      hidden('처음보다 작고 끝보다 큰 번호', lines('2 2', '5 6', '4 7'), '0\n0'),
      hidden('같은 번호를 두 번', lines('3 2', '2 4 6', '4 4'), '2\n2'),
      large(
        '등대 5,000개',
        lines(row([lighthouses.length, wanted.length]), row(lighthouses), row(wanted)),
        lines(...wanted.map((number) => lighthouses.indexOf(number) + 1)),
      ),
    ],
    reference: python`
n, q = map(int, input().split())
lights = list(map(int, input().split()))
for number in map(int, input().split()):
    low, high = 0, n - 1
    place = 0
    while low <= high:
        middle = (low + high) // 2
        if lights[middle] == number:
            place = middle + 1
            break
        if lights[middle] < number:
            low = middle + 1
        else:
            high = middle - 1
    print(place)
`,
    smallInput(draw) {
      const lights = [...new Set(draw.ints(draw.int(1, 5), 1, 9))].toSorted((one, other) => one - other)
      return lines(row([lights.length, 2]), row(lights), row(draw.ints(2, 1, 9)))
    },
    largeInputs() {
      return [1_500, 4_900].map((count) => {
        const numbers = row(sequence(count, (at) => at + 1))
        return lines(row([count, count]), numbers, numbers)
      })
    },
  },
  '닻줄 나눠 자르기': {
    hidden: [
      hidden('닻줄 하나를 그대로', lines('1 1', '8'), 8),
      hidden('모두 1로 자를 때', lines('2 6', '3 3'), 1),
      hidden('짧은 줄은 못 쓸 때', lines('3 4', '100 100 3'), 50),
      hidden('꼭 나누어지지 않을 때', lines('2 3', '10 11'), 5),
      hidden('여러 줄이 같은 길이', lines('4 11', '8 8 8 8'), 2),
      large('닻줄 1,000개', lines('1000 1000000', row(ropes)), longestCut(1_000_000)),
    ],
    reference: python`
n, k = map(int, input().split())
ropes = list(map(int, input().split()))
low, high = 1, max(ropes)
while low < high:
    middle = (low + high + 1) // 2
    if sum([rope // middle for rope in ropes]) >= k:
        low = middle
    else:
        high = middle - 1
print(low)
`,
    smallInput(draw) {
      const ropesDrawn = draw.ints(draw.int(1, 3), 2, 12)
      return lines(
        row([
          ropesDrawn.length,
          draw.int(
            1,
            ropesDrawn.reduce((sum, one) => sum + one, 0),
          ),
        ]),
        row(ropesDrawn),
      )
    },
    largeInputs: () => [lines('1 3', 100_000_000)],
  },
  '입 벌린 조개 닫기': {
    hidden: [
      hidden('여는 것 하나', '(', 'NO'),
      hidden('닫는 것 하나', ']', 'NO'),
      hidden('닫은 다음에 여는 줄', ')(', 'NO'),
      hidden('깊이 든 조개', '[[(([]))]]', 'YES'),
      hidden('엇갈린 짝', '[(])', 'NO'),
      hidden('하나가 남는 줄', '(()', 'NO'),
      hidden('조개 1,000개', `${'([])'.repeat(249)}[()]`, 'YES'),
    ],
    reference: python`
pair = {')': '(', ']': '['}
opened = []
fits = True
for shell in input():
    if shell in '([':
        opened.append(shell)
    elif opened and opened[-1] == pair[shell]:
        opened.pop()
    else:
        fits = False
        break
print('YES' if fits and not opened else 'NO')
`,
    smallInput: (draw) => draw.text(draw.int(1, 4), '()[]'),
  },
  '원을 그리며 떠나는 물고기': {
    hidden: [
      hidden('한 마리', '1 5', '1'),
      hidden('두 마리', '2 2', '2 1'),
      hidden('K가 N보다 클 때', '4 7', leaving(4, 7)),
      hidden('K가 N과 같을 때', '5 5', leaving(5, 5)),
      hidden('차례대로 떠날 때', '10 1', leaving(10, 1)),
      hidden('가장 많을 때', '200 200', leaving(200, 200)),
    ],
    reference: python`
from collections import deque

n, k = map(int, input().split())
circle = deque(range(1, n + 1))
order = []
while circle:
    for _ in range(k - 1):
        circle.append(circle.popleft())
    order.append(circle.popleft())
print(*order)
`,
    smallInput: (draw) => row([draw.int(1, 5), draw.int(1, 6)]),
  },
}

function pairsWith(weight: number): number {
  return shells.reduce((count, one, at) => count + shells.slice(at + 1).filter((other) => one + other === weight).length, 0)
}

function bestThree(most: number): number {
  let best = 0
  crates.forEach((one, i) =>
    crates.slice(i + 1).forEach((two, j) =>
      crates.slice(i + j + 2).forEach((three) => {
        const sum = one + two + three
        if (sum <= most && sum > best) best = sum
      }),
    ),
  )
  return best
}

function piecesOf(length: number): number {
  return ropes.reduce((count, rope) => count + Math.floor(rope / length), 0)
}

function longestCut(wantedCount: number): number {
  let length = 1
  while (piecesOf(length + 1) >= wantedCount) length += 1
  return length
}

function leaving(count: number, step: number): string {
  const circle = [...sequence(count, (at) => at + 1)]
  const order: number[] = []
  let at = 0
  while (circle.length > 0) {
    at = (at + step - 1) % circle.length
    order.push(...circle.splice(at, 1))
  }
  return row(order)
}
