import { python } from '../../mock-server/problems/solution.ts'
import type { WrongSolutions } from './golden.ts'

/** Typical wrong solutions: DP. */
export const wrongDynamic: WrongSolutions = {
  '징검다리 건너기': [
    [
      '같은 것을 또 세요',
      'STEP_LIMIT',
      python`
def ways(n):
    return 1 if n < 2 else ways(n - 1) + ways(n - 2)

print(ways(int(input())))
`,
    ],
    [
      '한 칸 덜 가요',
      'WRONG_ANSWER',
      python`
n = int(input())
before, now = 0, 1
for _ in range(n - 1):
    before, now = now, before + now
print(now)
`,
    ],
  ],
  '진주 목걸이 나누기': [
    [
      '합이 짝수인지만 봐요',
      'WRONG_ANSWER',
      python`
n = int(input())
print('YES' if sum(map(int, input().split())) % 2 == 0 else 'NO')
`,
    ],
    [
      '무거운 것부터 가벼운 쪽에 줘요',
      'WRONG_ANSWER',
      python`
n = int(input())
one = other = 0
for pearl in sorted(map(int, input().split()), reverse=True):
    if one <= other:
        one += pearl
    else:
        other += pearl
print('YES' if one == other else 'NO')
`,
    ],
    [
      '모든 나누기를 해 봐요',
      'STEP_LIMIT',
      python`
n = int(input())
pearls = list(map(int, input().split()))

def can_split(at, rest):
    if at == n:
        return rest == 0
    return can_split(at + 1, rest + pearls[at]) or can_split(at + 1, rest - pearls[at])

print('YES' if can_split(0, 0) else 'NO')
`,
    ],
    [
      '작은 글자로 찍어요',
      'WRONG_ANSWER',
      python`
n = int(input())
pearls = list(map(int, input().split()))
made = {0}
for pearl in pearls:
    made |= {weight + pearl for weight in made}
print('yes' if sum(pearls) / 2 in made else 'no')
`,
    ],
  ],
  '그물 짜는 방법의 수': [
    [
      '잘리는 모양만 세요',
      'WRONG_ANSWER',
      python`
n = int(input())
print(3 ** (n // 2))
`,
    ],
    [
      '잘리지 않는 모양을 한 번만 세요',
      'WRONG_ANSWER',
      python`
n = int(input())
ways = {0: 1, 2: 3}
for width in range(4, n + 1, 2):
    ways[width] = 3 * ways[width - 2] + 2 * ways[width - 4]
print(ways[n])
`,
    ],
  ],
  '용궁의 계단': [
    [
      '세 칸을 잇달아 밟아요',
      'WRONG_ANSWER',
      python`
n = int(input())
print(sum(map(int, input().split())))
`,
    ],
    [
      '적어 두지 않아요',
      'STEP_LIMIT',
      python`
n = int(input())
pearls = [0] + list(map(int, input().split()))

def best(step):
    if step < 3:
        return sum(pearls[:step + 1])
    return max(best(step - 2), best(step - 3) + pearls[step - 1]) + pearls[step]

print(best(n))
`,
    ],
    [
      '마지막 계단을 밟지 않아도 된다고 생각해요',
      'WRONG_ANSWER',
      python`
n = int(input())
pearls = list(map(int, input().split()))
best = [0, 0, 0]
for pearl in pearls:
    best = [max(best), best[0] + pearl, best[1] + pearl]
print(max(best))
`,
    ],
  ],
  '심해 탐사선의 마지막 배터리': [
    [
      '늘 가장 가까운 곳으로 가요',
      'WRONG_ANSWER',
      python`
n = int(input())
cost = [list(map(int, input().split())) for _ in range(n)]
at, total, left = 0, 0, set(range(1, n))
while left:
    place = min(left, key=lambda one: cost[at][one])
    total += cost[at][place]
    left.remove(place)
    at = place
print(total + cost[at][0])
`,
    ],
    [
      '모든 순서를 해 봐요',
      'STEP_LIMIT',
      python`
from itertools import permutations

n = int(input())
cost = [list(map(int, input().split())) for _ in range(n)]
best = 10 ** 9
for order in permutations(range(1, n)):
    at, total = 0, 0
    for place in order:
        total += cost[at][place]
        at = place
    best = min(best, total + cost[at][0])
print(best)
`,
    ],
    [
      '기억 공간을 다 써요',
      'MEMORY_LIMIT',
      python`
n = int(input())
table = [0] * 10 ** 12
print(table[n])
`,
    ],
  ],
}
