import { expect, test } from 'vitest'
import { demoClock } from '../../mock-server/demoClock.ts'

test('the demo clock stands still at the moment of the address', () => {
  expect(demoClock({ at: '2026-11-20T10:00:00+09:00' }).now()).toEqual(new Date('2026-11-20T01:00:00Z'))
})

test('without a moment the demo clock is the real one, in the zone of the visitor', () => {
  const clock = demoClock({ at: null })
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(1_000)
  expect(clock.timeZone()).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone)
})
