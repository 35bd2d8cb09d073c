import type { QueryClient } from '@tanstack/react-query'

/** What a registration may have changed, also one whose answer was lost on its way (F-084): the class, and what the home page has of its viewer. */
const touched = ['registrationCounts', 'courseClass', 'classStanding', 'viewer', 'quests', 'studyLogs'] as const

/** Waits for the dates alone. What cannot be read again stays as it was (F-086). */
export const readRegistrationsAnew = (client: QueryClient): Promise<void> => {
  for (const name of touched) void client.invalidateQueries({ queryKey: [name] })
  return client.invalidateQueries({ queryKey: ['registrationDates'] })
}
