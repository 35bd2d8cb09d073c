import { python } from '../../mock-server/problems/solution.ts'
import type { WrongSolutions } from './golden.ts'

/** Typical wrong solutions of the problems that were written for 심해. */
export const wrongAbyss: WrongSolutions = {
  '무게가 꼭 맞는 조개 한 쌍': [
    [
      '같은 쌍을 두 번 세요',
      'WRONG_ANSWER',
      python`
n, s = map(int, input().split())
weights = list(map(int, input().split()))
count = 0
for i in range(n):
    for j in range(n):
        if i != j and weights[i] + weights[j] == s:
            count += 1
print(count)
`,
    ],
    [
      '자기 자신과 짝이 돼요',
      'WRONG_ANSWER',
      python`
n, s = map(int, input().split())
weights = list(map(int, input().split()))
count = 0
for i in range(n):
    for j in range(i, n):
        if weights[i] + weights[j] == s:
            count += 1
print(count)
`,
    ],
  ],
  '배에 실을 상자 셋': [
    [
      '셋보다 적게 실어도 된다고 생각해요',
      'WRONG_ANSWER',
      python`
from itertools import combinations
n, m = map(int, input().split())
weights = list(map(int, input().split()))
best = 0
for count in (1, 2, 3):
    for some in combinations(weights, count):
        if best < sum(some) <= m:
            best = sum(some)
print(best)
`,
    ],
    [
      '무거운 것부터 담아요',
      'WRONG_ANSWER',
      python`
n, m = map(int, input().split())
total = count = 0
for weight in sorted(map(int, input().split()), reverse=True):
    if count < 3 and total + weight <= m:
        total += weight
        count += 1
print(total)
`,
    ],
    [
      '같은 상자를 또 실어요',
      'WRONG_ANSWER',
      python`
n, m = map(int, input().split())
weights = list(map(int, input().split()))
print(max(a + b + c for a in weights for b in weights for c in weights if a + b + c <= m))
`,
    ],
    [
      '꼭 M은 못 싣는다고 생각해요',
      'WRONG_ANSWER',
      python`
from itertools import combinations
n, m = map(int, input().split())
best = 0
for three in combinations(map(int, input().split()), 3):
    if best < sum(three) < m:
        best = sum(three)
print(best)
`,
    ],
  ],
  '등대 번호 찾기': [
    [
      '0부터 세요',
      'WRONG_ANSWER',
      python`
from bisect import bisect_left
n, q = map(int, input().split())
lights = list(map(int, input().split()))
for number in map(int, input().split()):
    at = bisect_left(lights, number)
    print(at if at < n and lights[at] == number else 0)
`,
    ],
    [
      '없는 번호를 보지 않아요',
      'WRONG_ANSWER',
      python`
from bisect import bisect_left
n, q = map(int, input().split())
lights = list(map(int, input().split()))
for number in map(int, input().split()):
    print(bisect_left(lights, number) + 1)
`,
    ],
    [
      '처음부터 하나씩 봐요',
      'STEP_LIMIT',
      python`
n, q = map(int, input().split())
lights = list(map(int, input().split()))
for number in map(int, input().split()):
    place = 0
    for at in range(n):
        if lights[at] == number:
            place = at + 1
    print(place)
`,
    ],
    [
      '질문마다 index로 찾아요',
      'STEP_LIMIT',
      python`
n, q = map(int, input().split())
lights = list(map(int, input().split()))
for number in map(int, input().split()):
    try:
        print(lights.index(number) + 1)
    except ValueError:
        print(0)
`,
    ],
    [
      '있는지 in으로 먼저 봐요',
      'STEP_LIMIT',
      python`
from bisect import bisect_left
n, q = map(int, input().split())
lights = list(map(int, input().split()))
for number in map(int, input().split()):
    print(bisect_left(lights, number) + 1 if number in lights else 0)
`,
    ],
  ],
  '닻줄 나눠 자르기': [
    [
      '모두 이어 붙여서 나눠요',
      'WRONG_ANSWER',
      python`
n, k = map(int, input().split())
ropes = list(map(int, input().split()))
print(sum(ropes) // k)
`,
    ],
    [
      'K개보다 많이 나와야 한다고 생각해요',
      'WRONG_ANSWER',
      python`
n, k = map(int, input().split())
ropes = list(map(int, input().split()))
low, high = 1, max(ropes)
while low < high:
    middle = (low + high + 1) // 2
    if sum([rope // middle for rope in ropes]) > k:
        low = middle
    else:
        high = middle - 1
print(low)
`,
    ],
  ],
  '입 벌린 조개 닫기': [
    [
      '개수만 세요',
      'WRONG_ANSWER',
      python`
shells = input()
print('YES' if shells.count('(') == shells.count(')') and shells.count('[') == shells.count(']') else 'NO')
`,
    ],
    [
      '남은 조개를 보지 않아요',
      'WRONG_ANSWER',
      python`
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
print('YES' if fits else 'NO')
`,
    ],
    [
      '빈 채로 닫아요',
      'RUNTIME_ERROR',
      python`
pair = {')': '(', ']': '['}
opened = []
fits = True
for shell in input():
    if shell in '([':
        opened.append(shell)
    elif opened.pop() != pair[shell]:
        fits = False
print('YES' if fits and not opened else 'NO')
`,
    ],
  ],
  '원을 그리며 떠나는 물고기': [
    [
      '한 마리를 더 보내요',
      'WRONG_ANSWER',
      python`
from collections import deque
n, k = map(int, input().split())
circle = deque(range(1, n + 1))
order = []
while circle:
    for _ in range(k):
        circle.append(circle.popleft())
    order.append(circle.popleft())
print(*order)
`,
    ],
    [
      '0부터 번호를 매겨요',
      'WRONG_ANSWER',
      python`
from collections import deque
n, k = map(int, input().split())
circle = deque(range(n))
order = []
while circle:
    for _ in range(k - 1):
        circle.append(circle.popleft())
    order.append(circle.popleft())
print(*order)
`,
    ],
  ],
}
