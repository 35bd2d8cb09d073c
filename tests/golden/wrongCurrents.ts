import { python } from '../../mock-server/problems/solution.ts'
import type { WrongSolutions } from './golden.ts'

/** Typical wrong solutions of the problems that were written for 해류. */
export const wrongCurrents: WrongSolutions = {
  '파도 번호 부르기': [
    [
      '0부터 세요',
      'WRONG_ANSWER',
      python`
n = int(input())
for number in range(n):
    print(f'{number}번째 파도')
`,
    ],
    [
      '마지막 파도를 빼먹어요',
      'WRONG_ANSWER',
      python`
n = int(input())
for number in range(1, n):
    print(f'{number}번째 파도')
`,
    ],
    [
      '숫자 뒤를 띄어 써요',
      'OUTPUT_FORMAT',
      python`
n = int(input())
for number in range(1, n + 1):
    print(number, '번째 파도')
`,
    ],
  ],
  '새는 물통': [
    [
      '1에서 멈춰요',
      'WRONG_ANSWER',
      python`
water = int(input())
days = 0
while water > 1:
    water = water // 2
    days = days + 1
print(days)
`,
    ],
    [
      '물을 줄이지 않아요',
      'STEP_LIMIT',
      python`
water = int(input())
days = 0
while water > 0:
    days = days + 1
print(days)
`,
    ],
  ],
  '저금통 채우기': [
    [
      '목표와 같아도 더 모아요',
      'WRONG_ANSWER',
      python`
goal = int(input())
pearls = 0
day = 0
while pearls <= goal:
    day = day + 1
    pearls = pearls + day
print(day)
`,
    ],
    [
      '날마다 하나씩만 넣어요',
      'WRONG_ANSWER',
      python`
goal = int(input())
pearls = 0
day = 0
while pearls < goal:
    day = day + 1
    pearls = pearls + 1
print(day)
`,
    ],
  ],
  '여러 배의 물고기 더하기': [
    [
      '합을 반복 안에서 비워요',
      'WRONG_ANSWER',
      python`
n = int(input())
for _ in range(n):
    total = 0
    total = total + int(input())
print(total)
`,
    ],
    [
      '한 줄에서 모두 읽어요',
      'WRONG_ANSWER',
      python`
n = int(input())
print(sum(map(int, input().split())))
`,
    ],
    [
      '하나 덜 읽어요',
      'WRONG_ANSWER',
      python`
n = int(input())
total = 0
for _ in range(1, n):
    total = total + int(input())
print(total)
`,
    ],
  ],
  '큰 물고기 세기': [
    [
      'K보다 클 때만 세요',
      'WRONG_ANSWER',
      python`
n, k = map(int, input().split())
count = 0
for size in map(int, input().split()):
    if size > k:
        count = count + 1
print(count)
`,
    ],
    [
      '길이를 더해요',
      'WRONG_ANSWER',
      python`
n, k = map(int, input().split())
total = 0
for size in map(int, input().split()):
    if size >= k:
        total = total + size
print(total)
`,
    ],
  ],
  '삼육구 소라 놀이': [
    [
      'N을 말하지 않아요',
      'WRONG_ANSWER',
      python`
n = int(input())
for number in range(1, n):
    if number % 3 == 0:
        print('짝')
    else:
        print(number)
`,
    ],
    [
      '수도 함께 말해요',
      'WRONG_ANSWER',
      python`
n = int(input())
for number in range(1, n + 1):
    if number % 3 == 0:
        print('짝')
    print(number)
`,
    ],
  ],
  '바다 극장 자리표': [
    [
      '한 줄에 한 자리씩 출력해요',
      'OUTPUT_FORMAT',
      python`
rows, columns = map(int, input().split())
for r in range(1, rows + 1):
    for c in range(1, columns + 1):
        print(f'{r}-{c}')
`,
    ],
    [
      '줄과 칸이 바뀌어요',
      'WRONG_ANSWER',
      python`
rows, columns = map(int, input().split())
for c in range(1, columns + 1):
    print(*[f'{r}-{c}' for r in range(1, rows + 1)])
`,
    ],
  ],
  '악수하는 문어들': [
    [
      '두 번씩 악수해요',
      'WRONG_ANSWER',
      python`
n = int(input())
for one in range(1, n + 1):
    for other in range(1, n + 1):
        if one != other:
            print(one, other)
`,
    ],
    [
      '자기 자신과도 악수해요',
      'WRONG_ANSWER',
      python`
n = int(input())
for one in range(1, n + 1):
    for other in range(one, n + 1):
        print(one, other)
`,
    ],
  ],
  '계단 모양 산호': [
    [
      '한 칸 적게 그려요',
      'WRONG_ANSWER',
      python`
n = int(input())
for line in range(n):
    print('#' * line)
`,
    ],
    [
      '거꾸로 그려요',
      'WRONG_ANSWER',
      python`
n = int(input())
for line in range(n, 0, -1):
    print('#' * line)
`,
    ],
  ],
}
