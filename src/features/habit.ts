import { httpHabitRepository } from '../adapters/http/habit.ts'
import type { HabitFeature } from '../application/habit.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export const wireHabit = ({ client, log }: FeatureDependencies): HabitFeature => ({ habits: httpHabitRepository(client, log) })
