import { describe, expect, it } from 'vitest'
import { ruleFeedback } from '../../../../src/domain/problems/tutor/ruleFeedback.ts'
import { withPython } from './attempts.ts'

const { attemptWith } = withPython()

const other = { state: 'WRONG_ANSWER', difference: { kind: 'OTHER' } } as const

it('tells at most three things, the weightiest first, and one of each line', async () => {
  const code = 'sum = 0\nn = input()\nfor i in range(1, n):\n    sum += i\nxs = [1].sort()\nif n == 1 or 2:\n    print(sum / 2)\n'
  const feedback = ruleFeedback(await attemptWith(code, { state: 'WRONG_ANSWER', input: '3', expectedOutput: '3' }))
  expect(feedback.map(({ rule, line }) => [rule, line])).toEqual([
    ['바꾸지 않은 입력', 3],
    ['글자와 수를 비교하기', 6],
    ['돌려주지 않는 기능', 5],
  ])
})

it('has nothing to say about a program that is in order', async () => {
  const code = 'a, b = map(int, input().split())\nprint(a + b)\n'
  expect(ruleFeedback(await attemptWith(code, { state: 'ACCEPTED' }))).toEqual([])
  expect(ruleFeedback(await attemptWith(code))).toEqual([])
})

it('shows a way to find out where nothing tells what is wrong', async () => {
  const feedback = ruleFeedback(await attemptWith('print(int(input()) + 1)', { state: 'WRONG_ANSWER' }))
  expect(feedback).toMatchObject([{ rule: '작은 입력으로 따라가기', line: null }])
})

describe('a wrong answer where no case that may be seen went wrong', () => {
  const code = 'h = int(input())\nif h < 130:\n    print("S")\nelse:\n    print("M")'
  const told = async (program: string, known: Parameters<typeof attemptWith>[1] = {}) =>
    ruleFeedback(await attemptWith(program, { state: 'WRONG_ANSWER', ...known }))

  it('is told by the name of the test, with the numbers that are compared with', async () => {
    const [first] = await told(code, { failedLabels: ['M의 첫 키', 'L의 첫 키'] })
    expect(first).toMatchObject({ rule: '통과하지 못한 테스트', line: null })
    expect(first?.question).toContain('‘M의 첫 키’')
    expect(first?.explanation).toContain('130과 그 바로 옆')
    const [short] = await told('print(input())', { failedLabels: ['한 글자'] })
    expect(short?.explanation).toContain('가장 작은 값')
  })

  it('is told by a value that is taken away from another, where nothing is compared', async () => {
    const [first] = await told('a, b = map(int, input().split())\nprint(a - b)', { failedLabels: ['멀리'] })
    expect(first).toMatchObject({ rule: '통과하지 못한 테스트', line: 2, explanation: expect.stringContaining('빼는 수가 더') })
    const [own] = await told('def f(a, b):\n    return a - b\nprint(f(1, 2))', { failedLabels: ['멀리'] })
    expect(own).toMatchObject({ line: 2 })
    const [safe] = await told('a, b = map(int, input().split())\nprint(abs(a - b), a - 1)', { failedLabels: ['멀리'] })
    expect(safe).toMatchObject({ line: null, explanation: expect.stringContaining('가장 작은 값') })
  })

  it('leads to the branches where the test has no name, and to a small input where it took too long', async () => {
    expect(await told(code)).toMatchObject([{ rule: '예제에 없는 갈래', line: null }])
    expect(await told(code, { state: 'TIME_LIMIT' })).toMatchObject([{ rule: '작은 입력으로 따라가기' }])
  })
})

