import { describe, expect, it } from 'vitest'
import { ruleFeedback } from '../../../../src/domain/problems/tutor/ruleFeedback.ts'
import { withPython } from './attempts.ts'

const { attemptWith } = withPython()

it('tells at most three things, the weightiest first, and one of each line', async () => {
  const code = 'sum = 0\nn = input("수: ")\nfor i in range(1, n):\n    sum += i\nxs = [1].sort()\n'
  const feedback = ruleFeedback(await attemptWith(code, { state: 'WRONG_ANSWER', input: '3' }))
  expect(feedback.map(({ rule, line }) => [rule, line])).toEqual([
    ['찍힌 안내말', 2],
    ['바꾸지 않은 입력', 3],
    ['가려진 이름', 1],
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

describe('a wrong answer without a sign of why, where numbers are compared', () => {
  const code = 'n = int(input())\nprint("S" if n < 130 else "M" if n < 150 else "L")'
  const names = 'a, b = map(int, input().split())\nif a < b:\n    print(a)\nelse:\n    print(b)'
  const other = { state: 'WRONG_ANSWER', difference: { kind: 'OTHER' } } as const

  it('leads to the boundaries: of all numbers in conditions, or of two values that are alike', async () => {
    expect(ruleFeedback(await attemptWith(code, { state: 'WRONG_ANSWER' }))).toMatchObject([
      { rule: '경계에 있는 값', line: 2, question: expect.stringContaining('130, 150을 그대로') },
    ])
    expect(ruleFeedback(await attemptWith(names, { state: 'WRONG_ANSWER' }))).toMatchObject([
      { rule: '경계에 있는 값', line: 2, question: expect.stringContaining('꼭 같으면') },
    ])
    const both = `${code}\nif n > 7:\n    print(n)`
    expect(ruleFeedback(await attemptWith(both, { state: 'WRONG_ANSWER' }))).toMatchObject([{ line: null }])
  })

  it('speaks of a boundary only where the input that went wrong lies on one', async () => {
    const ruleFor = async (program: string, input: string | null) =>
      ruleFeedback(await attemptWith(program, { ...other, input })).map(({ rule }) => rule)
    expect(await ruleFor(code, '130')).toEqual(['경계에 있는 값'])
    expect(await ruleFor(code, '7')).toEqual(['작은 입력으로 따라가기'])
    expect(await ruleFor(names, '7 7')).toEqual(['경계에 있는 값'])
    expect(await ruleFor(names, '7 8')).toEqual(['작은 입력으로 따라가기'])
    expect(await ruleFor(names, null)).toEqual(['작은 입력으로 따라가기'])
  })

  it('says nothing of them where it took too long', async () => {
    expect(ruleFeedback(await attemptWith(code, { state: 'TIME_LIMIT' }))).toMatchObject([{ rule: '작은 입력으로 따라가기' }])
  })
})

it('reads what Python says where there is no tree', async () => {
  expect(ruleFeedback(await attemptWith('print(1', { state: 'SYNTAX_ERROR' }))).toMatchObject([{ rule: '닫지 않은 괄호', line: 1 }])
})

it('explains an error that no rule knows', async () => {
  const error = { type: 'KeyError', message: "'a'", line: 1 }
  expect(ruleFeedback(await attemptWith('print({}["a"])', { state: 'RUNTIME_ERROR', error }))).toMatchObject([
    { rule: '파이썬의 오류', line: 1, question: expect.stringContaining('없는 키') },
  ])
})
