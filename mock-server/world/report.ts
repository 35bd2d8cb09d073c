import type { AssignmentRow, DemoSchema } from '../models.ts'
import { userIdOf } from '../personas.ts'
import { blockOfId, blockSubmissionsOf, isAccepted } from './blocks.ts'
import { classSchedules } from './classCalendar.ts'
import type { ClassEntry } from './classEntries.ts'
import { classMembers, lookOfClassmate } from './classMembers.ts'
import { classmateProgress, triedDates } from './classmates.ts'
import { lessonTasks } from './classView.ts'
import { lessonsOf } from './curriculum.ts'
import { chosenCourses } from './courseCatalogue.ts'
import { enrolledCourses } from './courses.ts'
import { minutesSpent, writingInstants } from './habit.ts'
import { assignmentsOf, isForMember, numberedTasks, standingToTask, stateOf, submissionOf } from './homework.ts'
import { activeDays } from './learningRecord.ts'
import { materialOfId } from './materials.ts'
import { ownClasses } from './ownClasses.ts'
import { problemOfId } from './problems.ts'
import { lessonStandings, progressIn } from './progress.ts'
import { studyLogs } from './studyLog.ts'
import { type DatedWord, latestWord, reportSeas } from './reportParts.ts'
import { avatarOfViewer } from './shop.ts'
import { problemStates, submissionsOf } from './submissions.ts'
import { classSubjectOf, courseSubject } from './subjects.ts'
import type { World } from './world.ts'
import { addDays } from '../../src/domain/calendar/date.ts'
import { seoulDate } from '../../src/domain/calendar/seoul.ts'
import { studyTypes } from '../../src/domain/content/contentKind.ts'
import { learntOnce, type LearntItem, reportMondays } from '../../src/domain/report/learningReport.ts'

/** Something that was learnt, with its day. */
interface Learnt extends LearntItem {
  readonly key: string
  /** The moment as ISO date-time. */
  readonly date: string
  /** Minutes, as a course's study record counts them; 0 for what was written and submitted, which is timed otherwise. */
  readonly minutes: number
}

/** A submitted problem. */
interface Try {
  readonly problemId: number
  readonly date: string
  readonly isRight: boolean
}

/** The fields of an item that is no problem. */
const unmarked = { typeName: null, wrongCount: 0 } as const

const dayOf = (date: string) => seoulDate(new Date(date))
const daysPerWeek = 7

