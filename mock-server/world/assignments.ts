import { amount } from './amount.ts'
import { assignmentFacts } from './catalogue/assignments.ts'
import { entryOf, titleOfTerm } from './pick.ts'
import type { WorldContext } from './WorldContext.ts'
import { addDays, weekdayOf } from '../../src/domain/calendar/date.ts'
import { seoulDate } from '../../src/domain/calendar/seoul.ts'
import type { Assignment } from '../../src/domain/homework.ts'

export function assignments(context: WorldContext): readonly Assignment[] {
  const weekEnd = fridayOf(seoulDate(context.now))
  return Array.from({ length: amount(context, assignmentFacts.length) }, (_, number) => {
    const { facts, term } = entryOf(assignmentFacts, number)
    return {
      homeworkId: 40 + Math.floor(number / 3),
      assignmentId: 400 + number,
      title: titleOfTerm(facts.title, term),
      description: facts.description,
      endDate: facts.daysFromFriday === null ? null : endOfDay(addDays(weekEnd, facts.daysFromFriday)),
    }
  })
}

const friday = 5
const sunday = 7

/** Of the week that a date is in: what hangs on it stays where it is while the week goes by. */
function fridayOf(date: string): string {
  return addDays(date, friday - (weekdayOf(date) || sunday))
}

/** Its last second, in Korea. */
function endOfDay(date: string): string {
  return `${date}T23:59:59+09:00`
}
