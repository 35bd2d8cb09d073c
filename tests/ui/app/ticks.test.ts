import { VirtualTimeScheduler } from 'rxjs'
import { expect, test } from 'vitest'
import { ticks } from '../../../src/ui/app/ticks.ts'

/** How often somebody looks at the clock within two minutes, by virtual time. */
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
