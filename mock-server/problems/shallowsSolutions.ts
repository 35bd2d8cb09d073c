import { boundary, hidden, lines, python, row, type Solutions } from './solution.ts'

const names = ['게', '복어', '해마', '가오리'] as const
const nameAt = (at: number) => names[at] ?? '게'

/** 얕은 바다. */
export const shallowsSolutions: Solutions = {
  '등대에 인사말 켜기': {
    hidden: [
      hidden('한 글자 이름', '별', '어서 와 별\n여기는 코딩바다'),
      hidden('긴 이름', '아주먼바다에서온커다란배', '어서 와 아주먼바다에서온커다란배\n여기는 코딩바다'),
      hidden('영어 이름', 'Titan', '어서 와 Titan\n여기는 코딩바다'),
      hidden('숫자로 된 이름', '77', '어서 와 77\n여기는 코딩바다'),
      hidden('ship이라는 이름', 'ship', '어서 와 ship\n여기는 코딩바다'),
    ],
    reference: python`
ship = input()
print('어서 와', ship)
print('여기는 코딩바다')
`,
    smallInput: (draw) => nameAt(draw.int(0, 3)),
  },
  '모래밭 팻말 세우기': {
    hidden: [
      hidden('한 글자', '굴', '=====\n굴\n====='),
      hidden('영어', 'BEACH', '=====\nBEACH\n====='),
      hidden('숫자', '1234567', '=====\n1234567\n====='),
      hidden('다섯 글자보다 긴 낱말', '수영하지마세요', '=====\n수영하지마세요\n====='),
      hidden('스무 글자', '바다'.repeat(10), `=====\n${'바다'.repeat(10)}\n=====`),
    ],
    reference: python`
word = input()
print('=====')
print(word)
print('=====')
`,
    smallInput: (draw) => nameAt(draw.int(0, 3)),
  },
  '바다 친구 소개하기': {
    hidden: [
      hidden('같은 이름', lines('문어', '문어'), '문어\n문어'),
      hidden('길이가 다른 이름', lines('게', '흰동가리'), '흰동가리\n게'),
      hidden('영어 이름', lines('Nemo', 'Dory'), 'Dory\nNemo'),
      hidden('숫자로 된 이름', lines('1', '2'), '2\n1'),
      hidden('사전 순서와 반대', lines('하마', '가자미'), '가자미\n하마'),
    ],
    reference: python`
first = input()
second = input()
print(second)
print(first)
`,
    smallInput: (draw) => lines(nameAt(draw.int(0, 3)), nameAt(draw.int(0, 3))),
  },
  '두 어항 물고기 바꾸기': {
    hidden: [
      hidden('같은 물고기', lines('복어', '복어'), '복어 복어'),
      hidden('길이가 다른 이름', lines('게', '흰동가리'), '흰동가리 게'),
      hidden('영어 이름', lines('goldfish', 'puffer'), 'puffer goldfish'),
      hidden('숫자로 된 이름', lines('10', '9'), '9 10'),
      hidden('변수와 같은 이름', lines('left', 'right'), 'right left'),
    ],
    reference: python`
left = input()
right = input()
left, right = right, left
print(left, right)
`,
    smallInput: (draw) => lines(nameAt(draw.int(0, 3)), nameAt(draw.int(0, 3))),
  },
  '세 조개 자리 옮기기': {
    hidden: [
      hidden('모두 같은 조개', '굴 굴 굴', '굴 굴 굴'),
      hidden('앞의 둘이 같은 조개', '굴 굴 소라', '소라 굴 굴'),
      hidden('뒤의 둘이 같은 조개', '굴 소라 소라', '소라 굴 소라'),
      hidden('숫자로 된 이름', '1 2 3', '3 1 2'),
      hidden('영어 이름', 'clam oyster snail', 'snail clam oyster'),
    ],
    reference: python`
first, second, third = input().split()
print(third, first, second)
`,
    smallInput: (draw) => row([nameAt(draw.int(0, 3)), nameAt(draw.int(0, 3)), nameAt(draw.int(0, 3))]),
  },
  '번호표 만들기': {
    hidden: [
      hidden('둘 다 0', '0 0', '0 00'),
      hidden('앞이 0', '0 5', '5 05'),
      hidden('뒤가 0', '5 0', '5 50'),
      hidden('자릿수가 늘어나는 합', '9 1', '10 91'),
      hidden('자릿수가 다른 수', '7 89', '96 789'),
      hidden('가장 큰 수', '100 100', '200 100100'),
    ],
    reference: python`
a, b = input().split()
print(int(a) + int(b), a + b)
`,
    smallInput: (draw) => row(draw.ints(2, 0, 12)),
  },
  '진주 값 계산': {
    hidden: [
      hidden('하나도 사지 않을 때', lines(300, 0, 500), 500),
      hidden('돈이 꼭 맞을 때', lines(250, 4, 1000), 0),
      hidden('값이 0인 진주', lines(0, 10, 10), 10),
      hidden('하나만 살 때', lines(1, 1, 100), 99),
      hidden('가장 큰 돈', lines(50_000, 2, 100_000), 0),
      hidden('개수가 많을 때', lines(7, 1000, 10_000), 3000),
    ],
    reference: python`
price = int(input())
count = int(input())
money = int(input())
print(money - price * count)
`,
    smallInput(draw) {
      const [price, count] = [draw.int(0, 9), draw.int(0, 5)]
      return lines(price, count, price * count + draw.int(0, 9))
    },
  },
  '물고기 나눠 담기': {
    hidden: [
      hidden('꼭 나누어질 때', '20 5', '4 0'),
      hidden('물고기가 없을 때', '0 3', '0 0'),
      hidden('어항이 하나일 때', '9 1', '9 0'),
      hidden('물고기가 하나 모자랄 때', '9 10', '0 9'),
      hidden('하나가 남을 때', '101 10', '10 1'),
      hidden('가장 큰 수', '1000 100', '10 0'),
    ],
    reference: python`
fish, bowls = map(int, input().split())
print(fish // bowls, fish % bowls)
`,
    smallInput: (draw) => row([draw.int(0, 20), draw.int(1, 6)]),
  },
  '잠수 시간 적기': {
    hidden: [
      hidden('0분', '0', '0시간 0분'),
      boundary('한 시간이 되기 바로 전', '59', '0시간 59분'),
      boundary('꼭 한 시간', '60', '1시간 0분'),
      hidden('한 시간이 막 지났을 때', '61', '1시간 1분'),
      boundary('하루', '1440', '24시간 0분'),
      hidden('가장 긴 시간', '10000', '166시간 40분'),
    ],
    reference: python`
minutes = int(input())
print(str(minutes // 60) + '시간 ' + str(minutes % 60) + '분')
`,
    smallInput: (draw) => String(draw.int(0, 130)),
  },
}