/** Returns the report of a learner who is a persona, from the tables behind their pages. For a class, it covers only this class. */
export function reportOf(world: World, schema: DemoSchema, classId: string | null = null): object {
  const today = seoulDate(world.present())
  const mondays = reportMondays(today)
  const days = new Set(activeDays(world, schema, mondays.at(-1) ?? today).map(({ date }) => date))
  const classes = ownClasses(world, schema).filter(({ card }) => classId === null || String(card.courseClassId) === classId)
  const learnt = [...solved(world, schema), ...studied(world, schema), ...lessons(world, schema)]
    // The days are the same as in the calendar of the learner's own page.
    .filter(({ date }) => days.has(dayOf(date)))
    .toSorted((one, other) => other.date.localeCompare(one.date))
  const written = [
    ...submissionsOf(world, schema).map(({ createdDate }) => new Date(createdDate)),
    ...blockSubmissionsOf(world, schema).map(({ createdDate }) => new Date(createdDate)),
    ...writingInstants(schema),
  ]
  return {
    nickname: schema.first('user')?.nickname ?? null,
    equippedUserItemList: avatarOfViewer(schema, { gender: null }).equippedUserItemList,
    madeDate: world.present().toISOString(),
    weekList: mondays.map((monday) => {
      const isIn = (date: string) => date >= monday && date < addDays(monday, daysPerWeek)
      const own = learnt.filter(({ date }) => isIn(dayOf(date)))
      return {
        monday,
        activeDateList: [...days].filter(isIn).toSorted(),
        minutes: sumOf(own.map(({ minutes }) => minutes)) + minutesSpent(written.filter((instant) => isIn(seoulDate(instant)))),
        learntList: learntOnce(own).map(shownItem),
      }
    }),
    typeList: typeCounts(world, schema, problemTries(world, schema)),
    seaList: reportSeas(world, problemStates(world, schema)),
    teacherWord: latestWord(world, schema, userIdOf(world.address), homeworkWords(world, schema)),
    homeworkList: assignmentsOf(world, schema).map((row) => {
      const submission = submissionOf(world, schema, row)
      const { title, endDate, lateEndDate } = row
      return {
        title,
        endDate,
        lateEndDate,
        state: stateOf(world, schema, row),
        submittedDate: submission?.submittedDate ?? null,
        score: submission?.feedback?.score ?? null,
      }
    }),
    courseList: [...chosenCourses(world, schema), ...enrolledCourses(world)].flatMap(({ courseId }) => {
      const subject = courseSubject(world, schema, String(courseId))
      return subject === null ? [] : [shownCourse(subject.title, progressIn(world, schema, subject))]
    }),
    courseClassList: classes.map((found) => {
      const standings = lessonStandings(found.world, classSubjectOf(found), schema)
      const purchase = schema.findBy('purchase', { contentType: 'COURSE_CLASS', contentId: String(found.card.courseClassId) })
      return Object.assign(shownClass(found), {
        completedCount: standings.filter(({ isDone }) => isDone).length,
        purchase: purchase && { amount: purchase.amount, purchasedDate: purchase.purchasedDate },
      })
    }),
  }
}

/** Returns what teachers have written on the learner's homework; those from before the demo were written when it was handed in. */
function homeworkWords(world: World, schema: DemoSchema): readonly DatedWord[] {
  return assignmentsOf(world, schema).flatMap((row) => {
    const submission = submissionOf(world, schema, row)
    const content = submission?.feedback?.comment ?? null
    if (submission === null || content === null) return []
    const marked = schema.findBy('assignmentFeedback', { assignmentId: Number(row.assignmentId), userId: userIdOf(world.address) })
    return [{ content, about: row.title, date: marked?.markedDate ?? submission.submittedDate }]
  })
}

/** Returns the submissions of programs, the oldest first. */
function problemTries(world: World, schema: DemoSchema): readonly Try[] {
  return submissionsOf(world, schema)
    .map(({ problemId, state, createdDate }) => ({ problemId, date: createdDate, isRight: state === 'ACCEPTED' }))
    .toReversed()
}

/** Returns problems on the day that they were solved, or last tried; block problems, too. */
function solved(world: World, schema: DemoSchema): readonly Learnt[] {
  const blockTries = blockSubmissionsOf(world, schema)
    .map((known): Try => ({ problemId: known.blockId, date: known.createdDate, isRight: isAccepted(world, known) }))
    .toReversed()
  const blocks = onceEach(blockTries).flatMap(({ problemId: blockId, ...marks }): Learnt[] => {
    const title = blockOfId(world, String(blockId))?.title
    return title === undefined ? [] : [{ key: `BLOCK/${blockId}`, type: 'BLOCK', title, typeName: null, ...marks }]
  })
  return [...solvedPrograms(world, schema, problemTries(world, schema)), ...blocks]
}

function solvedPrograms(world: World, schema: DemoSchema, tries: readonly Try[]): readonly Learnt[] {
  return onceEach(tries).flatMap(({ problemId, ...marks }): Learnt[] => {
    const problem = problemOfId(world, schema, String(problemId))
    if (problem === null) return []
    const { title, categoryList } = problem
    return [{ key: `PROBLEM/${problemId}`, type: 'PROBLEM', title, typeName: categoryList[0]?.name ?? null, ...marks }]
  })
}

