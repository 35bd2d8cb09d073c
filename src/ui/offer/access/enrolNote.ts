import type { EnrolmentState } from '../../../domain/course/enrolment.ts'
import type { OfferAccess } from '../../../domain/course-class/offerAccess.ts'
import { formatNumber } from '../../../domain/format.ts'
import { offerWords } from '../offerWords.ts'
import { useAskAgain } from '../../viewer/ForGuests.tsx'
import { useLoginTarget } from '../../viewer/LoginLink.tsx'

const enrolWords = offerWords.enrol

export interface EnrolNote {
  /** The obstacle to enrolling; null if there is none. */
  readonly reason: string | null
  readonly advice: string | null
}

/** Returns the notes that a viewer needs before enrolling. */
export function enrolNote(enrolment: EnrolmentState, isPending: boolean): EnrolNote {
  switch (enrolment.kind) {
    case 'signInFirst':
      return { reason: null, advice: isPending ? enrolWords.signUpNote : enrolWords.signInNote }
    case 'notEnoughPoints':
      return { reason: enrolWords.missing(formatNumber(enrolment.missing)), advice: enrolWords.missingNote }
    case 'needsPurchase':
      return { reason: null, advice: enrolWords.purchaseNote }
    case 'onlyForChannelStudents':
      return { reason: enrolWords.onlyForChannelStudents, advice: enrolWords.onlyForChannelStudentsNote }
    case 'notOffered':
      return { reason: enrolWords.notOffered, advice: null }
    default:
      return { reason: null, advice: null }
  }
}

const lockWords = offerWords.lock

/** Returns why a lesson does not open; null if it does, and while that is unknown. */
export function lockReason(access: OfferAccess): string | null {
  if (access.kind !== 'enrol') return null
  switch (access.enrolment.kind) {
    case 'signInFirst':
      return lockWords.signInFirst
    case 'needsPurchase':
      return lockWords.purchase
    case 'onlyForChannelStudents':
      return lockWords.onlyForChannelStudents
    case 'notOffered':
      return lockWords.notOffered
    default:
      return lockWords.enrol
  }
}

/** Treats the access as unknown if the viewer could not be read: that viewer may be enrolled, so nothing is offered (F-012). */
export const useKnownAccess = <Offered>(access: OfferAccess<Offered>): OfferAccess<Offered> => {
  const askAgain = useAskAgain()
  return access.kind === 'enrol' && askAgain !== null ? { kind: 'unknown', retry: askAgain } : access
}

/** Returns why the viewer cannot enrol, and what to know before enrolling. */
export const useEnrolNote = <Offered>(
  access: OfferAccess<Offered>,
  noteOf: (enrolment: Offered, isPending: boolean) => EnrolNote,
): EnrolNote => {
  const { isPending } = useLoginTarget()
  if (access.kind === 'unknown') return { reason: offerWords.enrol.standingFailed, advice: null }
  return access.kind === 'enrol' ? noteOf(access.enrolment, isPending) : { reason: null, advice: null }
}
