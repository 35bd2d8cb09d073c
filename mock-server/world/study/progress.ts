import type { LessonDeed, StudyDeeds } from '../../StudyDeeds.ts'
import { isTeacher } from '../course-class/ownClasses.ts'
import { lessonsOf, type PlacedLesson } from './curriculum.ts'
import type { Subject } from './Subject.ts'
import type { WorldContext } from '../WorldContext.ts'
import { addDays } from '../../../src/domain/calendar/date.ts'
import { seoulDate, seoulInstant } from '../../../src/domain/calendar/seoul.ts'

const minute = 60_000
const afterSchool = 16 * 60 * minute
const apart = 17 * minute

interface LessonStanding extends LessonDeed {
  readonly lesson: PlacedLesson
}

/** Since when the viewer takes it; null: not at all. */
export function enrolledSince(context: WorldContext, subject: Subject, study: StudyDeeds): string | null {
  return study.enrolled[subject.key] ?? (subject.isGiven ? startOf(context, subject).toISOString() : null)
}

/** Whether its lessons open: who takes it, and who teaches. */
export function canStudy(context: WorldContext, subject: Subject, study: StudyDeeds): boolean {
  return isTeacher(context) || enrolledSince(context, subject, study) !== null
}

function daysSinceStart({ dice }: WorldContext, { key }: Subject): number {
  return dice.roll(`${key}/start`, (faker) => faker.number.int({ min: 9, max: 40 }))
}

/** When, in Korea, the day so many days before a date began. */
function dayBefore(date: string, days: number): number {
  return seoulInstant(addDays(date, -days), '00:00').getTime()
}

/** After school, as at home. */
function startOf(context: WorldContext, subject: Subject): Date {
  return new Date(dayBefore(seoulDate(context.now), daysSinceStart(context, subject)) + afterSchool)
}

/** How the viewer stands with the lessons that they have opened: what the world gave, and over it what they did themselves. */
export function lessonStandings(context: WorldContext, subject: Subject, study: StudyDeeds): readonly LessonStanding[] {
  const given = subject.isGiven ? givenProgress(context, subject) : new Map<number, LessonDeed>()
  return lessonsOf(context, subject).flatMap((lesson) => {
    const deed = study.lessons[lessonKey(subject, lesson)] ?? given.get(lesson.lessonId)
    return deed === undefined ? [] : [{ lesson, ...deed }]
  })
}

export function lessonKey({ key }: Subject, { lessonId }: Pick<PlacedLesson, 'lessonId'>): string {
  return `${key}/${lessonId}`
}

/** Some lessons done from the start on, and one in the middle. */
function givenProgress(context: WorldContext, subject: Subject): ReadonlyMap<number, LessonDeed> {
  const lessons = lessonsOf(context, subject)
  const most = Math.max(1, lessons.length - 2)
  const done = subject.givenDone ?? context.dice.roll(`${subject.key}/progress`, (faker) => faker.number.int({ min: 1, max: most }))
  const days = daysSinceStart(context, subject)
  const today = seoulDate(context.now)
  const entries = lessons.slice(0, done + 1).map((lesson, at): [number, LessonDeed] => {
    const isDone = at < done
    const daysAgo = Math.ceil(days * (1 - at / lessons.length))
    const studied = dayBefore(today, daysAgo) + afterSchool + (at + 1) * apart
    const studiedDate = new Date(studied).toISOString()
    return [lesson.lessonId, { isDone, positionSeconds: !isDone && lesson.kind === 'VIDEO' ? 3 : 0, studiedDate }]
  })
  return new Map(entries)
}

/** What the learner did so far, newest first. */
export function studyRecord(context: WorldContext, subject: Subject, study: StudyDeeds): object {
  const standings = lessonStandings(context, subject, study).toSorted((one, other) => other.studiedDate.localeCompare(one.studiedDate))
  const logList = standings.map(({ lesson: { lessonId, kind: type, title, minutes }, isDone, studiedDate }) => ({
    lessonId,
    type,
    title,
    isDone,
    studiedDate,
    minutes: isDone ? minutes : Math.ceil(minutes / 3),
  }))
  return {
    startedDate: enrolledSince(context, subject, study),
    studiedDate: standings[0]?.studiedDate ?? null,
    studyMinutes: logList.reduce((sum, { minutes }) => sum + minutes, 0),
    logList,
  }
}
