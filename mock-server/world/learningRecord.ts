import type { DemoSchema } from '../models.ts'
import { blockSubmissionsOf } from './blocks.ts'
import { studiedHere } from './earnings.ts'
import { problemOfId } from './problems.ts'
import { submissionsOf } from './submissions.ts'
import type { World } from './world.ts'
import { seoulDate } from '../../src/domain/calendar/seoul.ts'
import type { RecentAttempt } from '../../src/domain/problems/learningRecord.ts'

/** The viewer's submissions of all problems, the newest first. */
export function attempts(world: World, schema: DemoSchema): readonly RecentAttempt[] {
  return submissionsOf(world, schema).flatMap(({ submissionId, problemId, state, createdDate }) => {
    const title = problemOfId(world, schema, String(problemId))?.title
    return title === undefined ? [] : [{ submissionId, problemId, title, state, createdDate }]
  })
}

/** When the viewer handed something in or learnt something. */
export function studyInstants(world: World, schema: DemoSchema): readonly Date[] {
  return [
    ...submissionsOf(world, schema).map(({ createdDate }) => createdDate),
    ...blockSubmissionsOf(world, schema).map(({ createdDate }) => createdDate),
    ...studiedHere(schema).map(({ updatedDate }) => updatedDate),
    ...schema.all('studyLog').models.map(({ updatedDate }) => updatedDate),
    ...schema.all('lessonProgress').models.map(({ studiedDate }) => studiedDate),
  ].map((instant) => new Date(instant))
}

/** The days since this one on which the viewer handed something in or learnt something, the oldest first. */
export function activeDays(world: World, schema: DemoSchema, from: string): readonly { readonly date: string; readonly count: number }[] {
  const counts = new Map<string, number>()
  for (const instant of studyInstants(world, schema)) {
    const date = seoulDate(instant)
    if (date >= from) counts.set(date, (counts.get(date) ?? 0) + 1)
  }
  return [...counts].map(([date, count]) => ({ date, count })).toSorted((one, other) => (one.date < other.date ? -1 : 1))
}
