import { python } from '../../mock-server/problems/solution.ts'
import type { WrongSolutions } from './golden.ts'

/** Typical wrong solutions of the first problems: 자료형, 조건문, 반복문. */
export const wrongFirst: WrongSolutions = {
  '조개껍데기 세기': [
    [
      '글자를 이어 붙여요',
      'WRONG_ANSWER',
      python`
a, b = input().split()
print(a + b)
`,
    ],
    [
      '두 줄로 읽어요',
      'RUNTIME_ERROR',
      python`
a = int(input())
b = int(input())
print(a + b)
`,
    ],
    [
      '안내 문구를 찍어요',
      'WRONG_ANSWER',
      python`
a, b = map(int, input('두 수를 입력하세요: ').split())
print(a + b)
`,
    ],
    [
      '괄호를 닫지 않아요',
      'SYNTAX_ERROR',
      python`
a, b = map(int, input().split()
print(a + b)
`,
    ],
    [
      '끝나지 않아요',
      'STEP_LIMIT',
      python`
a, b = map(int, input().split())
while a == 1000:
    a = 1000
print(a + b)
`,
    ],
    [
      '끝없이 찍어요',
      'OUTPUT_LIMIT',
      python`
a, b = map(int, input().split())
while True:
    print('조개')
`,
    ],
    [
      '둥근 따옴표를 써요',
      'SYNTAX_ERROR',
      python`
a, b = map(int, input().split())
print(“합”, a + b)
`,
    ],
  ],
  '바닷물 온도 바꾸기': [
    [
      '정수로 바꿔요',
      'RUNTIME_ERROR',
      python`
c = int(input())
print(f'{c * 9 / 5 + 32:.1f}')
`,
    ],
    [
      '자릿수를 정하지 않아요',
      'WRONG_ANSWER',
      python`
c = float(input())
print(c * 9 / 5 + 32)
`,
    ],
    [
      '더하기를 먼저 해요',
      'WRONG_ANSWER',
      python`
c = float(input())
print(f'{c * 9 / (5 + 32):.1f}')
`,
    ],
  ],
  '파도 소리 세 번': [
    [
      '붙여서 찍어요',
      'OUTPUT_FORMAT',
      python`
print(input() * 3)
`,
    ],
    [
      '한 줄에 하나씩 찍어요',
      'OUTPUT_FORMAT',
      python`
sound = input()
for _ in range(3):
    print(sound)
`,
    ],
    [
      '두 번만 찍어요',
      'WRONG_ANSWER',
      python`
sound = input()
print(sound, sound)
`,
    ],
  ],
  '밀물과 썰물': [
    [
      '같을 때를 잊어요',
      'WRONG_ANSWER',
      python`
before, now = map(int, input().split())
print('밀물' if now > before else '썰물')
`,
    ],
    [
      '글자로 비교해요',
      'WRONG_ANSWER',
      python`
before, now = input().split()
if now > before:
    print('밀물')
elif now < before:
    print('썰물')
else:
    print('그대로')
`,
    ],
  ],
  '등대는 언제 켜질까': [
    [
      '그리고로 이어요',
      'WRONG_ANSWER',
      python`
hour = int(input())
print('켜짐' if hour >= 18 and hour < 6 else '꺼짐')
`,
    ],
    [
      '6시를 넣지 않아요',
      'WRONG_ANSWER',
      python`
hour = int(input())
print('켜짐' if hour > 18 or hour < 6 else '꺼짐')
`,
    ],
    [
      '= 하나로 비교해요',
      'SYNTAX_ERROR',
      python`
hour = int(input())
if hour = 18:
    print('켜짐')
`,
    ],
  ],
  '잠수복 고르기': [
    [
      '경계를 넣어요',
      'WRONG_ANSWER',
      python`
height = int(input())
if height <= 130:
    print('S')
elif height <= 150:
    print('M')
else:
    print('L')
`,
    ],
    [
      '150에서 틀려요',
      'WRONG_ANSWER',
      python`
height = int(input())
if height < 130:
    print('S')
elif height <= 150:
    print('M')
else:
    print('L')
`,
    ],
    [
      '작은 글자로 찍어요',
      'WRONG_ANSWER',
      python`
height = int(input())
print('s' if height < 130 else 'm' if height < 150 else 'l')
`,
    ],
  ],
  '파도의 높이': [
    [
      '9,999에서 시작해 가장 낮은 값을 찾아요',
      'WRONG_ANSWER',
      python`
n = int(input())
highest, lowest = 0, 9999
for height in map(int, input().split()):
    if height > highest:
        highest = height
    if height < lowest:
        lowest = height
print(highest - lowest)
`,
    ],
    [
      '0에서 시작해 가장 낮은 값을 찾아요',
      'WRONG_ANSWER',
      python`
n = int(input())
low, high = 0, 0
for height in map(int, input().split()):
    low = min(low, height)
    high = max(high, height)
print(high - low)
`,
    ],
    [
      '첫 파도와 마지막 파도의 차이예요',
      'WRONG_ANSWER',
      python`
n = int(input())
heights = list(map(int, input().split()))
print(abs(heights[-1] - heights[0]))
`,
    ],
    [
      '1,000보다 낮다고 생각해요',
      'WRONG_ANSWER',
      python`
n = int(input())
low, high = 1000, 0
for height in map(int, input().split()):
    if height < low:
        low = height
    if height > high:
        high = height
print(high - low)
`,
    ],
  ],
  '모래성 쌓기': [
    [
      '맨 아래층을 빼먹어요',
      'WRONG_ANSWER',
      python`
n = int(input())
total = 0
for floor in range(1, n):
    total += floor
print(total)
`,
    ],
    [
      '소수로 나눠요',
      'WRONG_ANSWER',
      python`
n = int(input())
print(n * (n + 1) / 2)
`,
    ],
    [
      '정수로 바꾸지 않아요',
      'RUNTIME_ERROR',
      python`
n = input()
print(sum(range(1, n + 1)))
`,
    ],
  ],
  '별 찍는 불가사리': [
    [
      '빈칸을 찍지 않아요',
      'OUTPUT_FORMAT',
      python`
n = int(input())
for line in range(n):
    print('*' * (2 * line + 1))
`,
    ],
    [
      '하나씩 늘어나요',
      'WRONG_ANSWER',
      python`
n = int(input())
for line in range(1, n + 1):
    print(' ' * (n - line) + '*' * line)
`,
    ],
  ],
}
