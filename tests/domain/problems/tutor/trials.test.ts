import { describe, expect, it } from 'vitest'
import { maxTrials, trialsOf } from '../../../../src/domain/problems/tutor/trials.ts'
import type { TrialKind } from '../../../../src/domain/problems/tutor/trialKinds.ts'
import { withPython } from './attempts.ts'

const { treeOf } = withPython()

/** Returns the lines that each trial of a kind changes. */
async function changed(code: string, kind: TrialKind): Promise<readonly string[]> {
  const lines = code.split('\n')
  return trialsOf(code, await treeOf(code))
    .filter((trial) => trial.kind === kind)
    .map((trial) =>
      trial.code
        .split('\n')
        .filter((line, at) => line !== lines[at])
        .map((line) => line.trim())
        .join(' / '),
    )
}

describe('small changes of a program', () => {
  it.each<readonly [TrialKind, string, readonly string[]]>([
    ['EQUAL', 'n = 3\nprint(0 <= n < 5)', ['print(0 < n < 5)', 'print(0 <= n <= 5)']],
    ['EQUAL', 'n = 3\nprint(n == 5, n in [3], n is None)', []],
    ['DIRECTION', 'n = 3\nprint(n >= 5, n != 4)', ['print(n <= 5, n != 4)', 'print(n >= 5, n == 4)']],
    ['JOIN', 'n = 3\nprint(n > 1 and n < 5 and n)', ['print(n > 1 or n < 5 or n)']],
    ['JOIN', 'n = 3\nprint(n or 1)', ['print(n and 1)']],
    ['START_OF_LOOP', 'for i in range(3):\n    print(i)', ['for i in range(1, 3 + 1):']],
    [
      'START_OF_LOOP',
      'n = 3\nfor i in range(1, n):\n    print(i)',
      [
        'for i in range((1) + 1, (n) + 1):',
        'for i in range((1) - 1, (n) - 1):',
        'for i in range((1 + 1), n):',
        'for i in range((1 - 1), n):',
      ],
    ],
    ['TURNS', 'n = 3\nfor i in range(n):\n    print(i)', ['for i in range((n + 1)):', 'for i in range((n - 1)):']],
    ['TURNS', 'n = 3\nfor i in range(1, n):\n    print(input())', ['for i in range(1, (n + 1)):']],
    ['BRACKETS', 'a = 2\nprint((a + 1) * 3)', ['print(a + 1 * 3)', 'print((a) * (3) + 1)']],
    ['BRACKETS', 'a = 2\nprint(3 * (a + 1))', ['print(3 * a + 1)']],
    ['BRACKETS', 'a = 2\nprint(a + 1 * 3)', ['print((a + 1) * 3)']],
    ['BRACKETS', 'a = 2\nprint(a * 3 - 1)', ['print(a * (3 - 1))']],
    ['EXCHANGED', 'a, b = 2, 3\nprint(a - b)', ['print(b - a)']],
    ['EXCHANGED', 'a, b = 2, 3\nprint(a, b)\nprint(a, b, a)', ['print(b, a)']],
    ['FINDER', 'print(max(1, 2), min(3, 4))', ['print(min(1, 2), min(3, 4))', 'print(max(1, 2), max(3, 4))']],
    ['PLACE', 'a = [1]\nprint(a[0])', ['print(a[(0 + 1)])', 'print(a[(0 - 1)])']],
    ['PLACE', 'a = [1]\nprint(a[:1])', ['print(a[:(1 + 1)])', 'print(a[:(1 - 1)])']],
    ['PLACE', 'a = {}\nprint(a["x"])', []],
    ['SIGN', 'a = 2\na += 1', ['a -= 1', 'a *= 1', 'a = 1']],
    ['SIGN', 'a = 2\nb = a // 2', ['b += a // 2', 'b = a + 2', 'b = a - 2', 'b = a * 2', 'b = a / 2', 'b = a % 2']],
    ['SIGN', 'a, b = [1], 2\nprint(1 ^ 2)', []],
    ['START', 'a = 2', ['a = 3', 'a = 1', 'a = 1000000', 'a = -1000000']],
    ['NUMBER', 'print(7)', ['print(8)', 'print(6)']],
    ['NAME', 'a = 2\nb = 3\nprint(a)', ['print(b)']],
    ['TEXT', 'a = input()\nb = int(input())', ['a = int(input())']],
    ['TEXT', 'a, b = input().split()', ['a, b = list(map(int, input().split()))']],
    ['ELSE_IF', 'a = 2\nif a > 1:\n    print(1)\nif a > 0:\n    print(2)', ['elif a > 0:']],
    ['ELSE_IF', 'a = 2\nif a > 1:\n    print(1)\nelse:\n    print(3)\nif a > 0:\n    print(2)', []],
    ['DIRECTION', 'a = []\nprint(1 in a, 2 not in a)', ['print(1 not in a, 2 not in a)', 'print(1 in a, 2 in a)']],
    ['BOTH', 'a = 2\nif a > 1:\n    print(1)\nelif a > 0:\n    print(2)', ['if a > 0:']],
    ['BOTH', 'a = 2\nif a > 1:\n    print(1)\nelif a > 0:\n    print(2)\nelse:\n    print(3)', []],
    ['BOTH', 'a = 2\nif a > 1:\n    print(1)\nelse:\n    if a > 0:\n        print(2)', []],
    ['READING', 'a = input()\nb = input()', ['b = input() / a = input()']],
    ['NAME', 'for i in range(3):\n    print(int("3") > i + 0)', []],
    ['NAME', 'w = 3\nfor i in range(3):\n    print(w > 2)', ['print(i > 2)', 'print((i + 1) > 2)']],
    ['NAME', 'w = 3\nfor i in [3]:\n    print(w > 2)', ['print(i > 2)']],
    ['ORDER', 'a = 2\na += 1', ['a += 1 / a = 2']],
    ['ORDER', 'a = 2; b = 3\nfor i in [1]:\n    pass', []],
    ['DEPTH', 'for i in [1]:\n    a = i\n    print(a)', ['print(a)']],
    ['DEPTH', 'for i in [1]:\n    a = i\n    if a:\n        print(a)', []],
    ['DEPTH', 'for i in [1]:\n    a = i\nprint(a)', ['print(a)']],
    ['DEPTH', 'for i in [1]: a = i\nprint(a)', []],
    ['RESET', 't = 0\nfor i in [1]:\n    t += i', [' / t = 0 / t += i']],
    ['RESET', 'for i in [1]:\n    t = 0\n    t += i', ['t = 0 / for i in [1]: /  / t += i']],
    ['RESET', 'for i in [1]: print(i)\nt = 0', []],
    ['PLACE', 'print(chr(65))', ['print(chr((65 + 1)))', 'print(chr((65 - 1)))']],
    ['START', 't = 0\nfor i in [1]:\n    t += i', ['t = 1', 't = 1000000', 't = -1000000']],
    ['NUMBER', 'for i in range(3 - 1):\n    print(input())', []],
    ['EXIT', 'for i in [1]:\n    if i:\n        break\n    print(i)', ['pass']],
    ['EXIT', 'def f():\n    return 1', []],
    ['ORDER', 't = 0\nfor i in [1]:\n    t += 1\n    if i:\n        break', ['if i: / break / t += 1']],
    ['BRANCHES', 'a = 2\nif a:\n    a = 3\nelse:\n    a = 4\n    a = 5', ['a = 4 / a = 5 / else: / a = 3']],
    ['BRANCHES', 'a = 2\nif a: a = 3\nelse: a = 4', []],
    ['BRANCHES', 'a = 2\nif a:\n    print(1)\nelif a > 1:\n    print(2)', ['print(2) / print(1)']],
    ['BRANCHES', 'a = 2\nif a:\n    print(1)\nelif a > 1:\n    print(1)', []],
    ['RESET', 'for i in [1]:\n    print(i)\nt = 0', []],
  ])('%s: %j', async (kind, code, wanted) => {
    expect(await changed(code, kind)).toEqual(wanted)
  })

  it('leave alone what goes over several lines', async () => {
    expect(await changed('print(1 <\n    2)', 'EQUAL')).toEqual([])
  })

  it('are not too many', async () => {
    const code = Array.from({ length: 60 }, (_, at) => `x${at} = ${at} + 1`).join('\n')
    expect(trialsOf(code, await treeOf(code))).toHaveLength(maxTrials)
  })
})
