import { python } from '../../mock-server/problems/solution.ts'
import type { WrongSolutions } from './golden.ts'

/** Typical wrong solutions of the problems that were written for 얕은 바다. */
export const wrongShallows: WrongSolutions = {
  '등대에 인사말 켜기': [
    [
      '이름 대신 글자를 출력해요',
      'WRONG_ANSWER',
      python`
ship = input()
print('어서 와', 'ship')
print('여기는 코딩바다')
`,
    ],
    [
      '한 줄에 이어서 출력해요',
      'OUTPUT_FORMAT',
      python`
ship = input()
print('어서 와', ship, '여기는 코딩바다')
`,
    ],
    [
      '따옴표를 빠뜨려요',
      'SYNTAX_ERROR',
      python`
ship = input()
print(어서 와, ship)
print('여기는 코딩바다')
`,
    ],
  ],
  '모래밭 팻말 세우기': [
    [
      '줄을 하나 빼먹어요',
      'WRONG_ANSWER',
      python`
word = input()
print('=====')
print(word)
`,
    ],
    [
      '낱말의 길이만큼 그어요',
      'WRONG_ANSWER',
      python`
word = input()
print('=' * len(word))
print(word)
print('=' * len(word))
`,
    ],
  ],
  '바다 친구 소개하기': [
    [
      '읽은 순서대로 출력해요',
      'WRONG_ANSWER',
      python`
first = input()
second = input()
print(first)
print(second)
`,
    ],
    [
      '한 줄에서 둘을 읽어요',
      'RUNTIME_ERROR',
      python`
first, second = input().split()
print(second)
print(first)
`,
    ],
  ],
  '두 어항 물고기 바꾸기': [
    [
      '바꾸기 전에 값을 잃어요',
      'WRONG_ANSWER',
      python`
left = input()
right = input()
left = right
right = left
print(left, right)
`,
    ],
    [
      '바꾸지 않아요',
      'WRONG_ANSWER',
      python`
left = input()
right = input()
print(left, right)
`,
    ],
    [
      '이름을 붙여서 출력해요',
      'OUTPUT_FORMAT',
      python`
left = input()
right = input()
print(right + left)
`,
    ],
  ],
  '세 조개 자리 옮기기': [
    [
      '왼쪽으로 옮겨요',
      'WRONG_ANSWER',
      python`
a, b, c = input().split()
print(b, c, a)
`,
    ],
    [
      '순서를 뒤집어요',
      'WRONG_ANSWER',
      python`
a, b, c = input().split()
print(c, b, a)
`,
    ],
  ],
  '번호표 만들기': [
    [
      '둘 다 더해요',
      'WRONG_ANSWER',
      python`
a, b = map(int, input().split())
print(a + b, a + b)
`,
    ],
    [
      '둘 다 이어 붙여요',
      'WRONG_ANSWER',
      python`
a, b = input().split()
print(a + b, a + b)
`,
    ],
    [
      '숫자와 글자를 더해요',
      'RUNTIME_ERROR',
      python`
a, b = input().split()
print(int(a) + b, a + b)
`,
    ],
  ],
  '진주 값 계산': [
    [
      '괄호를 잘못 써요',
      'WRONG_ANSWER',
      python`
price = int(input())
count = int(input())
money = int(input())
print((money - price) * count)
`,
    ],
    [
      '낼 돈을 출력해요',
      'WRONG_ANSWER',
      python`
price = int(input())
count = int(input())
money = int(input())
print(price * count)
`,
    ],
    [
      '글자로 계산해요',
      'RUNTIME_ERROR',
      python`
price = input()
count = input()
money = input()
print(money - price * count)
`,
    ],
  ],
  '물고기 나눠 담기': [
    [
      '소수로 나눠요',
      'WRONG_ANSWER',
      python`
fish, bowls = map(int, input().split())
print(fish / bowls, fish % bowls)
`,
    ],
    [
      '몫과 나머지가 바뀌어요',
      'WRONG_ANSWER',
      python`
fish, bowls = map(int, input().split())
print(fish % bowls, fish // bowls)
`,
    ],
  ],
  '잠수 시간 적기': [
    [
      '쉼표로 띄어 써요',
      'OUTPUT_FORMAT',
      python`
minutes = int(input())
print(minutes // 60, '시간', minutes % 60, '분')
`,
    ],
    [
      '100분을 한 시간으로 셈해요',
      'WRONG_ANSWER',
      python`
minutes = int(input())
print(f'{minutes // 100}시간 {minutes % 100}분')
`,
    ],
  ],
}
