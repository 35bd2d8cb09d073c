import { python } from '../../mock-server/problems/solution.ts'
import type { WrongSolutions } from './golden.ts'

/** Typical wrong solutions of the problems that were written for 산호 숲. */
export const wrongCoral: WrongSolutions = {
  '누가 더 깊이 잠수했을까': [
    [
      '같을 때도 참이에요',
      'WRONG_ANSWER',
      python`
whale, penguin = map(int, input().split())
print(whale >= penguin)
`,
    ],
    [
      '글자로 비교해요',
      'WRONG_ANSWER',
      python`
whale, penguin = input().split()
print(whale > penguin)
`,
    ],
  ],
  '수족관 입장료': [
    [
      '13살도 깎아 줘요',
      'WRONG_ANSWER',
      python`
age = int(input())
price = 5000
if age <= 13:
    price = price - 2000
print(price)
`,
    ],
    [
      '깎을 때만 출력해요',
      'WRONG_ANSWER',
      python`
age = int(input())
price = 5000
if age < 13:
    price = price - 2000
    print(price)
`,
    ],
    [
      '글자와 비교해요',
      'RUNTIME_ERROR',
      python`
age = input()
price = 5000
if age < 13:
    price = price - 2000
print(price)
`,
    ],
  ],
  '산소통 채우기': [
    [
      '20도 채워요',
      'WRONG_ANSWER',
      python`
oxygen = int(input())
if oxygen <= 20:
    oxygen = 100
print(oxygen)
`,
    ],
    [
      '언제나 채워요',
      'WRONG_ANSWER',
      python`
oxygen = int(input())
if oxygen < 20:
    print('채워요')
oxygen = 100
print(oxygen)
`,
    ],
  ],
  '짝수 물고기 홀수 물고기': [
    [
      '0을 홀수로 봐요',
      'WRONG_ANSWER',
      python`
fish = int(input())
if fish > 0 and fish % 2 == 0:
    print('짝수')
else:
    print('홀수')
`,
    ],
    [
      '거꾸로 말해요',
      'WRONG_ANSWER',
      python`
fish = int(input())
if fish % 2:
    print('짝수')
else:
    print('홀수')
`,
    ],
  ],
  '오늘 잠수해도 될까': [
    [
      '또는으로 이어요',
      'WRONG_ANSWER',
      python`
wind, wave = map(int, input().split())
if wind <= 10 or wave <= 2:
    print('가능')
else:
    print('쉬어요')
`,
    ],
    [
      '끝값을 빼요',
      'WRONG_ANSWER',
      python`
wind, wave = map(int, input().split())
if wind < 10 and wave < 2:
    print('가능')
else:
    print('쉬어요')
`,
    ],
  ],
  '쉬는 날 수족관': [
    [
      '비교할 이름을 한 번만 써요',
      'WRONG_ANSWER',
      python`
day = input()
weather = input()
if day == '월' or '목' or weather == '태풍':
    print('쉬어요')
else:
    print('열어요')
`,
    ],
    [
      '태풍을 잊어요',
      'WRONG_ANSWER',
      python`
day = input()
weather = input()
if day == '월' or day == '목':
    print('쉬어요')
else:
    print('열어요')
`,
    ],
  ],
  '보물 상자 열기': [
    [
      '번호를 먼저 물어요',
      'WRONG_ANSWER',
      python`
key = int(input())
number = int(input())
if number != 7:
    print('번호가 달라요')
elif key == 0:
    print('열쇠가 없어요')
else:
    print('열렸어요')
`,
    ],
    [
      '안쪽의 아니면을 빼먹어요',
      'WRONG_ANSWER',
      python`
key = int(input())
number = int(input())
if key == 1:
    if number == 7:
        print('열렸어요')
else:
    print('열쇠가 없어요')
`,
    ],
  ],
  '배표 고르기': [
    [
      '13살을 어린이로 봐요',
      'WRONG_ANSWER',
      python`
day = input()
age = int(input())
if day == '주말':
    print(5000 if age > 13 else 2000)
else:
    print(3000 if age > 13 else 1000)
`,
    ],
    [
      '요일을 보지 않아요',
      'WRONG_ANSWER',
      python`
day = input()
age = int(input())
if age >= 13:
    print(3000)
else:
    print(1000)
`,
    ],
  ],
  '산호가 좋아하는 온도': [
    [
      '28도를 덥다고 해요',
      'WRONG_ANSWER',
      python`
water = int(input())
if water < 23:
    print('추워요')
elif water < 28:
    print('좋아요')
else:
    print('더워요')
`,
    ],
    [
      'elif 대신 if를 써요',
      'WRONG_ANSWER',
      python`
water = int(input())
if water < 23:
    print('추워요')
if water <= 28:
    print('좋아요')
else:
    print('더워요')
`,
    ],
  ],
}
