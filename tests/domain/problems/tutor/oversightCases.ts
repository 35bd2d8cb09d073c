import { other, type Known, type RuleCase, wrong } from './ruleCase.ts'

const nothing: Known = { ...wrong, difference: { kind: 'NOTHING_PRINTED' } }
const missing: Known = { ...wrong, difference: { kind: 'MISSING_LINES', count: 1 } }
const lines = (expectedOutput: string, output: string, known: Known = {}): Known => ({ ...other, expectedOutput, output, ...known })

const switching = 'n = int(input())\nif n == 0:\n    print("북")\nelif n == 1:\n    print("동")'
const checked = (test: string, body: string) =>
  `d = x = 0\nno = 0\nfor c in input():\n    x += 1\n    x -= 2\n    if ${test}:\n        ${body}\nprint(x, no)`
const runs = (first: string, second: string, after: string) =>
  `run = best = 0\nfor c in input():\n    if c == "o":\n        run += 1\n    else:\n        ${first}\n        ${second}\n${after}`

/** Rules on inputs that a program does not handle, and on outputs that are wrong in one part. */
export const oversightCases: readonly RuleCase[] = [
  {
    rule: '어느 갈래도 아닌 때',
    fires: [[2, [switching, nothing]]],
    silent: [
      [`${switching}\nelse:\n    print("남")`, nothing],
      [`${switching}\nprint("", end="")`, nothing],
      [switching, other],
      ['n = 3\nif n == 0:\n    m = 3', nothing],
    ],
  },
  {
    rule: '거짓일 때의 출력',
    fires: [[2, ['a = int(input())\nif a == 1:\n    print(True)\nif a > 1:\n    print(True)\nelse:\n    print(False)', missing]]],
    silent: [
      ['a = int(input())\nif a == 1:\n    print(True)\nif a > 1:\n    print(True)', other],
      ['a = int(input())\nif a == 1:\n    print(True)\nfor i in range(a):\n    print(i)', missing],
    ],
  },
  {
    rule: '개수로 물은 순서',
    fires: [[2, ['s = input()\nprint(s.count("(") == s.count(")"))', wrong]]],
    silent: [
      's = input()\nprint(s.count("(") == s.count(")"))',
      ['s = input()\nprint(s.count("(") == 3)', wrong],
      ['s = input()\nprint(s.count("(") > s.count(")"))', wrong],
      ['s = input()\nprint(0 == s.count("(") == s.count(")"))', wrong],
    ],
  },
  {
    rule: '벗어난 채로 남은 값',
    fires: [[6, [checked('x < 0 or x > d', 'no += 1'), wrong]]],
    silent: [
      checked('x < 0 or x > d', 'no += 1'),
      [checked('x < 0 or x > d', 'x = 0'), wrong],
      [checked('x < 0 or x > d', 'break'), wrong],
      [checked('x < 0 and x > d', 'no += 1'), wrong],
      [checked('x < 0 or d > x', 'no += 1'), wrong],
      [checked('d < 0 or d > 3', 'no += 1'), wrong],
      [checked('x < 0', 'no += 1'), wrong],
      [checked('(x + 1) < 0 or len(c) > 3', 'no += 1'), wrong],
      [checked('c or x', 'no += 1'), wrong],
    ],
  },
  {
    rule: '마지막에 남은 묶음',
    fires: [[6, [runs('best = max(best, run)', 'run = 0', 'print(best)'), wrong]]],
    silent: [
      runs('best = max(best, run)', 'run = 0', 'print(best)'),
      [runs('best = max(best, run)', 'run = 0', 'print(max(best, run))'), wrong],
      [runs('best = max(best, run)', 'run = best', 'print(best)'), wrong],
      [runs('best = max(best, run)', 'run = 0', 'print(best)').replace('in input()', 'in input() + " "'), wrong],
      [`s = input() + " "\n${runs('best = max(best, run)', 'run = 0', 'print(best)').replace('in input()', 'in s')}`, wrong],
      [runs('best = best + 1', 'run = 0', 'print(best)'), wrong],
      [runs('best = max(best, c)', 'c = 0', 'print(best)'), wrong],
      [`${runs('best = max(best, run)', 'run = 0', '')}    best = max(best, run)\nprint(best)`, wrong],
    ],
  },
  {
    rule: '맨 앞의 앞 칸',
    fires: [
      [3, ['a = [1, 2]\nfor i in range(2):\n    if a[i] > a[i - 1]:\n        print(i)', wrong]],
      [3, ['a = [1, 2]\nfor i in range(0, 2):\n    print(a[i - 1])', wrong]],
    ],
    silent: [
      'a = [1, 2]\nfor i in range(2):\n    print(a[i - 1])',
      ['a = [1, 2]\nfor i in range(1, 2):\n    print(a[i - 1])', wrong],
      ['a = [1, 2]\nfor i in range(2):\n    if i > 0:\n        print(a[i - 1])', wrong],
      ['a = [1, 2]\nfor i in range(2):\n    print(a[i + 1], a[i - 2], a[0], a[len(a) - 1])', wrong],
      ['a = [1, 2]\nfor i in a:\n    print(a[i - 1])', wrong],
      ['a = [1, 2]\nwhile a:\n    print(a[1 - 1])', wrong],
    ],
  },
  {
    rule: '한 자리만 이어 붙이기',
    fires: [[2, ['a, b = map(int, input().split())\nprint(a * 10 + b)', wrong]]],
    silent: [
      ['a, b = map(int, input().split())\nprint(a * 10 + b)', other],
      ['a, b = map(int, input().split())\nprint(a * 100 + b, a * 10 + 1, a * 10 - b, (a + 1) * 10 + b, a + b)', wrong],
    ],
  },
  {
    rule: '언제나 참인 조건',
    fires: [
      [2, 'h = int(input())\nprint(h >= 6 or h < 9)'],
      [2, 'd = input()\nprint(d != "월" or d != "목")'],
    ],
    silent: [
      'h = int(input())\nprint(h >= 18 or h < 6)',
      'h = int(input())\nprint(h >= 6 and h < 9)',
      'h = g = int(input())\nprint(h >= 6 or g < 9)',
      'd = e = input()\nprint(d != "월" or e != "목" or d != "월" or d == "화")',
    ],
  },
  {
    rule: '빈 것에서 찾는 조건',
    fires: [
      [3, 'seen = []\nfor x in input():\n    if x in seen:\n        seen.append(x)'],
      [3, 'seen = set()\nfor x in input():\n    if x in seen:\n        seen.add(x)'],
    ],
    silent: [
      'seen = []\nfor x in input():\n    if x not in seen:\n        seen.append(x)',
      'seen = []\nfor x in input():\n    if x in seen:\n        print(x)\n    seen.append(x)',
      'seen = ["a"]\nfor x in input():\n    if x in seen:\n        seen.append(x)',
      'seen = list(input())\nfor x in input():\n    if x in seen:\n        seen.append(x)',
      'seen = f"a"\nfor x in input():\n    if x in seen:\n        seen.add(x)',
      'a, seen = 1, []\nfor x in input():\n    if x in seen:\n        seen.append(x)',
      'seen = {"a": 1}\nfor x in input():\n    if x in seen:\n        seen.pop(x)',
      'seen = []\nseen += ["a"]\nfor x in input():\n    if x in seen:\n        seen.append(x)',
      'seen = []\nfor x in input():\n    if x in seen:\n        print(x)',
    ],
  },
  {
    rule: '사라진 낱말',
    fires: [[null, ['a, b = input().split()\na = b\nb = a\nprint(a, b)', lines('나 가', '나 나', { input: '가 나' })]]],
    silent: [
      ['a, b = input().split()\na = b\nb = a\nprint(a, b)', lines('2 1', '2 2', { input: '1 2' })],
      ['a, b = input().split()\nprint(b, b)', lines('나 가', '나 나', { input: '가 나' })],
      ['a, b = input().split()\na = b\nprint(a, b)', lines('나 다', '나 나', { input: '가 나' })],
      ['a, b = input().split()\na = b\nprint(a)', lines('나 가', '나', { input: '가 나' })],
      ['a, b = input().split()\na = b\nprint("라", "라")', lines('나 가', '라 라', { input: '가 나' })],
      ['a = b = int(input())\nprint(a - b)', other],
    ],
  },
  {
    rule: '두 번 나온 말',
    fires: [[null, ['print("ray")', lines('2\nray', '3\nray\nray')]]],
    silent: [
      ['print("ray")', lines('2\nray\nray', '3\nray\nray')],
      ['print("ray")', lines('ray', 'ray\nray')],
      ['print(1)', lines('2\n1', '3\n1\n1')],
      ['print(1)', other],
    ],
  },
  {
    rule: '한 줄만 다른 출력',
    fires: [[2, ['print("==")\nprint("=")\nprint("==")', lines('==\n==\n==', '==\n=\n==')]]],
    silent: [
      ['for i in range(3):\n    print(i)', lines('==\n==\n==', '==\n=\n==')],
      ['print("==")', lines('==\n==\n==', '==\n==')],
      ['print("==")', lines('==\n==\n==', '=\n=\n==')],
      ['print("==")', lines('==', '=')],
      ['print("==")', other],
      ['print("==")', { ...lines('A\nB', 'A\nb'), difference: { kind: 'CASE' } }],
      ['print(1)\nprint(2)\nprint(3)\nprint(4)\nprint(5)\nprint(7)', lines('1\n2\n3\n4\n5\n6', '1\n2\n3\n4\n5\n7')],
    ],
  },
]
