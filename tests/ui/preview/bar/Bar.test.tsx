import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { NewVersion } from '../../../../src/ui/preview/bar/Bar.tsx'
import { createStore, never } from '../../../../src/ui/preview/store.ts'

const saidPlace = () => document.querySelector('[aria-live="polite"]')

test('a new version is said politely, in a place that was there before, and takes nobody’s focus [F-117]', () => {
  const isNewHere = createStore(false)
  render(<NewVersion versions={{ isOfflineReady: never, isUpdateReady: isNewHere, update: vi.fn(), postpone: vi.fn() }} />)
  const status = saidPlace()
  expect(status).toBeEmptyDOMElement()
  act(() => isNewHere.set(true))
  expect(status).toHaveTextContent('새 버전이 준비됐어요.')
  expect(document.body).toHaveFocus()
})

function show() {
  const isNewHere = createStore(true)
  const openNew = vi.fn()
  render(
    <NewVersion versions={{ isOfflineReady: never, isUpdateReady: isNewHere, update: openNew, postpone: () => isNewHere.set(false) }} />,
  )
  return openNew
}

test('by keyboard: the first choice opens the new version, once, and says that it does [F-117]', async () => {
  const openNew = show()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: '새 버전으로 열기' })).toHaveFocus()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(openNew).toHaveBeenCalledOnce()
  expect(saidPlace()).toHaveTextContent('새 버전을 여는 중이에요.')
})

test('by keyboard: the second choice puts it off [F-117]', async () => {
  const openNew = show()
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: '나중에' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('button')).toBeNull()
  expect(saidPlace()).toBeEmptyDOMElement()
  expect(openNew).not.toHaveBeenCalled()
})
