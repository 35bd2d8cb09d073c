import { boundary, type Draw, hidden, lines, python, row, type Solutions } from './solution.ts'

const names = ['게', '복어', '해마', '가오리'] as const
const nameOf = (draw: Draw) => names[draw.int(0, names.length - 1)] ?? '게'

const framed = (fish: string) => lines('~~~~~', `${fish} 가족`, '><> ><>', '~~~~~')
const twoDays = (place: string, yesterday: string, today: string) => lines(`${place} 어제: ${yesterday}`, `${place} 오늘: ${today}`)
const arrival = (hour: number, sailing: number) => row([Math.floor((hour + sailing) / 24), (hour + sailing) % 24])

/** Solutions of 얕은 바다: programs to put in order and to repair. */
export const shallowsReadingSolutions: Solutions = {
  '물결 액자에 담은 가족': {
    hidden: [
      boundary('한 글자 이름', '굴', framed('굴')),
      boundary('스무 글자', '바다'.repeat(10), framed('바다'.repeat(10))),
      hidden('영어 이름', 'Nemo', framed('Nemo')),
      hidden('fish라는 이름', 'fish', framed('fish')),
      hidden('숫자로 된 이름', '77', framed('77')),
    ],
    reference: python`
fish = input()
print('~~~~~')
print(fish, '가족')
print('><> ><>')
print('~~~~~')
`,
    smallInput: nameOf,
  },
  '어제와 오늘의 바다 일기': {
    hidden: [
      boundary('한 글자씩', lines('게', '굴', '섬'), twoDays('섬', '게', '굴')),
      boundary(
        '스무 글자',
        lines('바다'.repeat(10), '파도'.repeat(10), '물결'.repeat(10)),
        twoDays('물결'.repeat(10), '바다'.repeat(10), '파도'.repeat(10)),
      ),
      hidden('영어', lines('crab', 'whale', 'Reef'), twoDays('Reef', 'crab', 'whale')),
      hidden('곳과 동물의 이름이 같을 때', lines('거북', '상어', '거북'), twoDays('거북', '거북', '상어')),
      hidden('숫자로 된 이름', lines('1', '2', '3'), twoDays('3', '1', '2')),
    ],
    reference: python`
yesterday = input()
today = input()
place = input()
print(place, '어제:', yesterday)
print(place, '오늘:', today)
`,
    smallInput: (draw) => lines(nameOf(draw), nameOf(draw), nameOf(draw)),
  },
  '세 물개의 바위 바꾸기': {
    hidden: [
      boundary('한 글자씩', lines('가', '나', '다'), '나 다 가'),
      hidden('모두 같은 이름', lines('별', '별', '별'), '별 별 별'),
      hidden('왼쪽과 가운데가 같을 때', lines('별', '별', '달'), '별 달 별'),
      hidden('왼쪽과 오른쪽이 같을 때', lines('별', '달', '별'), '달 별 별'),
      hidden('숫자로 된 이름', lines('1', '2', '3'), '2 3 1'),
      hidden('변수와 같은 이름', lines('left', 'middle', 'right'), 'middle right left'),
    ],
    reference: python`
left = input()
middle = input()
right = input()
first = left
left = middle
middle = right
right = first
print(left, middle, right)
`,
    smallInput: (draw) => lines(nameOf(draw), nameOf(draw), nameOf(draw)),
  },
  '어항 이름표의 다음 번호': {
    hidden: [
      boundary('0번', lines('굴', 0), '굴0 굴1'),
      boundary('가장 큰 번호', lines('해마', 1000), '해마1000 해마1001'),
      hidden('자릿수가 늘어날 때', lines('복어', 99), '복어99 복어100'),
      hidden('1로 끝나는 번호', lines('문어', 11), '문어11 문어12'),
      hidden('숫자로 끝나는 이름', lines('A1', 5), 'A15 A16'),
      hidden('긴 이름', lines('바다'.repeat(10), 40), `${'바다'.repeat(10)}40 ${'바다'.repeat(10)}41`),
    ],
    reference: python`
tank = input()
number = input()
now = tank + number
after = int(number) + 1
print(now, tank + str(after))
`,
    smallInput: (draw) => lines(nameOf(draw), draw.int(0, 20)),
  },
  '조개 바구니 반으로 나누기': {
    hidden: [
      boundary('둘 다 빈 바구니', lines(0, 0), '0 0.0'),
      boundary('가장 무거운 바구니', lines(1000, 1000), '2000 1000.0'),
      hidden('왼쪽이 비었을 때', lines(0, 9), '9 4.5'),
      hidden('오른쪽이 비었을 때', lines(9, 0), '9 4.5'),
      hidden('둘이 같을 때', lines(15, 15), '30 15.0'),
      hidden('자릿수가 다른 무게', lines(8, 101), '109 54.5'),
    ],
    reference: python`
left = int(input())
right = int(input())
total = left + right
share = total / 2
print(total, share)
`,
    smallInput: (draw) => lines(draw.int(0, 12), draw.int(0, 12)),
  },
  '밤바다를 건너는 배': {
    hidden: [
      boundary('꼭 다음 날 0시', lines(20, 4), arrival(20, 4)),
      boundary('떠난 날 23시', lines(0, 23), arrival(0, 23)),
      boundary('밤 11시에 가장 오래 타는 배', lines(23, 1000), arrival(23, 1000)),
      hidden('꼭 하루', lines(7, 24), arrival(7, 24)),
      hidden('자정에서 자정까지', lines(0, 48), arrival(0, 48)),
      hidden('하루가 넘게 타고 자정도 지날 때', lines(15, 34), arrival(15, 34)),
      hidden('짧게 탈 때', lines(6, 1), arrival(6, 1)),
    ],
    reference: python`
hour = int(input())
sailing = int(input())
days = (hour + sailing) // 24
arrival = (hour + sailing) % 24
print(days, arrival)
`,
    smallInput: (draw) => lines(draw.int(0, 23), draw.int(1, 50)),
  },
  '한 달 동안 자란 해초': {
    hidden: [
      boundary('가장 짧은 해초', lines('김', '0.1', '0.1'), '김: 0.0cm 자람'),
      boundary('가장 많이 자랄 때', lines('켈프', '0.1', '500.0'), '켈프: 499.9cm 자람'),
      hidden('아주 조금 자랄 때', lines('청각', '0.2', '0.3'), '청각: 0.1cm 자람'),
      hidden('꼭 떨어질 때', lines('톳', '12.5', '15.5'), '톳: 3.0cm 자람'),
      hidden('영어 이름', lines('kelp', '9.9', '10.1'), 'kelp: 0.2cm 자람'),
      hidden('숫자로 된 이름', lines('7', '99.9', '120.2'), '7: 20.3cm 자람'),
    ],
    reference: python`
name = input()
before = float(input())
after = float(input())
grown = after - before
print(f'{name}: {grown:.1f}cm 자람')
`,
    smallInput(draw) {
      const before = draw.int(1, 60)
      const after = before + draw.int(0, 40)
      return lines(nameOf(draw), (before / 10).toFixed(1), (after / 10).toFixed(1))
    },
  },
}

/** The output of the other programs, or the rows of their tables. */
export const shallowsReadingAnswers: Readonly<Record<string, readonly string[]>> = {
  '모래에 쓴 네 줄': ['파도', '파도 소리', '철썩, 쏴아', '2 + 3'],
  '따옴표 속의 물고기': ['fish', '해마', '해마 fish', '안녕, fish'],
  '파도에 쓸려 간 한 줄': ["'게'\t\t", "'게'\t'복어'\t", "'게'\t'복어'\t", "'게'\t'복어'\t'해마'"],
  '사라진 게를 찾아라': ["'게'\t", "'게'\t'굴'", "'굴'\t'굴'", "'굴'\t'굴'"],
  '더하는 카드 잇는 카드': ['23', '5', '33', '5.0'],
  '조개 다섯 줄 셈하기': ['14', '20', '7', '4.0', '8.0'],
  '큰 상자 작은 상자': ['87\t\t', '87\t1\t', '37\t1\t', '37\t1\t3', '7\t1\t3'],
  '빈칸을 찾는 꽃게': ['게 2 마리', '게2마리', '게 2마리', '{name} {count}마리', '0.7'],
}
