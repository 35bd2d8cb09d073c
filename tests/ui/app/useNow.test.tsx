import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApplicationContext } from '../../../src/ui/app/ApplicationContext.ts'
import { useNow } from '../../../src/ui/app/useNow.ts'
import { anApplication } from '../../fakes/anApplication.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T17:49:40+09:00') }))
afterEach(() => void vi.useRealTimers())

test('what comes late is waited for from then on, not from the end of a wait for nothing', () => {
  const application = anApplication({ clock: { now: () => new Date(), timeZone: () => 'Asia/Seoul' } })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ApplicationContext value={application}>{children}</ApplicationContext>
  )
  const opensAt = new Date('2026-11-24T17:50:00+09:00').getTime()
  const wait = (at: Date, opens: number | null) => (opens === null || opens <= at.getTime() ? 60_000 : opens - at.getTime())
  const { result, rerender } = renderHook(({ opens }: { readonly opens: number | null }) => useNow(opens, wait), {
    wrapper,
    initialProps: { opens: null as number | null },
  })
  act(() => void vi.advanceTimersByTime(1_000))
  rerender({ opens: opensAt })
  act(() => void vi.advanceTimersByTime(18_000))
  expect(result.current.getTime()).toBeLessThan(opensAt)
  act(() => void vi.advanceTimersByTime(1_000))
  expect(result.current.getTime()).toBe(opensAt)
})