/** Returns each problem once, by its first right try or else by its last one, with the number of wrong ones until then. */
function onceEach(tries: readonly Try[]) {
  return [...new Set(tries.map(({ problemId }) => problemId))].flatMap((problemId) => {
    const own = tries.filter((one) => one.problemId === problemId).toSorted((one, other) => one.date.localeCompare(other.date))
    const told = own.find(({ isRight }) => isRight) ?? own.at(-1)
    if (told === undefined) return []
    const wrongCount = own.indexOf(told) + Number(!told.isRight)
    return [{ problemId, wrongCount, isDone: told.isRight, date: told.date, minutes: 0 }]
  })
}

/** Returns the study log without submissions, of which it knows only the last. */
function studied(world: World, schema: DemoSchema): readonly Learnt[] {
  const handedIn = new Set([
    ...submissionsOf(world, schema).map(({ problemId }) => `PROBLEM/${problemId}`),
    ...blockSubmissionsOf(world, schema).map(({ blockId }) => `BLOCK/${blockId}`),
  ])
  return studyLogs(world, schema).flatMap(({ type: name, title, contentId, updatedDate: date }): Learnt[] => {
    const type = studyTypes.find((one) => one === name)
    const key = `${name}/${contentId}`
    if (type === undefined || handedIn.has(key)) return []
    if (type === 'COURSE') return [{ key, type, title, isDone: true, ...unmarked, date, minutes: 0 }]
    const isDone = standingToTask(world, schema, type, contentId).state === 'DONE'
    const length = type === 'VIDEO' || type === 'DOCUMENT' ? (materialOfId(world, type, String(contentId))?.minutes ?? 0) : 0
    return [{ key, type, title, isDone, ...unmarked, date, minutes: spent(length, isDone) }]
  })
}

/** Returns lessons of courses, named by the course, and of classes. */
function lessons(world: World, schema: DemoSchema): readonly Learnt[] {
  const courses = [...chosenCourses(world, schema), ...enrolledCourses(world)].flatMap(({ courseId, title }) => {
    const subject = courseSubject(world, schema, String(courseId))
    if (subject === null) return []
    return lessonStandings(world, subject, schema).map(({ lesson, isDone, studiedDate: date }): Learnt => {
      const minutes = spent(lesson.minutes, isDone)
      return { key: `COURSE/${courseId}`, type: 'COURSE', title, isDone: true, typeName: null, wrongCount: 0, date, minutes }
    })
  })
  const classes = ownClasses(world, schema).flatMap((found) =>
    lessonStandings(found.world, classSubjectOf(found), schema).map(({ lesson, isDone, studiedDate: date }): Learnt => {
      const { kind: type, contentId, title } = lesson
      const typeName = type === 'PROBLEM' ? typeOf(world, schema, contentId) : null
      return { key: `${type}/${contentId}`, type, title, isDone, typeName, wrongCount: 0, date, minutes: spent(lesson.minutes, isDone) }
    }),
  )
  return [...courses, ...classes]
}

function typeOf(world: World, schema: DemoSchema, problemId: number): string | null {
  return problemOfId(world, schema, String(problemId))?.categoryList[0]?.name ?? null
}

/** Returns the minutes as the study record of a course counts them. */
function spent(minutes: number, isDone: boolean): number {
  return isDone ? minutes : Math.ceil(minutes / 3)
}

function typeCounts(world: World, schema: DemoSchema, tries: readonly Try[]): readonly object[] {
  const counts = new Map<string, { tried: number; solved: number }>()
  for (const { typeName, isDone } of solvedPrograms(world, schema, tries)) {
    if (typeName === null) continue
    const { tried, solved: right } = counts.get(typeName) ?? { tried: 0, solved: 0 }
    counts.set(typeName, { tried: tried + 1, solved: right + Number(isDone) })
  }
  return [...counts].map(([name, { tried, solved: right }]) => ({ name, triedCount: tried, solvedCount: right }))
}

function shownItem({ type, title, isDone, typeName, wrongCount }: LearntItem): LearntItem {
  return { type, title, isDone, typeName, wrongCount }
}

