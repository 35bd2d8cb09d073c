import { boundary, hidden, lines, python, row, sequence, type Solutions } from './solution.ts'

const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0)

const list = (values: readonly number[]) => lines(values.length, row(values))

/** Writes the number of days on which more was caught than on the day before, then the days. */
function better(catches: readonly number[]): string {
  const days = catches.flatMap((one, at) => (at > 0 && one > (catches[at - 1] ?? 0) ? [at + 1] : []))
  return lines(days.length, ...days)
}

type Way = readonly [from: number, to: number]

const islands = (gaps: readonly number[], asked: readonly Way[]) =>
  lines(row([gaps.length + 1, asked.length]), row(gaps), ...asked.map((way) => row(way)))

const distances = (gaps: readonly number[], asked: readonly Way[]) => lines(...asked.map(([from, to]) => sum(gaps.slice(from - 1, to - 1))))

const gaps = sequence(999, (at) => 1 + ((at * 617) % 1_000))
const asked = sequence(1_000, (at): Way => [1 + ((at * 7) % 500), 501 + ((at * 13) % 500)])

const treasureMap = (...all: readonly string[]) => lines(row([all.length, all[0]?.length ?? 0]), ...all)
const mirrored = (...all: readonly string[]) => lines(...all.map((line) => line.split('').toReversed().join('')))

const longMap = sequence(50, (r) => sequence(3, (c) => '.#X'.charAt((r * 5 + c * 2) % 3)).join(''))
const wideMap = sequence(2, (r) => sequence(50, (c) => '.#X'.charAt((r + c * c) % 3)).join(''))
const largeMap = sequence(50, (r) => sequence(50, (c) => '.#X'.charAt((r * 7 + c * c) % 3)).join(''))

const market = (prices: readonly string[], bought: readonly string[]) => lines(row([prices.length, bought.length]), ...prices, ...bought)

const loads = (weights: readonly number[]) => lines(weights.length, ...weights)

