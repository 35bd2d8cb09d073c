import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { InvitationRepository } from '../../../src/application/member.ts'
import type { InvitationPreview } from '../../../src/domain/members/invitation.ts'
import { guest, type Viewer } from '../../../src/domain/viewer.ts'
import { JoinPage } from '../../../src/ui/join/JoinPage.tsx'
import { NotificationRegion } from '../../../src/ui/notifications/NotificationRegion.tsx'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeFeatures, fakeMember } from '../../fakes/features.ts'
import { memoryStore } from '../../fakes/memoryStore.ts'
import { refusal } from '../../fakes/refusal.ts'
import { openAt } from '../openAt.tsx'

const learner: Viewer = { ...guest, authState: 'VALID', userId: 1, nickname: '하늘' }
const preview: InvitationPreview = { channelName: '해온코딩학원', courseClass: null, state: 'open', isMember: false }

const open = async (
  answers: Partial<InvitationRepository> = {},
  { viewer = learner, at = '/join?code=ABCD-2345', sessionStore = memoryStore() } = {},
) => {
  const application = anApplication({
    sessionStore,
    features: fakeFeatures({ member: fakeMember({ invitations: { preview: async () => preview, ...answers } }) }),
    viewer: { ...anApplication().viewer, current: async () => viewer },
  })
  let browser: ReturnType<typeof openAt> | null = null
  await act(async () => {
    browser = openAt(
      at,
      <>
        <JoinPage />
        <NotificationRegion />
      </>,
      application,
    )
  })
  return { address: () => browser?.address() }
}

test('a code that is typed leads to its invitation; what is none is said at the field, and stays', async () => {
  const asked = vi.fn(async () => preview)
  const { address } = await open({ preview: asked }, { at: '/join' })
  const field = await screen.findByRole('textbox', { name: '초대 코드' })
  await userEvent.type(field, 'abcd{Enter}')
  expect(field).toBeInvalid()
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription(/코드가 여덟 글자인지/)
  expect(field).toHaveValue('abcd')
  await userEvent.type(field, ' 2345{Enter}')
  expect(await screen.findByRole('heading', { name: '해온코딩학원에서 초대했어요' })).toBeVisible()
  expect(address()).toBe('/join?code=ABCD-2345')
  expect(asked).toHaveBeenCalledWith('ABCD2345', expect.anything())
})

test('what a guest has typed is offered to who has signed in since', async () => {
  const sessionStore = memoryStore({ 'written/invitationCode//': 'abcd 23' })
  await open({}, { at: '/join', sessionStore })
  const field = await screen.findByRole('textbox', { name: '초대 코드' })
  expect(field).toHaveValue('')
  await userEvent.click(screen.getByRole('button', { name: '가져오기' }))
  expect(field).toHaveValue('abcd 23')
  expect(sessionStore.stored.size).toBe(0)
})

test('an address with something else than a code asks for one', async () => {
  await open({}, { at: '/join?code=x' })
  expect(await screen.findByRole('textbox', { name: '초대 코드' })).toBeInvalid()
})

test('who accepts is in, once, and goes on to the class', async () => {
  let isMember = false
  const accept = vi.fn(async () => {
    isMember = true
  })
  const courseClass = { courseClassId: 5, title: '기초반' }
  await open({ accept, preview: async () => ({ ...preview, courseClass, isMember }) })
  expect(await screen.findByText('‘기초반’ 수업에도 함께 들어가요.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '들어가기' }))
  expect(await screen.findByRole('link', { name: '수업으로 가기' })).toHaveAttribute('href', '/course/class/5/lesson')
  expect(screen.getByText('함께하게 되었어요!')).toBeVisible()
  expect(accept.mock.calls).toEqual([['ABCD2345']])
})

test('who is in already goes to the channel', async () => {
  await open({ preview: async () => ({ ...preview, isMember: true }) })
  expect(await screen.findByRole('heading', { name: '이미 함께하고 있어요' })).toBeVisible()
  expect(screen.getByRole('link', { name: '채널로 가기' })).toHaveAttribute('href', '/')
})

test('a guest reads who invites, and signs in', async () => {
  await open({}, { viewer: guest })
  expect(await screen.findByRole('link', { name: '로그인하고 들어가기' })).toHaveAttribute('href', '/login')
})

test.each([
  ['revoked', /거두어진/],
  ['expired', /기한이 지난/],
  ['outdated', /이 초대로는 다시 들어갈 수 없어요/],
  ['usedUp', /자리가 모두 찬/],
] as const)('an invitation that is %s says so, and leads to another code', async (state, text) => {
  await open({ preview: async () => ({ ...preview, state }) })
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('link', { name: '다른 코드 넣기' })).toHaveAttribute('href', '/join')
})

test('a code that nobody knows says so', async () => {
  await open({ preview: async () => Promise.reject(refusal(404)) })
  expect(await screen.findByText('그런 초대 코드가 없어요. 한 글자씩 다시 확인해 주세요.')).toBeVisible()
})

test('what cannot be read is read again', async () => {
  await open({ preview: vi.fn(async () => preview).mockRejectedValueOnce(refusal(403)) })
  await userEvent.click(await screen.findByRole('button', { name: '다시 시도' }))
  expect(await screen.findByRole('button', { name: '들어가기' })).toBeVisible()
})

test('a refusal is told, and the invitation is read anew', async () => {
  const asked = vi.fn(async () => preview)
  await open({ preview: asked, accept: async () => Promise.reject(refusal(410)) })
  await userEvent.click(await screen.findByRole('button', { name: '들어가기' }))
  expect(await screen.findByText(/더는 쓸 수 없는 초대예요/)).toBeVisible()
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
})
