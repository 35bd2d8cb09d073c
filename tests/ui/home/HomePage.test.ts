import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSettledOnce } from '../../../src/ui/home/HomePage.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const renderSettledTogether = () => {
  const { result, rerender } = renderHook(({ settled, isGrounded }) => useSettledOnce(settled, isGrounded), {
    initialProps: { settled: false, isGrounded: false },
  })
  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms)
    })
  return { isSettled: () => result.current, rerender, pass }
}

it('who looks at which site is waited for three seconds', () => {
  const { isSettled, pass } = renderSettledTogether()
  pass(2_999)
  expect(isSettled()).toBe(false)
  pass(1)
  expect(isSettled()).toBe(true)
})

it('the slowest list is waited for one second from when it could be asked for, however late that was', () => {
  const { isSettled, rerender, pass } = renderSettledTogether()
  pass(2_500)
  rerender({ settled: false, isGrounded: true })
  pass(999)
  expect(isSettled()).toBe(false)
  pass(1)
  expect(isSettled()).toBe(true)
})

it('what has settled once stays so, whatever is asked for anew', () => {
  const { isSettled, rerender } = renderSettledTogether()
  rerender({ settled: true, isGrounded: true })
  expect(isSettled()).toBe(true)
  rerender({ settled: false, isGrounded: true })
  expect(isSettled()).toBe(true)
})
