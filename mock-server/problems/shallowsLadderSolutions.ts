import { boundary, type Draw, hidden, lines, python, row, type Solutions } from './solution.ts'

const names = ['게', '복어', '해마', '가오리'] as const
const nameOf = (draw: Draw) => names[draw.int(0, names.length - 1)] ?? '게'

const sailing = (ship: string) => lines('  *', ' ***', '=====', `${ship} 출발`)
const sung = (ship: string, song: string) => lines(row([song, ship, song]), '~ ~ ~', row([ship, song, ship]))

function envelope(label: string, from: string, to: string, place: string) {
  return hidden(label, lines(from, to, place), lines(`받는 곳: ${place}`, `받는 친구: ${to}`, `보낸 친구: ${from}`))
}

function diary(label: string, ...[first = '', second = '', third = '', fourth = '']: readonly string[]) {
  return hidden(label, lines(first, second, third, fourth), lines(`넷째 날 ${fourth}`, `셋째 날 ${third}`, `첫째 날 ${first}`))
}

/** Solutions of 얕은 바다: two more steps for each type. */
export const shallowsLadderSolutions: Solutions = {
  // The program reads no input, so its only case is the example in its statement.
  '바다에 건네는 첫인사': {
    hidden: [],
    reference: python`
print('안녕, 바다야!')
print('오늘부터 1일')
`,
    smallInput: () => '',
  },
  '돛단배 그림 띄우기': {
    hidden: [
      hidden('한 글자 이름', '별', sailing('별')),
      hidden('긴 이름', '아주먼바다에서온커다란배', sailing('아주먼바다에서온커다란배')),
      hidden('영어 이름', 'Titan', sailing('Titan')),
      hidden('ship이라는 이름', 'ship', sailing('ship')),
      hidden('별이 든 이름', '*별*', sailing('*별*')),
      hidden('스무 글자', '바다'.repeat(10), sailing('바다'.repeat(10))),
    ],
    reference: python`
ship = input()
print('  *')
print(' ***')
print('=====')
print(ship, '출발')
`,
    smallInput: nameOf,
  },
  '주고받는 뱃노래': {
    hidden: [
      hidden('한 글자씩', lines('배', '야'), sung('배', '야')),
      hidden('이름과 후렴이 같을 때', lines('어영차', '어영차'), sung('어영차', '어영차')),
      hidden('영어', lines('Moby', 'Ahoy'), sung('Moby', 'Ahoy')),
      hidden('변수의 이름이 뒤바뀐 낱말', lines('song', 'ship'), sung('song', 'ship')),
      hidden('숫자로 된 낱말', lines('1', '22'), sung('1', '22')),
      hidden('스무 글자', lines('바다'.repeat(10), '물결'.repeat(10)), sung('바다'.repeat(10), '물결'.repeat(10))),
    ],
    reference: python`
ship = input()
song = input()
print(song, ship, song)
print('~ ~ ~')
print(ship, song, ship)
`,
    smallInput: (draw) => lines(nameOf(draw), nameOf(draw)),
  },
  '편지 봉투 쓰기': {
    hidden: [
      envelope('빈칸이 없는 곳', '고래', '새우', '북쪽바다'),
      envelope('빈칸이 여러 번 있는 곳', '문어', '해마', '깊은 바다 둘째 골짜기 끝 집'),
      envelope('자기에게 보내는 편지', '거북', '거북', '모래 언덕'),
      envelope('영어', 'Nemo', 'Dory', 'Coral Street 7'),
      envelope('한 글자씩', '게', '굴', '섬'),
      envelope('마흔 글자', '가오리', '복어', '바다마을 '.repeat(7) + '바다마을끝'),
    ],
    reference: python`
sender = input()
receiver = input()
place = input()
print('받는 곳:', place)
print('받는 친구:', receiver)
print('보낸 친구:', sender)
`,
    smallInput: (draw) => lines(nameOf(draw), nameOf(draw), row([nameOf(draw), '마을'].slice(draw.int(0, 1)))),
  },
  '물에 젖은 일지': {
    hidden: [
      diary('모두 다른 동물', '거북', '오징어', '상어', '해파리'),
      diary('모두 같은 동물', '게', '게', '게', '게'),
      diary('첫째 날과 둘째 날이 같을 때', '문어', '문어', '새우', '고래'),
      diary('둘째 날과 넷째 날이 같을 때', '해마', '복어', '굴', '복어'),
      diary('영어 이름', 'crab', 'blur', 'whale', 'squid'),
      diary('숫자로 된 이름', '1', '2', '3', '4'),
    ],
    reference: python`
first = input()
input()
third = input()
fourth = input()
print('넷째 날', fourth)
print('셋째 날', third)
print('첫째 날', first)
`,
    smallInput: (draw) => lines(nameOf(draw), nameOf(draw), nameOf(draw), nameOf(draw)),
  },
  '팻말을 베껴 쓰는 문어': {
    hidden: [
      hidden('모두 다른 낱말', lines('섬', '등대', '바위'), '섬 섬 등대'),
      hidden('모두 같은 낱말', lines('물', '물', '물'), '물 물 물'),
      hidden('왼쪽과 오른쪽이 같을 때', lines('게', '굴', '게'), '게 게 굴'),
      hidden('가운데와 오른쪽이 같을 때', lines('게', '굴', '굴'), '게 게 굴'),
      hidden('숫자로 된 낱말', lines('1', '2', '3'), '1 1 2'),
      hidden('길이가 다른 낱말', lines('바닷가모래밭', '끝', '파도소리'), '바닷가모래밭 바닷가모래밭 끝'),
    ],
    reference: python`
left = input()
middle = input()
right = input()
right = middle
middle = left
print(left, middle, right)
`,
    smallInput: (draw) => lines(nameOf(draw), nameOf(draw), nameOf(draw)),
  },
  '물통 옮겨 붓기': {
    hidden: [
      hidden('모두 0', lines(0, 0, 0), '0 0\n0 0\n0 0'),
      hidden('오른쪽이 비었을 때', lines(6, 0, 3), '0 6\n3 6\n9 0'),
      hidden('새 물이 없을 때', lines(6, 2, 0), '0 8\n0 8\n8 0'),
      hidden('세 양이 같을 때', lines(5, 5, 5), '0 10\n5 10\n15 0'),
      hidden('자릿수가 늘어나는 합', lines(9, 1, 90), '0 10\n90 10\n100 0'),
      hidden('가장 많은 물', lines(100, 100, 100), '0 200\n100 200\n300 0'),
    ],
    reference: python`
left = int(input())
right = int(input())
fresh = int(input())
right = right + left
left = 0
print(left, right)
left = fresh
print(left, right)
left = left + right
right = 0
print(left, right)
`,
    smallInput: (draw) => lines(...draw.ints(3, 0, 12)),
  },
  '다음 등대의 번호': {
    hidden: [
      boundary('둘 다 0', lines(0, 0), 1),
      boundary('둘 다 9', lines(9, 9), 100),
      hidden('왼쪽만 0', lines(0, 9), 10),
      hidden('오른쪽만 0', lines(6, 0), 61),
      hidden('십의 자리가 바뀔 때', lines(1, 9), 20),
      hidden('같은 카드', lines(5, 5), 56),
    ],
    reference: python`
left = input()
right = input()
print(int(left + right) + 1)
`,
    smallInput: (draw) => lines(draw.int(0, 9), draw.int(0, 9)),
  },
  '더 내려가는 잠수함': {
    hidden: [
      boundary('바다 위에서 그대로', lines('0.0', '0.0'), '0.0m에서 0.0m로'),
      hidden('절반과 절반', lines('0.5', '0.5'), '0.5m에서 1.0m로'),
      hidden('절반이 남을 때', lines('10.0', '2.5'), '10.0m에서 12.5m로'),
      hidden('자릿수가 늘어날 때', lines('9.5', '0.5'), '9.5m에서 10.0m로'),
      hidden('백을 넘을 때', lines('99.5', '101.5'), '99.5m에서 201.0m로'),
      hidden('가장 깊은 곳', lines('500.0', '500.0'), '500.0m에서 1000.0m로'),
    ],
    reference: python`
depth = input()
further = input()
print(depth + 'm에서 ' + str(float(depth) + float(further)) + 'm로')
`,
    smallInput(draw) {
      const depth = () => `${draw.int(0, 12)}.${draw.int(0, 1) === 0 ? '0' : '5'}`
      return lines(depth(), depth())
    },
  },
  '산호밭 울타리': {
    hidden: [
      boundary('가장 작은 밭', lines(1, 1, 1), 3),
      hidden('문이 가로만큼 넓을 때', lines(6, 2, 6), 10),
      hidden('세로로 긴 밭', lines(2, 9, 1), 21),
      hidden('가로로 긴 밭', lines(100, 3, 20), 186),
      hidden('네모반듯한 밭', lines(7, 7, 2), 26),
      hidden('가장 큰 밭', lines(1000, 1000, 1000), 3000),
    ],
    reference: python`
width = int(input())
height = int(input())
gate = int(input())
print((width + height) * 2 - gate)
`,
    smallInput(draw) {
      const width = draw.int(1, 9)
      return lines(width, draw.int(1, 9), draw.int(1, width))
    },
  },
  '한가운데 부표': {
    hidden: [
      hidden('모두 0', lines('0 0', 0), '0.0'),
      hidden('등대가 같은 자리에', lines('6 6', 5), '11.0'),
      hidden('떠내려가지 않았을 때', lines('3 4', 0), '3.5'),
      hidden('앞의 등대가 더 멀 때', lines('9 2', 10), '15.5'),
      hidden('자릿수가 다른 자리', lines('8 100', 7), '61.0'),
      hidden('가장 먼 자리', lines('1000 999', 1000), '1999.5'),
    ],
    reference: python`
one, other = map(int, input().split())
drift = int(input())
print((one + other) / 2 + drift)
`,
    smallInput: (draw) => lines(row(draw.ints(2, 0, 12)), draw.int(0, 9)),
  },
  '등대의 세 불빛': {
    hidden: [
      boundary('가장 작은 번호', '100', '1\n0\n0'),
      hidden('가장 큰 번호', '999', '9\n9\n9'),
      hidden('가운데가 0', '708', '7\n0\n8'),
      hidden('끝이 0', '250', '2\n5\n0'),
      hidden('차례로 커지는 숫자', '123', '1\n2\n3'),
      hidden('차례로 작아지는 숫자', '861', '8\n6\n1'),
    ],
    reference: python`
number = int(input())
print(number // 100)
print(number // 10 % 10)
print(number % 10)
`,
    smallInput: (draw) => String(draw.int(100, draw.int(0, 1) === 0 ? 130 : 999)),
  },
  '물개의 줄과 칸': {
    hidden: [
      boundary('첫째 물개', '1 5', '1 1'),
      boundary('줄의 마지막 칸', '5 5', '1 5'),
      hidden('다음 줄의 첫 칸', '11 5', '3 1'),
      hidden('한 줄에 한 칸', '4 1', '4 1'),
      hidden('한 줄을 못 채울 때', '30 100', '1 30'),
      hidden('마지막 물개', '10000 100', '100 100'),
      hidden('나누어떨어지지 않을 때', '9998 99', '101 98'),
    ],
    reference: python`
number, seats = map(int, input().split())
print((number - 1) // seats + 1, (number - 1) % seats + 1)
`,
    smallInput: (draw) => row([draw.int(1, 20), draw.int(1, 6)]),
  },
  '조개 가게 영수증': {
    hidden: [
      hidden('값이 0일 때', lines('빈껍데기', 0, 5), '빈껍데기(5개): 0원'),
      hidden('하나만 살 때', lines('소라', 700, 1), '소라(1개): 700원'),
      hidden('영어 이름', lines('clam', 15, 4), 'clam(4개): 60원'),
      hidden('숫자로 된 이름', lines('7', 7, 7), '7(7개): 49원'),
      hidden('자릿수가 늘어나는 값', lines('홍합', 125, 8), '홍합(8개): 1000원'),
      hidden('가장 비싼 조개', lines('전복', 10_000, 100), '전복(100개): 1000000원'),
    ],
    reference: python`
name = input()
price = int(input())
count = int(input())
print(f'{name}({count}개): {price * count}원')
`,
    smallInput: (draw) => lines(nameOf(draw), draw.int(0, 12), draw.int(1, 5)),
  },
  '잠수 일지의 평균': {
    hidden: [
      hidden('모두 0', '0 0 0', '모두 0m\n평균 0.00m'),
      hidden('버려야 하는 소수', '1 0 0', '모두 1m\n평균 0.33m'),
      hidden('올려야 하는 소수', '0 2 0', '모두 2m\n평균 0.67m'),
      hidden('셋이 같을 때', '8 8 8', '모두 24m\n평균 8.00m'),
      hidden('자릿수가 다른 깊이', '9 10 100', '모두 119m\n평균 39.67m'),
      hidden('가장 깊은 곳', '1000 1000 999', '모두 2999m\n평균 999.67m'),
    ],
    reference: python`
first, second, third = map(int, input().split())
total = first + second + third
print(f'모두 {total}m')
print(f'평균 {total / 3:.2f}m')
`,
    smallInput: (draw) => row(draw.ints(3, 0, 12)),
  },
}
