import { boundary, hidden, lines, python, row, type Solutions } from './solution.ts'

/** 산호 숲. */
export const coralSolutions: Solutions = {
  '누가 더 깊이 잠수했을까': {
    hidden: [
      hidden('깊이가 같을 때', '100 100', 'False'),
      boundary('둘 다 0', '0 0', 'False'),
      hidden('1만 깊을 때', '201 200', 'True'),
      hidden('자릿수가 다른 수', '1000 999', 'True'),
      hidden('자릿수가 다른 수, 반대로', '9 10', 'False'),
      hidden('가장 깊은 곳', '3000 0', 'True'),
    ],
    reference: python`
whale, penguin = map(int, input().split())
print(whale > penguin)
`,
    smallInput: (draw) => row(draw.ints(2, 8, 11)),
  },
  '수족관 입장료': {
    hidden: [
      boundary('꼭 13살', '13', 5000),
      boundary('12살', '12', 3000),
      hidden('14살', '14', 5000),
      hidden('0살', '0', 3000),
      hidden('100살', '100', 5000),
    ],
    reference: python`
age = int(input())
price = 5000
if age < 13:
    price = price - 2000
print(price)
`,
    smallInput: (draw) => String(draw.int(10, 15)),
  },
  '산소통 채우기': {
    hidden: [
      boundary('꼭 20', '20', 20),
      boundary('19', '19', 100),
      hidden('21', '21', 21),
      hidden('비었을 때', '0', 100),
      hidden('가득할 때', '100', 100),
      hidden('99', '99', 99),
    ],
    reference: python`
oxygen = int(input())
if oxygen < 20:
    oxygen = 100
print(oxygen)
`,
    smallInput: (draw) => String(draw.int(17, 23)),
  },
  '짝수 물고기 홀수 물고기': {
    hidden: [
      boundary('한 마리도 없을 때', '0', '짝수'),
      hidden('한 마리', '1', '홀수'),
      hidden('두 마리', '2', '짝수'),
      hidden('0으로 끝나는 수', '10', '짝수'),
      hidden('9로 끝나는 수', '999', '홀수'),
      hidden('가장 많을 때', '1000', '짝수'),
    ],
    reference: python`
fish = int(input())
if fish % 2 == 0:
    print('짝수')
else:
    print('홀수')
`,
    smallInput: (draw) => String(draw.int(0, 12)),
  },
  '오늘 잠수해도 될까': {
    hidden: [
      boundary('둘 다 꼭 끝값', '10 2', '가능'),
      boundary('바람만 1 셀 때', '11 2', '쉬어요'),
      boundary('파도만 1 높을 때', '10 3', '쉬어요'),
      hidden('둘 다 넘을 때', '30 5', '쉬어요'),
      hidden('바람도 파도도 없을 때', '0 0', '가능'),
      hidden('바람은 약하고 파도만 높을 때', '1 50', '쉬어요'),
    ],
    reference: python`
wind, wave = map(int, input().split())
if wind <= 10 and wave <= 2:
    print('가능')
else:
    print('쉬어요')
`,
    smallInput: (draw) => row([draw.int(8, 12), draw.int(0, 4)]),
  },
  '쉬는 날 수족관': {
    hidden: [
      hidden('월요일', lines('월', '맑음'), '쉬어요'),
      hidden('목요일', lines('목', '비'), '쉬어요'),
      hidden('수요일의 비', lines('수', '비'), '열어요'),
      hidden('일요일의 태풍', lines('일', '태풍'), '쉬어요'),
      hidden('월요일의 태풍', lines('월', '태풍'), '쉬어요'),
      hidden('금요일의 맑은 날', lines('금', '맑음'), '열어요'),
    ],
    reference: python`
day = input()
weather = input()
if day == '월' or day == '목' or weather == '태풍':
    print('쉬어요')
else:
    print('열어요')
`,
    smallInput: (draw) => lines('월화수목금토일'.charAt(draw.int(0, 6)), ['맑음', '비', '태풍'][draw.int(0, 2)] ?? '비'),
  },
  '보물 상자 열기': {
    hidden: [
      hidden('번호가 1 작을 때', lines(1, 6), '번호가 달라요'),
      hidden('번호가 1 클 때', lines(1, 8), '번호가 달라요'),
      hidden('열쇠도 번호도 틀릴 때', lines(0, 3), '열쇠가 없어요'),
      hidden('번호가 0일 때', lines(1, 0), '번호가 달라요'),
      hidden('열쇠가 없고 번호가 0일 때', lines(0, 0), '열쇠가 없어요'),
      hidden('번호가 9일 때', lines(1, 9), '번호가 달라요'),
    ],
    reference: python`
key = int(input())
number = int(input())
if key == 1:
    if number == 7:
        print('열렸어요')
    else:
        print('번호가 달라요')
else:
    print('열쇠가 없어요')
`,
    smallInput: (draw) => lines(draw.int(0, 1), draw.int(5, 9)),
  },
  '배표 고르기': {
    hidden: [
      boundary('평일의 13살', lines('평일', 13), 3000),
      boundary('평일의 12살', lines('평일', 12), 1000),
      boundary('주말의 13살', lines('주말', 13), 5000),
      hidden('주말의 아기', lines('주말', 0), 2000),
      hidden('평일의 할머니', lines('평일', 80), 3000),
      hidden('주말의 어른', lines('주말', 35), 5000),
    ],
    reference: python`
day = input()
age = int(input())
if day == '주말':
    if age >= 13:
        print(5000)
    else:
        print(2000)
else:
    if age >= 13:
        print(3000)
    else:
        print(1000)
`,
    smallInput: (draw) => lines(draw.int(0, 1) === 0 ? '평일' : '주말', draw.int(11, 15)),
  },
  '산호가 좋아하는 온도': {
    hidden: [
      boundary('좋은 온도의 처음', '23', '좋아요'),
      boundary('처음의 바로 앞', '22', '추워요'),
      boundary('좋은 온도의 끝', '28', '좋아요'),
      boundary('끝의 바로 뒤', '29', '더워요'),
      hidden('0도', '0', '추워요'),
      hidden('40도', '40', '더워요'),
    ],
    reference: python`
water = int(input())
if water < 23:
    print('추워요')
elif water <= 28:
    print('좋아요')
else:
    print('더워요')
`,
    smallInput: (draw) => String(draw.int(21, 30)),
  },
}
