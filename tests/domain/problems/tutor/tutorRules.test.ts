import { describe, expect, it } from 'vitest'
import { factRules } from '../../../../src/domain/problems/tutor/factRules.ts'
import { error, other, wrong, type RuleCase, type Sample } from './ruleCase.ts'
import { oversightCases } from './oversightCases.ts'
import { wholeProgramCases } from './wholeProgramCases.ts'
import { tutorRules } from '../../../../src/domain/problems/tutor/ruleFeedback.ts'
import { withPython } from './attempts.ts'

const firstCases: readonly RuleCase[] = [
  { rule: '콜론', fires: [[2, 'x = 1\nif x == 1\n    print(x)']], silent: ['x = 1\nif x == 1:\n    print(x)', 'print(1'] },
  { rule: '같다와 넣기', fires: [[2, 'x = 1\nif x = 1:\n    print(x)']], silent: ['x = 1\nif x == 1:\n    print(x)'] },
  {
    rule: '들여쓰기',
    fires: [
      [2, 'for i in range(3):\nprint(i)'],
      [2, 'x = 1\n  print(x)'],
    ],
    silent: ['for i in range(3):\n    print(i)', 'print(1'],
  },
  { rule: '닫지 않은 괄호', fires: [[1, 'print(int(input())\n']], silent: ['print(int(input()))', 'print("a)'] },
  { rule: '닫지 않은 따옴표', fires: [[1, 'print("바다)']], silent: ['print("바다")', 'print(1'] },
  {
    rule: '모르는 이름',
    fires: [
      [2, ['x = 1\nprint(y)', error('NameError', "name 'y' is not defined", 2)]],
      [4, ['x = 1\nif x > 2:\n    y = 2\nprint(y)', error('NameError', "name 'y' is not defined", 4)]],
      [1, ['print(안녕)', error('NameError', "name '안녕' is not defined")]],
      [2, ['a = 1\nprint(S)', { ...error('NameError', "name 'S' is not defined", 2), expectedOutput: 'S\n' }]],
      [1, ['print(y)', error('NameError')]],
      [1, ['print(1', { error: { type: 'NameError', message: "name 'y' is not defined", line: 1 } }]],
    ],
    silent: ['x = 1\nprint(x)', ['print(1 / 0)', error('ZeroDivisionError', 'division by zero')]],
  },

  {
    rule: '입력에 없는 칸막이',
    fires: [[1, ['a, b = input().split(",")\nprint(b)', { input: '3 4' }]]],
    silent: [
      ['a, b = input().split(",")\nprint(b)', { input: '3,4' }],
      ['a, b = input().split(",")\nprint(b)', { input: null }],
      ['a, b = input().split()\nprint(b)', { input: '3 4' }],
      ['a = "3,4".split(",")\nprint(a)', { input: '3 4' }],
    ],
  },
  {
    rule: '나누지 않은 입력',
    fires: [
      [1, 'a, b = input()\nprint(a, b)'],
      [1, 'a, b = map(int, input())\nprint(a + b)'],
      [1, ['a, b = map(int, input())\nprint(a + b)', error('ValueError', "invalid literal for int() with base 10: ' '")]],
    ],
    silent: [
      'a = b = input()\nprint(a, b)',
      'a, b = map(int, input().split())\nprint(a + b)',
      ['a = map(int, input())\nprint(1 / 0)', error('ZeroDivisionError')],
    ],
  },
  {
    rule: '한 줄의 여러 값',
    fires: [
      [1, ['a = int(input())\nb = int(input())\nprint(a + b)', error('ValueError', "invalid literal for int() with base 10: '1 2'")]],
    ],
    silent: [
      'a = int(input())\nprint(a)',
      ['a, b = map(int, input().split())', error('ValueError', 'not enough values to unpack')],
      ['a = int(input())\nprint([].index(a))', error('ValueError', '1 is not in list', 2)],
      ['a = int(input())\nprint(a)', error('ValueError', "invalid literal for int() with base 10: '15.5'")],
    ],
  },
  {
    rule: '바꾸지 않은 입력',
    fires: [
      [3, ['a = input()\nb = input()\nprint(a + "m에서 " + a + b + "m로")', { ...other, input: '12.5\n1.5' }]],
      [3, 'n = 9\nk = input()\nn -= k\nprint(n)'],
      [2, 'a, b = input().split()\nprint(int(a + b))'],
      [2, 'n = input()\nprint(n + 1)'],
      [3, ['s = ""\nfor i in range(2):\n    s += input()\nprint(s)', { ...wrong, input: '1\n2', expectedOutput: '3' }]],
      [2, 'a, b = input().split()\nprint(a + b)'],
      [2, 'n = input()\nfor i in range(n):\n    print(i)'],
      [2, 'xs = input().split()\nprint(xs[0] - xs[1])'],
      [2, 'n = input().strip()\nprint(n ** 2)'],
      [3, 'import sys\nn = sys.stdin.readline()\nprint(n // 2)'],
      [2, 'a, b = input().split()\nprint(a * b)'],
      [3, 'xs = list(input().split())\nfor x in xs:\n    print(x - 1)'],
    ],
    silent: [
      ['xs = input().split()\nprint(*(xs[1:] + xs[:1]))', { input: '1 2' }],
      'a, b = input().split()\nprint(a + b, int(a) + int(b))',
      'text = ""\nfor _ in range(2):\n    text += input()\nprint(text)',
      'text = "a"\ntext *= input()\nprint(text)',
      'n = int(input())\nprint(n + 1)',
      'n = input()\nn = int(n)\nprint(n + 1)',
      'n = input()\nn = n.split()\nprint(n - 1)',
      'a, b = map(int, input().split())\nprint(a + b)',
      'word = input()\nprint(word + "!")',
      'word = input()\nprint(word * 3)',
      ['a, b = input().split()\nprint(a + b)', { input: '파도 소리' }],
      'print("a".split()[0] + 1)',
      'n = int(input())\nfor i in range(n):\n    print(i)',
    ],
  },
  {
    rule: '글자와 수를 비교하기',
    fires: [
      [2, 'n = input()\nif n == 5:\n    print(n)'],
      [2, 'n = input()\nprint(0.5 < n)'],
      [2, 'xs = [input() for _ in range(2)]\nprint(xs[0] > 3)'],
    ],
    silent: ['xs = [int(input()) for _ in range(2)]\nprint(xs[0] > 3)', 'n = int(input())\nprint(n == 5)', 'n = input()\nprint(n == "5")'],
  },
  {
    rule: '글자끼리 크기 비교',
    fires: [
      [2, ['a, b = input().split()\nif b > a:\n    print(b)', wrong]],
      [3, ['a = input()\nb = input()\nprint(a <= b)', wrong]],
    ],
    silent: [
      ['a, b = map(int, input().split())\nif b > a:\n    print(b)', wrong],
      ['a, b = input().split()\nif b == a:\n    print(b)', wrong],
      ['a, b = input().split()\nif b > a:\n    print(b)', { ...wrong, input: 'cat dog' }],
      ['a, b = input().split()\nif b > a:\n    print(b)', { state: 'ACCEPTED' }],
    ],
  },
  {
    rule: '글자로 줄 세우기',
    fires: [
      [2, 'xs = input().split()\nprint(*sorted(xs))'],
      [2, ['xs = input().split()\nxs.sort()\nprint(*xs)', { input: '3 10 2' }]],
      [1, 'print(max(input().split()))'],
      [4, 'rows = []\nfor _ in range(3):\n    rows.append(input().split())\nrows.sort()'],
    ],
    silent: [
      'rows = []\nfor _ in range(3):\n    rows.append(int(input()))\nrows.sort()',
      'xs = list(map(int, input().split()))\nxs.sort()\nprint(*sorted(xs))',
      ['xs = input().split()\nprint(*sorted(xs))', { input: '해파리 문어' }],
    ],
  },
  {
    rule: '입력의 줄 수',
    fires: [[2, ['a = input()\nb = input()', error('EOFError', 'EOF when reading a line', 2)]]],
    silent: ['a = input()', ['print(1 / 0)', error('ZeroDivisionError')]],
  },
  {
    rule: '덜 읽은 입력',
    fires: [[1, ['n = int(input())\nprint(n)', { ...wrong, input: '2\n1 2' }]]],
    silent: [
      ['n = int(input())\nprint(n)', { ...wrong, input: '2' }],
      ['n = int(input())\nprint(n)', { state: 'ACCEPTED', input: '2\n1 2' }],
      ['for _ in range(2):\n    print(input())', { ...wrong, input: '1\n2\n3' }],
      ['import sys\nn = int(input())\nprint(sys.stdin.read())', { ...wrong, input: '2\n1 2' }],
      ['print(7)', { ...wrong, input: '2\n1 2' }],
    ],
  },

  {
    rule: '끝나지 않는 반복',
    fires: [
      [2, 'n = 3\nwhile n > 0:\n    print(n)'],
      [1, 'while True:\n    print(1)'],
      [2, 'xs = [1]\nwhile xs:\n    print(xs[0])'],
      [3, 'n = 3\nm = 1\nwhile n > 0:\n    m -= 1'],
    ],
    silent: [
      'try:\n    while True:\n        print(input())\nexcept EOFError:\n    print()',
      'from heapq import heappop\nxs = [1]\nwhile xs:\n    heappop(xs)',
      'n = 3\nwhile n > 0:\n    n -= 1',
      'while True:\n    if input() == "끝":\n        break',
      'xs = [1]\nwhile xs:\n    xs.pop()',
      'xs = [1]\nwhile len(xs) < 3:\n    xs.append(1)',
      'def f():\n    while True:\n        return 1\nprint(f())',
      'a, b = 1, 2\nwhile a < 9:\n    a, b = b, a + b',
      'import sys\nwhile True:\n    exit()',
      'while (n := 3) < 2:\n    print(n)',
      'n = 5\nwhile n:\n    for n in range(2):\n        print(n)',
    ],
  },
  {
    rule: '끝나지 않은 반복',
    fires: [
      [2, ['n = 10\nwhile n != 5:\n    n -= 2', { state: 'STEP_LIMIT' }]],
      [2, ['n = 10\nwhile n != 5:\n    n -= 2', { state: 'STEP_LIMIT', difference: { kind: 'OTHER' } }]],
      [1, ['for i in range(9999):\n    for j in range(9999):\n        print(i)', { state: 'TIME_LIMIT' }]],
      [1, ['for i in range(9999):\n    print(i)', { state: 'OUTPUT_LIMIT' }]],
    ],
    silent: [
      ['n = 10\nwhile n != 4:\n    n -= 2', wrong],
      ['print(1)', { state: 'STEP_LIMIT' }],
    ],
  },
  {
    rule: '한 번만 도는 반복',
    fires: [
      [4, ['def f(n):\n    while n > 0:\n        n -= 1\n        return n\nprint(f(3))', wrong]],
      [3, ['for i in range(3):\n    print(i)\n    break', wrong]],
    ],
    silent: [['for i in range(3):\n    if i == 1:\n        break\n    print(i)', wrong], 'for i in range(3):\n    print(i)\n    break'],
  },
  {
    rule: '반복의 마지막 값',
    fires: [
      [2, ['n = int(input())\nfor i in range(1, n):\n    print(i)', wrong]],
      [2, ['n = int(input())\nprint(*range(1, n))', wrong]],
      [3, ['n = int(input())\nd = [0] * (n + 1)\nfor i in range(1, n):\n    d[i] = 3', wrong]],
    ],
    silent: [
      ['n = int(input())\nd = [0] * n\nfor i in range(1, n):\n    d[i] = 3', wrong],
      ['n = int(input())\nfor i in range(1, n):\n    print(i)', { state: 'ACCEPTED' }],
      ['n = int(input())\nfor i in range(1, n + 1):\n    print(i)', wrong],
      ['n = int(input())\nfor i in range(n):\n    print(i)', wrong],
    ],
  },
  {
    rule: '0부터 세는 반복',
    fires: [
      [1, ['for i in range(3):\n    print(i)', { difference: { kind: 'OFF_BY_ONE', by: -1 } }]],
      [3, ['n = 4\ntotal = 0\nfor i in range(n):\n    total += i\nprint(total)', { difference: { kind: 'OTHER' } }]],
      [1, ['for i in range(3):\n    print(f"{i}일째", 2 * i)', { difference: { kind: 'OTHER' }, proofs: [] }]],
      [1, ['for i in range(3):\n    n = 2 + i', { difference: { kind: 'OTHER' }, proofs: [] }]],
      [1, ['for i in range(3):\n    if i % 2:\n        print("#")', { difference: { kind: 'OTHER' } }]],
      [2, ['n = 4\nfor i in range(n + 1):\n    print(i)', { difference: { kind: 'EXTRA_LINES', count: 1 } }]],
    ],
    silent: [
      ['for i in range(3):\n    if i % 2:\n        print("#")', { difference: { kind: 'OTHER' }, proofs: [] }],
      'for i in range(3):\n    print(i)',
      ['for i in range(3):\n    print(i)', { difference: { kind: 'CASE' } }],
      ['for i in range(1, 3):\n    print(i)', { difference: { kind: 'OTHER' } }],
      ['for i in range(3):\n    print(i + 1)', { difference: { kind: 'OTHER' } }],
      ['for i in range(3):\n    print(1 + i)', { difference: { kind: 'OTHER' } }],
      ['xs = [1, 2]\nfor i in range(2):\n    print(xs[i], i)', { difference: { kind: 'OTHER' } }],
      ['for _ in range(3):\n    print(1)', { difference: { kind: 'OTHER' } }],
      ['for x in [1]:\n    print(x)', { difference: { kind: 'OTHER' } }],
    ],
  },
  {
    rule: '하나 부족하거나 하나 남는 반복',
    fires: [
      [2, ['d = 0\nwhile d < 3:\n    d += 1\nprint(d)', { difference: { kind: 'OFF_BY_ONE', by: 1 } }]],
      [2, ['d = 0\nfor i in range(3):\n    d = d + 1\nprint(d)', { difference: { kind: 'OFF_BY_ONE', by: 1 } }]],
      [1, ['for i in range(3):\n    print(i)', { difference: { kind: 'MISSING_LINES', count: 1 } }]],
    ],
    silent: [
      ['xs = []\nfor i in range(3):\n    xs.append(input())\nprint(len(xs))', { difference: { kind: 'OFF_BY_ONE', by: 1 } }],
      ['for i in range(3):\n    print(i)', { difference: { kind: 'OTHER' } }],
      ['for x in [1]:\n    print(x)', { difference: { kind: 'OFF_BY_ONE', by: 1 } }],
      ['for i in range(3):\n    t = i\n    t += i\nprint(t)', { difference: { kind: 'OFF_BY_ONE', by: 1 } }],
      ['print(2)', { difference: { kind: 'OFF_BY_ONE', by: 1 } }],
    ],
  },
  {
    rule: '처음으로 돌아가는 합',
    fires: [
      [2, 'for i in range(3):\n    total = 0\n    total += i\nprint(total)'],
      [2, 'for i in range(3):\n    text = ""\n    text += "a"\nprint(text)'],
    ],
    silent: [
      'total = 0\nfor i in range(3):\n    total += i\nprint(total)',
      'for i in range(3):\n    total = 0\n    for j in range(i):\n        total += j\n    print(total)',
      'for i in range(3):\n    total = i\n    total += 1\n    print(total)',
    ],
  },
  {
    rule: '0에서 시작하는 가장 큰 값',
    fires: [
      [1, ['low = 0\nfor x in [3, 1]:\n    if x < low:\n        low = x\nprint(low)', { ...wrong, input: '2 3 1' }]],
      [1, ['low = 0\nfor x in [3, 1]:\n    if low > x:\n        low = x\nprint(low)', { ...wrong, input: '2 3 1' }]],
      [1, ['low = 0\nfor x in [3, 1]:\n    low = min(low, x)\nprint(low)', { ...wrong, input: '2 3 1' }]],
      [
        1,
        [
          'best = 0\nplace = 0\nfor i, x in enumerate([3, 1]):\n    if x > best:\n        best = x\n        place = i\nprint(place)',
          { ...wrong, input: '2 3 1' },
        ],
      ],
      [1, 'best = 0\nfor x in [-3, -1]:\n    if x > best:\n        best = x\nprint(best)'],
      [1, 'best = 0\nfor x in [-3, -1]:\n    best = max(best, x)\nprint(best)'],
    ],
    silent: [
      ['best = 0\nfor x in [3, 1]:\n    if x > best:\n        best = x\nprint(best)', { ...wrong, input: '2 3 1' }],
      ['best = 0\nfor x in [3, 1]:\n    best = max(best, x)\nprint(best)', { ...wrong, input: '2 3 1' }],
      [
        'best = 0\nplace = 0\nfor i, x in enumerate([3, 1]):\n    if x >= best:\n        best = x\n        place = i\nprint(place)',
        { ...wrong, input: '2 3 1' },
      ],
      'xs = [-3, -1]\nbest = 0\nfor i in range(2):\n    if xs[i] > xs[best]:\n        best = i\nprint(best)',
      ['best = 0\nfor x in [3, 1]:\n    if x > best:\n        best = x\nprint(best)', { state: 'ACCEPTED' }],
      'xs = [-3, -1]\nbest = xs[0]\nfor x in xs:\n    if x > best:\n        best = x\nprint(best)',
      'count = 0\nfor x in [1]:\n    if x > 0:\n        count += 1\nprint(count)',
      'n = 0\nfor x in [1]:\n    if x:\n        n = x\nprint(n)',
    ],
  },

  {
    rule: '돌려주기와 출력하기',
    fires: [[1, 'def f(n):\n    return n + 1\nf(int(input()))']],
    silent: [
      'def f(n):\n    return n + 1\nprint(f(1))',
      'def f(n):\n    n += 1\nf(1)',
      'import sys\ndef f(n):\n    return n\nsys.stdout.write(str(f(1)))',
    ],
  },
  {
    rule: '괄호 없이 쓴 함수',
    fires: [
      [3, 'def solve():\n    print(1)\nsolve'],
      [2, 'xs = [2, 1]\nxs.sort\nprint(xs)'],
      [1, 'n = int(input)\nprint(n)'],
      [1, 'n = int(str(input))\nprint(n)'],
    ],
    silent: ['def solve():\n    print(1)\nsolve()', 'x = 1\nx'],
  },
  {
    rule: '돌려주지 않는 함수',
    fires: [
      [3, 'def f(n):\n    print(n)\nx = f(1)\nprint(x)'],
      [3, 'def f(n):\n    n + 1\nprint(f(1))'],
      [4, 'def f():\n    def g():\n        return 1\nprint(f())'],
    ],
    silent: ['def f(n):\n    return n\nprint(f(1))', 'def f(n):\n    print(n)\nf(1)', 'def f():\n    yield 1\nprint(f())'],
  },
  {
    rule: '끝이 없는 재귀',
    fires: [
      [1, 'def f(n):\n    return n * f(n - 1)\nprint(f(3))'],
      [1, 'def f(n):\n    print(n)\n    f(n - 1)\nf(3)'],
      [2, 'def f(n):\n    if n == 1:\n        print(1)\n    f(n - 1)\nf(3)'],
    ],
    silent: [
      'def f(n):\n    if n == 0:\n        return 1\n    return n * f(n - 1)\nprint(f(3))',
      'def f(n):\n    if n > 0:\n        print(n)\n        f(n - 1)\nf(3)',
      'def f(n):\n    return 1 if n == 0 else f(n - 1)\nprint(f(3))',
      'def f(n):\n    return n\nprint(f(3))',
    ],
  },
  {
    rule: '같은 것을 또 구하는 재귀',
    fires: [[1, ['def f(n):\n    if n < 2:\n        return 1\n    return f(n - 1) + f(n - 2)\nprint(f(50))', { state: 'STEP_LIMIT' }]]],
    silent: [
      ['def f(n):\n    if n < 2:\n        return 1\n    return f(n - 1) + f(n - 2)\nprint(f(5))', wrong],
      [
        'from functools import cache\n@cache\ndef f(n):\n    if n < 2:\n        return 1\n    return f(n - 1) + f(n - 2)\nprint(f(5))',
        { state: 'STEP_LIMIT' },
      ],
      ['def f(n):\n    if n < 2:\n        return 1\n    return f(n - 1)\nprint(f(5))', { state: 'STEP_LIMIT' }],
    ],
  },

  {
    rule: '돌려주지 않는 기능',
    fires: [
      [2, 'xs = [2, 1]\nxs = xs.sort()\nprint(xs)'],
      [2, 'xs = [2, 1]\nprint(xs.sort())'],
    ],
    silent: ['xs = [2, 1]\nxs.sort()\nprint(xs)', 'xs = sorted([2, 1])\nprint(xs)'],
  },
  {
    rule: '버려진 결과',
    fires: [
      [2, 'n = 3\nn + 1\nprint(n)'],
      [2, 'text = input()\ntext.upper()\nprint(text)'],
    ],
    silent: ['n = 3\nn = n + 1\nprint(n)', 'xs = [2, 1]\nxs.sort()\nprint(xs)', 'text = input()\nprint(text.upper())'],
  },
  {
    rule: '뒤집힌 기호',
    fires: [[2, 'n = 3\nn =+ 1\nprint(n)']],
    silent: ['n = 3\nn += 1\nprint(n)', 'n = -1\nprint(n)'],
  },
  {
    rule: '사라진 값',
    fires: [[4, 'a = 1\nb = 2\na = b\nb = a\nprint(a, b)']],
    silent: ['a = 1\nb = 2\nc = a\na = b\nb = c\nprint(a, b)', 'a, b = 1, 2\na, b = b, a\nprint(a, b)', 'a = 1\na = a\na = a\nprint(a)'],
  },
  {
    rule: '1부터 센 번호로 자르기',
    fires: [[3, ['xs = [1, 2, 3]\na, b = map(int, input().split())\nprint(xs[a:b])', { difference: { kind: 'OTHER' } }]]],
    silent: [
      'xs = [1, 2, 3]\na, b = map(int, input().split())\nprint(xs[a:b])',
      ['xs = [1, 2, 3]\na, b = map(int, input().split())\nprint(xs[a - 1:b])', { difference: { kind: 'OTHER' } }],
      ['xs = [1, 2, 3]\na = 1\nprint(xs[a:], xs[:2])', { difference: { kind: 'OTHER' } }],
    ],
  },
  {
    rule: '하나만 비교한 조건',
    fires: [
      [2, 'x = 1\nif x == 1 or 2:\n    print(x)'],
      [2, 'x = "a"\nif x == "a" or "b":\n    print(x)'],
    ],
    silent: ['x = 1\nif x == 1 or x == 2:\n    print(x)'],
  },
  {
    rule: '참이 될 수 없는 조건',
    fires: [
      [2, 'day = input()\nif day == "월" and day == "목":\n    print(day)'],
      [2, 'n = int(input())\nif n == 1 and n == 2:\n    print(n)'],
      [2, 'h = int(input())\nif h >= 18 and h < 6:\n    print(h)'],
      [2, 'h = int(input())\nif 18 <= h and 6 > h and h != 3:\n    print(h)'],
      [2, 'h = int(input())\nif 18 <= h < 6:\n    print(h)'],
      [2, 'h = int(input())\nif 6 > h >= 18:\n    print(h)'],
    ],
    silent: [
      'h = int(input())\nif 6 <= h < 18 or 18 > h > 6 or 1 < h != 0 or h < h < h or 1 < h < h or 6 > h < 18:\n    print(h)',
      'a = b = input()\nif a == "월" and b == "목" and a == "월" and 1 == 2 and a == b:\n    print(a)',
      'h = int(input())\nif h >= 18 or h < 6:\n    print(h)',
      'h = int(input())\nif h >= 6 and h < 18:\n    print(h)',
      'h = g = 3\nif h >= 18 and g < 6 and 1 < h < 4 and h:\n    print(h)',
      'h = 3\nif h > 5 and h < len("a") and 3 > 2:\n    print(h)',
    ],
  },
  {
    rule: '소수로 나누기',
    fires: [
      [1, ['print(7 / 2)', { ...wrong, expectedOutput: '3\n' }]],
      [2, ['n = 4\nn /= 2\nprint(n)', { ...wrong, expectedOutput: '2' }]],
      [1, ['for i in range(4 / 2):\n    print(i)', error('TypeError', "'float' object cannot be interpreted as an integer")]],
    ],
    silent: [
      ['print(int(7 / 2))', { ...wrong, expectedOutput: '3' }],
      ['if 7 / 2 == 0:\n    print("짝수")', { ...wrong, expectedOutput: '짝수' }],
      ['print(7 // 2)', { ...wrong, expectedOutput: '3' }],
      ['print(7 / 2)', { ...wrong, expectedOutput: '3.5' }],
      ['print(7 / 2)', { state: 'ACCEPTED', expectedOutput: '3' }],
      'print(7 / 2)',
      ['print("a" + 1)\nprint(4 / 2)', error('TypeError', 'can only concatenate str')],
    ],
  },
  {
    rule: '반올림',
    fires: [
      [1, ['print(round(1.256, 1))', { difference: { kind: 'ROUNDING' } }]],
      [2, ['x = 1 / 3\nprint(f"{x:.1f}")', { difference: { kind: 'ROUNDING' } }]],
      [1, ['print(1 / 3)', { difference: { kind: 'ROUNDING' } }]],
    ],
    silent: [
      ['print(round(1.256, 1))', { difference: { kind: 'ROUNDING' }, expectedOutput: '1' }],
      ['print(round(1.256, 1))', wrong],
      ['print(1)', { difference: { kind: 'ROUNDING' } }],
    ],
  },
  {
    rule: '자릿수를 정하지 않은 소수',
    fires: [
      [1, ['print(7 / 2)', { ...wrong, expectedOutput: '68.0' }]],
      [1, ['print(7 / 3)', { ...wrong, expectedOutput: '2.3', difference: { kind: 'ROUNDING' } }]],
    ],
    silent: [
      'print(7 / 2)',
      ['print(7 / 2)', { expectedOutput: '68.0' }],
      ['print(7 / 2)', { ...wrong, expectedOutput: '3' }],
      ['print(7 / 2)', { state: 'ACCEPTED', expectedOutput: '3.5' }],
      ['print(7 / 2)', { ...wrong, expectedOutput: '3.5', difference: { kind: 'OTHER' } }],
      ['print(7 / 0)', { ...error('ZeroDivisionError'), expectedOutput: '3.5' }],
      ['print(7 * 2)', { ...wrong, expectedOutput: '3.5' }],
      ['print(f"{7 / 2:.1f}")', { ...wrong, expectedOutput: '3.5' }],
      ['print("%.1f" % (7 / 2))', { ...wrong, expectedOutput: '3.5' }],
      ['print("{:.1f}".format(7 / 2))', { ...wrong, expectedOutput: '3.5' }],
      ['print(round(7 / 2, 1), 7 % 2)', { ...wrong, expectedOutput: '3.5' }],
    ],
  },
  {
    rule: '쓰지 않은 변수',
    fires: [[2, 'n = int(input())\nresult = n + 1\nprint(n)']],
    silent: [
      'n = int(input())\nresult = n + 1\nprint(result)',
      '_n = int(input())\nprint(1)',
      // The first input is a count of the values that follow.
      'n = int(input())\nxs = list(map(int, input().split()))\nprint(sum(xs))',
      ['n = 3\nprint(1)', { state: 'ACCEPTED' }],
      'a, b = 1, 2\nprint(a)',
      'n = 0\ndef f():\n    global n\n    n = 1\nf()',
      'xs = [1]\nxs[0] = 2\nprint(xs)',
    ],
  },
  {
    rule: '따로 노는 if',
    fires: [
      [4, ['x = 3\nif x > 2:\n    print("큰")\nif x > 1:\n    print("중간")\nelse:\n    print("작은")', wrong]],
      [4, ['x = 3\nif x > 2:\n    y = 2\nif x > 1:\n    y = 1\nelse:\n    y = 0\nprint(y)', wrong]],
    ],
    silent: [
      ['x = 3\nif x > 2:\n    print("큰")\nelif x > 1:\n    print("중간")\nelse:\n    print("작은")', wrong],
      ['x = 3\nif x > 2:\n    print("큰")\nif x > 1:\n    print("중간")\nelse:\n    print("작은")', { state: 'ACCEPTED' }],
      ['x, y = 3, 1\nif x > 2:\n    print("큰")\nif y > 1:\n    print("중간")\nelse:\n    print("작은")', wrong],
      ['def f(x):\n    if x > 2:\n        return 1\n    if x > 1:\n        return 2\n    else:\n        return 3\nprint(f(1))', wrong],
      ['x = 3\nif x > 2:\n    print("큰")\nif x > 1:\n    print("중간")', wrong],
      ['x = 3\nif x > 2:\n    x = 1\nif x > 1:\n    print("중간")\nelse:\n    print("작은")', wrong],
      ['x = 3\nif x > 2:\n    print(1)\nelse:\n    print(3)\nif x > 1:\n    print("중간")\nelse:\n    print("작은")', wrong],
    ],
  },
  {
    rule: '가려진 갈래',
    fires: [
      [4, 'x = 7\nif x > 5:\n    print("가")\nelif x > 5:\n    print("나")'],
      [4, 'x = 7\nif x > 1:\n    print("가")\nelif x > 5:\n    print("나")'],
      [4, 'x = 7\nif x < 9:\n    print("가")\nelif x < 5:\n    print("나")'],
    ],
    silent: [
      'x = 7\nif x > 5:\n    print("가")\nelif x >= 5:\n    print("나")',
      'x = 7\nif x > 5:\n    print("가")\nelif x > 1:\n    print("나")',
      'x = 7\nif x < 5:\n    print("가")\nelif x < 9:\n    print("나")',
      'x, y = 7, 7\nif x > 1:\n    print("가")\nelif y > 5:\n    print("나")',
      'x = 7\nif x > 1:\n    print("가")\nelif x < 5:\n    print("나")',
      'x = 7\nif x:\n    print("가")\nelse:\n    print("나")',
      'x = 7\nif x == 1:\n    print("가")\nelif x == 5:\n    print("나")',
      'x = 7\nif 1 < x < 3:\n    print("가")\nelif x >= 5:\n    print("나")',
      'x = 7\nif x <= 3:\n    print("가")\nelse:\n    print("나")',
    ],
  },
  {
    rule: '리스트 너머의 칸',
    fires: [
      [2, ['xs = [1]\nprint(xs[1])', error('IndexError', 'list index out of range', 2)]],
      [2, ['xs = [1]\nxs.pop(3)', error('IndexError', 'pop index out of range', 2)]],
    ],
    silent: ['xs = [1]\nprint(xs[0])', ['xs = [1]\nxs.pop(3)', error('IndexError', 'pop index out of range', 9)]],
  },

  {
    rule: '없는 출력',
    fires: [[null, 'n = int(input())\nn += 1']],
    silent: ['print(1)', 'import sys\nsys.stdout.write("1")', '# 아직 비었어요'],
  },
  {
    rule: '이어지는 출력',
    fires: [
      [2, ['n = 3\nif n > 2:\n    print(1)\nprint(2)', { difference: { kind: 'EXTRA_LINES', count: 1 } }]],
      [
        3,
        [
          'n = 3\nfor i in range(3):\n    if i == n:\n        print(1)\n    if i < n:\n        print(2)',
          { difference: { kind: 'EXTRA_LINES', count: 1 } },
        ],
      ],
    ],
    silent: [
      'n = 3\nif n > 2:\n    print(1)\nprint(2)',
      ['n = 3\nif n > 2:\n    print(1)\nelse:\n    print(2)\nprint(3)', { difference: { kind: 'EXTRA_LINES', count: 1 } }],
      ['n = 3\nif n > 2:\n    n = 2\nprint(2)', { difference: { kind: 'EXTRA_LINES', count: 1 } }],
      [
        'for i in range(3):\n    if i > 2:\n        print(1)\n        continue\n    print(2)',
        { difference: { kind: 'EXTRA_LINES', count: 1 } },
      ],
      ['n = 3\nif n > 2:\n    print(1)\nn = 2', { difference: { kind: 'EXTRA_LINES', count: 1 } }],
      ['n = 3\nif n > 2:\n    print(1)', { difference: { kind: 'EXTRA_LINES', count: 1 } }],
    ],
  },
  {
    rule: '반복 속의 출력',
    fires: [
      [4, ['total = 0\nfor i in range(3):\n    total += i\n    print(total)', { difference: { kind: 'EXTRA_LINES', count: 2 } }]],
      [2, ['for i in range(3):\n    print(i)', { difference: { kind: 'EXTRA_TEXT' } }]],
    ],
    silent: [
      ['for i in range(3):\n    print(i)', { difference: { kind: 'EXTRA_LINES', count: 1 }, expectedOutput: '0\n1\n' }],
      ['for i in range(3):\n    if i > 1:\n        print(1)\n    print(i)', { difference: { kind: 'EXTRA_LINES', count: 1 } }],
      ['total = 0\nfor i in range(3):\n    total += i\nprint(total)', { difference: { kind: 'EXTRA_LINES', count: 2 } }],
      'for i in range(3):\n    print(i)',
    ],
  },
  {
    rule: '출력의 사이와 끝',
    fires: [
      [null, ['print(1)\nprint(2)', { difference: { kind: 'BLANK' } }]],
      [1, ['print(1, 2)', { state: 'OUTPUT_FORMAT' }]],
      [1, ['print(1, 2)', { difference: { kind: 'BLANK' } }]],
      [1, ['print(1, 2)', { difference: { kind: 'NEWLINE' } }]],
    ],
    silent: ['print(1, 2)', ['x = 1', { state: 'OUTPUT_FORMAT' }]],
  },
  {
    rule: '통째로 출력한 리스트',
    fires: [
      [2, ['a = map(int, input().split())\nprint(a)', { ...wrong, expectedOutput: '3', output: '<map object at 0x1>\n' }]],
      [1, ['print(reversed("ab"))', { ...wrong, expectedOutput: 'ba' }]],
      [1, ['print(x for x in [1])', { ...wrong, expectedOutput: '1' }]],
      [1, ['print(sorted([2, 1]))', { ...wrong, expectedOutput: '1 2' }]],
      [1, ['print([x for x in [1]])', { ...wrong, expectedOutput: '1' }]],
      [1, ['print("a b".split())', { ...wrong, expectedOutput: 'a b' }]],
      [2, ['a = (1, 2)\nprint(a)', { ...wrong, expectedOutput: '1 2', output: '(1, 2)\n' }]],
    ],
    silent: [
      ['print(*sorted([2, 1]))', { ...wrong, expectedOutput: '1 2' }],
      ['print(sorted([2, 1]))', { ...wrong, expectedOutput: '[1, 2]' }],
      ['print()', { ...wrong, expectedOutput: '1' }],
      'print(sorted([2, 1]))',
    ],
  },
  {
    rule: '따옴표 속의 이름',
    fires: [
      [2, ['total = 3\nprint("total")', wrong]],
      [2, ['total = 3\nprint("모두 total")', { ...wrong, expectedOutput: '모두 3' }]],
      [2, ['n = 3\nprint("{n}번")', { ...wrong, expectedOutput: '3번' }]],
      [3, ['a = 1\nb = 2\nprint("a + b")', wrong]],
      [1, ['print("5000 - 2000")', { ...wrong, expectedOutput: '3000' }]],
    ],
    silent: [
      ['total = 3\nprint("total 3")', { ...wrong, expectedOutput: 'total 4' }],
      ['total = 3\nprint("모두 total")', wrong],
      ['total = 3\nprint("a + b", "바다")', { ...wrong, expectedOutput: '3' }],
      ['total = 3\nprint("합", total)', wrong],
      ['total = 3\nprint("total")', { state: 'ACCEPTED' }],
      ['print("")', wrong],
    ],
  },
  {
    rule: '다른 갈래',
    fires: [
      [2, ['n = 3\nif n > 2:\n    print("가")\nelse:\n    print("나")', { ...other, expectedOutput: '나\n', output: '가\n' }]],
      [
        4,
        [
          'n = 3\nif n > 9:\n    print("다")\nelif n > 2:\n    x = "나"\nelse:\n    x = "가"',
          { ...other, expectedOutput: '나', output: '가' },
        ],
      ],
      [2, ['n = 3\nprint(5000 if n > 2 else 3000)', { ...other, expectedOutput: '3000', output: '5000' }]],
      [2, ['n = 3\nprint(n > 2)', { ...other, expectedOutput: 'False', output: 'True' }]],
      [2, ['n = 3\nprint(n > 2 or n < 1)', { ...other, expectedOutput: 'False', output: 'True' }]],
    ],
    silent: [
      'n = 3\nif n > 2:\n    print("가")\nelse:\n    print("나")',
      ['n = 3\nif n > 2:\n    print("가")', { ...other, expectedOutput: '나', output: '가' }],
      ['n = 3\nif n > 2:\n    print("가")\nelse:\n    print("다")', { ...other, expectedOutput: '나', output: '가' }],
      ['n = 3\nprint(n)', { ...other, expectedOutput: 'False', output: 'True' }],
      ['n = 3\nprint(n > 2)', { ...other, expectedOutput: '3', output: 'True' }],
      ['n = 3\nprint(n > 2)', { ...other, output: 'True' }],
      ['print("가")', { ...other, expectedOutput: '나' }],
    ],
  },
  {
    rule: '출력의 다른 점',
    fires: [
      [null, ['print(-3)', { difference: { kind: 'NEGATED' } }]],
      [null, ['print("썰믈")', { difference: { kind: 'TYPO', found: '썰믈', wanted: '썰물' } }]],
      [null, ['print("A3")', { difference: { kind: 'MISSING_TEXT' } }]],
      [null, ['print("a")', { difference: { kind: 'CASE' } }]],
      [null, ['print("a")', { difference: { kind: 'REVERSED' } }]],
      [null, ['print("답:", 3)', { difference: { kind: 'EXTRA_TEXT' } }]],
      [null, ['if 1 > 2:\n    print("a")', { difference: { kind: 'NOTHING_PRINTED' } }]],
    ],
    silent: [
      ['while True:\n    n = 1', { state: 'STEP_LIMIT', difference: { kind: 'NOTHING_PRINTED' } }],
      'print("a")',
      ['print("a")', { difference: { kind: 'OTHER' } }],
      // The program stopped before it could print, and its error says why.
      ['print(1 + "a")', { difference: { kind: 'NOTHING_PRINTED' }, error: { type: 'TypeError', message: 'unsupported', line: 1 } }],
      ['print(어서 와)', { difference: { kind: 'NOTHING_PRINTED' }, error: { type: 'SyntaxError', message: 'invalid syntax', line: 1 } }],
    ],
  },
]

