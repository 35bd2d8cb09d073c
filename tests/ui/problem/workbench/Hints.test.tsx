import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { notBegun, type OpenedHint, type ProblemStanding } from '../../../../src/domain/problems/problem.ts'
import { Hints } from '../../../../src/ui/problem/workbench/Hints.tsx'
import { guest } from '../../../../src/domain/viewer.ts'
import { anApplication } from '../../../fakes/anApplication.ts'
import { fakeFeatures, fakeProblem } from '../../../fakes/features.ts'
import { refusal } from '../../../fakes/refusal.ts'
import { openAt } from '../../openAt.tsx'
import { learner } from '../types/openTypes.tsx'

const nudge: OpenedHint = { hintNumber: 1, hint: '숫자로 바꿔요.', openedDate: '2026-11-20T09:59:00+09:00', example: null }
const example: OpenedHint = {
  ...nudge,
  hintNumber: 3,
  hint: '비슷한 것을 봐요.',
  example: { code: 'print(input())\n', input: '철썩', output: '철썩' },
}

interface Wishes {
  readonly standing?: Partial<ProblemStanding>
  readonly as?: typeof guest
  openHint?(): Promise<OpenedHint>
}

/** Shows the hints of a problem, at ten in the morning. */
const open = async ({ standing = {}, as = learner, openHint = async () => nudge }: Wishes = {}) => {
  const application = anApplication()
  await act(
    async () =>
      void openAt(
        '/learn/problem/1',
        <Hints problem={{ problemId: 1, hintCount: 3, point: 20 }} standing={{ status: 'ready', value: { ...notBegun, ...standing } }} />,
        {
          ...application,
          viewer: { ...application.viewer, current: async () => as },
          features: fakeFeatures({ problem: fakeProblem({ submissions: { openHint } }) }),
        },
      ),
  )
}

const button = () => screen.findByRole('button', { name: '힌트 보기' })

describe('the ladder of hints', () => {
  test('says its steps, its rule and its price before', async () => {
    await open({ standing: { submissionCount: 1 } })
    await button()
    const steps = within(screen.getByRole('list', { name: '힌트 단계' })).getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      '귀띔 볼 수 있어요',
      '핵심 힌트 아직 잠겨 있어요',
      '비슷한 예제 아직 잠겨 있어요',
    ])
    expect(screen.getByText(/지금 풀면 20포인트, 이 힌트를 보고 풀면 16포인트를 받아요/)).toBeVisible()
  })

  test('opens a step, which then stands there', async () => {
    const user = userEvent.setup()
    await open({ standing: { submissionCount: 1 } })
    await user.click(await button())
    expect(await screen.findByText('숫자로 바꿔요.')).toBeVisible()
    expect(screen.getByText('힌트 1 · 귀띔')).toBeVisible()
    expect(screen.getByText(/지금 풀면 16포인트, 이 힌트를 보고 풀면 12포인트를/)).toBeVisible()
  })

  test.each([
    [{}, '답을 1번 더 내거나, 코드를 쓰기 시작하고 3분이 지나면 열려요.'],
    [{ startedDate: '2026-11-20T09:59:00+09:00' }, '답을 1번 더 내거나 2분이 지나면 열려요.'],
    [{ submissionCount: 1, openedHints: [nudge] }, '답을 1번 더 내거나 2분이 지나면 열려요.'],
    [{ submissionCount: 1, openedHints: [{ ...nudge, openedDate: null }] }, '답을 1번 더 내면 열려요.'],
  ])('a locked step says what opens it: %j', async (standing, words) => {
    await open({ standing })
    expect(await button()).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText(words)).toBeVisible()
  })

  test('is open after some minutes without another try', async () => {
    await open({ standing: { startedDate: '2026-11-20T09:57:00+09:00' } })
    expect(await button()).not.toHaveAttribute('aria-disabled')
  })

  test('ends with a program that is alike', async () => {
    await open({ standing: { submissionCount: 3, openedHints: [nudge, { ...nudge, hintNumber: 2, hint: 'int()를 써요.' }, example] } })
    expect((await screen.findAllByText('비슷한 예제 코드'))[0]).toBeVisible()
    expect(screen.getAllByText('예제가 출력한 값')[0]).toBeVisible()
    expect(screen.getByText('힌트 2 · 핵심 힌트')).toBeVisible()
    expect(screen.queryByRole('button', { name: '힌트 보기' })).toBeNull()
  })

  test('costs nothing once the problem is solved', async () => {
    await open({ standing: { state: 'SOLVED' } })
    expect(await button()).not.toHaveAttribute('aria-disabled')
    expect(screen.queryByText(/5분의 1/)).toBeNull()
  })

  test('a guest is asked to sign in', async () => {
    const user = userEvent.setup()
    await open({ as: guest })
    await user.click(await button())
    expect(await screen.findByText('로그인하면 힌트를 볼 수 있어요.')).toBeVisible()
  })

  test('says when the server thinks it is too early, or keeps hints for after a test', async () => {
    const user = userEvent.setup()
    await open({ standing: { submissionCount: 1 }, openHint: () => Promise.reject(refusal(409)) })
    await user.click(await button())
    expect(await screen.findByText(/답을 한 번 더 내면 열려요. 대회나 시험에서 풀고 있는 문제라면 끝난 뒤에 열려요/)).toBeVisible()
  })
})