describe('what small changes show', () => {
  const code = 'n = int(input())\nfor i in range(1, n):\n    print(i)'
  const told = async (known: Parameters<typeof attemptWith>[1]) =>
    ruleFeedback(await attemptWith(code, { ...other, ...known })).map(({ rule, line }) => [rule, line])

  it('is told in place of what is said of other lines', async () => {
    expect(await told({ proofs: [{ kind: 'EQUAL', line: 1 }], answers: ['1'] })).toEqual([['경계에 있는 값', 1]])
    expect(await told({ proofs: [{ kind: 'EQUAL', line: 1 }], answers: ['1'], output: '3 4', input: '3 4', expectedOutput: '7' })).toEqual([
      ['경계에 있는 값', 1],
    ])
  })

  it('is told beside what is so whatever the examples are', async () => {
    const choice = 'n = int(input())\nif n == 0:\n    print(0)\nelif n == 1:\n    print(1)'
    const known = { state: 'WRONG_ANSWER', difference: { kind: 'NOTHING_PRINTED' }, proofs: [{ kind: 'DIRECTION', line: 4 }] } as const
    expect(ruleFeedback(await attemptWith(choice, known)).map(({ rule }) => rule)).toEqual(['어느 갈래도 아닌 때', '출력의 다른 점'])
  })

  it('is nothing where another sign at a value that a loop carries on is one off by chance', async () => {
    const loop = 'x = no = 0\nfor c in input():\n    x += 1\n    if x > 3:\n        no += 1\nprint(no)'
    const known = { state: 'WRONG_ANSWER', difference: { kind: 'OFF_BY_ONE', by: 1 }, proofs: [{ kind: 'EQUAL', line: 4 }] } as const
    const rules = async (more: Parameters<typeof attemptWith>[1]) =>
      ruleFeedback(await attemptWith(loop, { ...known, ...more })).map(({ rule }) => rule)
    expect(await rules({})).not.toContain('경계에 있는 값')
    expect(await rules({ difference: { kind: 'OTHER' } })).toContain('경계에 있는 값')
    expect(await rules({ tree: null })).toContain('경계에 있는 값')
    expect(await rules({ proofs: [{ kind: 'EQUAL', line: 3 }] })).toContain('경계에 있는 값')
  })

  it('keeps what is said of the same line', async () => {
    expect(await told({ proofs: [{ kind: 'TURNS', line: 2 }], answers: ['1'] })).toEqual([['반복의 마지막 값', 2]])
    expect(await told({ proofs: [{ kind: 'NAME', line: 2 }], answers: ['1'] })).toEqual([['반복의 마지막 값', 2]])
  })

  it('is not told where it may be by chance: a short answer, or several places', async () => {
    expect(await told({ proofs: [{ kind: 'NAME', line: 3 }], answers: ['1'] })).toEqual([['반복의 마지막 값', 2]])
    expect(await told({ proofs: [{ kind: 'NAME', line: 3 }], answers: ['100'] })).toEqual([['다른 변수', 3]])
    const places = [1, 3, 4].map((line) => ({ kind: 'TURNS', line }) as const)
    expect(await told({ proofs: places, answers: ['100'] })).toEqual([['작은 입력으로 따라가기', null]])
    expect(await told({ proofs: places.slice(0, 2), answers: ['100'] })).toEqual([['하나 부족하거나 하나 남는 반복', 1]])
    expect(await told({ proofs: [], answers: ['100'] })).toEqual([['반복의 마지막 값', 2]])
  })
})

