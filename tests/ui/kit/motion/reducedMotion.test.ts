import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { reducedMotion, useReducedMotion } from '../../../../src/ui/kit/motion/reducedMotion.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.documentElement.removeAttribute('data-motion-preference')
})

const system = (matches: boolean) => {
  const query = Object.assign(new EventTarget(), { matches })
  vi.stubGlobal('matchMedia', () => query)
  return (wanted: boolean) =>
    act(() => {
      query.matches = wanted
      query.dispatchEvent(new Event('change'))
    })
}

it('less motion is wanted when the system says so, and only as long [F-107]', () => {
  const set = system(true)
  const { result } = renderHook(useReducedMotion)
  expect(result.current).toBe(true)
  set(false)
  expect(result.current).toBe(false)
})

it('less motion is wanted when the page was told so, whatever the system says [F-107]', async () => {
  system(false)
  const { result } = renderHook(useReducedMotion)
  expect(result.current).toBe(false)
  await act(async () => {
    document.documentElement.dataset['motionPreference'] = 'reduce'
  })
  expect(result.current).toBe(true)
})

it('a browser that cannot be asked wants nothing', () => {
  vi.stubGlobal('matchMedia', undefined)
  expect(reducedMotion.now()).toBe(false)
})
