import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { OwnershipRepository } from '../../../../src/application/ownership.ts'
import { guest, type Viewer } from '../../../../src/domain/viewer.ts'
import { NotificationRegion } from '../../../../src/ui/notifications/NotificationRegion.tsx'
import { HandOverDialog } from '../../../../src/ui/studio/ownership/HandOverDialog.tsx'
import { aMember } from '../../../domain/members/aMember.ts'
import { anApplication } from '../../../fakes/anApplication.ts'
import { fakeFeatures, fakeMember } from '../../../fakes/features.ts'
import { refusal } from '../../../fakes/refusal.ts'
import { openAt } from '../../openAt.tsx'

const teacher: Viewer = { ...guest, authState: 'VALID', userId: 101, nickname: '윤슬쌤', role: 'ROLE_TEACHER' }
const own = aMember({ userId: 101, nickname: '윤슬쌤', roles: ['ROLE_CHANNEL_TEACHER'] })
const other = aMember({ userId: 103, nickname: '물결쌤', roles: ['ROLE_CHANNEL_TEACHER'] })

async function open(handOver: OwnershipRepository['handOver'], staff = [own, other]) {
  const find = async () => ({ items: staff, totalCount: staff.length, pageSize: 30, operatorCount: 1 })
  const application = anApplication({
    features: fakeFeatures({ member: fakeMember({ members: { find }, ownership: { handOver } }) }),
    viewer: { ...anApplication().viewer, current: async () => teacher },
  })
  const onClose = vi.fn()
  let browser: ReturnType<typeof openAt> | null = null
  await act(async () => {
    browser = openAt(
      '/studio/room/5',
      <>
        <div id="page-frame">
          <HandOverDialog viewer={teacher} kind="room" workId={5} onClose={onClose} />
        </div>
        <NotificationRegion />
      </>,
      application,
    )
  })
  const dialog = within(await screen.findByRole('dialog', { name: '다른 선생님에게 맡길까요?' }))
  return { dialog, onClose, address: () => browser?.address() }
}

test('a work is given to another teacher, never to nobody or to oneself, and leads back to the studio', async () => {
  const handOver = vi.fn<OwnershipRepository['handOver']>(async () => {})
  const { dialog, onClose, address } = await open(handOver)
  await userEvent.click(dialog.getByRole('button', { name: '맡기기' }))
  expect(handOver).not.toHaveBeenCalled()
  const field = await dialog.findByRole('combobox', { name: '맡을 선생님' })
  expect(
    within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['선생님을 골라 주세요', '물결쌤'])
  await userEvent.selectOptions(field, '물결쌤')
  await userEvent.click(dialog.getByRole('button', { name: '맡기기' }))
  expect(handOver.mock.calls).toEqual([[{ kind: 'ROOM', workId: 5 }, 103]])
  expect(onClose).toHaveBeenCalledOnce()
  await waitFor(() => expect(address()).toBe('/studio/publish/course'))
})

test('a refusal is told, and the work stays', async () => {
  const { dialog, onClose, address } = await open(async () => Promise.reject(refusal(422)))
  await userEvent.selectOptions(await dialog.findByRole('combobox', { name: '맡을 선생님' }), '물결쌤')
  await userEvent.click(dialog.getByRole('button', { name: '맡기기' }))
  expect(await screen.findByText('더는 이 채널의 선생님이 아니에요. 다른 선생님을 골라 주세요.')).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
  expect(address()).toBe('/studio/room/5')
})

test('who teaches alone is told that there is nobody else', async () => {
  const { dialog } = await open(async () => {}, [own])
  expect(await dialog.findByText('이 채널에 맡을 수 있는 다른 선생님이 없어요.')).toBeVisible()
})
