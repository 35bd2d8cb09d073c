import { python } from '../../mock-server/problems/solution.ts'
import type { WrongSolutions } from './golden.ts'

/** Typical wrong solutions of the problems that were written for 난파선. */
export const wrongWreck: WrongSolutions = {
  '깃발 신호 뒤집기': [
    [
      '모두 소문자로 바꿔요',
      'WRONG_ANSWER',
      python`
print(input().lower())
`,
    ],
    [
      '순서를 뒤집어요',
      'WRONG_ANSWER',
      python`
print(input().swapcase()[::-1])
`,
    ],
  ],
  '여러 번 묻는 갈매기 기록': [
    [
      '첫날을 빼먹어요',
      'WRONG_ANSWER',
      python`
n, q = map(int, input().split())
sums = [0]
for gulls in map(int, input().split()):
    sums.append(sums[-1] + gulls)
for _ in range(q):
    a, b = map(int, input().split())
    print(sums[b] - sums[a])
`,
    ],
    [
      '질문마다 하나씩 더해요',
      'STEP_LIMIT',
      python`
n, q = map(int, input().split())
gulls = list(map(int, input().split()))
for _ in range(q):
    a, b = map(int, input().split())
    total = 0
    for day in range(a - 1, b):
        total += gulls[day]
    print(total)
`,
    ],
    [
      '질문마다 잘라서 sum으로 더해요',
      'STEP_LIMIT',
      python`
n, q = map(int, input().split())
gulls = list(map(int, input().split()))
for _ in range(q):
    a, b = map(int, input().split())
    print(sum(gulls[a - 1:b]))
`,
    ],
    [
      '글자인 채로 잘라서 질문마다 바꿔 더해요',
      'STEP_LIMIT',
      python`
n, q = map(int, input().split())
words = input().split()
for _ in range(q):
    a, b = map(int, input().split())
    print(sum(map(int, words[a - 1:b])))
`,
    ],
  ],
  '줄마다 조개 더하기': [
    [
      '뒤에 나온 줄을 골라요',
      'WRONG_ANSWER',
      python`
rows, columns = map(int, input().split())
best, best_row = -1, 0
for r in range(1, rows + 1):
    shells = sum(map(int, input().split()))
    if shells >= best:
        best, best_row = shells, r
print(best_row, best)
`,
    ],
    [
      '가장 큰 칸을 찾아요',
      'WRONG_ANSWER',
      python`
rows, columns = map(int, input().split())
best, best_row = -1, 0
for r in range(1, rows + 1):
    shells = max(map(int, input().split()))
    if shells > best:
        best, best_row = shells, r
print(best_row, best)
`,
    ],
    [
      '0에서 시작해요',
      'WRONG_ANSWER',
      python`
rows, columns = map(int, input().split())
best, best_row = 0, 0
for r in range(1, rows + 1):
    shells = sum(map(int, input().split()))
    if shells > best:
        best, best_row = shells, r
print(best_row, best)
`,
    ],
  ],
  '처음 보는 물고기': [
    [
      '이어진 것만 비교해요',
      'WRONG_ANSWER',
      python`
n = int(input())
count = 0
before = ''
for _ in range(n):
    name = input()
    if name != before:
        count += 1
    before = name
print(count)
`,
    ],
    [
      '모두 세요',
      'WRONG_ANSWER',
      python`
n = int(input())
names = [input() for _ in range(n)]
print(len(names))
`,
    ],
  ],
  '가장 많은 보물': [
    [
      '먼저 나온 이름을 골라요',
      'WRONG_ANSWER',
      python`
n = int(input())
count = {}
for _ in range(n):
    name = input()
    count[name] = count.get(name, 0) + 1
best = max(count, key=count.get)
print(best, count[best])
`,
    ],
    [
      '처음 보는 이름을 만들지 않아요',
      'RUNTIME_ERROR',
      python`
n = int(input())
count = {}
for _ in range(n):
    name = input()
    count[name] += 1
best = max(count, key=count.get)
print(best, count[best])
`,
    ],
    [
      '사전에서 뒤의 이름을 골라요',
      'WRONG_ANSWER',
      python`
n = int(input())
names = [input() for _ in range(n)]
best = max(sorted(set(names)), key=lambda name: (names.count(name), name))
print(best, names.count(best))
`,
    ],
  ],
  '섬 사이의 거리': [
    [
      '뒤로 가는 길을 음수로 셈해요',
      'WRONG_ANSWER',
      python`
def distance(x1, y1, x2, y2):
    return (x2 - x1) + (y2 - y1)

for _ in range(int(input())):
    print(distance(*map(int, input().split())))
`,
    ],
    [
      '돌려주지 않고 출력해요',
      'WRONG_ANSWER',
      python`
def distance(x1, y1, x2, y2):
    print(abs(x1 - x2) + abs(y1 - y2))

for _ in range(int(input())):
    print(distance(*map(int, input().split())))
`,
    ],
  ],
  '행운의 진주 번호': [
    [
      '번호가 7의 배수인지 봐요',
      'WRONG_ANSWER',
      python`
n = int(input())
lucky = 0
for number in map(int, input().split()):
    if number % 7 == 0:
        lucky += 1
print(lucky)
`,
    ],
    [
      '합이 꼭 7일 때만 세요',
      'WRONG_ANSWER',
      python`
n = int(input())
lucky = 0
for number in input().split():
    if sum(map(int, number)) == 7:
        lucky += 1
print(lucky)
`,
    ],
  ],
}
