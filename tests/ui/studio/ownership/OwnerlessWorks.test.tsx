import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { OwnershipRepository } from '../../../../src/application/ownership.ts'
import type { OwnerlessWork } from '../../../../src/domain/studio/ownership.ts'
import { guest, type Viewer } from '../../../../src/domain/viewer.ts'
import { NotificationRegion } from '../../../../src/ui/notifications/NotificationRegion.tsx'
import { OwnerlessWorks } from '../../../../src/ui/studio/ownership/OwnerlessWorks.tsx'
import { aMember } from '../../../domain/members/aMember.ts'
import { anApplication } from '../../../fakes/anApplication.ts'
import { fakeFeatures, fakeMember } from '../../../fakes/features.ts'
import { refusal } from '../../../fakes/refusal.ts'
import { openAt } from '../../openAt.tsx'

const operator: Viewer = { ...guest, authState: 'VALID', userId: 102, nickname: '뱃고동', role: 'ROLE_OPERATOR' }
const work: OwnerlessWork = { kind: 'ROOM', workId: 5, title: '중간 시험', state: 'PUBLISHED', ownerName: '윤슬쌤' }

const open = async (viewer: Viewer, ownership: Partial<OwnershipRepository>) => {
  const find = vi.fn(async () => ({
    items: [aMember({ userId: 101, nickname: '물결쌤', roles: ['ROLE_CHANNEL_TEACHER'] })],
    totalCount: 1,
    pageSize: 30,
    operatorCount: 1,
  }))
  const application = anApplication({
    features: fakeFeatures({ member: fakeMember({ members: { find }, ownership }) }),
    viewer: { ...anApplication().viewer, current: async () => viewer },
  })
  await act(async () => {
    openAt(
      '/studio/publish/course',
      <>
        <div id="page-frame">
          <OwnerlessWorks viewer={viewer} />
        </div>
        <NotificationRegion />
      </>,
      application,
    )
  })
}

test('a work whose owner has gone is given to a teacher by who runs the channel, after a question', async () => {
  let works: readonly OwnerlessWork[] = [work]
  const handOver = vi.fn(async () => {
    works = []
  })
  await open(operator, { ownerless: async () => works, handOver })
  const item = within(await screen.findByRole('listitem'))
  expect(item.getByText('시험 · 윤슬쌤이 만들었어요')).toBeVisible()
  await waitFor(() => expect(item.getAllByRole('option')).toHaveLength(2))
  await userEvent.selectOptions(item.getByRole('combobox', { name: '중간 시험 맡을 선생님' }), '물결쌤')
  await userEvent.click(item.getByRole('button', { name: /맡기기/ }))
  expect(handOver).not.toHaveBeenCalled()
  await userEvent.click(within(screen.getByRole('dialog', { name: '이 선생님에게 맡길까요?' })).getByRole('button', { name: '맡기기' }))
  expect(handOver.mock.calls).toEqual([[work, 101]])
  expect(await screen.findByText('맡겼어요. 학생이 낸 것과 점수는 그대로예요.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument())
})

test('who teaches takes it themselves, and reads why that was refused', async () => {
  const handOver = vi.fn(() => Promise.reject(refusal(409)))
  await open({ ...operator, userId: 101, role: 'ROLE_TEACHER' }, { ownerless: async () => [{ ...work, ownerName: null }], handOver })
  const item = within(await screen.findByRole('listitem'))
  expect(item.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['나'])
  await userEvent.click(item.getByRole('button', { name: /맡기기/ }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '맡기기' }))
  expect(await screen.findByText('그사이 다른 선생님이 맡았거나 지워졌어요')).toBeVisible()
})

test('where all have an owner nothing is shown, and a list that failed is asked for again', async () => {
  await open(operator, { ownerless: vi.fn(async () => [work]).mockRejectedValueOnce(refusal(500)) })
  await userEvent.click(await screen.findByRole('button', { name: '다시 시도' }))
  expect(await screen.findByRole('button', { name: /중간 시험/ })).toBeVisible()
  document.body.replaceChildren()
  await open(operator, { ownerless: async () => [] })
  await waitFor(() => expect(screen.queryByText('맡을 선생님이 없는 것')).not.toBeInTheDocument())
})
