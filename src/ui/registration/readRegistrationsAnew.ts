import type { QueryClient } from '@tanstack/react-query'
import { readAnew } from '../app/readAnew.ts'

/** What a registration may have changed, also one whose answer was lost on its way (F-084): the class, and what the home page has of its viewer. */
const touched = ['registrationCounts', 'courseClass', 'classStanding', 'viewer', 'quests', 'studyLogs'] as const

/** Waits for the dates alone. What cannot be read again stays as it was (F-086). */
export const readRegistrationsAnew = (client: QueryClient): Promise<void> => {
  readAnew(client, touched)
  return client.invalidateQueries({ queryKey: ['registrationDates'] })
}
