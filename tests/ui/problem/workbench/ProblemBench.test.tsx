import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { notBegun } from '../../../../src/domain/problems/problem.ts'
import { closedInterval } from '../../../../src/ui/problem/workbench/problemQueries.ts'
import { lostConnection, refusal } from '../../../fakes/refusal.ts'
import { allAnswers } from '../../impatientClient.ts'
import { aProblemDetail } from '../aProblem.ts'
import { aSubmission } from './aSubmission.ts'
import { button, codeInEditor, openWorkbench, results } from './openWorkbench.tsx'

const starter = [{ language: 'PYTHON' as const, code: 'right' }]
const fail = () => Promise.reject(refusal(500))

describe('a problem', () => {
  test.each([400, 404, 410])('that is not there (%i) says so and leads on', async (status) => {
    await openWorkbench({ catalogue: { problem: () => Promise.reject(refusal(status)) } })
    expect(screen.getByRole('heading', { level: 1, name: '찾을 수 없는 문제예요' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '다시 시도' })).not.toBeInTheDocument()
  })

  test('that cannot be read says so, and can be asked for again [F-001]', async () => {
    const problem = vi.fn(async () => aProblemDetail()).mockRejectedValueOnce(refusal(500))
    await openWorkbench({ catalogue: { problem } })
    expect(screen.getByRole('heading', { level: 1, name: '문제를 불러오지 못했어요' })).toBeVisible()
    await userEvent.click(button('다시 시도'))
    await allAnswers()
    expect(screen.getByRole('region', { name: '코드' })).toBeVisible()
  })

  test('whose standing, former answers and drafts fail can be solved all the same [F-001]', async () => {
    await openWorkbench({
      problem: { starterCodes: starter },
      catalogue: { standing: fail },
      submissions: { list: fail, submit: async () => aSubmission({ state: 'WRONG_ANSWER', score: 0 }) },
      drafts: { open: async () => null, save: async () => ({ kind: 'onDevice' }) },
    })
    await userEvent.click(button('처음 코드로'))
    expect(await screen.findByText('이 기기에만 저장했어요')).toBeVisible()
    expect(screen.getByText('낸 답을 불러오지 못했어요')).toBeVisible()
    await userEvent.click(button('실행'))
    expect(await results().findByRole('heading', { name: '실행을 마쳤어요' })).toBeVisible()
    fireEvent.click(button('제출'))
    expect(await results().findByRole('heading', { name: '틀렸어요' })).toBeVisible()
  })

  test('whose answer is lost, and looked for in vain, is kept to be looked for and sent later, and so is the code [F-084]', async () => {
    const { submit } = await openWorkbench({ submissions: { submit: () => Promise.reject(lostConnection()), list: fail } })
    await userEvent.click(button('제출'))
    expect(await results().findByRole('heading', { name: '답을 아직 보내지 못했어요' })).toBeVisible()
    expect(submit).toHaveBeenCalledOnce()
    expect(codeInEditor()).toBe('right')
  })

  test.each([
    ['ROOM', false],
    [null, true],
  ] as const)('that %s closes helps: %s, and says why it does not', async (closedBy, isHelping) => {
    await openWorkbench({
      problem: { hintCount: 3 },
      catalogue: { standing: async () => ({ ...notBegun, closedBy }) },
      submissions: { submit: async () => aSubmission({ state: 'WRONG_ANSWER', score: 0 }) },
    })
    await userEvent.click(button('제출'))
    expect(await results().findByRole('heading', { name: '틀렸어요' })).toBeVisible()
    await allAnswers()
    expect(screen.queryAllByText(/시험이 끝나면 다시 열려요/)).toHaveLength(isHelping ? 0 : 1)
    const helps = [
      screen.queryByRole('list', { name: '힌트 단계' }),
      screen.queryByText('다른 사람의 질문'),
      screen.queryByRole('region', { name: '막힐 때는' }),
    ]
    expect(helps.map((help) => help !== null)).toEqual(helps.map(() => isHelping))
  })

  test('help comes back without a reload once the room is over', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let closedBy: 'ROOM' | null = 'ROOM'
    await openWorkbench({ problem: { hintCount: 3 }, catalogue: { standing: async () => ({ ...notBegun, closedBy }) } })
    expect(screen.getByText(/시험이 끝나면 다시 열려요/)).toBeVisible()
    closedBy = null
    await act(() => vi.advanceTimersByTimeAsync(closedInterval))
    vi.useRealTimers()
    expect(await screen.findByRole('list', { name: '힌트 단계' })).toBeVisible()
    expect(screen.queryByText(/시험이 끝나면 다시 열려요/)).not.toBeInTheDocument()
  })

  test.each([
    ['of a problem that was solved before the room was begun is left where it is', '10:00', '10:05', '10:10', 'right'],
    ['that was begun there is opened', '10:00', '10:15', '10:10', 'from before'],
    ['of a problem that was not solved is opened', null, '10:05', '10:10', 'from before'],
    ['is opened where no room closes anything', '10:00', '10:05', null, 'from before'],
  ])('a draft %s', async (_, solved, written, closed, shown) => {
    const at = (time: string | null) => time && `2026-11-20T${time}:00+09:00`
    const draft = { code: 'from before', updatedDate: String(at(written)), other: null }
    const closedBy = closed === null ? null : ('ROOM' as const)
    await openWorkbench({
      problem: { starterCodes: starter },
      catalogue: { standing: async () => ({ ...notBegun, solvedDate: at(solved), closedDate: at(closed), closedBy }) },
      drafts: { open: async () => draft },
    })
    await vi.waitFor(() => expect(codeInEditor()).toBe(shown))
  })
})
