import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import type { ProblemType } from '../../../src/domain/problems/problemTypes.ts'
import { ProblemTypePage } from '../../../src/ui/problem/ProblemTypePage.tsx'
import { aCategory } from '../../domain/problems/aType.ts'
import { fakeRunner } from '../../fakes/fakeRunner.ts'
import { refusal } from '../../fakes/refusal.ts'
import { aProblemDetail } from './aProblem.ts'
import { openTypes } from './types/openTypes.tsx'

const code = 'print(input())\n'
const type: ProblemType = {
  ...aCategory({ categoryId: 802, name: '입력받기', solvedCount: 1 }),
  lesson: {
    what: '`input()`은 한 줄을 읽어요.',
    when: '값이 그때그때 다를 때 써요.',
    example: { title: '따라 말해요', code, input: '철썩', output: '철썩', explanation: '읽은 줄을 그대로 보여 줘요.' },
    stepList: [],
  },
}
const cards = [
  aProblemDetail({ problemId: 9, title: '어려운 것', difficulty: 4 }),
  aProblemDetail({ problemId: 8, title: '쉬운 것', difficulty: 1 }),
]
const found = { items: cards, totalCount: 2, pageSize: 20 }
const answers = { type: async () => type, find: async () => found }

const open = (wishes: Parameters<typeof openTypes>[2] = {}) =>
  openTypes(
    '/problem/category/802',
    <Routes>
      <Route path="/problem/category/:categoryId" element={<ProblemTypePage />} />
    </Routes>,
    { ...wishes, problems: { ...answers, ...wishes.problems } },
  )

describe('the page of a type', () => {
  test('has its lesson, and its problems from easy to hard', async () => {
    await open()
    expect(await screen.findByRole('heading', { level: 1, name: '입력받기' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 3, name: '언제 쓸까요?' })).toBeVisible()
    const problems = within(await screen.findByRole('region', { name: '문제' }))
    const links = await problems.findAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['쉬운 것', '어려운 것'])
    expect(screen.getByRole('progressbar', { name: '이 유형에서 푼 문제' })).toHaveAttribute('aria-valuenow', '50')
    expect(screen.getByRole('link', { name: '유형별 학습' })).toHaveAttribute('href', '/problem/category?page=1')
  })

  test('leads on to the next type, over the border of its sea', async () => {
    await open()
    expect(await screen.findByRole('link', { name: '다음 유형: 비교하기' })).toHaveAttribute('href', '/problem/category/808')
  })

  test('runs its example with the input that stands there, and loads Python no sooner', async () => {
    const user = userEvent.setup()
    let loaded = 0
    const { application } = await open({ given: { codeRunner: fakeRunner({ [code]: (input) => `들은 말: ${input}` }) } })
    const load = application.features.codeRunner
    Object.assign(application.features, {
      codeRunner: () => {
        loaded += 1
        return load()
      },
    })
    const input = await screen.findByRole('textbox', { name: '입력' })
    expect(screen.getAllByText('이 코드의 출력')[0]).toBeVisible()
    expect(loaded).toBe(0)
    await user.clear(input)
    await user.type(input, '쏴')
    await user.click(screen.getByRole('button', { name: '예제 실행' }))
    expect(await screen.findByText('들은 말: 쏴')).toBeVisible()
    expect(screen.queryByText('이 코드의 출력')).toBeNull()
    expect(loaded).toBe(1)
  })

  test('has steps to look up: what they show, a program that runs there, and a question whose answer is folded', async () => {
    const user = userEvent.setup()
    const step = { title: '두 낱말을 읽어요', text: '`split()`이 나눠요.', code: 'print(2)\n', input: '', output: '2' }
    const steps = [
      { ...step, question: '셋이면 어떻게 될까요?', answer: '오류가 나요.' },
      { ...step, title: '물음이 없는 것', question: '왜일까요?', answer: null },
    ]
    const lesson = { what: '읽어요.', when: null, example: null, stepList: steps }
    await open({ problems: { type: async () => ({ ...type, lesson }) }, given: { codeRunner: fakeRunner({ [step.code]: () => '이' }) } })
    expect(await screen.findByRole('heading', { level: 3, name: '더 배워 볼까요?' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '실행해 보기' })).toBeNull()
    await user.click(screen.getByText('두 낱말을 읽어요'))
    const question = await screen.findByText('셋이면 어떻게 될까요?')
    expect(question).toBeVisible()
    // This program reads no input.
    expect(screen.queryByRole('textbox', { name: '입력' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '실행해 보기' }))
    expect(await screen.findByText('이')).toBeVisible()
    expect(screen.getByText('오류가 나요.').closest('details')).not.toHaveAttribute('open')
    await user.click(screen.getByText('답 보기'))
    expect(screen.getByText('오류가 나요.').closest('details')).toHaveAttribute('open')
    await user.click(screen.getByText('물음이 없는 것'))
    expect(await screen.findAllByRole('button', { name: '실행해 보기' })).toHaveLength(2)
    expect(screen.queryByText('왜일까요?')).toBeNull()
  })

  test('says when the example breaks, prints nothing, or cannot run', async () => {
    const user = userEvent.setup()
    const outputs: (string | Error)[] = [new RangeError('x'), '']
    await open({ given: { codeRunner: fakeRunner({ [code]: () => outputs.shift() ?? '' }) } })
    const run = await screen.findByRole('button', { name: '예제 실행' })
    await user.click(run)
    expect(await screen.findByText('끝까지 돌지 못했어요. 입력을 살펴보세요.')).toBeVisible()
    await user.click(run)
    expect(await screen.findByText('아무것도 출력하지 않았어요')).toBeVisible()
  })

  test('a runner that cannot be loaded is said, too', async () => {
    const user = userEvent.setup()
    const { application } = await open()
    Object.assign(application.features, { codeRunner: () => Promise.reject(new Error('offline')) })
    await user.click(await screen.findByRole('button', { name: '예제 실행' }))
    expect(await screen.findByText(/코드를 실행하지 못했어요/)).toBeVisible()
  })

  test('rejoices when all its problems are solved', async () => {
    await open({ problems: { type: async () => ({ ...type, solvedCount: 2 }) } })
    expect(await screen.findByText('‘입력받기’ 유형을 모두 풀었어요!')).toBeVisible()
  })

  test('does without a lesson, and says when it has no problems', async () => {
    const empty = { items: [], totalCount: 0, pageSize: 20 }
    await open({ problems: { type: async () => ({ ...type, lesson: null, problemCount: 0, solvedCount: 0 }), find: async () => empty } })
    expect(await screen.findByText('아직 이 유형의 문제가 없어요')).toBeVisible()
    expect(screen.queryByRole('heading', { name: '짧은 수업' })).toBeNull()
  })

  test('leads to all of its problems where one page does not hold them', async () => {
    await open({ problems: { find: async () => ({ ...found, totalCount: 30 }) } })
    expect((await screen.findByRole('link', { name: '이 유형의 문제 모두 보기' })).getAttribute('href')).toContain('/problem?page=1')
  })

  test('says when there is no such type, and when it could not be read', async () => {
    await open({ problems: { type: () => Promise.reject(refusal(404)) } })
    expect(await screen.findByRole('heading', { level: 1, name: '그런 유형은 없어요' })).toBeVisible()
    await open({ problems: { type: () => Promise.reject(refusal(500)) } })
    expect(await screen.findByRole('heading', { level: 1, name: '유형을 불러오지 못했어요' })).toBeVisible()
  })
})
