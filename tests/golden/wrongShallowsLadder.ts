import { python } from '../../mock-server/problems/solution.ts'
import type { WrongSolutions } from './golden.ts'

/** Typical wrong solutions of the further steps in 얕은 바다. */
export const wrongShallowsLadder: WrongSolutions = {
  '바다에 건네는 첫인사': [
    [
      '느낌표를 빠뜨려요',
      'WRONG_ANSWER',
      python`
print('안녕, 바다야')
print('오늘부터 1일')
`,
    ],
    [
      '한 줄에 이어서 출력해요',
      'OUTPUT_FORMAT',
      python`
print('안녕, 바다야!', '오늘부터 1일')
`,
    ],
    [
      '따옴표를 닫지 않아요',
      'SYNTAX_ERROR',
      python`
print('안녕, 바다야!)
print('오늘부터 1일')
`,
    ],
  ],
  '돛단배 그림 띄우기': [
    [
      '별 앞의 빈칸을 빠뜨려요',
      'OUTPUT_FORMAT',
      python`
ship = input()
print('*')
print('***')
print('=====')
print(ship, '출발')
`,
    ],
    [
      '이름에 따옴표를 붙여요',
      'WRONG_ANSWER',
      python`
ship = input()
print('  *')
print(' ***')
print('=====')
print('ship', '출발')
`,
    ],
    [
      '줄의 순서를 바꿔요',
      'WRONG_ANSWER',
      python`
ship = input()
print('  *')
print(' ***')
print(ship, '출발')
print('=====')
`,
    ],
  ],
  '주고받는 뱃노래': [
    [
      '이름과 후렴을 뒤바꿔요',
      'WRONG_ANSWER',
      python`
ship = input()
song = input()
print(ship, song, ship)
print('~ ~ ~')
print(song, ship, song)
`,
    ],
    [
      '빈칸 없이 이어 붙여요',
      'OUTPUT_FORMAT',
      python`
ship = input()
song = input()
print(song + ship + song)
print('~~~')
print(ship + song + ship)
`,
    ],
    [
      '셋째 줄도 첫째 줄처럼 불러요',
      'WRONG_ANSWER',
      python`
ship = input()
song = input()
print(song, ship, song)
print('~ ~ ~')
print(song, ship, song)
`,
    ],
  ],
  '편지 봉투 쓰기': [
    [
      '읽은 순서대로 적어요',
      'WRONG_ANSWER',
      python`
sender = input()
receiver = input()
place = input()
print('보낸 친구:', sender)
print('받는 친구:', receiver)
print('받는 곳:', place)
`,
    ],
    [
      '받는 곳을 낱말로 나눠요',
      'WRONG_ANSWER',
      python`
sender = input()
receiver = input()
place = input().split()
print('받는 곳:', place)
print('받는 친구:', receiver)
print('보낸 친구:', sender)
`,
    ],
    [
      '이름에 자기가 받을 줄을 읽어요',
      'WRONG_ANSWER',
      python`
place = input()
receiver = input()
sender = input()
print('받는 곳:', place)
print('받는 친구:', receiver)
print('보낸 친구:', sender)
`,
    ],
  ],
  '물에 젖은 일지': [
    [
      '젖은 줄을 읽지 않아요',
      'WRONG_ANSWER',
      python`
first = input()
third = input()
fourth = input()
print('넷째 날', fourth)
print('셋째 날', third)
print('첫째 날', first)
`,
    ],
    [
      '앞의 날부터 적어요',
      'WRONG_ANSWER',
      python`
first = input()
input()
third = input()
fourth = input()
print('첫째 날', first)
print('셋째 날', third)
print('넷째 날', fourth)
`,
    ],
    [
      '한 줄에서 넷을 읽어요',
      'RUNTIME_ERROR',
      python`
first, second, third, fourth = input().split()
print('넷째 날', fourth)
print('셋째 날', third)
print('첫째 날', first)
`,
    ],
  ],
  '팻말을 베껴 쓰는 문어': [
    [
      '가운데를 먼저 칠해요',
      'WRONG_ANSWER',
      python`
left = input()
middle = input()
right = input()
middle = left
right = middle
print(left, middle, right)
`,
    ],
    [
      '가운데를 그대로 둬요',
      'WRONG_ANSWER',
      python`
left = input()
middle = input()
right = input()
right = middle
print(left, middle, right)
`,
    ],
    [
      '거꾸로 담아요',
      'WRONG_ANSWER',
      python`
left = input()
middle = input()
right = input()
middle = right
left = middle
print(left, middle, right)
`,
    ],
  ],
  '물통 옮겨 붓기': [
    [
      '붓기 전에 왼쪽을 비워요',
      'WRONG_ANSWER',
      python`
left = int(input())
right = int(input())
fresh = int(input())
left = 0
right = right + left
print(left, right)
left = fresh
print(left, right)
left = left + right
right = 0
print(left, right)
`,
    ],
    [
      '글자로 이어 붙여요',
      'WRONG_ANSWER',
      python`
left = input()
right = input()
fresh = input()
right = right + left
left = 0
print(left, right)
left = fresh
print(left, right)
left = left + right
right = 0
print(left, right)
`,
    ],
    [
      '마지막만 출력해요',
      'WRONG_ANSWER',
      python`
left = int(input())
right = int(input())
fresh = int(input())
print(left + right + fresh, 0)
`,
    ],
  ],
  '다음 등대의 번호': [
    [
      '두 카드를 더해요',
      'WRONG_ANSWER',
      python`
left = int(input())
right = int(input())
print(left + right + 1)
`,
    ],
    [
      '1을 글자로 이어 붙여요',
      'WRONG_ANSWER',
      python`
left = input()
right = input()
print(left + right + '1')
`,
    ],
    [
      '오른쪽 카드만 1 키워요',
      'WRONG_ANSWER',
      python`
left = input()
right = input()
print(left + str(int(right) + 1))
`,
    ],
    [
      '글자에 숫자를 더해요',
      'RUNTIME_ERROR',
      python`
left = input()
right = input()
print(left + right + 1)
`,
    ],
  ],
  '더 내려가는 잠수함': [
    [
      '소수를 int()로 바꿔요',
      'RUNTIME_ERROR',
      python`
depth = input()
further = input()
print(depth + 'm에서 ' + str(int(depth) + int(further)) + 'm로')
`,
    ],
    [
      '깊이를 글자로 이어 붙여요',
      'WRONG_ANSWER',
      python`
depth = input()
further = input()
print(depth + 'm에서 ' + depth + further + 'm로')
`,
    ],
    [
      '쉼표로 띄어 써요',
      'OUTPUT_FORMAT',
      python`
depth = float(input())
further = float(input())
print(depth, 'm에서', depth + further, 'm로')
`,
    ],
  ],
  '산호밭 울타리': [
    [
      '괄호를 빠뜨려요',
      'WRONG_ANSWER',
      python`
width = int(input())
height = int(input())
gate = int(input())
print(width + height * 2 - gate)
`,
    ],
    [
      '문도 두 개로 빼요',
      'WRONG_ANSWER',
      python`
width = int(input())
height = int(input())
gate = int(input())
print((width + height - gate) * 2)
`,
    ],
    [
      '넓이를 구해요',
      'WRONG_ANSWER',
      python`
width = int(input())
height = int(input())
gate = int(input())
print(width * height - gate)
`,
    ],
  ],
  '한가운데 부표': [
    [
      '뒤의 자리만 둘로 나눠요',
      'WRONG_ANSWER',
      python`
one, other = map(int, input().split())
drift = int(input())
print(one + other / 2 + drift)
`,
    ],
    [
      '몫만 구해요',
      'WRONG_ANSWER',
      python`
one, other = map(int, input().split())
drift = int(input())
print((one + other) // 2 + drift)
`,
    ],
    [
      '떠내려간 거리까지 더해 나눠요',
      'WRONG_ANSWER',
      python`
one, other = map(int, input().split())
drift = int(input())
print((one + other + drift) / 2)
`,
    ],
  ],
  '등대의 세 불빛': [
    [
      '파란 불부터 출력해요',
      'WRONG_ANSWER',
      python`
number = int(input())
print(number % 10)
print(number // 10 % 10)
print(number // 100)
`,
    ],
    [
      '가운데에 두 숫자가 남아요',
      'WRONG_ANSWER',
      python`
number = int(input())
print(number // 100)
print(number % 100)
print(number % 10)
`,
    ],
    [
      '소수로 나눠요',
      'WRONG_ANSWER',
      python`
number = int(input())
print(number / 100)
print(number / 10 % 10)
print(number % 10)
`,
    ],
  ],
  '물개의 줄과 칸': [
    [
      '1을 빼지 않고 나눠요',
      'WRONG_ANSWER',
      python`
number, seats = map(int, input().split())
print(number // seats + 1, number % seats)
`,
    ],
    [
      '0부터 센 그대로 출력해요',
      'WRONG_ANSWER',
      python`
number, seats = map(int, input().split())
print((number - 1) // seats, (number - 1) % seats)
`,
    ],
    [
      '줄과 칸이 바뀌어요',
      'WRONG_ANSWER',
      python`
number, seats = map(int, input().split())
print((number - 1) % seats + 1, (number - 1) // seats + 1)
`,
    ],
  ],
  '조개 가게 영수증': [
    [
      '쉼표로 띄어 써요',
      'OUTPUT_FORMAT',
      python`
name = input()
price = int(input())
count = int(input())
print(name, '(', count, '개):', price * count, '원')
`,
    ],
    [
      '하나의 값을 적어요',
      'WRONG_ANSWER',
      python`
name = input()
price = int(input())
count = int(input())
print(f'{name}({count}개): {price}원')
`,
    ],
    [
      '글자를 되풀이해요',
      'WRONG_ANSWER',
      python`
name = input()
price = input()
count = int(input())
print(f'{name}({count}개): {price * count}원')
`,
    ],
  ],
  '잠수 일지의 평균': [
    [
      '소수 첫째 자리까지 적어요',
      'WRONG_ANSWER',
      python`
first, second, third = map(int, input().split())
total = first + second + third
print(f'모두 {total}m')
print(f'평균 {total / 3:.1f}m')
`,
    ],
    [
      '자릿수를 맞추지 않아요',
      'WRONG_ANSWER',
      python`
first, second, third = map(int, input().split())
total = first + second + third
print(f'모두 {total}m')
print(f'평균 {total / 3}m')
`,
    ],
    [
      '마지막 깊이만 3으로 나눠요',
      'WRONG_ANSWER',
      python`
first, second, third = map(int, input().split())
print(f'모두 {first + second + third}m')
print(f'평균 {first + second + third / 3:.2f}m')
`,
    ],
  ],
}
