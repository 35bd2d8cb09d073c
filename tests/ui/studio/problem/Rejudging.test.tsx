import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { RejudgementRepository } from '../../../../src/application/rejudgement.ts'
import { paths } from '../../../../src/domain/paths.ts'
import type { PublicationState } from '../../../../src/domain/studio/work.ts'
import { StudioProblemPage } from '../../../../src/ui/studio/problem/StudioProblemPage.tsx'
import { aStudioProblem } from '../../../domain/studio/aStudioProblem.ts'
import { fakeProblem, fakeStudioProblem } from '../../../fakes/features.ts'
import { refusal } from '../../../fakes/refusal.ts'
import { openWorkPage, repositoryOf, workOf } from '../openWorkPage.tsx'

vi.mock('../../../../src/ui/problem/workbench/editor/richEditor.ts', () => Promise.reject(new Error('the text box stays')))

const button = () => screen.queryByRole('button', { name: '모두 다시 채점하기' })

async function open(rejudgements: Partial<RejudgementRepository>, state: PublicationState = 'PUBLISHED') {
  const content = aStudioProblem()
  const outdatedCount = vi.fn(rejudgements.outdatedCount ?? (async () => 3))
  const judgeSome = rejudgements.judgeSome ?? (async () => 0)
  const works = repositoryOf(content, { read: async () => workOf(content, { state, isCurrent: true }) })
  await openWorkPage({
    at: '/studio/publish/problem/7',
    path: paths.studioProblem,
    page: <StudioProblemPage />,
    features: {
      studioProblem: fakeStudioProblem(works, { outdatedCount, judgeSome }),
      problem: fakeProblem({ problems: { categories: async () => [], categoryGroups: async () => [] } }),
    },
  })
  await screen.findByRole('button', { name: '학생으로 풀어 보기' })
  return { outdatedCount }
}

test('what was judged by earlier cases is told, and judged again step by step', async () => {
  const answers: ((left: number) => void)[] = []
  const counts = [3, 0]
  await open({
    outdatedCount: async () => counts.shift() ?? 0,
    judgeSome: () => new Promise<number>((resolve) => answers.push(resolve)),
  })
  expect(await screen.findByText(/채점한 답이 3개 있어요/)).toBeVisible()
  await userEvent.click(button()!)
  const bar = screen.getByRole('progressbar', { name: '다시 채점하고 있어요' })
  expect(bar).toHaveAttribute('aria-valuetext', '3개 가운데 0개를 채점했어요')
  await act(async () => answers[0]?.(1))
  expect(bar).toHaveAttribute('aria-valuetext', '3개 가운데 2개를 채점했어요')
  expect(bar).toHaveAttribute('aria-valuenow', '67')
  await act(async () => answers[1]?.(0))
  expect(await screen.findByText('모두 다시 채점했어요.')).toHaveAttribute('role', 'status')
  expect([screen.queryByRole('progressbar'), button()]).toEqual([null, null])
})

test('where it breaks off, it can go on', async () => {
  let left = 3
  await open({
    outdatedCount: async () => left,
    judgeSome: async () => {
      if (left === 3) left = 2
      else if (left === 2) return Promise.reject(refusal(500))
      return left
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: '모두 다시 채점하기' }))
  expect(await screen.findByText(/다시 누르면 이어서 채점해요/)).toBeVisible()
  expect(await screen.findByText(/채점한 답이 2개 있어요/)).toBeVisible()
  expect(button()).toBeVisible()
})

test('nothing is shown where nothing is outdated', async () => {
  const { outdatedCount } = await open({ outdatedCount: async () => 0 })
  expect(outdatedCount).toHaveBeenCalledWith(7, expect.anything())
  expect(button()).toBeNull()
})

test('a draft is not asked about', async () => {
  const { outdatedCount } = await open({}, 'DRAFT')
  expect(outdatedCount).not.toHaveBeenCalled()
  expect(button()).toBeNull()
})
