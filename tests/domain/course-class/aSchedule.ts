import type { ClassSchedule } from '../../../src/domain/course-class/schedule.ts'

/** Tuesdays and Thursdays, six to seven in the evening, from November 2026 on. */
export function aSchedule(own: Partial<ClassSchedule> = {}): ClassSchedule {
  return {
    scheduleId: 1,
    repeatType: 'WEEKLY',
    weekdays: [2, 4],
    startTime: '18:00',
    endTime: '19:00',
    fromDate: '2026-11-01',
    untilDate: null,
    skippedDates: [],
    memberCount: 8,
    ...own,
  }
}
