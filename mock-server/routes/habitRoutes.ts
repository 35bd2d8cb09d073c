import type { DemoServer } from '../models.ts'
import { badRequest, bodyOf, forUser, noContent } from './http.ts'
import { studyHabit } from '../world/habit.ts'
import type { World } from '../world/world.ts'
import { habitPaths as paths } from '../../src/adapters/http/habitPaths.ts'
import { parseDailyGoal } from '../../src/domain/habit.ts'

/** Serves the days in a row, and the daily goal. */
export function habitRoutes(server: DemoServer, world: World): void {
  server.get(paths.habit, (schema) => forUser(schema, () => studyHabit(world, schema)))
  server.put(paths.goal, (schema, request) =>
    forUser(schema, () => {
      const { unit, target } = bodyOf(request)
      const goal = parseDailyGoal(unit, target)
      if (goal === null) return badRequest('목표는 문제 1·2·3개나 10분이에요')
      schema.all('dailyGoal').destroy()
      schema.create('dailyGoal', { ...goal })
      return noContent()
    }),
  )
}