const cases = [...firstCases, ...wholeProgramCases, ...oversightCases]

const { attemptWith } = withPython()

const ruleNamed = (name: string) => {
  const rule = [...tutorRules, ...factRules].find((one) => one.name === name)
  if (rule === undefined) throw new RangeError(`no rule ${name}`)
  return rule
}

const nameOf = (sample: Sample) => (typeof sample === 'string' ? sample : sample[0])
const attemptOf = (sample: Sample) => (typeof sample === 'string' ? attemptWith(sample) : attemptWith(...sample))

describe('the tutor’s rules', () => {
  it('are forty and more, each with a test of its own', () => {
    expect(tutorRules.length).toBeGreaterThanOrEqual(40)
    expect(cases.map(({ rule }) => rule).toSorted()).toEqual([...tutorRules, ...factRules].map(({ name }) => name).toSorted())
  })

  it.each(cases)('$rule: speaks where it should, and points there', async ({ rule, fires }) => {
    for (const [line, sample] of fires) {
      const finding = ruleNamed(rule).find(await attemptOf(sample))
      expect(finding, nameOf(sample)).not.toBeNull()
      expect(finding?.line, nameOf(sample)).toBe(line)
    }
  })

  it.each(cases)('$rule: is silent on what looks alike and is in order', async ({ rule, silent }) => {
    for (const sample of silent) expect(ruleNamed(rule).find(await attemptOf(sample)), nameOf(sample)).toBeNull()
  })

  it.each(cases)('$rule: asks and explains, in polite Korean', async ({ rule, fires }) => {
    for (const [, sample] of fires) {
      const { question = '', explanation = '' } = ruleNamed(rule).find(await attemptOf(sample)) ?? {}
      expect(question, question).toMatch(/[?요]\.?$/)
      expect(explanation, explanation).toMatch(/요[.?]$/)
    }
  })
})
