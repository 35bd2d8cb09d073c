import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { ProblemCatalogue } from '../../../src/application/problem.ts'
import { ProblemCataloguePage } from '../../../src/ui/problem/ProblemCataloguePage.tsx'
import { refusal } from '../../fakes/refusal.ts'
import { aProblem } from './aProblem.ts'
import { openTypes } from './types/openTypes.tsx'

const card = {
  ...aProblem(),
  languageList: ['PYTHON' as const],
  point: 20,
  acceptedRate: 0.5,
  taskKind: 'WRITE' as const,
  submissionCount: 40,
  state: 'SOLVED' as const,
}

test('problems that cannot be read are told in words, and can be asked for again [F-001]', async () => {
  const find = vi.fn<ProblemCatalogue['find']>(async () => ({ items: [card], totalCount: 1, pageSize: 20 }))
  find.mockRejectedValueOnce(refusal(500))
  await openTypes('/problem?page=1&order=DESC', <ProblemCataloguePage />, { problems: { find } })
  expect(await screen.findByRole('alert')).toHaveTextContent('문제를 불러오지 못했어요')
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
  expect(await screen.findByRole('link', { name: '두 수의 합' })).toHaveAttribute('href', '/learn/problem/11')
})
