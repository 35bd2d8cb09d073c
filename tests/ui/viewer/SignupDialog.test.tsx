import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { guest, needsSignup, type Viewer } from '../../../src/domain/viewer.ts'
import { SignupDialog } from '../../../src/ui/viewer/SignupDialog.tsx'
import { lostConnection } from '../../fakes/refusal.ts'
import { renderFor } from './anApplication.tsx'

const pending: Viewer = { ...guest, authState: 'PENDING', userId: 2 }
const open = (signOut: () => Promise<void>) => {
  let viewer = pending
  const leave = vi.fn(async () => {
    await signOut()
    viewer = guest
  })
  renderFor({ current: async () => viewer, signOut: leave }, (known) => known && needsSignup(known) && <SignupDialog />)
}

test('it leads to the sign-up and has no way to be put off [S-105] [A-54]', async () => {
  open(async () => {})
  expect(await screen.findByRole('link', { name: '회원가입 마치기' })).toHaveAttribute('href', '/signup')
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('dialog', { name: '회원가입을 완료해 주세요' })).toBeVisible()
  expect(screen.queryByRole('button', { name: '닫기' })).not.toBeInTheDocument()
})

test('signing out makes a guest of the viewer and closes it [S-160]', async () => {
  open(async () => {})
  await userEvent.click(await screen.findByRole('button', { name: '로그아웃' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('a double click signs out once [F-082]', async () => {
  const signOut = vi.fn(() => new Promise<void>(() => {}))
  open(signOut)
  await userEvent.dblClick(await screen.findByRole('button', { name: '로그아웃' }))
  expect(signOut).toHaveBeenCalledTimes(1)
})

test('a sign-out that fails is told, and the dialog stays', async () => {
  open(() => Promise.reject(new Error('500')))
  await userEvent.click(await screen.findByRole('button', { name: '로그아웃' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('로그아웃하지 못했어요')
  expect(screen.getByRole('dialog')).toBeVisible()
})

test('a sign-out whose answer was lost is one if nobody is there any more [F-084]', async () => {
  const current = vi.fn(async () => guest).mockResolvedValueOnce(pending)
  const signOut = () => Promise.reject(lostConnection())
  const { success, warn } = renderFor({ current, signOut }, (viewer) => viewer && needsSignup(viewer) && <SignupDialog />)
  await userEvent.click(await screen.findByRole('button', { name: '로그아웃' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect([success.mock.calls.length, warn.mock.calls.length]).toEqual([1, 0])
})

test('whoever somebody is in quick succession, the last word counts and at most one dialog is open [F-093]', async () => {
  const states: readonly Viewer[] = [{ ...guest, authState: 'VALID', userId: 2 }, pending, guest, pending, guest]
  let told = 0
  renderFor({ current: async () => states[Math.min(told++, states.length - 1)] ?? guest }, (known, ask) => (
    <>
      <button type="button" onClick={() => void ask()}>
        다시
      </button>
      {known && needsSignup(known) && <SignupDialog />}
    </>
  ))
  for (let turn = 1; turn < states.length; turn++) {
    await userEvent.click(await screen.findByRole('button', { name: '다시' }))
    expect(screen.queryAllByRole('dialog').length).toBeLessThan(2)
  }
  await waitFor(() => expect(told).toBe(states.length))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
