import type { ClassEnrolment } from '../../../domain/course-class/classEnrolment.ts'
import type { Entrance, Terms } from './entranceOf.ts'

export type BarFact = 'price' | 'progress'

/** The price is on the button already, or nobody can enrol. */
const withoutPrice: ReadonlySet<ClassEnrolment['kind']> = new Set(['points', 'needsPurchase', 'full', 'closed'])

/** What the bar says beside its button: the price, or for those who are enrolled, their progress. */
export function barFact(entrance: Entrance<Terms<ClassEnrolment>>): BarFact | null {
  switch (entrance.kind) {
    case 'waiting':
      return null
    case 'study':
      return 'progress'
    case 'unknown':
      return 'price'
    case 'enrol':
      return withoutPrice.has(entrance.enrolment.kind) ? null : 'price'
  }
}