describe('a wrong number without a sign of why', () => {
  const told = async (code: string, expectedOutput: string | null, output: string | null, input = '3') =>
    ruleFeedback(
      await attemptWith(`${code}\n_rest = input()`, {
        state: 'WRONG_ANSWER',
        difference: { kind: 'OTHER' },
        expectedOutput,
        output,
        input,
      }),
    ).map(({ rule, line }) => [rule, line])

  it('comes of a sum, where no line is run twice', async () => {
    expect(await told('a = int(input())\nprint(a * 2)', '4', '6')).toEqual([['계산식', 2]])
    expect(await told('a = int(input())\nprint(a * 2 + 1)\nprint(a - 1)', '4시간', '6시간')).toEqual([['계산식', null]])
    expect(await told('a = round(3.2)\nprint(a * 2)', '4', '6')).toEqual([['계산식', null]])
    expect(await told('a = int(input())\nprint(a * 2)', '4시간', '6분')).toEqual([['작은 입력으로 따라가기', null]])
    expect(await told('print([x * 2 for x in [1]][0])', '4', '6')).toEqual([['작은 입력으로 따라가기', null]])
    expect(await told('a = int(input())\nprint(a * 2)', null, null)).toEqual([['작은 입력으로 따라가기', null]])
    expect(await told('a = int(input())\nprint(a * 2)', '4', null)).toEqual([['작은 입력으로 따라가기', null]])
  })

  it('may be where a function that calls itself ends', async () => {
    const code = 'def f(n):\n    if n == 1:\n        return 0\n    return n + f(n - 1)\n\nprint(f(4))'
    expect(await told(code, '10', '8')).toEqual([['재귀의 첫 답', 1]])
    const off = await attemptWith(`${code}\n_rest = input()`, {
      state: 'WRONG_ANSWER',
      difference: { kind: 'OFF_BY_ONE', by: -1 },
      expectedOutput: '10',
      output: '9',
    })
    expect(ruleFeedback(off).map(({ rule }) => rule)).toEqual(['출력의 다른 점', '재귀의 첫 답'])
    const tried = (proofs: NonNullable<typeof off.proofs>) => ruleFeedback({ ...off, difference: { kind: 'OTHER' }, proofs })
    expect(tried([])).toMatchObject([{ rule: '재귀의 한 단계', line: 4 }])
    expect(tried([{ kind: 'NAME', line: 3 }])).toMatchObject([{ rule: '재귀의 첫 답', line: 1 }])
  })

  it('that is one off by chance is told by its sum alone', async () => {
    const known = { ...other, difference: { kind: 'OFF_BY_ONE', by: -1 }, input: '5\n3\n1', expectedOutput: '15', output: '14' } as const
    const code = 'a = int(input())\nb = int(input())\nc = int(input())\nprint(a * b - c)'
    expect(ruleFeedback(await attemptWith(code, known))).toMatchObject([{ rule: '계산식', line: 4 }])
  })

  it('of several lines is asked for by those that differ', async () => {
    const known = { ...other, input: '47', expectedOutput: '4\n7\n1', output: '4\n47\n0' }
    const [first] = ruleFeedback(
      await attemptWith('n = int(input())\nprint(n // 10)\nprint(n)\nprint(n - 47)', { ...known, difference: null }),
    )
    expect(first).toBeDefined()
    const [only] = ruleFeedback(await attemptWith('n = int(input())\nprint(n // 10, n, n - 47, sep=chr(10))', known))
    expect(only?.question).toContain('7, 1이 어떻게')
  })

  it('is of another kind, is what was read, or comes of two lines in another order', async () => {
    expect(await told('print(1 > 2)', '3', 'True')).toEqual([['다른 종류의 답', null]])
    expect(await told('for c in "H":\n    print(ord(c))', 'H', '72')).toEqual([['다른 종류의 답', null]])
    expect(await told('for c in "H":\n    print(15)', '밀물', '15')).toEqual([['다른 종류의 답', null]])
    expect(await told('for x in [3]:\n    print(x)', '7', '3', '3 4')).toEqual([['입력 그대로', null]])
    expect(await told('for x in [3]:\n    print(x)', '7', '5', '3 4')).toEqual([['작은 입력으로 따라가기', null]])
    const loop = 'n = 4\nt = 0\nwhile n > 0:\n    n = n - 1\n    t += n\nprint(t)'
    expect(await told(loop, '10', '6')).toEqual([['바꾸는 차례', 5]])
    expect(await told(loop, '10', '6', '6')).toEqual([['작은 입력으로 따라가기', null]])
  })

  it('is no input as it was, where it is added up', async () => {
    expect(await told('t = 0\nfor x in [3]:\n    t += x\nprint(t)', '7', '3', '3 4')).toEqual([['작은 입력으로 따라가기', null]])
  })

  it('may come of the last turn of a loop', async () => {
    expect(await told('a, b = 1, 5\nwhile a < b:\n    a, b = a + 2, b - 1\nprint(a)', '7', '9')).toEqual([['반복의 마지막 한 번', 2]])
    expect(await told('a, b = 1, 5\nwhile a != b:\n    a, b = a + 2, b - 1\nprint(a)', '7', '9')).toEqual([
      ['작은 입력으로 따라가기', null],
    ])
  })
})

