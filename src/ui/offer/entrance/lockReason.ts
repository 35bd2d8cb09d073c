import { offerWords } from '../offerWords.ts'
import type { Entrance } from './entranceOf.ts'

const words = offerWords.lock

/** Why a lesson does not open; null if it does, and while that is unknown. */
export function lockReason(entrance: Entrance): string | null {
  if (entrance.kind !== 'enrol') return null
  switch (entrance.enrolment.kind) {
    case 'signInFirst':
      return words.signInFirst
    case 'needsPurchase':
      return words.purchase
    case 'onlyForChannelStudents':
      return words.onlyForChannelStudents
    case 'notOffered':
      return words.notOffered
    default:
      return words.enrol
  }
}
