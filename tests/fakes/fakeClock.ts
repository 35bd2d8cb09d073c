import type { Clock } from '../../src/application/platform.ts'

/** Makes a clock that shows the time to which the test sets it. */
export function fakeClock(iso: string, timeZone = 'Asia/Seoul'): Clock & { set(iso: string): void } {
  let now = new Date(iso)
  return {
    now: () => now,
    timeZone: () => timeZone,
    set: (to) => {
      now = new Date(to)
    },
  }
}
