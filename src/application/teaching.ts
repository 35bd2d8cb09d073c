import { seoulDate, seoulTimeZone, wallClock } from '../domain/calendar/seoul.ts'
import { dateText, timeText } from '../domain/calendar/text.ts'
import { classHref } from '../domain/course-class/courseClass.ts'
import type { Meeting } from '../domain/course-class/meeting.ts'
import { type TaughtClass, teachingDay } from '../domain/course-class/teaching.ts'
import { formatNumber } from '../domain/format.ts'
import { paths } from '../domain/paths.ts'

/** The fragment of the taught classes on the viewer's own page. */
export const taughtClassesName = 'teaching'
export const taughtClassesHref = `${paths.my}#${taughtClassesName}`

/** Summary of a teacher's classes at this minute. */
export interface TeachingView {
  readonly todayCount: number
  /** When the next class meets: '오후 7시' today, else '11월 25일 (수) 오후 5시'; null when none does. */
  readonly nextTime: string | null
  /** The page of the next class, or of all classes. */
  readonly classesHref: string
  readonly studentCount: number
  /** The students of the only class, or all classes. */
  readonly studentsHref: string
}

/** Returns null for viewers without a class. */
export function teachingView(classes: readonly TaughtClass[], now: Date): TeachingView | null {
  const [only] = classes
  if (only === undefined) return null
  const { today, next, studentCount } = teachingDay(classes, now)
  return {
    todayCount: today.length,
    nextTime: next?.nextMeeting ? (today.length > 0 ? timeOf : meetingText)(next.nextMeeting, now) : null,
    classesHref: next ? classHref(next) : taughtClassesHref,
    studentCount,
    studentsHref: classes.length === 1 ? studentsHref(only) : taughtClassesHref,
  }
}

/** Returns the address of a class's students, on its page. */
export function studentsHref(courseClass: Pick<TaughtClass, 'courseClassId'>): string {
  return `${classHref(courseClass)}#members`
}

interface TaughtClassView {
  /** The number of students; null when it is unknown. */
  readonly students: string | null
  /** '오늘 오후 7시' or '11월 25일 (수) 오후 5시'; null when it does not meet any more. */
  readonly next: string | null
}

export function taughtClassView({ enrolledCount, nextMeeting }: TaughtClass, now: Date): TaughtClassView {
  return { students: enrolledCount === null ? null : formatNumber(enrolledCount), next: nextMeeting && meetingText(nextMeeting, now) }
}

const timeOf = ({ startsAt }: Meeting): string => timeText(wallClock(new Date(startsAt), seoulTimeZone).time)

function meetingText({ startsAt }: Meeting, now: Date): string {
  const { date, time } = wallClock(new Date(startsAt), seoulTimeZone)
  const today = seoulDate(now)
  return `${date === today ? '오늘' : dateText(date, today)} ${timeText(time)}`
}
