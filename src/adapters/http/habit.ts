import * as z from 'zod/mini'
import { expectNothing, runWrite, withErrorLog } from './calls.ts'
import { type HttpClient, HttpError } from './client.ts'
import { habitPaths as paths } from './habitPaths.ts'
import { count, parseObject, requiredFlag, requiredWholeNumber, type Schema } from './parsing.ts'
import type { HabitRepository } from '../../application/habit.ts'
import type { Log } from '../../application/platform.ts'
import { defaultDailyGoal, parseDailyGoal, type StudyHabit } from '../../domain/habit.ts'

/** The daily goal, in requests and in answers. */
export const goalSchema = z.object({ unit: z.enum(['PROBLEM', 'MINUTE']), target: z.number() })

const habitWireSchema = z.object({
  streakDays: requiredWholeNumber,
  includesToday: requiredFlag,
  isRestUsed: requiredFlag,
  goal: z.catch(z.nullable(goalSchema), null),
  solvedToday: count,
  minutesToday: count,
})

export const habitSchema: Schema<StudyHabit> = z.pipe(
  habitWireSchema,
  z.transform(({ streakDays, includesToday, isRestUsed, goal, solvedToday, minutesToday }) => ({
    streak: { days: streakDays, includesToday, isRestUsed },
    goal: parseDailyGoal(goal?.unit, goal?.target) ?? defaultDailyGoal,
    solvedToday,
    minutesToday,
  })),
)

export function httpHabitRepository(client: HttpClient, log: Log): HabitRepository {
  return {
    read: (signal) =>
      withErrorLog(log, paths.habit, () =>
        client.get(paths.habit, { signal }).then((raw) => parseObject(raw, habitSchema, 'habit', log), noneWhereMissing),
      ),
    setGoal: ({ unit, target }) => runWrite(log, paths.goal, () => client.put(paths.goal, { unit, target }, expectNothing)),
  }
}

/** Returns null for backends without the call. */
function noneWhereMissing(error: unknown): null {
  if (error instanceof HttpError && error.status === 404) return null
  throw error
}
