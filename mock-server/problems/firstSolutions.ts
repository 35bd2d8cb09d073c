import { boundary, hidden, lines, python, row, sequence, type Solutions } from './solution.ts'

const heights = sequence(100, (at) => (at * 37) % 101)

/** 자료형, 조건문, 반복문. */
export const firstSolutions: Solutions = {
  '조개껍데기 세기': {
    hidden: [
      hidden('둘 다 0', '0 0', 0),
      hidden('한쪽만 0', '5 0', 5),
      hidden('자릿수가 늘어나는 합', '9 1', 10),
      hidden('두 자리 수', '12 34', 46),
      hidden('가장 큰 값', '1000 1000', 2000),
    ],
    reference: python`
a, b = map(int, input().split())
print(a + b)
`,
    smallInput: (draw) => row(draw.ints(2, 0, 12)),
    largeInputs: () => ['1000 1'],
  },
  '바닷물 온도 바꾸기': {
    hidden: [
      hidden('0도', '0', '32.0'),
      hidden('영하', '-5', '23.0'),
      hidden('섭씨와 화씨가 같은 온도', '-40', '-40.0'),
      hidden('올려야 하는 소수', '36.6', '97.9'),
      hidden('버려야 하는 소수', '21.3', '70.3'),
      hidden('끓는 물', '100', '212.0'),
    ],
    reference: python`
c = float(input())
print(f'{c * 9 / 5 + 32:.1f}')
`,
    smallInput: (draw) => String(draw.int(-100, 400) / 10),
  },
  '파도 소리 세 번': {
    hidden: [
      hidden('한 글자', '쏴', '쏴 쏴 쏴'),
      hidden('영어', 'splash', 'splash splash splash'),
      hidden('숫자로 된 낱말', '12', '12 12 12'),
      hidden('긴 낱말', '철썩'.repeat(40), row(sequence(3, () => '철썩'.repeat(40)))),
      hidden('같은 글자가 이어지는 낱말', '쏴쏴', '쏴쏴 쏴쏴 쏴쏴'),
    ],
    reference: python`
sound = input()
print(sound, sound, sound)
`,
    smallInput: (draw) => draw.text(draw.int(1, 3), '철썩쏴'),
  },
  '밀물과 썰물': {
    hidden: [
      hidden('1만 낮을 때', '120 119', '썰물'),
      hidden('1만 높을 때', '119 120', '밀물'),
      hidden('둘 다 0', '0 0', '그대로'),
      hidden('자릿수가 다른 수', '9 10', '밀물'),
      hidden('자릿수가 다른 수', '100 99', '썰물'),
      hidden('차이가 큰 수', '5 900', '밀물'),
    ],
    reference: python`
before, now = map(int, input().split())
if now > before:
    print('밀물')
elif now < before:
    print('썰물')
else:
    print('그대로')
`,
    smallInput: (draw) => row(draw.ints(2, 8, 11)),
  },
  '등대는 언제 켜질까': {
    hidden: [
      boundary('켜지는 시각', '18', '켜짐'),
      boundary('켜지기 바로 전', '17', '꺼짐'),
      boundary('꺼지기 바로 전', '5', '켜짐'),
      hidden('자정', '0', '켜짐'),
      hidden('한낮', '12', '꺼짐'),
      hidden('하루의 마지막 시각', '23', '켜짐'),
    ],
    reference: python`
hour = int(input())
if hour >= 18 or hour < 6:
    print('켜짐')
else:
    print('꺼짐')
`,
    smallInput: (draw) => String(draw.int(0, 23)),
  },
  '잠수복 고르기': {
    hidden: [
      boundary('M의 마지막 키', '149', 'M'),
      boundary('L의 첫 키', '150', 'L'),
      hidden('M의 둘째 키', '131', 'M'),
      hidden('아주 작은 키', '70', 'S'),
      hidden('아주 큰 키', '199', 'L'),
    ],
    reference: python`
height = int(input())
if height < 130:
    print('S')
elif height < 150:
    print('M')
else:
    print('L')
`,
    smallInput: (draw) => String(draw.int(127, 153)),
  },
  '파도의 높이': {
    hidden: [
      hidden('파도 하나', lines(1, 5), 0),
      hidden('모두 같은 높이', lines(4, '6 6 6 6'), 0),
      hidden('점점 낮아지는 파도', lines(4, '9 7 4 1'), 8),
      hidden('가장 높은 파도만', lines(2, '10000 10000'), 0),
      hidden('높은 파도만', lines(3, '5000 7000 6000'), 2000),
      hidden('0이 섞인 높이', lines(3, '0 3 2'), 3),
      hidden('파도 100개', lines(100, row(heights)), Math.max(...heights) - Math.min(...heights)),
    ],
    reference: python`
n = int(input())
heights = list(map(int, input().split()))
print(max(heights) - min(heights))
`,
    smallInput(draw) {
      const count = draw.int(1, 4)
      return lines(count, row(draw.ints(count, 0, draw.int(0, 2) === 0 ? 2_000 : 9)))
    },
  },
  '모래성 쌓기': {
    hidden: [
      hidden('두 층', '2', 3),
      hidden('세 층', '3', 6),
      hidden('열 층', '10', 55),
      hidden('홀수 층', '99', 4950),
      hidden('가장 높은 성', '1000', 500_500),
    ],
    reference: python`
n = int(input())
total = 0
for floor in range(1, n + 1):
    total += floor
print(total)
`,
    smallInput: (draw) => String(draw.int(1, 9)),
  },
  '별 찍는 불가사리': {
    hidden: [1, 2, 4, 10, 50].map((count) => hidden(`${count}줄`, String(count), mountain(count))),
    reference: python`
n = int(input())
for line in range(1, n + 1):
    print(' ' * (n - line) + '*' * (2 * line - 1))
`,
    smallInput: (draw) => String(draw.int(1, 5)),
  },
}

function mountain(count: number): string {
  return lines(...sequence(count, (at) => ' '.repeat(count - at - 1) + '*'.repeat(2 * at + 1)))
}
