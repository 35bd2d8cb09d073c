import type { ClassTime } from '../content/classRuns.ts'
import type { ClassEntry } from './classEntries.ts'
import { addDays, weekdayOf } from '../../src/domain/calendar/date.ts'
import { seoulDate, seoulTimeZone, wallClock } from '../../src/domain/calendar/seoul.ts'
import type { Meeting } from '../../src/domain/course-class/meeting.ts'
import { type ClassSchedule, occurrences, type RepeatType } from '../../src/domain/course-class/schedule.ts'

const minute = 60_000
const daysInWeek = 7
const minutesInDay = 24 * 60
const round = 5 * minute

export const repeatNames: Readonly<Record<RepeatType, string>> = { ONCE: '한 번', WEEKLY: '매주', BIWEEKLY: '2주마다' }

export function classSchedules({ card, facts, run, entry, term, world: { now } }: ClassEntry): readonly ClassSchedule[] {
  const today = seoulDate(now)
  // A weekend belongs together: weeks of the world begin on Monday.
  const monday = addDays(today, -sinceMonday(weekdayOf(today)))
  const fromDate = addDays(monday, -run.begun * daysInWeek)
  const untilDate = run.weeks === null ? null : addDays(fromDate, run.weeks * daysInWeek - 1)
  return run.times.map((time, at) => ({
    scheduleId: `${card.courseClassId}-${at + 1}`,
    ...(typeof time.start === 'number'
      ? agreedOn(new Date(now.getTime() + time.start * minute), time)
      : repeated({ ...time, start: time.start }, fromDate, untilDate)),
    skippedDates:
      term === 1 && entry % 4 === 1
        ? time.weekdays.slice(0, 1).map((weekday) => addDays(monday, 2 * daysInWeek + sinceMonday(weekday)))
        : [],
    memberCount: facts.capacity,
  }))
}

function sinceMonday(weekday: number): number {
  return (weekday + daysInWeek - 1) % daysInWeek
}

function repeated(
  { weekdays, start, minutes, everyOtherWeek }: ClassTime & { readonly start: string },
  fromDate: string,
  untilDate: string | null,
) {
  const repeatType = everyOtherWeek ? ('BIWEEKLY' as const) : ('WEEKLY' as const)
  return { repeatType, weekdays, startTime: start, endTime: later(start, minutes), fromDate, untilDate }
}

/** Rounds an arranged time to a usual minute. */
function agreedOn(wish: Date, { minutes }: ClassTime) {
  const { date, time } = wallClock(new Date(Math.floor(wish.getTime() / round) * round), seoulTimeZone)
  const once = { repeatType: 'ONCE' as const, weekdays: [weekdayOf(date)], fromDate: date, untilDate: date }
  return { ...once, startTime: time, endTime: later(time, minutes) }
}

function later(time: string, minutes: number): string {
  const [hour, past] = time.split(':').map(Number)
  const end = ((hour ?? 0) * 60 + (past ?? 0) + minutes) % minutesInDay
  return `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`
}

const past = 7
const ahead = 21

/** Returns a video meeting for every time that the class meets around now. */
export function classMeetings(found: ClassEntry): readonly Meeting[] {
  const today = seoulDate(found.world.now)
  return occurrences(classSchedules(found), addDays(today, -past), addDays(today, ahead)).map(({ date, startsAt, endsAt }) => ({
    meetingId: `${found.card.courseClassId}-${date.replaceAll('-', '')}`,
    title: `${Number(date.slice(5, 7))}월 ${Number(date.slice(8))}일 수업`,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  }))
}

/** Returns the address of a room of the platform's video service. */
export function meetingUrl({ meetingId }: Meeting): string {
  return `/meeting/room/${meetingId}`
}
