import type { Faker } from '@faker-js/faker'
import { amount } from './amount.ts'
import { blockFacts } from './catalogue/blockProblems.ts'
import { courseFacts } from './catalogue/courses.ts'
import { videoTitles, worksheetTitles } from './catalogue/materials.ts'
import { problemFacts } from './catalogue/problems.ts'
import { idOf } from './ids.ts'
import { entryOf } from './pick.ts'
import type { WorldContext } from './WorldContext.ts'
import { addDays } from '../../src/domain/calendar/date.ts'
import { seoulDate, seoulInstant } from '../../src/domain/calendar/seoul.ts'

const kinds = [
  { type: 'PROBLEM', key: 'problemId', id: 'problem', titles: problemFacts.map(({ title }) => title) },
  { type: 'VIDEO', key: 'videoId', id: 'video', titles: videoTitles },
  { type: 'BLOCK', key: 'blockId', id: 'block', titles: blockFacts.map(({ title }) => title) },
  { type: 'WORKSHEET', key: 'worksheetId', id: 'worksheet', titles: worksheetTitles },
  { type: 'COURSE', key: 'courseId', id: 'course', titles: courseFacts.map(({ title }) => title) },
] as const

const minute = 60_000
const hour = 60 * minute

/** From the second entry on: each day's studying after school, the latest first. */
const perDay = 3
const eveningHours: readonly number[] = [16, 20, 18]

/** What was studied over the past days, newest first. */
export function studyLogs(context: WorldContext): readonly object[] {
  const count = amount(context, 20)
  return context.dice.roll(`studyLogs/${context.site?.label ?? ''}`, (faker) => {
    const today = seoulDate(context.now)
    const latest = context.now.getTime() - 12 * minute
    return Array.from({ length: count }, (_, at) => {
      const evening = seoulInstant(addDays(today, -Math.ceil(at / perDay)), '00:00').getTime() + (eveningHours[at % perDay] ?? 16) * hour
      const updated = at === 0 ? latest : Math.min(latest, evening + faker.number.int(40) * minute)
      return entryAt(context, faker, at, new Date(updated))
    })
  })
}

function entryAt(context: WorldContext, faker: Faker, at: number, updated: Date): object {
  const { facts: kind } = entryOf(kinds, at)
  const number = faker.number.int(kind.titles.length - 1)
  return { type: kind.type, title: kind.titles[number], updatedDate: updated.toISOString(), [kind.key]: idOf(context, kind.id, number) }
}
