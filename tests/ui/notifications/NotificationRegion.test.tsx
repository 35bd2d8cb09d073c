import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anApplication } from '../../fakes/anApplication.ts'
import { renderInApp } from '../renderInApp.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const open = () => renderInApp(<main />, anApplication()).application.notifications
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

test('the places for warnings and for success are there from the start, and empty [S-293]', () => {
  open()
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(screen.getByRole('alert').closest('[data-above-dialogs]')).not.toBeNull()
})

test('a warning is an alert, success a status [S-291] [S-293]', async () => {
  const say = open()
  act(() => {
    say.warn('없어요')
    say.success('받고 있어요')
  })
  expect(await within(screen.getByRole('alert')).findByText('없어요')).toBeVisible()
  expect(await within(screen.getByRole('status')).findByText('받고 있어요')).toBeVisible()
})

test('the same words stand there once, and go after five seconds', async () => {
  const say = open()
  act(() => {
    say.warn('없어요')
    say.warn('없어요')
  })
  expect(await screen.findAllByText('없어요')).toHaveLength(1)
  await pass(5_100)
  expect(screen.queryByText('없어요')).not.toBeInTheDocument()
})

test('they wait for the pointer and for the focus', async () => {
  const say = open()
  act(() => say.warn('없어요'))
  await userEvent.hover(await screen.findByText('없어요'))
  await pass(20_000)
  expect(screen.getByText('없어요')).toBeVisible()
  await userEvent.unhover(screen.getByText('없어요'))
  act(() => screen.getByRole('button', { name: '알림 지우기' }).focus())
  await pass(20_000)
  expect(screen.getByText('없어요')).toBeVisible()
})

test('they can be dismissed, and the next ones come and go as usual', async () => {
  const say = open()
  act(() => say.warn('없어요'))
  await userEvent.click(await screen.findByRole('button', { name: '알림 지우기' }))
  expect(screen.queryByText('없어요')).not.toBeInTheDocument()
  act(() => say.warn('또 없어요'))
  await userEvent.unhover(await screen.findByText('또 없어요'))
  await pass(5_100)
  expect(screen.queryByText('또 없어요')).not.toBeInTheDocument()
})
