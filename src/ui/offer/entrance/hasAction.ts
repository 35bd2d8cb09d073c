import type { Entrance } from './entranceOf.ts'

/** Whether there is anything to do, and so a bar to do it in. */
export function hasAction(entrance: Entrance<{ readonly kind: string }>): boolean {
  if (entrance.kind === 'study') return entrance.lesson !== null
  return entrance.kind !== 'enrol' || entrance.enrolment.kind !== 'notOffered'
}
