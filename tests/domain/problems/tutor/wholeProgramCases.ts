import { type Known, other, type RuleCase, wrong } from './ruleCase.ts'

/** An attempt whose output is another number than expected. */
const numbers = (expectedOutput: string, output: string, input = '3', known: Known = {}): Known => ({
  ...other,
  expectedOutput,
  output,
  input,
  ...known,
})

/** Rules that read the output as well as the program. */
export const wholeProgramCases: readonly RuleCase[] = [
  {
    rule: '거듭제곱이 아닌 기호',
    fires: [[2, ['n = int(input())\nprint(2 ^ n)', wrong]]],
    silent: ['print(2 ^ 3)', ['a = b = 3\nprint(a ^ b)', wrong], ['print(2 ** 3)', wrong]],
  },
  {
    rule: '0에서 시작하는 곱',
    fires: [
      [3, 't = 0\nfor i in range(3):\n    t *= i'],
      [3, 't = 0\nfor i in range(3):\n    t = t * i'],
    ],
    silent: [
      't = 1\nfor i in range(3):\n    t *= i',
      't = 0\nfor i in range(3):\n    t += i',
      't = 0\nt = 3\nt *= 2',
      'x = 3\nt = x * 2',
      'a, b = 0, 0\na, b = a * 2, b',
      ['t = 0\nt *= 2', { state: 'ACCEPTED' }],
    ],
  },
  {
    rule: '버려진 소수점 아래',
    fires: [[1, ['print(7 // 2)', { ...other, expectedOutput: '3.5' }]]],
    silent: [
      ['print(7 // 2)', { ...other, expectedOutput: '3' }],
      ['print(7 / 2)', { ...other, expectedOutput: '3.5' }],
      ['print(7 // 2)', { expectedOutput: '3.5' }],
      ['print(7 // 2)', other],
    ],
  },
  {
    rule: '몫으로 물은 나머지',
    fires: [
      [2, ['n = 3\nif n // 2 == 0:\n    print(n)', wrong]],
      [2, ['n = 3\nif n / 2 != 1:\n    print(n)', wrong]],
    ],
    silent: [
      'n = 3\nif n // 2 == 0:\n    print(n)',
      ['n = 3\nif n % 2 == 0:\n    print(n)', wrong],
      ['n = 3\nif n // 2 == 7:\n    print(n)', wrong],
      ['n = m = 3\nif n // m == 0 or n // 2 == m or n // 2 > 0 or n == 0:\n    print(n)', wrong],
    ],
  },
  {
    rule: '몇 개만 적은 조건',
    fires: [
      [2, ['for i in range(9):\n    if i == 3 or i == 6 or i == 9:\n        print(i)', wrong]],
      [2, ['for i in range(9):\n    if i in [3, 6, 9]:\n        print(i)', wrong]],
    ],
    silent: [
      'for i in range(9):\n    if i in [3, 6, 9]:\n        print(i)',
      ['i = 3\nif i in [3, 6, 9]:\n    print(i)', wrong],
      ['for i in range(9):\n    if i == 3 or i == 6:\n        print(i)', wrong],
      ['for c in "ab":\n    if c == "a" or c == "e" or c == "o" or c in "abc" or c in ["a", "b", "c"]:\n        print(c)', wrong],
      ['for i in range(9):\n    if i == 3 and i == 6 and i == 9:\n        print(i)', wrong],
    ],
  },
  {
    rule: '되돌리지 않은 값',
    fires: [
      [4, ['t = 0\nfor r in range(2):\n    for x in [1, 2]:\n        t += x\n    print(t)', numbers('3\n3', '3\n6')]],
      [4, ['t = 0\nfor r in range(2):\n    while t < 3:\n        t += 1\n    print(t)', wrong]],
      [3, ['c = 0\nfor x in "aabb":\n    c += 1\n    if x == "b":\n        print(c)', numbers('2\n2', '2\n4')]],
    ],
    silent: [
      ['for r in range(2):\n    t = 0\n    for x in [1, 2]:\n        t += x\n    print(t)', numbers('3\n3', '3\n6')],
      ['t = 0\nfor r in range(2):\n    for x in [1, 2]:\n        t += x\nprint(t)', numbers('3', '6')],
      ['c = 0\nfor x in "aabb":\n    c += 1\n    if x == "b":\n        print(c)', numbers('3\n4', '2\n4')],
      ['c = 0\nfor x in "aabb":\n    c += 1\n    if x == "b":\n        print(c)', { ...other }],
      't = 0\nfor r in range(2):\n    for x in [1, 2]:\n        t += x\n    print(t)',
    ],
  },
  {
    rule: '바뀌지 않는 것을 더하기',
    fires: [[4, ['n = 3\nt = 0\nfor i in range(n):\n    t += n\nprint(t)', numbers('3', '9')]]],
    silent: [
      'n = 3\nt = 0\nfor i in range(n):\n    t += n',
      ['n = 3\nt = 0\nfor i in range(n):\n    t += i', numbers('3', '9')],
      ['n = 3\nt = 0\nfor i in range(n):\n    t += n\n    print(t)', numbers('3', '9')],
      ['n = 3\nt = 0\nfor _ in range(n):\n    t += n', numbers('3', '9')],
      ['n = 3\nt = 0\nfor i in range(n):\n    x = int(input())\n    t += x', numbers('3', '9')],
      ['n = x = 3\nt = 0\nfor i in range(n):\n    x += 2\n    t += x', numbers('3', '9')],
      ['t = 0\nfor i in range(3):\n    t += 2', numbers('3', '6')],
    ],
  },
  {
    rule: '늘 같은 두 변수',
    fires: [[5, ['day = 0\np = 0\nwhile p < 6:\n    day += 1\n    p += 1\nprint(day)', wrong]]],
    silent: [
      ['day = 0\np = 0\nwhile p < 6:\n    day += 1\n    p += day\nprint(day)', wrong],
      ['day = 1\np = 0\nwhile p < 6:\n    day += 1\n    p += 1\nprint(day)', wrong],
      ['day = 0\np = 0\nwhile p < 6:\n    day += 1\n    p += 2\nprint(day)', wrong],
      ['day = 0\np = 0\nwhile p < 6:\n    day += 1\n    p += 1\np += 3\nprint(day)', wrong],
      ['day = int(input())\np = 0\np = 0\nwhile p < 6:\n    day += 1\n    p += 1', wrong],
    ],
  },
  {
    rule: '개수와 합',
    fires: [
      [4, ['c = 0\nfor x in [5, 7, 9]:\n    if x > 5:\n        c += x\nprint(c)', numbers('2', '16', '3 5\n5 7 9')]],
      [4, ['c = 0\nfor x in [5, 7, 9]:\n    if x > 5:\n        c += 1\nprint(c)', numbers('16', '2', '3 5\n5 7 9')]],
    ],
    silent: [
      ['c = 0\nfor x in [5, 7, 9]:\n    if x > 5:\n        c += 1\nprint(c)', numbers('3', '2', '3 5\n5 7 9')],
      ['c = 0\nfor x in [5, 7, 9]:\n    if x > 5:\n        c += x\nprint(c)', numbers('21', '16', '3 5\n5 7 9')],
      ['c = 0\nfor x in [5, 7, 9]:\n    if x > 5:\n        c += x\nprint(c)', { ...other, input: null }],
      ['c = 0\nfor x in [5, 7, 9]:\n    if x > 5:\n        c += x\nprint(c)', numbers('YES', '16', '3 5\n5 7 9')],
      ['c = 0\nfor x in [5]:\n    if x > 5:\n        c += x\nprint(c)', numbers('0', '16', '3')],
    ],
  },
  {
    rule: '출력한 다음에 바꾼 값',
    fires: [
      [3, ['t = 0\nprint(t)\nt = 3 + 4', wrong]],
      [3, ['t = 0\nprint(t)\nt += 7', wrong]],
    ],
    silent: [
      't = 0\nprint(t)\nt = 3',
      ['t = 0\nt = 3\nprint(t)', wrong],
      ['t = 0\nprint(t)\nt = 3\nprint(t)', wrong],
      ['a, b = 1, 2\nprint(a)\na, b = b, a', wrong],
    ],
  },
  {
    rule: '처음 값 그대로',
    fires: [
      [3, ['w = 5\nd = 0\nwhile w == 0:\n    d += 1\nprint(d)', numbers('3', '0')]],
      [2, ['t = "없음"\nif 1 > 2:\n    t = "있음"\nprint(t)', { ...other, expectedOutput: '있음', output: '없음' }]],
      [3, ['c = 0\nfor x in [1, 2]:\n    if x > 5:\n        c += 1\nprint(c)', numbers('2', '0')]],
    ],
    silent: [
      ['w = 5\nd = 0\nwhile w == 0:\n    d += 1\nprint(d)', numbers('3', '1')],
      ['w = 5\nd = 0\nwhile w == 0:\n    d += 1\nprint(d)', wrong],
      ['w = 5\nd = 0\nwhile w == 0:\n    d += 1\nprint(d, w)', numbers('3 5', '0 5')],
      ['d = 0\nfor x in [1, 2]:\n    d += x\nprint(d)', numbers('3', '0')],
      ['d = 0\nif 1 > 2:\n    d = 1\nif 1 > 3:\n    d = 2\nprint(d)', numbers('3', '0')],
      ['d = int(input())\nif d > 2:\n    d = 1\nprint(d)', numbers('3', '0')],
      ['d = 0\nd = d * 2\nprint(d)', numbers('3', '0')],
      [
        'w = 5\nd = 0\nwhile w == 0:\n    d += 1\nprint(d)',
        numbers('3', '0', '3', { error: { type: 'ValueError', message: '', line: 1 } }),
      ],
    ],
  },
  {
    rule: '자기 자신과의 짝',
    fires: [
      [2, ['for i in range(3):\n    for j in range(3):\n        print(i, j)', { ...wrong, difference: { kind: 'EXTRA_LINES', count: 6 } }]],
      [
        2,
        [
          'for i in range(1, 4):\n    for j in range(i, 4):\n        print(i, j)',
          { ...wrong, difference: { kind: 'EXTRA_LINES', count: 3 } },
        ],
      ],
      [4, ['a = [1, 2]\nc = 0\nfor x in a:\n    for y in a:\n        if x + y == 3:\n            c += 1\nprint(c)', numbers('1', '2')]],
      [3, ['a = [1, 2]\nfor i in range(2):\n    for j in range(2):\n        if i != j and a[i] + a[j] == 3:\n            print(1)', wrong]],
    ],
    silent: [
      [
        'for i in range(3):\n    for j in range(i + 1, 3):\n        print(i, j)',
        { ...wrong, difference: { kind: 'EXTRA_LINES', count: 6 } },
      ],
      [
        'for i in range(3):\n    for j in range(3):\n        if i < j:\n            print(i, j)',
        { ...wrong, difference: { kind: 'EXTRA_LINES', count: 6 } },
      ],
      [
        'for i in range(3):\n    for j in range(i, 3):\n        if i != j:\n            print(i, j)',
        { ...wrong, difference: { kind: 'EXTRA_LINES', count: 6 } },
      ],
      ['for i in range(3):\n    for j in range(4):\n        print(i, j)', { ...wrong, difference: { kind: 'EXTRA_LINES', count: 6 } }],
      ['for i in range(3):\n    for j in range(3):\n        print(i, j)', numbers('3', '2')],
      'for i in range(3):\n    for j in range(3):\n        print(i, j)',
      ['g = [[1]]\nfor i in range(1):\n    for j in range(1):\n        print(g[i][j] - i * j)', wrong],
      ['g = h = [1]\nfor i in range(1):\n    for j in range(1):\n        print(g[i] + h[j])', wrong],
      ['for i in "ab".split():\n    for j in range(3):\n        print(i, j)', wrong],
      ['for i in range():\n    for j in range():\n        print(i, j)', wrong],
      ['for a, b in [(1, 2)]:\n    for j in range(3):\n        print(a, j)', wrong],
    ],
  },
  {
    rule: '누적합의 앞자리',
    fires: [[3, ['s = [0, 1, 3]\na, b = map(int, input().split())\nprint(s[b] - s[a])', wrong]]],
    silent: [
      's = [0, 1, 3]\na, b = map(int, input().split())\nprint(s[b] - s[a])',
      ['s = [0, 1, 3]\na, b = map(int, input().split())\nprint(s[b] - s[a - 1])', wrong],
      ['s = [0, 1]\nt = [1]\na, b = map(int, input().split())\nprint(s[b] - t[a], b - a, s[b] + s[a])', wrong],
    ],
  },
  {
    rule: '읽은 수까지의 반복',
    fires: [[2, ['a, b = map(int, input().split())\nfor i in range(a, b):\n    print(i)', wrong]]],
    silent: [
      'a, b = map(int, input().split())\nfor i in range(a, b):\n    print(i)',
      ['a, b = map(int, input().split())\nfor i in range(a, b + 1):\n    print(i)', wrong],
      ['a, b = map(int, input().split())\nfor i in range(b):\n    print(i)', wrong],
      ['a, b = map(int, input().split())\nfor i in range(a, b):\n    print(i)', { ...wrong, proofs: [] }],
    ],
  },
  {
    rule: '값과 자리',
    fires: [
      [null, ['print(max([3, 9, 2]))', numbers('2', '9', '3\n3 9 2')]],
      [null, ['a = [3, 9, 2]\nprint(a.index(max(a)) + 1)', numbers('9', '2', '3\n3 9 4')]],
    ],
    silent: [
      ['print(max([3, 9, 2]))', numbers('2', '8', '3\n3 9 2')],
      ['print(9)', numbers('2', '9', '3\n3 9 2')],
      ['print(max([3, 9, 2]))', numbers('YES', '9', '3\n3 9 2')],
      ['print(max([3, 9, 2]))', numbers('2', '9', '게 복어')],
      ['print(max([3, 9, 2]))', { ...other, expectedOutput: '2', output: '9', input: null }],
      ['print(max([3, 9, 2]))', numbers('2', '9', '3\n3 9 2', { state: 'TIME_LIMIT' })],
    ],
  },
  {
    rule: '모두 센 답',
    fires: [
      [null, ['a = ["게", "게", "굴"]\nprint(len(a))', numbers('2', '3', '3\n게\n게\n굴')]],
      [null, ['c = 0\nfor x in [1, 2, 3]:\n    c += 1\nprint(c)', numbers('2', '3', '3\n1 2 3')]],
    ],
    silent: [
      ['a = ["게", "게", "굴"]\nprint(a[2])', numbers('2', '3', '3\n1 2 3')],
      ['a = ["게", "굴"]\nprint(len(a))', numbers('2', '1', '3\n게\n게\n굴')],
      ['a = ["게", "굴"]\nprint(len(a))', { ...other, expectedOutput: '2', output: '3', input: null }],
      ['a = ["게", "굴"]\nprint(len(a))', numbers('2', '3', '게')],
    ],
  },
  {
    rule: '글자표의 끝',
    fires: [
      [null, ['print(chr(64))', { ...other, expectedOutput: 'Z', output: '@' }]],
      [null, ['print("A" + chr(64) + "B")', { ...other, expectedOutput: 'A B', output: 'A@B' }]],
    ],
    silent: [
      ['print(chr(64))', { ...other, expectedOutput: 'AZ', output: '@' }],
      ['print("@")', { ...other, expectedOutput: 'Z', output: '@' }],
      ['print(chr(65))', { ...other, expectedOutput: 'Z', output: 'A' }],
      ['print(chr(64))', { ...other, expectedOutput: '3', output: '@' }],
      ['print(chr(64))', wrong],
    ],
  },
  {
    rule: '똑같이 어긋난 글자',
    fires: [[null, ['print(chr(68), end="")', { ...other, expectedOutput: 'AZ', output: 'DC' }]]],
    silent: [
      ['print(chr(68), end="")', { ...other, expectedOutput: 'AB', output: 'DC' }],
      ['print("DC")', { ...other, expectedOutput: 'AZ', output: 'DC' }],
      ['print(chr(68))', { ...other, expectedOutput: '가나', output: 'DE' }],
      ['print(chr(68))', wrong],
    ],
  },
  {
    rule: '같을 때의 순서',
    fires: [
      [1, ['print(sorted(["b", "a"], key=len))', wrong]],
      [2, ['a = [(1, 2)]\na.sort(key=lambda p: p[0])', { ...wrong, difference: { kind: 'REORDERED' } }]],
    ],
    silent: [
      ['print(sorted(["b", "a"]))', wrong],
      ['print(sorted(["b", "a"], reverse=True))', wrong],
      ['print(sorted(["b", "a"], key=lambda s: (len(s), s)))', wrong],
      ['print(sorted(["b", "a"], key=len))', { ...wrong, difference: { kind: 'BLANK' } }],
      'print(sorted(["b", "a"], key=len))',
    ],
  },
  {
    rule: '한 번 훑은 정렬',
    fires: [
      [
        2,
        [
          'a = [5, 2, 9, 2]\nfor i in range(3):\n    if a[i] > a[i + 1]:\n        a[i], a[i + 1] = a[i + 1], a[i]\nprint(*a)',
          { ...wrong, difference: { kind: 'REORDERED' } },
        ],
      ],
    ],
    silent: [
      [
        'a = [5, 2]\nfor i in range(1):\n    for j in range(1):\n        a[j], a[j + 1] = a[j + 1], a[j]',
        { ...wrong, difference: { kind: 'REORDERED' } },
      ],
      ['for i in range(1):\n    a, b = i, i', { ...wrong, difference: { kind: 'REORDERED' } }],
      ['a = [5, 2]\nfor i in range(1):\n    a[i], a[i + 1] = a[i + 1], a[i]', other],
    ],
  },
  {
    rule: '반복 밖의 출력',
    fires: [[4, ['t = 0\nfor i in range(3):\n    t += i\nprint(t)', numbers('0\n1\n3', '3')]]],
    silent: [
      ['t = 0\nfor i in range(3):\n    t += i\nprint(t)', numbers('4', '3')],
      ['t = 0\nfor i in range(3):\n    print(i)\nprint(t)', numbers('0\n1\n3', '3')],
      ['print(3)', numbers('0\n1\n3', '3')],
      ['t = 0\nfor i in range(3):\n    t += i\nprint(t)', { ...wrong, expectedOutput: null }],
    ],
  },
  {
    rule: '마지막 값만 남는 반복',
    fires: [[3, ['t = 0\nfor i in range(3):\n    t = i\nprint(t)', wrong]]],
    silent: [
      't = 0\nfor i in range(3):\n    t = i\nprint(t)',
      ['t = 0\nfor i in range(3):\n    t = t + i\nprint(t)', wrong],
      ['for i in range(3):\n    t = i\nprint(t)', wrong],
      ['t = 0\nfor i in range(3):\n    t = i\n    print(t)', wrong],
      ['t = 0\nfor i in range(3):\n    t = i\nprint(i)', wrong],
    ],
  },
  {
    rule: '반복 밖의 셈',
    fires: [
      [5, ['w = 5\nd = 0\nwhile w > 0:\n    w //= 2\nd = d + 1\nprint(d)', numbers('3', '1')]],
      [5, ['w = 5\nd = 0\nfor i in range(3):\n    w //= 2\nd += 1\nprint(d)', numbers('3', '1')]],
    ],
    silent: [
      ['w = 5\nd = 0\nwhile w > 0:\n    w //= 2\n    d += 1\nprint(d)', numbers('3', '1')],
      ['d = 0\nwhile d < 5:\n    d += 2\nd += 1\nprint(d)', numbers('3', '1')],
      ['d = 0\nd += 1\nprint(d)', numbers('3', '1')],
      ['w = 5\nd = 0\nwhile w > 0:\n    w //= 2\nd = d + 1\nprint(d)', wrong],
    ],
  },
  {
    rule: '읽고 쓰지 않은 값',
    fires: [[2, ['a = input()\nb, c = map(int, input().split())\nprint(a)', wrong]]],
    silent: [
      'a = input()\nb, c = map(int, input().split())\nprint(a)',
      ['n = input()\na = input()\nprint(a)', wrong],
      ['a = input()\nb, c = map(int, input().split())\nprint(a, c)', wrong],
      ['n = int(input())\na = [0] + [int(x) for x in input().split()][:n]\nprint(a)', wrong],
      ['n = int(input())\n_rest = input()\nprint(n)', wrong],
    ],
  },
  {
    rule: '찾은 자리로 물은 조건',
    fires: [[2, 's = "ab"\nif s.find("a"):\n    print(1)']],
    silent: ['s = "ab"\nif s.find("a") >= 0:\n    print(1)', ['s = "ab"\nif s.find("a"):\n    print(1)', { state: 'ACCEPTED' }]],
  },
  {
    rule: '사이에 든 기호',
    fires: [
      [null, ['print(1, 2)', { ...other, expectedOutput: '1-2', output: '1 2' }]],
      [null, ['print(1, 2, sep=",")', { ...other, expectedOutput: '1 2', output: '1,2' }]],
    ],
    silent: [
      ['print(1, 2, sep=",")', { ...other, expectedOutput: '1 3', output: '1,2' }],
      ['print(1, 2, sep="!")', { ...other, expectedOutput: '1 2', output: '1!2' }],
      ['print(-7)', { ...wrong, difference: { kind: 'NEGATED' }, expectedOutput: '7', output: '-7' }],
      ['print("#")', { ...other, expectedOutput: '##', output: '#,' }],
    ],
  },
  {
    rule: '다른 무늬',
    fires: [
      [null, ['print("*" * 2)', { ...other, expectedOutput: '*\n***', output: '*\n**' }]],
      [null, ['print("*" * 2)', { ...other, expectedOutput: '#\n##', output: '*\n**' }]],
    ],
    silent: [
      ['print("*" * 2)', { ...other, expectedOutput: '***', output: '**' }],
      ['print("a" * 2)', { ...other, expectedOutput: 'a\naa', output: 'a\na' }],
      ['print("a" * 2)', wrong],
    ],
  },
  {
    rule: '늘 같은 출력',
    fires: [[null, ['for i in range(2):\n    print(3)', { ...other, expectedOutput: '1\n2', output: '3\n3' }]]],
    silent: [
      ['print(3)\nprint(3)', { ...other, expectedOutput: '1\n2', output: '3\n3' }],
      ['for i in range(2):\n    print(3)', { ...other, expectedOutput: '1\n1', output: '3\n3' }],
      ['for i in range(2):\n    print(3)', { ...other, expectedOutput: '1\n2', output: '3\n4' }],
      ['for i in range(2):\n    print(3)', wrong],
    ],
  },
  {
    rule: '개수까지 더한 답',
    fires: [[null, ['n = t = 3\nt += 5', numbers('17', '20', '3\n5\n0\n12')]]],
    silent: [
      ['n = t = 3\nt += 5', numbers('17', '21', '3\n5\n0\n12')],
      ['n = t = 3', numbers('17', '20', '3\n5\n0\n12')],
      ['n = t = 3\nt += 5', numbers('17', '20', '3 5')],
      ['n = t = 3\nt += 5', numbers('YES', '20', '3 5')],
      ['n = t = 3\nt += 5', { ...other, expectedOutput: '17', output: '20', input: null }],
    ],
  },
  {
    rule: '빠뜨린 값',
    fires: [
      [null, ['t = 0\nt += 5', numbers('17', '5', '3\n5\n0\n12')]],
      [null, ['t = 0\nt += 5', numbers('17', '12', '3\n5\n0\n12')]],
    ],
    silent: [
      ['t = 0\nt += 5', numbers('17', '4', '3\n5\n0\n12')],
      ['t = 0\nt += 5', numbers('18', '6', '3\n5\n0\n12')],
      ['t = 0\nt += 5', numbers('YES', '6', '3\n5\n0\n12')],
    ],
  },
  {
    rule: '없는 말',
    fires: [[null, ['n = input()\nprint("썰물")', { ...other, input: '90 90', expectedOutput: '그대로', output: '썰물' }]]],
    silent: [
      ['n = input()\nprint("썰물" if n else "그대로")', { ...other, input: '90 90', expectedOutput: '그대로', output: '썰물' }],
      ['print(input())', { ...other, input: '니모 도리', expectedOutput: '도리', output: '니모' }],
      ['print(1 > 2)', { ...other, expectedOutput: 'True', output: 'False' }],
      ['print("썰물")', { ...other, difference: { kind: 'TYPO', found: '썰물', wanted: '밀물' }, expectedOutput: '밀물', output: '썰물' }],
      ['print("썰물")', other],
    ],
  },
  {
    rule: '입력 그대로',
    fires: [[null, ['a, b = input().split()\nprint(a, b)', { ...other, input: '3 4', expectedOutput: '7', output: '3 4' }]]],
    silent: [
      ['print(input())', { ...other, input: '3', expectedOutput: '7', output: '3' }],
      ['print(input())', { ...other, input: '3 4', expectedOutput: '7', output: '4 3' }],
      ['print(input())', other],
    ],
  },
  {
    rule: '빠진 글자',
    fires: [[null, ['print("hELPme")', { ...other, expectedOutput: 'hELP 7 me', output: 'hELPme' }]]],
    silent: [
      ['print("hELPxx")', { ...other, expectedOutput: 'hELP 7 me', output: 'hELPxx' }],
      ['print("75")', { ...other, expectedOutput: '735', output: '75' }],
      ['print("ab")', { ...wrong, difference: { kind: 'MISSING_TEXT' }, expectedOutput: 'abc', output: 'ab' }],
      ['print("ab")', other],
    ],
  },
]