/** Solutions of 난파선: the programs to put in order and to repair. */
export const wreckReadingSolutions: Solutions = {
  '마주 보는 글자': {
    hidden: [
      boundary('한 글자', 'A', 0),
      hidden('같은 두 글자', 'BB', 1),
      hidden('다른 두 글자', 'BC', 0),
      hidden('모두 같은 글자', 'ZZZZZ', 2),
      hidden('안쪽만 같을 때', 'ABBC', 1),
      hidden('양 끝만 같을 때', 'ABCA', 1),
      hidden('한가운데가 다를 때', 'ROTATOR', 3),
      hidden('백 글자', 'AB'.repeat(25) + 'BA'.repeat(25), 50),
    ],
    reference: python`
word = input()
count = 0
for i in range(len(word) // 2):
    if word[i] == word[-i - 1]:
        count = count + 1
print(count)
`,
    smallInput: (draw) => draw.text(draw.int(1, 7), 'ABC'),
  },
  '물에 비친 알파벳': {
    hidden: [
      boundary('Z 하나', 'Z', 'A'),
      hidden('A 하나', 'A', 'Z'),
      hidden('한가운데 두 글자', 'MN', 'NM'),
      hidden('같은 글자가 이어질 때', 'CCC', 'XXX'),
      hidden('A부터 Z까지', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'ZYXWVUTSRQPONMLKJIHGFEDCBA'),
      hidden('긴 낱말', 'LIGHTHOUSE', 'ORTSGSLFHV'),
      hidden('백 글자', 'AY'.repeat(50), 'ZB'.repeat(50)),
    ],
    reference: python`
word = input()
mirror = ''
for letter in word:
    place = ord(letter) - ord('A')
    mirror = mirror + chr(ord('Z') - place)
print(mirror)
`,
    smallInput: (draw) => draw.text(draw.int(1, 5), 'ABMNYZ'),
  },
  '어제보다 더 잡은 날': {
    hidden: [
      boundary('하루뿐일 때', list([5]), 0),
      hidden('이틀 동안 늘 때', list([1, 2]), '1\n2'),
      hidden('첫날이 마지막 날보다 많을 때', list([6, 2, 3]), '1\n3'),
      hidden('날마다 늘 때', list([1, 2, 3, 4]), '3\n2\n3\n4'),
      hidden('날마다 줄 때', list([4, 3, 2]), 0),
      hidden('모두 같을 때', list([7, 7, 7, 7]), 0),
      hidden('0이 섞일 때', list([0, 1, 0, 1, 0]), '2\n2\n4'),
      hidden('1,000일', list(sequence(1_000, (at) => (at * 389) % 1_001)), better(sequence(1_000, (at) => (at * 389) % 1_001))),
    ],
    reference: python`
n = int(input())
catches = list(map(int, input().split()))
days = []
for i in range(1, n):
    if catches[i] > catches[i - 1]:
        days.append(i + 1)
print(len(days))
for day in days:
    print(day)
`,
    smallInput: (draw) => list(draw.ints(draw.int(1, 5), 0, 6)),
  },
  '섬에서 섬까지 뱃길': {
    hidden: [
      boundary('섬이 둘뿐일 때', islands([7], [[1, 2]]), 7),
      hidden(
        '이웃한 섬만 물을 때',
        islands(
          [3, 1, 4],
          [
            [1, 2],
            [2, 3],
            [3, 4],
          ],
        ),
        '3\n1\n4',
      ),
      hidden('끝에서 끝까지', islands([1, 2, 3, 4, 5], [[1, 6]]), 15),
      hidden(
        '같은 것을 또 물을 때',
        islands(
          [5, 9],
          [
            [1, 3],
            [1, 3],
          ],
        ),
        '14\n14',
      ),
      hidden(
        '마지막 섬까지',
        islands(
          [2, 8, 1, 6],
          [
            [4, 5],
            [3, 5],
            [2, 5],
          ],
        ),
        '6\n7\n15',
      ),
      hidden(
        '모두 같은 거리',
        islands(
          [10, 10, 10, 10],
          [
            [2, 4],
            [1, 5],
          ],
        ),
        '20\n40',
      ),
      hidden('섬 1,000개', islands(gaps, asked), distances(gaps, asked)),
    ],
    reference: python`
n, q = map(int, input().split())
sums = [0]
for gap in map(int, input().split()):
    sums.append(sums[-1] + gap)
for _ in range(q):
    a, b = map(int, input().split())
    print(sums[b - 1] - sums[a - 1])
`,
    smallInput(draw) {
      const count = draw.int(2, 6)
      const ways = sequence(draw.int(1, 3), (): Way => {
        const from = draw.int(1, count - 1)
        return [from, draw.int(from + 1, count)]
      })
      return islands(draw.ints(count - 1, 1, 9), ways)
    },
  },
  '거울에 비친 보물 지도': {
    hidden: [
      boundary('한 칸', treasureMap('X'), 'X'),
      hidden('한 줄', treasureMap('X.#'), '#.X'),
      hidden('한 칸씩 여러 줄', treasureMap('X', '.', '#'), 'X\n.\n#'),
      hidden('세로와 가로가 같을 때', treasureMap('X..', '#X.', '##X'), '..X\n.X#\nX##'),
      hidden('세로로 긴 지도', treasureMap(...longMap), mirrored(...longMap)),
      hidden('가로로 긴 지도', treasureMap(...wideMap), mirrored(...wideMap)),
      hidden('가장 큰 지도', treasureMap(...largeMap), mirrored(...largeMap)),
    ],
    reference: python`
rows, columns = map(int, input().split())
sea = []
for _ in range(rows):
    sea.append(input())
for r in range(rows):
    line = ''
    for c in range(columns):
        line = line + sea[r][columns - 1 - c]
    print(line)
`,
    smallInput(draw) {
      const [rows, columns] = [draw.int(1, 4), draw.int(1, 4)]
      return treasureMap(...sequence(rows, () => draw.text(columns, '.#X')))
    },
  },
  '어시장 값표': {
    hidden: [
      boundary('가장 비싼 물고기 하나', market(['tuna 10000'], ['tuna']), 10_000),
      hidden('같은 물고기를 여러 번', market(['cod 3'], ['cod', 'cod', 'cod']), 9),
      hidden('사지 않은 물고기가 있을 때', market(['a 1', 'b 20', 'c 300'], ['b']), 20),
      hidden('값이 같은 물고기', market(['cod 50', 'eel 50'], ['eel', 'cod']), 100),
      hidden('값표와 다른 차례로 살 때', market(['a 1', 'b 20', 'c 300'], ['c', 'a', 'b']), 321),
      hidden('하나씩 모두', market(['x 9', 'y 10'], ['y', 'x']), 19),
      hidden(
        '물고기 100마리',
        market(
          sequence(100, (at) => `fish${'abcdefghij'.charAt(at % 10)}${'abcdefghij'.charAt(Math.floor(at / 10))} ${at + 1}`),
          sequence(100, (at) => `fish${'abcdefghij'.charAt(at % 10)}a`),
        ),
        550,
      ),
    ],
    reference: python`
n, m = map(int, input().split())
prices = {}
for _ in range(n):
    name, price = input().split()
    prices[name] = int(price)
total = 0
for _ in range(m):
    total = total + prices[input()]
print(total)
`,
    smallInput(draw) {
      const names = ['cod', 'eel', 'ray'].slice(0, draw.int(1, 3))
      const prices = names.map((name) => `${name} ${draw.int(1, 12)}`)
      return market(
        prices,
        sequence(draw.int(1, 4), () => names[draw.int(0, names.length - 1)] ?? 'cod'),
      )
    },
  },
  '짐배의 배송비': {
    hidden: [
      boundary('꼭 5kg일 때', loads([5]), 1_000),
      boundary('꼭 6kg일 때', loads([6]), 1_300),
      hidden('가장 가벼운 짐', loads([1]), 1_000),
      hidden('가벼운 짐 여럿', loads([1, 2, 3, 4]), 4_000),
      hidden('무거운 짐 여럿', loads([6, 8, 20]), 8_700),
      hidden('가벼운 짐과 무거운 짐', loads([2, 9, 5]), 4_200),
      hidden('가장 무거운 짐', loads([1_000]), 299_500),
      hidden('짐 100개', loads(sequence(100, (at) => at + 1)), 100_000 + 300 * ((95 * 96) / 2)),
    ],
    reference: python`
def price(weight):
    if weight <= 5:
        return 1000
    return 1000 + (weight - 5) * 300

n = int(input())
total = 0
for _ in range(n):
    total = total + price(int(input()))
print(total)
`,
    smallInput: (draw) => loads(draw.ints(draw.int(1, 4), 1, 9)),
  },
}

/** The expected output, line by line; for a table each row, with tabs between its cells. */
export const wreckReadingAnswers: Readonly<Record<string, readonly string[]>> = {
  '닻에 새긴 글자': ['NCH 3', 'C H', 'RH'],
  '세 칸씩 미는 해적': ["5\t8\t'I'", "14\t17\t'IR'", "23\t0\t'IRA'", "24\t1\t'IRAB'"],
  '한 바구니 두 이름': ['7 2 9', '7 2 9', '4 2'],
  '이어 적는 항해 거리': [
    '\t[0]\t',
    '4\t[0, 4]\t',
    '1\t[0, 4, 5]\t',
    '5\t[0, 4, 5, 10]\t',
    '2\t[0, 4, 5, 10, 12]\t',
    '2\t[0, 4, 5, 10, 12]\t6',
  ],
  '두 층짜리 산호집': ['4 3', '5', '7', '9', '2 3'],
  '이름표 다는 수족관': ["'게'\t1\t1", "'새우'\t1\t2", "'게'\t2\t2", "'소라'\t1\t3", "'게'\t3\t3"],
  '잠수함이 돌려준 깊이': ['15', '20', '5'],
}
