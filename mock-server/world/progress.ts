import type { DemoSchema, LessonProgressRow } from '../models.ts'
import { userIdOf } from '../personas.ts'
import { earnLesson } from './earnings.ts'
import { departedFrom } from './departures.ts'
import { lessonsOf } from './curriculum.ts'
import { courseSubject } from './subjects.ts'
import type { World } from './world.ts'
import type { PlacedLesson, Subject } from './subject.ts'
import { isStaff } from './roles.ts'
import { addDays } from '../../src/domain/calendar/date.ts'
import { seoulDate, seoulInstant } from '../../src/domain/calendar/seoul.ts'
import type { Course } from '../../src/domain/course/course.ts'
import { lessonToResume } from '../../src/domain/lesson/lesson.ts'

const minute = 60_000
const afterSchool = 16 * 60 * minute
const apart = 17 * minute

type LessonDone = Pick<LessonProgressRow, 'isDone' | 'positionSeconds' | 'studiedDate'>

interface LessonStanding extends LessonDone {
  readonly lesson: PlacedLesson
}

/** Returns since when the viewer takes it; null: not at all. */
export function enrolledSince(world: World, subject: Subject, schema: DemoSchema): string | null {
  if (subject.kind === 'course-class' && departedFrom(schema, subject.id).has(userIdOf(world.address))) return null
  return (
    schema.findBy('enrollment', { subject: subject.key })?.enrolledDate ??
    letInSince(world, subject, schema) ??
    (subject.isGiven ? startOf(world, subject).toISOString() : null)
  )
}

function letInSince({ address }: World, { kind, id }: Subject, schema: DemoSchema): string | null {
  if (kind !== 'course-class') return null
  return schema.findBy('classMember', { classId: String(id), userId: userIdOf(address) })?.addedDate ?? null
}

/** Returns whether its lessons open: for those who take it, and for those who teach. */
export function canStudy(world: World, subject: Subject, schema: DemoSchema): boolean {
  return isStaff(world, schema) || enrolledSince(world, subject, schema) !== null
}

function daysSinceStart({ seeded }: World, { key }: Subject): number {
  return seeded.draw(`${key}/start`, (faker) => faker.number.int({ min: 9, max: 40 }))
}

/** Returns when, in Korea, the day so many days before a date began. */
function dayBefore(date: string, days: number): number {
  return seoulInstant(addDays(date, -days), '00:00').getTime()
}

/** Returns a start after school, as at home. */
function startOf(world: World, subject: Subject): Date {
  return new Date(dayBefore(seoulDate(world.now), daysSinceStart(world, subject)) + afterSchool)
}

/** Returns the viewer's standing in the lessons that they have opened: the initial one, replaced by what they did themselves. */
export function lessonStandings(world: World, subject: Subject, schema: DemoSchema): readonly LessonStanding[] {
  const lessons = new Map<number, LessonDone>(subject.isGiven ? givenProgress(world, subject) : [])
  for (const { lessonId, isDone, positionSeconds, studiedDate } of schema.where('lessonProgress', { subject: subject.key }).models)
    lessons.set(lessonId, { isDone, positionSeconds, studiedDate })
  return lessonsOf(world, subject).flatMap((lesson) => {
    const done = lessons.get(lesson.lessonId)
    return done === undefined ? [] : [{ lesson, ...done }]
  })
}

/** Returns lessons that are done from the start, and one in the middle. */
function givenProgress(world: World, subject: Subject): ReadonlyMap<number, LessonDone> {
  const lessons = lessonsOf(world, subject)
  const most = Math.max(1, lessons.length - 2)
  const done = subject.givenDone ?? world.seeded.draw(`${subject.key}/progress`, (faker) => faker.number.int({ min: 1, max: most }))
  const days = daysSinceStart(world, subject)
  const today = seoulDate(world.now)
  const entries = lessons.slice(0, done + 1).map((lesson, at): [number, LessonDone] => {
    const isDone = at < done
    const daysAgo = Math.ceil(days * (1 - at / lessons.length))
    const studied = dayBefore(today, daysAgo) + afterSchool + (at + 1) * apart
    const studiedDate = new Date(studied).toISOString()
    return [lesson.lessonId, { isDone, positionSeconds: !isDone && lesson.kind === 'VIDEO' ? 3 : 0, studiedDate }]
  })
  return new Map(entries)
}

/** Returns a course in the list of those that the viewer takes: the card, and the progress. */
export function withProgress(world: World, schema: DemoSchema, course: Course): object {
  const subject = courseSubject(world, schema, String(course.courseId))
  return subject === null ? course : { ...course, ...progressIn(world, schema, subject) }
}

/** Returns the viewer's progress and the next lesson. */
export function progressIn(world: World, schema: DemoSchema, subject: Subject) {
  const standings = lessonStandings(world, subject, schema).map(({ lesson: { lessonId }, isDone, positionSeconds, studiedDate }) => ({
    lessonId,
    isDone,
    positionSeconds,
    studiedDate,
  }))
  const lessons = lessonsOf(world, subject)
  const next = lessonToResume([{ chapterId: 1, title: '', lessons }], standings)
  return {
    completedCount: standings.filter(({ isDone }) => isDone).length,
    totalCount: lessons.length,
    nextLesson: next && { lessonId: next.lessonId, title: next.title },
    studiedDate:
      standings
        .map(({ studiedDate }) => studiedDate)
        .toSorted()
        .at(-1) ?? null,
  }
}

/** Returns the learner's record so far, newest first. */
export function studyRecord(world: World, subject: Subject, schema: DemoSchema): object {
  const standings = lessonStandings(world, subject, schema).toSorted((one, other) => other.studiedDate.localeCompare(one.studiedDate))
  const logList = standings.map(({ lesson: { lessonId, kind: type, title, minutes }, isDone, studiedDate }) => ({
    lessonId,
    type,
    title,
    isDone,
    studiedDate,
    minutes: isDone ? minutes : Math.ceil(minutes / 3),
  }))
  return {
    startedDate: enrolledSince(world, subject, schema),
    studiedDate: standings[0]?.studiedDate ?? null,
    studyMinutes: logList.reduce((sum, { minutes }) => sum + minutes, 0),
    logList,
  }
}

/** Stores the place in a lesson. A mark "done" stays, and earns a reward when it is first made. */
export function recordProgress(
  world: World,
  schema: DemoSchema,
  subject: Subject,
  lesson: PlacedLesson,
  { isDone, positionSeconds }: Pick<LessonDone, 'isDone' | 'positionSeconds'>,
): void {
  const { lessonId } = lesson
  const wasDone = lessonStandings(world, subject, schema).some((one) => one.lesson.lessonId === lessonId && one.isDone)
  const progress = { isDone: isDone || wasDone, positionSeconds, studiedDate: world.present().toISOString() }
  const row = schema.findBy('lessonProgress', { subject: subject.key, lessonId })
  if (row === null) schema.create('lessonProgress', { subject: subject.key, lessonId, ...progress })
  else row.update(progress)
  // The lessons that a teacher looks into are not counted.
  if (!isDone || wasDone || enrolledSince(world, subject, schema) === null) return
  const { id: contentId, title } = subject
  earnLesson(world, schema, lesson, subject.kind === 'course' ? { type: 'COURSE', title, contentKey: 'courseId', contentId } : null)
}
