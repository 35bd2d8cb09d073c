import type { ClassDate } from './ClassDate.ts'
import { registrability } from './registrability.ts'

/** Whether the target user has this date and can still give it back. */
export function mayCancel(classDate: ClassDate, now: Date): boolean {
  const state = registrability(classDate, now)
  return state.kind === 'alreadyRegistered' && state.canCancel
}
