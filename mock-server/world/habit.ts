import type { DemoSchema } from '../models.ts'
import { learningLog, studyInstants } from './learningRecord.ts'
import type { World } from './world.ts'
import { seoulDate } from '../../src/domain/calendar/seoul.ts'
import { type DailyGoal, dailyGoals, defaultDailyGoal, parseDailyGoal } from '../../src/domain/habit.ts'
import { habitOf } from '../../src/domain/learningLog.ts'

/** The goal that the learner of the demo has already set. */
const goalOfLearner = dailyGoals[1]

export function studyHabit(world: World, schema: DemoSchema): object {
  const today = seoulDate(world.present())
  const instants = [...studyInstants(world, schema), ...writingInstants(schema)].filter((instant) => seoulDate(instant) === today)
  const minutesToday = minutesSpent(instants)
  const { streak, ...habit } = habitOf(learningLog(world, schema), today, { goal: goalOf(world, schema), minutesToday })
  const { days: streakDays, includesToday, isRestUsed } = streak
  return { streakDays, includesToday, isRestUsed, ...habit }
}

function goalOf({ address }: World, schema: DemoSchema): DailyGoal {
  const set = schema.first('dailyGoal')
  return parseDailyGoal(set?.unit, set?.target) ?? (address.persona === 'learner' ? goalOfLearner : defaultDailyGoal)
}

/** Returns when code was begun and last changed. */
export function writingInstants(schema: DemoSchema): readonly Date[] {
  const written = schema.all('problemDraft').models.flatMap(({ createdDate, updatedDate }) => [createdDate, updatedDate])
  return [...written, ...schema.all('blockDraft').models.map(({ updatedDate }) => updatedDate)].map((date) => new Date(date))
}

const minute = 60_000
/** The maximum pause; after a longer one the learner counts as away. */
const maxPause = 10 * minute

/** Returns the minutes between events, without the pauses in which the learner was away. */
export function minutesSpent(instants: readonly Date[]): number {
  const times = instants.map((instant) => instant.getTime()).toSorted((one, other) => one - other)
  const pauses = times.slice(1).map((time, at) => time - (times[at] ?? time))
  return Math.floor(pauses.filter((pause) => pause <= maxPause).reduce((sum, pause) => sum + pause, 0) / minute)
}
