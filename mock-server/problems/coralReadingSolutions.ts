import { boundary, hidden, lines, python, type Solutions } from './solution.ts'

const friends = ['해파리', '성게', '소라', '불가사리'] as const
const hands = ['맨손', '장갑'] as const

const short = (guests: number, seats: number) => lines('자리가 모자라요', `${guests - seats}명은 다음 배에 타요`)

/** Solutions of 산호 숲: programs to put in order and to repair. */
export const coralReadingSolutions: Solutions = {
  '흔들다리를 건너는 물개': {
    hidden: [
      boundary('가장 가벼운 무게로 꼭 같을 때', lines(1, 1, 2), 'True\nTrue'),
      boundary('가장 무거울 때', lines(1000, 1000, 1000), 'False\nFalse'),
      hidden('1만 모자랄 때', lines(60, 40, 101), 'True\nFalse'),
      hidden('1만 넘을 때', lines(60, 41, 100), 'False\nFalse'),
      hidden('꼭 같을 때', lines(99, 1, 100), 'True\nTrue'),
      hidden('가방이 더 무거울 때', lines(9, 80, 100), 'True\nFalse'),
    ],
    reference: python`
seal = int(input())
bag = int(input())
limit = int(input())
total = seal + bag
print(total <= limit)
print(total == limit)
`,
    smallInput: (draw) => lines(draw.int(1, 6), draw.int(1, 6), draw.int(2, 12)),
  },
  '물고기 밥 배달하기': {
    hidden: [
      boundary('아홉 봉지', '9', 4700),
      boundary('열 봉지', '10', 3000),
      hidden('열한 봉지', '11', 3300),
      hidden('한 봉지', '1', 2300),
      hidden('스무 봉지', '20', 6000),
      hidden('가장 많을 때', '100', 30_000),
    ],
    reference: python`
bags = int(input())
delivery = 2000
if bags >= 10:
    delivery = 0
print(bags * 300 + delivery)
`,
    smallInput: (draw) => String(draw.int(7, 13)),
  },
  '다음 배를 기다려요': {
    hidden: [
      boundary('손님과 자리의 수가 같을 때', lines(45, 45), '모두 앉아요'),
      boundary('한 명이 많을 때', lines(46, 45), short(46, 45)),
      hidden('자리 하나가 남을 때', lines(44, 45), '모두 앉아요'),
      hidden('손님이 없을 때', lines(0, 20), '모두 앉아요'),
      hidden('자리가 없을 때', lines(7, 0), short(7, 0)),
      hidden('가장 많은 손님', lines(500, 1), short(500, 1)),
    ],
    reference: python`
guests = int(input())
seats = int(input())
if guests <= seats:
    print('모두 앉아요')
else:
    print('자리가 모자라요')
    print(f'{guests - seats}명은 다음 배에 타요')
`,
    smallInput: (draw) => lines(draw.int(0, 9), draw.int(0, 9)),
  },
  '파도에 맞는 깃발 하나': {
    hidden: [
      boundary('꼭 50cm', '50', '빨간 깃발'),
      boundary('49cm', '49', '노란 깃발'),
      boundary('꼭 20cm', '20', '노란 깃발'),
      boundary('19cm', '19', '초록 깃발'),
      hidden('파도가 없을 때', '0', '초록 깃발'),
      hidden('가장 높은 파도', '300', '빨간 깃발'),
    ],
    reference: python`
wave = int(input())
if wave >= 50:
    print('빨간 깃발')
elif wave >= 20:
    print('노란 깃발')
else:
    print('초록 깃발')
`,
    smallInput: (draw) => String(draw.int(0, 1) === 0 ? draw.int(17, 23) : draw.int(47, 54)),
  },
  '만져도 되는 바다 친구': {
    hidden: [
      boundary('맨손으로 성게를', lines('성게', '맨손'), '만지지 마요'),
      hidden('장갑을 끼고 해파리를', lines('해파리', '장갑'), '만져도 돼요'),
      hidden('맨손으로 불가사리를', lines('불가사리', '맨손'), '만져도 돼요'),
      hidden('장갑을 끼고 불가사리를', lines('불가사리', '장갑'), '만져도 돼요'),
      hidden('장갑을 끼고 소라를', lines('소라', '장갑'), '만져도 돼요'),
    ],
    reference: python`
animal = input()
glove = input()
if (animal == '해파리' or animal == '성게') and glove == '맨손':
    print('만지지 마요')
else:
    print('만져도 돼요')
`,
    smallInput: (draw) => lines(friends[draw.int(0, friends.length - 1)] ?? '소라', hands[draw.int(0, 1)] ?? '맨손'),
  },
  '등불 들고 바다 동굴로': {
    hidden: [
      boundary('꼭 50cm', lines(1, 50), '동굴 입구까지'),
      boundary('49cm', lines(1, 49), '동굴 끝까지'),
      hidden('물이 없을 때', lines(1, 0), '동굴 끝까지'),
      hidden('물이 가장 높을 때', lines(1, 200), '동굴 입구까지'),
      hidden('등불도 없고 물도 높을 때', lines(0, 120), '등불을 가져와요'),
      hidden('등불도 물도 없을 때', lines(0, 0), '등불을 가져와요'),
    ],
    reference: python`
lamp = int(input())
water = int(input())
if lamp == 1:
    if water < 50:
        print('동굴 끝까지')
    else:
        print('동굴 입구까지')
else:
    print('등불을 가져와요')
`,
    smallInput: (draw) => lines(draw.int(0, 1), draw.int(47, 53)),
  },
  '거북 알이 깨는 온도': {
    hidden: [
      boundary('꼭 25도', '25', '수컷'),
      boundary('24도', '24', '깨어나지 못해요'),
      boundary('꼭 28도', '28', '수컷'),
      boundary('29도', '29', '암컷'),
      boundary('꼭 33도', '33', '암컷'),
      boundary('34도', '34', '깨어나지 못해요'),
      hidden('가장 찬 모래', '0', '깨어나지 못해요'),
      hidden('가장 뜨거운 모래', '50', '깨어나지 못해요'),
    ],
    reference: python`
sand = int(input())
if 25 <= sand <= 28:
    print('수컷')
elif 28 < sand <= 33:
    print('암컷')
else:
    print('깨어나지 못해요')
`,
    smallInput: (draw) => String(draw.int(23, 35)),
  },
}

/** The output of the other programs, or the rows of their tables. */
export const coralReadingAnswers: Readonly<Record<string, readonly string[]>> = {
  '게와 소라의 네 물음': ['False', 'True', 'False', 'True'],
  '선물을 나누는 소라게': ['8\t', '8\t0', '6\t1', '5\t1'],
  '넘친 물 모자란 물': ['12\t', '8\t2', '8\t10'],
  '등불 아래 누가 보일까': ['물고기', '고래'],
  '바람과 파도에게 물어요': ['False', 'True', 'False', 'True'],
  '안쪽 문은 열렸을까': ['4\t', '4\t0', '4\t1', '7\t1'],
  '온도계가 가리킨 끝값': ['20\t', '20\t0', '10\t0', '9\t1'],
}
