import { boundary, hidden, lines, python, row, type Solutions } from './solution.ts'

const colours = ['파랑', '노랑', '검정'] as const
const feet = ['왼', '오른'] as const
const answers = ['응', '아니'] as const

/** 산호 숲, two more steps for each type. */
export const coralLadderSolutions: Solutions = {
  '똑같이 기운 저울': {
    hidden: [
      boundary('둘 다 0', '0 0', 'True\nTrue'),
      boundary('가장 무거운 둘', '1000 1000', 'True\nTrue'),
      hidden('오른쪽이 더 무거울 때', '7 12', 'False\nFalse'),
      hidden('하나 차이로 왼쪽이 무거울 때', '100 99', 'False\nTrue'),
      hidden('하나 차이로 오른쪽이 무거울 때', '99 100', 'False\nFalse'),
      hidden('자릿수가 다를 때', '9 10', 'False\nFalse'),
    ],
    reference: python`
left, right = map(int, input().split())
print(left == right)
print(left >= right)
`,
    smallInput: (draw) => `${draw.int(0, 4)} ${draw.int(0, 4)}`,
  },
  '조개 가게 문 닫을 때': {
    hidden: [
      boundary('닫기 한 시간 전', '17', 1),
      boundary('하루의 처음', '0', 18),
      boundary('하루의 마지막', '23', '닫았어요'),
      hidden('닫은 다음', '20', '닫았어요'),
      hidden('아침', '9', 9),
      hidden('한낮', '12', 6),
    ],
    reference: python`
hour = int(input())
if hour < 18:
    print(18 - hour)
else:
    print('닫았어요')
`,
    smallInput: (draw) => String(draw.int(0, 23)),
  },
  '시소 타는 해달': {
    hidden: [
      hidden('둘씩 같은 무게', lines('10 10', '10 10'), 'True\nFalse'),
      hidden('자리만 바뀐 무게', lines('7 30', '30 7'), 'True\nFalse'),
      hidden('왼쪽이 1만 가벼울 때', lines('20 14', '30 5'), 'False\nFalse'),
      hidden('자릿수가 다른 합', lines('50 50', '9 90'), 'False\nTrue'),
      boundary('가장 가벼운 해달들', lines('1 1', '1 1'), 'True\nFalse'),
      hidden('오른쪽이 아주 무거울 때', lines('1 2', '100 100'), 'False\nFalse'),
      hidden('왼쪽의 한 마리만 무거울 때', lines('100 1', '60 50'), 'False\nFalse'),
    ],
    reference: python`
a, b = map(int, input().split())
c, d = map(int, input().split())
print(a + b == c + d)
print(a + b > c + d)
`,
    smallInput: (draw) => lines(row(draw.ints(2, 1, 6)), row(draw.ints(2, 1, 6))),
  },
  '상자에 꼭 맞을까': {
    hidden: [
      hidden('통조림이 없을 때', '0 5 0', 'True\nTrue'),
      hidden('상자가 없을 때', '5 5 0', 'True\nFalse'),
      hidden('하나만 넘칠 때', '101 10 10', 'False\nFalse'),
      hidden('하나만 모자랄 때', '99 10 10', 'False\nTrue'),
      hidden('꼭 나눠지지만 상자가 모자랄 때', '40 4 9', 'True\nFalse'),
      hidden('하나씩 담을 때', '7 1 7', 'True\nTrue'),
      hidden('가장 많은 통조림', '1000 100 1000', 'True\nTrue'),
    ],
    reference: python`
cans, size, boxes = map(int, input().split())
print(cans % size == 0)
print(cans <= size * boxes)
`,
    smallInput: (draw) => row([draw.int(0, 12), draw.int(1, 5), draw.int(0, 4)]),
  },
  '무거운 짐의 뱃삯': {
    hidden: [
      boundary('꼭 20kg', '20', 1000),
      boundary('21kg', '21', 1050),
      hidden('19kg', '19', 1000),
      hidden('가장 가벼운 짐', '1', 1000),
      hidden('무거운 짐', '60', 3000),
      hidden('가장 무거운 짐', '500', 25_000),
    ],
    reference: python`
weight = int(input())
price = 1000
if weight > 20:
    price = price + (weight - 20) * 50
print(price)
`,
    smallInput: (draw) => String(draw.int(17, 26)),
  },
  '두 번 깎아 주는 진주': {
    hidden: [
      boundary('꼭 다섯 개', lines(300, 5), 1000),
      boundary('네 개', lines(300, 4), 1200),
      boundary('깎은 뒤에 꼭 10,000원', lines(1500, 7), 10_000),
      hidden('깎기 전에는 넘지만 깎은 뒤에는 넘지 않을 때', lines(2060, 5), 9800),
      hidden('값은 싸고 개수는 많을 때', lines(100, 100), 9500),
      hidden('개수는 적고 비쌀 때', lines(5000, 3), 14_000),
      hidden('둘째만 깎을 때', lines(2501, 4), 9004),
      hidden('가장 비쌀 때', lines(5000, 100), 498_500),
      hidden('두 번 모두 깎을 때', lines(2101, 5), 9005),
    ],
    reference: python`
price = int(input())
count = int(input())
total = price * count
if count >= 5:
    total = total - 500
if total > 10000:
    total = total - 1000
print(total)
`,
    smallInput(draw) {
      const count = draw.int(3, 7)
      const price = [draw.int(1, 9) * 100, 2000 + draw.int(0, 4) * 50 + draw.int(0, 2), draw.int(2490, 3500)][draw.int(0, 2)] ?? 100
      return lines(price, count)
    },
  },
  '작은 배와 큰 배': {
    hidden: [
      boundary('작은 배가 마지막으로 쌀 때', '8', '작은 배 2400'),
      boundary('큰 배가 처음으로 쌀 때', '9', '큰 배 2500'),
      hidden('혼자일 때', '1', '작은 배 300'),
      hidden('열 명', '10', '큰 배 2500'),
      hidden('여섯 명', '6', '작은 배 1800'),
      hidden('가장 많을 때', '100', '큰 배 2500'),
    ],
    reference: python`
people = int(input())
small = people * 300
if small <= 2500:
    print('작은 배', small)
else:
    print('큰 배', 2500)
`,
    smallInput: (draw) => String(draw.int(5, 12)),
  },
  '똑같이 나눠 먹는 새우': {
    hidden: [
      boundary('새우가 없을 때', '0 7', '0개씩'),
      hidden('물고기가 한 마리', '9 1', '9개씩'),
      hidden('새우가 물고기보다 적을 때', '3 8', '5개 더'),
      hidden('하나가 남을 때', '31 6', '5개 더'),
      hidden('하나가 모자랄 때', '29 6', '1개 더'),
      hidden('새우와 물고기의 수가 같을 때', '25 25', '1개씩'),
      hidden('가장 많을 때', '1000 100', '10개씩'),
    ],
    reference: python`
shrimps, fish = map(int, input().split())
if shrimps % fish == 0:
    print(f'{shrimps // fish}개씩')
else:
    print(f'{fish - shrimps % fish}개 더')
`,
    smallInput: (draw) => row([draw.int(0, 20), draw.int(1, 6)]),
  },
  '오래 타는 잠수함 값': {
    hidden: [
      boundary('31분', '31', 1800),
      boundary('꼭 60분', '60', 1800),
      boundary('61분', '61', 1840),
      hidden('29분', '29', 1000),
      hidden('1분', '1', 1000),
      hidden('59분', '59', 1800),
      hidden('두 시간', '120', 4200),
      hidden('가장 오래 탈 때', '600', 23_400),
    ],
    reference: python`
minutes = int(input())
if minutes <= 30:
    print(1000)
elif minutes <= 60:
    print(1800)
else:
    print(1800 + (minutes - 60) * 40)
`,
    smallInput: (draw) => String(draw.int(0, 1) === 0 ? draw.int(28, 33) : draw.int(58, 64)),
  },
  '빙글빙글 도는 거북': {
    hidden: [
      boundary('한 바퀴', '4', '북'),
      boundary('한 바퀴에서 한 번 모자랄 때', '3', '서'),
      hidden('두 번', '2', '남'),
      hidden('여러 바퀴와 한 번', '4001', '동'),
      hidden('여러 바퀴와 두 번', '98', '남'),
      hidden('여러 바퀴와 세 번', '99999', '서'),
      hidden('가장 많이 돌 때', '100000', '북'),
    ],
    reference: python`
turns = int(input())
side = turns % 4
if side == 0:
    print('북')
elif side == 1:
    print('동')
elif side == 2:
    print('남')
else:
    print('서')
`,
    smallInput: (draw) => String(draw.int(0, 12)),
  },
  '짝이 맞는 오리발': {
    hidden: [
      hidden('오른발이 먼저일 때', lines('노랑 오른', '노랑 왼'), '신어요'),
      hidden('색도 쪽도 다를 때', lines('검정 오른', '파랑 왼'), '안 맞아요'),
      hidden('색만 다르고 쪽은 같을 때', lines('노랑 오른', '검정 오른'), '안 맞아요'),
      hidden('둘 다 오른발', lines('파랑 오른', '파랑 오른'), '안 맞아요'),
      hidden('검정 한 켤레', lines('검정 왼', '검정 오른'), '신어요'),
      hidden('둘 다 노란 왼발', lines('노랑 왼', '노랑 왼'), '안 맞아요'),
    ],
    reference: python`
color, side = input().split()
other_color, other_side = input().split()
if color == other_color and side != other_side:
    print('신어요')
else:
    print('안 맞아요')
`,
    smallInput(draw) {
      const shoe = () => row([colours[draw.int(0, 2)] ?? '파랑', feet[draw.int(0, 1)] ?? '왼'])
      return lines(shoe(), shoe())
    },
  },
  '세 문지기의 대답': {
    hidden: [
      hidden('모두 좋다고 할 때', lines('응 응 응', '보통날'), '열려요'),
      hidden('모두 싫다고 할 때', lines('아니 아니 아니', '보통날'), '닫혀요'),
      boundary('축제날에도 모두 싫다고 할 때', lines('아니 아니 아니', '축제날'), '닫혀요'),
      hidden('앞의 둘만', lines('응 응 아니', '보통날'), '열려요'),
      hidden('뒤의 둘만', lines('아니 응 응', '보통날'), '열려요'),
      hidden('첫째만', lines('응 아니 아니', '보통날'), '닫혀요'),
      hidden('셋째만', lines('아니 아니 응', '보통날'), '닫혀요'),
      hidden('축제날의 첫째만', lines('응 아니 아니', '축제날'), '열려요'),
      hidden('축제날의 셋째만', lines('아니 아니 응', '축제날'), '열려요'),
    ],
    reference: python`
a, b, c = input().split()
day = input()
two = (a == '응' and b == '응') or (b == '응' and c == '응') or (a == '응' and c == '응')
one = a == '응' or b == '응' or c == '응'
if two or (one and day == '축제날'):
    print('열려요')
else:
    print('닫혀요')
`,
    smallInput(draw) {
      const answer = () => answers[draw.int(0, 1)] ?? '응'
      return lines(row([answer(), answer(), answer()]), draw.int(0, 1) === 0 ? '축제날' : '보통날')
    },
  },
  '물개 쇼 들어가기': {
    hidden: [
      boundary('표가 있고 짝수 자리', lines(1, 6), '오른쪽 문'),
      boundary('표가 없고 6살', lines(0, 6), '그냥 들어와요'),
      hidden('표가 없는 아기', lines(0, 0), '그냥 들어와요'),
      hidden('표가 없는 어른', lines(0, 40), '표를 사요'),
      hidden('표가 없는 8살', lines(0, 8), '표를 사요'),
      hidden('첫 자리', lines(1, 1), '왼쪽 문'),
      hidden('마지막 자리', lines(1, 500), '오른쪽 문'),
      hidden('둘째 자리', lines(1, 2), '오른쪽 문'),
      hidden('셋째 자리', lines(1, 3), '왼쪽 문'),
    ],
    reference: python`
ticket = int(input())
number = int(input())
if ticket == 1:
    if number % 2 == 1:
        print('왼쪽 문')
    else:
        print('오른쪽 문')
else:
    if number < 7:
        print('그냥 들어와요')
    else:
        print('표를 사요')
`,
    smallInput: (draw) => lines(draw.int(0, 1), draw.int(1, 10)),
  },
  '잠수해도 되나요': {
    hidden: [
      boundary('꼭 10살', lines(10, 1, 0, 30), '좋아요'),
      boundary('자격증이 있고 31m', lines(20, 1, 0, 31), '너무 깊어요'),
      hidden('자격증도 선생님도 없을 때', lines(20, 0, 0, 5), '선생님과 와요'),
      hidden('자격증도 선생님도 없고 깊을 때', lines(20, 0, 0, 50), '선생님과 와요'),
      hidden('선생님과 얕게', lines(11, 0, 1, 9), '좋아요'),
      hidden('자격증과 선생님이 모두 있을 때', lines(30, 1, 1, 25), '좋아요'),
      hidden('나이가 모자라고 아무것도 없을 때', lines(9, 0, 0, 90), '더 커서 와요'),
      hidden('선생님과 20m', lines(15, 0, 1, 20), '너무 깊어요'),
      hidden('가장 어린 손님', lines(1, 1, 1, 1), '더 커서 와요'),
    ],
    reference: python`
age = int(input())
licence = int(input())
teacher = int(input())
depth = int(input())
if age < 10:
    print('더 커서 와요')
elif licence == 0 and teacher == 0:
    print('선생님과 와요')
else:
    if licence == 1:
        deepest = 30
    else:
        deepest = 10
    if depth > deepest:
        print('너무 깊어요')
    else:
        print('좋아요')
`,
    smallInput: (draw) => lines(draw.int(8, 12), draw.int(0, 1), draw.int(0, 1), draw.int(0, 1) === 0 ? draw.int(8, 12) : draw.int(28, 33)),
  },
  '하루에 두 번 여는 시장': {
    hidden: [
      boundary('열기 바로 전', '5', '닫힘'),
      boundary('아침의 마지막 시각', '8', '열림'),
      boundary('저녁이 되기 바로 전', '15', '쉬는 시간'),
      boundary('저녁의 첫 시각', '16', '열림'),
      hidden('저녁의 마지막 시각', '19', '열림'),
      hidden('자정', '0', '닫힘'),
      hidden('하루의 마지막 시각', '23', '닫힘'),
      hidden('한낮', '12', '쉬는 시간'),
    ],
    reference: python`
hour = int(input())
if 6 <= hour < 9 or 16 <= hour < 20:
    print('열림')
elif 9 <= hour < 16:
    print('쉬는 시간')
else:
    print('닫힘')
`,
    smallInput: (draw) => String(draw.int(0, 23)),
  },
  '함께 헤엄친 시간': {
    hidden: [
      hidden('거북이 먼저 왔을 때', lines('20 50', '10 30'), 10),
      hidden('같은 시간', lines('5 9', '5 9'), 4),
      hidden('돌고래가 거북의 시간 안에', lines('30 40', '0 100'), 10),
      hidden('1분만', lines('10 20', '19 40'), 1),
      hidden('멀리 떨어진 시간', lines('100 200', '300 400'), 0),
      hidden('멀리 떨어지고 거북이 먼저', lines('300 400', '100 200'), 0),
      hidden('같이 시작했을 때', lines('0 7', '0 1440'), 7),
      hidden('하루 내내', lines('0 1440', '0 1440'), 1440),
      hidden('거북이 끝낸 때에 돌고래가 시작할 때', lines('40 60', '10 40'), 0),
    ],
    reference: python`
first_start, first_end = map(int, input().split())
start, end = map(int, input().split())
if first_start > start:
    start = first_start
if first_end < end:
    end = first_end
if end > start:
    print(end - start)
else:
    print(0)
`,
    smallInput(draw) {
      const span = () => {
        const start = draw.int(0, 8)
        return row([start, start + draw.int(1, 6)])
      }
      return lines(span(), span())
    },
  },
}
