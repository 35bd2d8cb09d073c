import type { Faker } from '@faker-js/faker'
import { amount } from './amount.ts'
import { courseFacts } from './catalogue/courses.ts'
import { videoTitles, worksheetTitles } from './catalogue/materials.ts'
import { blockFacts } from './catalogue/blockProblems.ts'
import { problemFacts } from './catalogue/problems.ts'
import { idOf } from './ids.ts'
import { entryOf } from './pick.ts'
import type { WorldContext } from './WorldContext.ts'

const kinds = [
  { type: 'PROBLEM', key: 'problemId', id: 'problem', titles: problemFacts.map(({ title }) => title) },
  { type: 'VIDEO', key: 'videoId', id: 'video', titles: videoTitles },
  { type: 'BLOCK', key: 'blockId', id: 'block', titles: blockFacts.map(({ title }) => title) },
  { type: 'WORKSHEET', key: 'worksheetId', id: 'worksheet', titles: worksheetTitles },
  { type: 'COURSE', key: 'courseId', id: 'course', titles: courseFacts.map(({ title }) => title) },
] as const

const minute = 60_000

/** What was studied over the past days, newest first. */
export function studyLogs(context: WorldContext): readonly object[] {
  const count = amount(context, 20)
  return context.dice.roll(`studyLogs/${context.site?.label ?? ''}`, (faker) => {
    let time = context.now.getTime() - 12 * minute
    return Array.from({ length: count }, (_, at) => {
      if (at > 0) time -= faker.number.int({ min: 35, max: 900 }) * minute
      return entryAt(context, faker, at, new Date(time))
    })
  })
}

function entryAt(context: WorldContext, faker: Faker, at: number, updated: Date): object {
  const { facts: kind } = entryOf(kinds, at)
  const number = faker.number.int(kind.titles.length - 1)
  return { type: kind.type, title: kind.titles[number], updatedDate: updated.toISOString(), [kind.key]: idOf(context, kind.id, number) }
}
