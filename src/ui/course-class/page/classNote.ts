import { type EnrolNote, enrolNote } from '../../offer/entrance/enrolNote.ts'
import { lockReason } from '../../offer/entrance/lockReason.ts'
import type { ClassEntrance } from './ClassEntrance.ts'
import { classPageWords as words } from './classPageWords.ts'

type Offer = Extract<ClassEntrance, { readonly kind: 'enrol' }>['enrolment']

/** What there is to know before one enrols in a class. */
export function classNote(enrolment: Offer, isPending: boolean): EnrolNote {
  if (enrolment.kind === 'full') return { reason: words.enrol.full, advice: words.enrol.fullNote }
  if (enrolment.kind === 'closed') return { reason: words.enrol.closed, advice: words.enrol.closedNote }
  return enrolNote(enrolment, isPending)
}

/** Why a lesson of a class does not open; null if it does, and while that is unknown. */
export function classLockReason(entrance: ClassEntrance): string | null {
  if (entrance.kind !== 'enrol') return null
  const { enrolment } = entrance
  if (enrolment.kind === 'full' || enrolment.kind === 'closed') return words.lock[enrolment.kind]
  return lockReason({ kind: 'enrol', enrolment })
}
