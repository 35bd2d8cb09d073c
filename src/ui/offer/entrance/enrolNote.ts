import type { Enrolment } from '../../../domain/course/enrolment.ts'
import { grouped } from '../../../domain/grouped.ts'
import { offerWords } from '../offerWords.ts'

const words = offerWords.enrol

export interface EnrolNote {
  /** Why it does not simply go on; null where it does. */
  readonly reason: string | null
  readonly advice: string | null
}

/** What there is to know before one enrols. */
export function enrolNote(enrolment: Enrolment, isPending: boolean): EnrolNote {
  switch (enrolment.kind) {
    case 'signInFirst':
      return { reason: null, advice: isPending ? words.signUpNote : words.signInNote }
    case 'notEnoughPoints':
      return { reason: words.missing(grouped(enrolment.missing)), advice: words.missingNote }
    case 'needsPurchase':
      return { reason: null, advice: words.purchaseNote }
    case 'onlyForChannelStudents':
      return { reason: words.onlyForChannelStudents, advice: words.onlyForChannelStudentsNote }
    case 'notOffered':
      return { reason: words.notOffered, advice: null }
    default:
      return { reason: null, advice: null }
  }
}