function shownCourse(title: string, { completedCount, totalCount, nextLesson }: ReturnType<typeof progressIn>): object {
  return { title, completedCount, totalCount, nextLesson: nextLesson?.title ?? null }
}

function shownClass(found: ClassEntry) {
  const { title, cost, paymentType } = found.card
  return {
    title,
    cost,
    paymentType,
    scheduleList: classSchedules(found),
    totalCount: lessonsOf(found.world, classSubjectOf(found)).length,
  }
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0)
}

/** Returns the report of a class member who is no persona, from the data of the class view. */
export function classmateReport(world: World, schema: DemoSchema, found: ClassEntry, userId: number): object | null {
  const member = classMembers(found, schema).find((one) => one.userId === userId)
  if (member === undefined) return null
  const tries = lessonTasks(found).flatMap(({ type, taskId }) =>
    type === 'PROBLEM' ? triedDates(world, userId, taskId).map((one) => Object.assign(one, { problemId: taskId })) : [],
  )
  const learnt = solvedPrograms(world, schema, tries)
  const solvedIds = new Set(tries.flatMap(({ problemId, isRight }) => (isRight ? [problemId] : [])))
  const studiedDates = [...tries.map(({ date }) => date), ...(member.studiedDate === null ? [] : [member.studiedDate])]
  const days = [...new Set(studiedDates.map(dayOf))]
  return {
    nickname: member.nickname,
    equippedUserItemList: lookOfClassmate(userId),
    madeDate: world.present().toISOString(),
    weekList: reportMondays(seoulDate(world.present())).map((monday) => {
      const isIn = (date: string) => date >= monday && date < addDays(monday, daysPerWeek)
      const own = learnt.filter(({ date }) => isIn(dayOf(date)))
      return { monday, activeDateList: days.filter(isIn).toSorted(), minutes: null, learntList: own.map(shownItem) }
    }),
    typeList: typeCounts(world, schema, tries),
    seaList: reportSeas(world, (problemId) => (solvedIds.has(problemId) ? 'SOLVED' : 'NONE')),
    teacherWord: latestWord(world, schema, userId, classmateWords(world, schema, userId)),
    homeworkList: assignmentsOf(world, schema)
      .filter((row) => isForMember(schema, row, userId))
      .map((row) => classmateHomework(world, schema, row, userId)),
    courseList: [],
    courseClassList: [{ ...shownClass(found), completedCount: member.completedCount, purchase: null }],
  }
}

function classmateWords(world: World, schema: DemoSchema, userId: number): readonly DatedWord[] {
  const { channel } = world.address
  return assignmentsOf(world, schema).flatMap(({ assignmentId, title: about }) => {
    const row = schema.findBy('assignmentFeedback', { channel, assignmentId: Number(assignmentId), userId })
    return row === null || row.comment === null ? [] : [{ content: row.comment, about, date: row.markedDate }]
  })
}

/** Returns a classmate's homework; classmates submit once they have done everything. */
function classmateHomework(world: World, schema: DemoSchema, row: AssignmentRow, userId: number): object {
  const tasks = numberedTasks(world, schema, row)
  const rightDates = tasks.map(({ type, contentId }) => {
    if (type !== 'PROBLEM') return classmateProgress(world, { userId }, type, contentId) === 'DONE' ? world.now.toISOString() : null
    return triedDates(world, userId, contentId).find(({ isRight }) => isRight)?.date ?? null
  })
  const dates = rightDates.filter((date) => date !== null)
  const isDone = tasks.length > 0 && dates.length === tasks.length
  const feedback = schema.findBy('assignmentFeedback', { assignmentId: Number(row.assignmentId), userId })
  const { title, endDate, lateEndDate } = row
  return {
    title,
    endDate,
    lateEndDate,
    state: !isDone ? 'OPEN' : feedback === null ? 'HANDED_IN' : 'MARKED',
    submittedDate: isDone ? (dates.toSorted().at(-1) ?? null) : null,
    score: isDone ? (feedback?.score ?? null) : null,
  }
}
