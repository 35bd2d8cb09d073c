import { expect, it } from 'vitest'
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
  const feedback = ruleFeedback(await attemptWith('print(int(input()) - 1)', { state: 'WRONG_ANSWER' }))
  expect(feedback).toMatchObject([{ rule: '작은 입력으로 따라가기', line: null }])
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
