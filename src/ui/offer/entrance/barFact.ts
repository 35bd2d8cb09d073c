import type { ClassEnrolment } from '../../../domain/course-class/classEnrolment.ts'
import type { Entrance, Terms } from './entranceOf.ts'

export type BarFact = 'price' | 'progress'

/** The button says it already, or nobody can enrol. */
const withoutPrice: ReadonlySet<ClassEnrolment['kind']> = new Set(['points', 'needsPurchase', 'full', 'closed'])

/** What the bar says beside its button: the price to who may still want to know it, and to who is in, how far they are. */
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