describe('a wrong answer where every example is right', () => {
  const told = async (code: string) =>
    ruleFeedback(await attemptWith(code, { state: 'WRONG_ANSWER' })).map(({ rule, line }) => [rule, line])

  it('leads to the branches that no example takes', async () => {
    expect(await told('n = input()\nif n == "월":\n    print(1)\nelse:\n    print(2)')).toEqual([['예제에 없는 갈래', null]])
    expect(await told('n = input()\nif n == "월":\n    print(1)\nelif n == "화":\n    print(2)')).toEqual([['예제에 없는 갈래', null]])
    expect(await told('n = input()\nfor c in n:\n    if c == "X":\n        print(c)')).toEqual([['작은 입력으로 따라가기', null]])
  })

  it('leads to other numbers, where nothing is chosen', async () => {
    expect(await told('a, b = map(int, input().split())\nprint(a - b)')).toEqual([['예제에 없는 수', 2]])
    expect(await told('a, b = map(int, input().split())\nprint(a % b)')).toEqual([['예제에 없는 수', 2]])
    expect(await told('a, b = map(int, input().split())\nfor i in range(3):\n    print(a - b)')).toEqual([['작은 입력으로 따라가기', null]])
  })
})

it('leads to a small input where it took too long, or nothing can be read', async () => {
  const attempt = await attemptWith('print(1)', { ...other, state: 'OUTPUT_LIMIT' })
  expect(ruleFeedback(attempt)).toMatchObject([{ rule: '작은 입력으로 따라가기' }])
  expect(ruleFeedback({ ...attempt, state: 'WRONG_ANSWER', difference: null, tree: null })).toMatchObject([
    { rule: '작은 입력으로 따라가기' },
  ])
})

it('says nothing of a first value that was tried in vain, and no line where several loops may be endless', async () => {
  const code = 'n = int(input())\nlow = 0\nfor x in map(int, input().split()):\n    if x < low:\n        low = x\nprint(low)'
  const rules = async (known: Parameters<typeof attemptWith>[1]) =>
    ruleFeedback(await attemptWith(code, { ...other, input: '2\n3 4', expectedOutput: '3', output: '0', ...known })).map(({ rule }) => rule)
  expect(await rules({})).toContain('0에서 시작하는 가장 큰 값')
  expect(await rules({ proofs: [{ kind: 'START', line: 2 }] })).toContain('0에서 시작하는 가장 큰 값')
  expect(await rules({ proofs: [] })).not.toContain('0에서 시작하는 가장 큰 값')
  const loops = 'for i in range(9):\n    pass\nfor j in range(9):\n    print(j)'
  expect(ruleFeedback(await attemptWith(loops, { state: 'STEP_LIMIT' }))).toMatchObject([{ rule: '끝나지 않은 반복', line: null }])
})

it('reads what Python says where there is no tree', async () => {
  expect(ruleFeedback(await attemptWith('print(1', { state: 'SYNTAX_ERROR' }))).toMatchObject([{ rule: '닫지 않은 괄호', line: 1 }])
})

it.each([
  ["'return' outside function", 'n = int(input())\nbig = 0\nfor x in range(n):\n    x + 1\nreturn big', 5, 'return'],
  ["'break' outside loop", 'low = 0\nx = input()\nif x < 3:\n    break\nprint(low)', 4, 'break'],
  ["'continue' not properly in loop", 'x = input()\nif x == x:\n    continue\nprint("x")', 3, 'continue'],
  ["'yield' outside function", 'for i in range(3):\n    i + 1\nyield i', 3, 'yield'],
])('says of what can be read and never begins only why: %s', async (message, code, line, word) => {
  const error = { type: 'SyntaxError', message, line }
  const feedback = ruleFeedback(await attemptWith(code, { state: 'SYNTAX_ERROR', error }))
  expect(feedback).toMatchObject([{ line }])
  expect(feedback[0]?.question).toContain(word)
})

it('explains an error that no rule knows', async () => {
  const error = { type: 'KeyError', message: "'a'", line: 1 }
  expect(ruleFeedback(await attemptWith('print({}["a"])', { state: 'RUNTIME_ERROR', error }))).toMatchObject([
    { rule: '파이썬의 오류', line: 1, question: expect.stringContaining('없는 키') },
  ])
})
