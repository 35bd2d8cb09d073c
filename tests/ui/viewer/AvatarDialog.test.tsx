import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { needsAvatar, type Viewer } from '../../../src/domain/viewer.ts'
import { AvatarDialog } from '../../../src/ui/viewer/AvatarDialog.tsx'
import { lostConnection, refusal } from '../../fakes/refusal.ts'
import { newcomer, renderFor } from './anApplication.tsx'

const open = (answers: readonly (Viewer | Error)[], chooseGender: () => Promise<void> = async () => {}) => {
  const calls: string[] = []
  const rest = [...answers]
  const current = vi.fn(async () => {
    calls.push('GET')
    const answer = rest.length > 1 ? rest.shift() : rest[0]
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('no answer')
    return answer
  })
  const choose = vi.fn(async () => {
    calls.push('POST')
    await chooseGender()
  })
  const notifications = renderFor({ current, chooseGender: choose }, (viewer) => viewer && needsAvatar(viewer) && <AvatarDialog />)
  return { calls, choose, notifications }
}
const confirm = () => screen.findByRole('button', { name: '만들기' })

test('nothing is sent before a choice, and the button says why it waits [S-016] [S-192] [A-61]', async () => {
  const { choose } = open([newcomer])
  await userEvent.click(await confirm())
  expect(choose).not.toHaveBeenCalled()
  expect(await confirm()).toHaveAttribute('aria-disabled', 'true')
})

test('only one of the two can be chosen [S-013] [S-014] [S-162]', async () => {
  open([newcomer])
  await confirm()
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual(['남자', '여자'])
  expect(screen.getByRole('radio', { name: '남자' })).toHaveAccessibleDescription('파란 잠수복')
  expect(screen.getByRole('radio', { name: '여자' })).toHaveAccessibleDescription('산호색 잠수복')
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: '남자' }))
  await userEvent.click(screen.getByText('여자'))
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('여자')
})

test('the choice goes out once, then the viewer is asked anew, and the overlay goes [S-017] [S-018] [S-019] [F-090]', async () => {
  const { calls, choose } = open([newcomer, { ...newcomer, gender: 'MAN' }])
  await userEvent.click(await screen.findByRole('radio', { name: '남자' }))
  await userEvent.dblClick(await confirm())
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(choose).toHaveBeenCalledExactlyOnceWith('MAN')
  expect(calls).toEqual(['GET', 'POST', 'GET'])
})

test('as long as the answer still knows no gender, the overlay stays, ready for another try [S-019]', async () => {
  const { calls } = open([newcomer])
  await userEvent.click(await screen.findByRole('radio', { name: '여자' }))
  await userEvent.click(await confirm())
  await waitFor(() => expect(calls).toEqual(['GET', 'POST', 'GET']))
  expect(await confirm()).not.toHaveAttribute('aria-disabled')
  expect(screen.getByRole('radio', { name: '여자' })).toBeChecked()
})

test('a choice that could not be sent is kept, and it is said [A-60] [F-091]', async () => {
  const { notifications } = open([newcomer], () => Promise.reject(new Error('500')))
  await userEvent.click(await screen.findByRole('radio', { name: '여자' }))
  await userEvent.click(await confirm())
  await waitFor(() => expect(notifications.warn).toHaveBeenCalledExactlyOnceWith('아바타를 만들지 못했어요. 잠시 후 다시 시도해 주세요.'))
  expect(screen.getByRole('radio', { name: '여자' })).toBeChecked()
  await waitFor(() => expect(screen.getByRole('button', { name: '만들기' })).not.toHaveAttribute('aria-disabled'))
})

test('a choice that arrived, but whose answer was lost, is taken for what the viewer’s data says [F-084]', async () => {
  const { notifications, choose } = open([newcomer, { ...newcomer, gender: 'MAN' }], () => Promise.reject(lostConnection()))
  await userEvent.click(await screen.findByRole('radio', { name: '남자' }))
  await userEvent.click(await confirm())
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(choose).toHaveBeenCalledTimes(1)
  expect(notifications.warn).not.toHaveBeenCalled()
})

test('an accepted choice is not sent again because the viewer could not be read after it [F-086] [F-090]', async () => {
  const { calls, notifications } = open([newcomer, refusal(503), { ...newcomer, gender: 'MAN' }])
  await userEvent.click(await screen.findByRole('radio', { name: '남자' }))
  await userEvent.click(await confirm())
  await waitFor(() => expect(notifications.warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^아바타는 만들었는데/)))
  await userEvent.click(await confirm())
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(calls).toEqual(['GET', 'POST', 'GET', 'GET'])
})
