import type { ClassEntry } from './ClassEntry.ts'
import { classSchedules } from './classSchedules.ts'
import { addDays } from '../../../src/domain/calendar/date.ts'
import { seoulDate } from '../../../src/domain/calendar/seoul.ts'
import type { Meeting } from '../../../src/domain/course-class/meeting.ts'
import { occurrences } from '../../../src/domain/course-class/schedule.ts'

const past = 7
const ahead = 21

/** A video meeting for every time that the class meets around now. */
export function classMeetings(found: ClassEntry): readonly Meeting[] {
  const today = seoulDate(found.context.now)
  return occurrences(classSchedules(found), addDays(today, -past), addDays(today, ahead)).map(({ date, startsAt, endsAt }) => ({
    meetingId: `${found.card.courseClassId}-${date.replaceAll('-', '')}`,
    title: `${Number(date.slice(5, 7))}월 ${Number(date.slice(8))}일 수업`,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  }))
}

/** A room of the platform's video service. */
export function meetingUrl({ meetingId }: Meeting): string {
  return `/meeting/room/${meetingId}`
}
