import type { ClassTime } from '../catalogue/ClassStory.ts'
import type { ClassEntry } from './ClassEntry.ts'
import { addDays, weekdayOf } from '../../../src/domain/calendar/date.ts'
import { seoulDate, seoulTimeZone, wallClock } from '../../../src/domain/calendar/seoul.ts'
import type { ClassSchedule, RepeatType } from '../../../src/domain/course-class/schedule.ts'

const minute = 60_000
const daysInWeek = 7
const minutesInDay = 24 * 60
const round = 5 * minute

export const repeatNames: Readonly<Record<RepeatType, string>> = { ONCE: '한 번', WEEKLY: '매주', BIWEEKLY: '2주마다' }

export function classSchedules({ card, facts, story, entry, term, context: { now } }: ClassEntry): readonly ClassSchedule[] {
  const today = seoulDate(now)
  // A weekend belongs together: weeks of the world begin on Monday.
  const monday = addDays(today, -sinceMonday(weekdayOf(today)))
  const fromDate = addDays(monday, -story.begun * daysInWeek)
  const untilDate = story.weeks === null ? null : addDays(fromDate, story.weeks * daysInWeek - 1)
  return story.times.map((time, at) => ({
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

/** On a round minute, as people agree. */
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
