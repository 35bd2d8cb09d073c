import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { VirtualTimeScheduler } from 'rxjs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApplicationContext } from '../../../src/ui/kit/application.ts'
import { ticks, useNow } from '../../../src/ui/kit/time.ts'
import { anApplication } from '../../fakes/anApplication.ts'

/** Counts the looks at the clock within two minutes of virtual time. */
const looks = (wait: (now: Date) => number | null) => {
  const scheduler = new VirtualTimeScheduler(undefined, 120_000)
  const clock = { now: () => new Date(scheduler.now()), timeZone: () => 'Asia/Seoul' }
  const times: number[] = []
  const subscription = ticks(clock, wait, scheduler).subscribe((now) => times.push(now.getTime()))
  scheduler.maxFrames = 120_000
  scheduler.flush()
  subscription.unsubscribe()
  return times
}

test('the clock is looked at now, and again when something has changed', () => {
  expect(looks((now) => 45_000 - (now.getTime() % 45_000))).toEqual([0, 45_000, 90_000])
})

test('nobody looks away for longer than a minute: a machine may have slept', () => {
  expect(looks(() => 86_400_000)).toEqual([0, 60_000, 120_000])
})

test('nobody looks again where nothing will ever change', () => {
  expect(looks(() => null)).toEqual([0])
})

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
