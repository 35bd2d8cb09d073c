import type { Assignment } from '../../src/domain/homework/Assignment.ts'
import { amount } from './amount.ts'
import { assignmentFacts } from './catalogue/assignments.ts'
import { entryOf, titleOfTerm } from './pick.ts'
import { endOfDayInSeoul, fridayInSeoul } from './seoulTime.ts'
import type { WorldContext } from './WorldContext.ts'

export function assignments(context: WorldContext): readonly Assignment[] {
  return Array.from({ length: amount(context, assignmentFacts.length) }, (_, number) => {
    const { facts, term } = entryOf(assignmentFacts, number)
    return {
      homeworkId: 40 + Math.floor(number / 3),
      assignmentId: 400 + number,
      title: titleOfTerm(facts.title, term),
      description: facts.description,
      endDate: facts.daysFromFriday === null ? null : endOfDayInSeoul(fridayInSeoul(context.now), facts.daysFromFriday),
    }
  })
}
