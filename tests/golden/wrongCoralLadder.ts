import { python } from '../../mock-server/problems/solution.ts'
import type { WrongSolutions } from './golden.ts'

/** Typical wrong solutions of the further steps in 산호 숲. */
export const wrongCoralLadder: WrongSolutions = {
  '똑같이 기운 저울': [
    [
      '무겁기만 한지 물어요',
      'WRONG_ANSWER',
      python`
left, right = map(int, input().split())
print(left == right)
print(left > right)
`,
    ],
    [
      '글자로 비교해요',
      'WRONG_ANSWER',
      python`
left, right = input().split()
print(left == right)
print(left >= right)
`,
    ],
    [
      '=를 하나만 써요',
      'RUNTIME_ERROR',
      python`
left, right = map(int, input().split())
print(left = right)
print(left >= right)
`,
    ],
  ],
  '조개 가게 문 닫을 때': [
    [
      '18시에도 열려 있다고 해요',
      'WRONG_ANSWER',
      python`
hour = int(input())
if hour <= 18:
    print(18 - hour)
else:
    print('닫았어요')
`,
    ],
    [
      '거꾸로 빼요',
      'WRONG_ANSWER',
      python`
hour = int(input())
if hour < 18:
    print(hour - 18)
else:
    print('닫았어요')
`,
    ],
  ],
  '시소 타는 해달': [
    [
      '같을 때도 왼쪽이 무겁다고 해요',
      'WRONG_ANSWER',
      python`
a, b = map(int, input().split())
c, d = map(int, input().split())
print(a + b == c + d)
print(a + b >= c + d)
`,
    ],
    [
      '한 마리씩 비교해요',
      'WRONG_ANSWER',
      python`
a, b = map(int, input().split())
c, d = map(int, input().split())
print(a == c)
print(a > c)
`,
    ],
    [
      '같은지 물을 때 =를 한 번 써요',
      'SYNTAX_ERROR',
      python`
a, b = map(int, input().split())
c, d = map(int, input().split())
print(a + b = c + d)
print(a + b > c + d)
`,
    ],
    [
      '무게를 글자로 이어 비교해요',
      'WRONG_ANSWER',
      python`
a, b = input().split()
c, d = input().split()
print(a + b == c + d)
print(a + b > c + d)
`,
    ],
  ],
  '상자에 꼭 맞을까': [
    [
      '꼭 맞게 담길 때를 빼요',
      'WRONG_ANSWER',
      python`
cans, size, boxes = map(int, input().split())
print(cans % size == 0)
print(cans < size * boxes)
`,
    ],
    [
      '남는 개수를 출력해요',
      'WRONG_ANSWER',
      python`
cans, size, boxes = map(int, input().split())
print(cans % size)
print(cans <= size * boxes)
`,
    ],
    [
      '몫을 상자의 수와 비교해요',
      'WRONG_ANSWER',
      python`
cans, size, boxes = map(int, input().split())
print(cans % size == 0)
print(cans // size <= boxes)
`,
    ],
  ],
  '무거운 짐의 뱃삯': [
    [
      '짐 전체에 50원씩 더해요',
      'WRONG_ANSWER',
      python`
weight = int(input())
price = 1000
if weight > 20:
    price = price + weight * 50
print(price)
`,
    ],
    [
      '가벼울 때는 깎아 줘요',
      'WRONG_ANSWER',
      python`
weight = int(input())
print(1000 + (weight - 20) * 50)
`,
    ],
    [
      '무거울 때만 출력해요',
      'WRONG_ANSWER',
      python`
weight = int(input())
price = 1000
if weight > 20:
    price = price + (weight - 20) * 50
    print(price)
`,
    ],
  ],
  '두 번 깎아 주는 진주': [
    [
      '깎기 전의 값을 또 봐요',
      'WRONG_ANSWER',
      python`
price = int(input())
count = int(input())
total = price * count
cut = 0
if count >= 5:
    cut = cut + 500
if total > 10000:
    cut = cut + 1000
print(total - cut)
`,
    ],
    [
      '둘째 조건을 첫째 안에 들여 써요',
      'WRONG_ANSWER',
      python`
price = int(input())
count = int(input())
total = price * count
if count >= 5:
    total = total - 500
    if total > 10000:
        total = total - 1000
print(total)
`,
    ],
    [
      '다섯 개를 빼먹어요',
      'WRONG_ANSWER',
      python`
price = int(input())
count = int(input())
total = price * count
if count > 5:
    total = total - 500
if total > 10000:
    total = total - 1000
print(total)
`,
    ],
  ],
  '작은 배와 큰 배': [
    [
      '큰 배도 사람 수만큼 내요',
      'WRONG_ANSWER',
      python`
people = int(input())
small = people * 300
if small <= 2500:
    print('작은 배', small)
else:
    print('큰 배', people * 2500)
`,
    ],
    [
      '거꾸로 골라요',
      'WRONG_ANSWER',
      python`
people = int(input())
small = people * 300
if small > 2500:
    print('작은 배', small)
else:
    print('큰 배', 2500)
`,
    ],
    [
      '사람 수를 돈과 비교해요',
      'WRONG_ANSWER',
      python`
people = int(input())
if people <= 2500:
    print('작은 배', people * 300)
else:
    print('큰 배', 2500)
`,
    ],
  ],
  '똑같이 나눠 먹는 새우': [
    [
      '남은 개수를 말해요',
      'WRONG_ANSWER',
      python`
shrimps, fish = map(int, input().split())
if shrimps % fish == 0:
    print(f'{shrimps // fish}개씩')
else:
    print(f'{shrimps % fish}개 더')
`,
    ],
    [
      '소수로 나눠요',
      'WRONG_ANSWER',
      python`
shrimps, fish = map(int, input().split())
if shrimps % fish == 0:
    print(f'{shrimps / fish}개씩')
else:
    print(f'{fish - shrimps % fish}개 더')
`,
    ],
    [
      '물고기 한 마리만큼만 봐요',
      'WRONG_ANSWER',
      python`
shrimps, fish = map(int, input().split())
if shrimps % fish == 0:
    print(f'{shrimps // fish}개씩')
else:
    print(f'{fish - shrimps}개 더')
`,
    ],
  ],
  '오래 타는 잠수함 값': [
    [
      '시간 전체에 40원을 곱해요',
      'WRONG_ANSWER',
      python`
minutes = int(input())
if minutes <= 30:
    print(1000)
elif minutes <= 60:
    print(1800)
else:
    print(1800 + minutes * 40)
`,
    ],
    [
      '60분을 긴 쪽에 넣고 30분을 빼먹어요',
      'WRONG_ANSWER',
      python`
minutes = int(input())
if minutes < 30:
    print(1000)
elif minutes < 60:
    print(1800)
else:
    print(1800 + (minutes - 60) * 40)
`,
    ],
    [
      'elif 대신 if를 써서 두 번 출력해요',
      'WRONG_ANSWER',
      python`
minutes = int(input())
if minutes <= 30:
    print(1000)
if minutes <= 60:
    print(1800)
else:
    print(1800 + (minutes - 60) * 40)
`,
    ],
  ],
  '빙글빙글 도는 거북': [
    [
      '한 바퀴를 넘으면 모두 서쪽이라고 해요',
      'WRONG_ANSWER',
      python`
turns = int(input())
if turns == 0:
    print('북')
elif turns == 1:
    print('동')
elif turns == 2:
    print('남')
else:
    print('서')
`,
    ],
    [
      '왼쪽으로 돌아요',
      'WRONG_ANSWER',
      python`
side = int(input()) % 4
if side == 0:
    print('북')
elif side == 1:
    print('서')
elif side == 2:
    print('남')
else:
    print('동')
`,
    ],
    [
      '몫으로 나눠요',
      'WRONG_ANSWER',
      python`
side = int(input()) // 4
if side == 0:
    print('북')
elif side == 1:
    print('동')
elif side == 2:
    print('남')
else:
    print('서')
`,
    ],
  ],
  '짝이 맞는 오리발': [
    [
      '하나만 맞아도 신어요',
      'WRONG_ANSWER',
      python`
color, side = input().split()
other_color, other_side = input().split()
if color == other_color or side != other_side:
    print('신어요')
else:
    print('안 맞아요')
`,
    ],
    [
      '쪽까지 같아야 한다고 해요',
      'WRONG_ANSWER',
      python`
color, side = input().split()
other_color, other_side = input().split()
if color == other_color and side == other_side:
    print('신어요')
else:
    print('안 맞아요')
`,
    ],
    [
      '왼발이 먼저일 때만 봐요',
      'WRONG_ANSWER',
      python`
color, side = input().split()
other_color, other_side = input().split()
if color == other_color and side == '왼' and other_side == '오른':
    print('신어요')
else:
    print('안 맞아요')
`,
    ],
  ],
  '세 문지기의 대답': [
    [
      '이웃한 짝만 봐요',
      'WRONG_ANSWER',
      python`
a, b, c = input().split()
day = input()
if a == '응' and b == '응' or b == '응' and c == '응':
    print('열려요')
elif day == '축제날' and (a == '응' or b == '응' or c == '응'):
    print('열려요')
else:
    print('닫혀요')
`,
    ],
    [
      '비교할 말을 한 번만 써요',
      'WRONG_ANSWER',
      python`
a, b, c = input().split()
day = input()
two = (a and b == '응') or (b and c == '응') or (a and c == '응')
if two or day == '축제날' and (a == '응' or b == '응' or c == '응'):
    print('열려요')
else:
    print('닫혀요')
`,
    ],
    [
      '축제날에는 언제나 열어요',
      'WRONG_ANSWER',
      python`
a, b, c = input().split()
day = input()
two = (a == '응' and b == '응') or (b == '응' and c == '응') or (a == '응' and c == '응')
if two or day == '축제날':
    print('열려요')
else:
    print('닫혀요')
`,
    ],
  ],
  '물개 쇼 들어가기': [
    [
      '표가 없어도 자리를 봐요',
      'WRONG_ANSWER',
      python`
ticket = int(input())
number = int(input())
if number % 2 == 1:
    print('왼쪽 문')
elif ticket == 1:
    print('오른쪽 문')
elif number < 7:
    print('그냥 들어와요')
else:
    print('표를 사요')
`,
    ],
    [
      '7살도 그냥 들여보내요',
      'WRONG_ANSWER',
      python`
ticket = int(input())
number = int(input())
if ticket == 1:
    if number % 2 == 1:
        print('왼쪽 문')
    else:
        print('오른쪽 문')
else:
    if number <= 7:
        print('그냥 들어와요')
    else:
        print('표를 사요')
`,
    ],
    [
      '안쪽의 else를 빠뜨려요',
      'WRONG_ANSWER',
      python`
ticket = int(input())
number = int(input())
if ticket == 1:
    if number % 2 == 1:
        print('왼쪽 문')
else:
    if number < 7:
        print('그냥 들어와요')
    else:
        print('표를 사요')
`,
    ],
  ],
  '잠수해도 되나요': [
    [
      '깊이부터 물어요',
      'WRONG_ANSWER',
      python`
age = int(input())
licence = int(input())
teacher = int(input())
depth = int(input())
if depth > 30 or licence == 0 and depth > 10:
    print('너무 깊어요')
elif age < 10:
    print('더 커서 와요')
elif licence == 0 and teacher == 0:
    print('선생님과 와요')
else:
    print('좋아요')
`,
    ],
    [
      '누구나 30m까지 보내요',
      'WRONG_ANSWER',
      python`
age = int(input())
licence = int(input())
teacher = int(input())
depth = int(input())
if age < 10:
    print('더 커서 와요')
elif licence == 0 and teacher == 0:
    print('선생님과 와요')
elif depth > 30:
    print('너무 깊어요')
else:
    print('좋아요')
`,
    ],
    [
      '자격증이 있어도 선생님을 찾아요',
      'WRONG_ANSWER',
      python`
age = int(input())
licence = int(input())
teacher = int(input())
depth = int(input())
if age < 10:
    print('더 커서 와요')
elif teacher == 0:
    print('선생님과 와요')
elif licence == 1 and depth <= 30 or depth <= 10:
    print('좋아요')
else:
    print('너무 깊어요')
`,
    ],
  ],
  '하루에 두 번 여는 시장': [
    [
      '닫는 시각에도 열어요',
      'WRONG_ANSWER',
      python`
hour = int(input())
if 6 <= hour <= 9 or 16 <= hour <= 20:
    print('열림')
elif 9 < hour < 16:
    print('쉬는 시간')
else:
    print('닫힘')
`,
    ],
    [
      '쉬는 시간을 닫힌 것으로 봐요',
      'WRONG_ANSWER',
      python`
hour = int(input())
if 6 <= hour < 9 or 16 <= hour < 20:
    print('열림')
else:
    print('닫힘')
`,
    ],
    [
      '여는 시각을 빼먹어요',
      'WRONG_ANSWER',
      python`
hour = int(input())
if 6 < hour < 9 or 16 < hour < 20:
    print('열림')
elif 9 <= hour <= 16:
    print('쉬는 시간')
else:
    print('닫힘')
`,
    ],
  ],
  '함께 헤엄친 시간': [
    [
      '돌고래가 먼저 온다고 생각해요',
      'WRONG_ANSWER',
      python`
first_start, first_end = map(int, input().split())
start, end = map(int, input().split())
if first_end > start:
    print(first_end - start)
else:
    print(0)
`,
    ],
    [
      '함께 있지 않을 때를 살피지 않아요',
      'WRONG_ANSWER',
      python`
first_start, first_end = map(int, input().split())
start, end = map(int, input().split())
if first_start > start:
    start = first_start
if first_end < end:
    end = first_end
print(end - start)
`,
    ],
    [
      '끝낸 시각도 1분으로 세요',
      'WRONG_ANSWER',
      python`
first_start, first_end = map(int, input().split())
start, end = map(int, input().split())
if first_start > start:
    start = first_start
if first_end < end:
    end = first_end
if end >= start:
    print(end - start + 1)
else:
    print(0)
`,
    ],
  ],
}
