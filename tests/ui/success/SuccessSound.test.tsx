import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SuccessSound } from '../../../src/ui/success/SuccessSound.tsx'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeFeatures } from '../../fakes/features.ts'
import { memoryStore } from '../../fakes/memoryStore.ts'
import { silentMusic } from '../problem/types/openTypes.tsx'
import { renderInApp } from '../renderInApp.tsx'

const open = (stored: string | null = null, fails = false) => {
  const { heard, music } = silentMusic()
  const store = memoryStore()
  if (stored !== null) store.set('successSound', stored)
  const features = { ...fakeFeatures({ music }), ...(fails && { music: () => Promise.reject(new Error('chunk')) }) }
  renderInApp(<SuccessSound />, anApplication({ features, store }))
  return { heard, store, button: screen.getByRole('button', { name: '성공 소리' }) }
}

test('a right answer is silent until its sound is switched on, which is heard at once and remembered', async () => {
  const { heard, store, button } = open()
  expect(button).toHaveAttribute('aria-pressed', 'false')
  expect(heard).toEqual([])
  await userEvent.click(button)
  await waitFor(() => expect(heard).toEqual(['once']))
  expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(store.get('successSound')).toBe('on')
  await userEvent.click(button)
  expect(store.get('successSound')).toBeNull()
  expect(heard).toEqual(['once'])
})

test('it sounds with the next right answer', async () => {
  const { heard } = open('on')
  await waitFor(() => expect(heard).toEqual(['once']))
})

test('a sound that cannot be loaded is told to those who ask for it, and stays off', async () => {
  const { store, button } = open(null, true)
  await userEvent.click(button)
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'))
  expect(store.get('successSound')).toBeNull()
})

test('a sound that cannot be loaded disturbs no celebration', async () => {
  const { button } = open('on', true)
  await waitFor(() => expect(button).toBeVisible())
})
