import { idFieldOf, isMaterial, type MaterialKind, nounOf, type TaskType } from '../../src/domain/content/contentKind.ts'
import { assignmentFacts, type AssignmentFacts, feedbackWords } from '../content/homeworkContent.ts'
import { worksheetTitles } from '../content/homeContent.ts'
import type { AssignmentRow, DemoSchema, SetAssignmentRow } from '../models.ts'
import { isBeginner, teacherFacts, userIdOf } from '../personas.ts'
import { blockOfId, blockStanding } from './blocks.ts'
import { entryOf, titleOfTerm } from './catalogue.ts'
import { idOf, numberOf } from './ids.ts'
import { isDoneFor, materialOfId } from './materials.ts'
import { classAudience } from './ownClasses.ts'
import { classTeacher } from './personaPicture.ts'
import { problemOfId } from './problems.ts'
import { problemStanding } from './submissions.ts'
import type { World } from './world.ts'
import { isStaff } from './roles.ts'
import type { TaskState } from '../../src/domain/assignment.ts'
import { addDays } from '../../src/domain/calendar/date.ts'
import { seoulDate, seoulInstant } from '../../src/domain/calendar/seoul.ts'
import type { AssignmentState, HomeworkFeedback, ReturnedWork } from '../../src/domain/homework.ts'
import type { Id } from '../../src/domain/id.ts'
import { isFor } from '../../src/domain/audience.ts'
import type { SetTask } from '../../src/domain/studio/setHomework.ts'

export const firstAssignmentId = 400

/** Homework of a class that the viewer does not take: it exists, but not for them. */
export const othersAssignment = { homeworkId: '90', assignmentId: '900' } as const

const teacher = { userId: 1, ...classTeacher }

interface DemoSubmission {
  readonly comment: string | null
  readonly submittedDate: string
  readonly feedback: HomeworkFeedback | null
}

function factsOf(assignmentId: Id): { readonly facts: AssignmentFacts; readonly term: number } {
  return entryOf(assignmentFacts, Number(assignmentId) - firstAssignmentId)
}

/** Returns the assignment of a path; null when the viewer has no such assignment. */
export function findAssignment(world: World, schema: DemoSchema, homeworkId: string, assignmentId: string): AssignmentRow | null {
  const found = assignmentsOf(world, schema).find((one) => String(one.assignmentId) === assignmentId)
  return found !== undefined && String(found.homeworkId) === homeworkId ? found : null
}

/** Returns the assignments this channel's teachers have set for the viewer, the newest first, then the seeded ones. Teachers see all. */
export function assignmentsOf(world: World, schema: DemoSchema): readonly AssignmentRow[] {
  const set = schema.all('setAssignment').models.map(({ attrs }) => attrs)
  const own = set.filter((row) => row.channel === world.address.channel && isForViewer(world, schema, row))
  const seeded = schema.all('assignment').models.map(({ attrs }) => assignmentIn(attrs))
  return [...own.toReversed().flatMap((row) => setAssignment(row) ?? []), ...seeded]
}

/** Returns whether it is for a person of the demo's world, who is in every class. */
export function isForMember(schema: DemoSchema, { assignmentId }: AssignmentRow, userId: number): boolean {
  const audience = setRow(schema, assignmentId)?.published?.content.audience
  return audience === undefined || isFor(audience, { userId, isMember: true, isInClass: () => true })
}

function isForViewer(world: World, schema: DemoSchema, { published }: SetAssignmentRow): boolean {
  if (published === null || isStaff(world, schema)) return published !== null
  return isFor(published.content.audience, classAudience(world, schema))
}

/** Returns the assignment without the database's own id. */
function assignmentIn({ homeworkId, assignmentId, title, description, endDate, lateEndDate }: AssignmentRow): AssignmentRow {
  return { homeworkId, assignmentId, title, description, endDate, lateEndDate }
}

/** Returns a published assignment; one that was closed ends when it was closed. */
function setAssignment({ workId, published, withdrawnDate }: SetAssignmentRow): AssignmentRow | null {
  if (published === null) return null
  const { title, description, endDate, lateEndDate } = published.content
  const isEarlier = withdrawnDate !== null && (endDate === null || Date.parse(withdrawnDate) < Date.parse(endDate))
  return {
    homeworkId: workId,
    assignmentId: workId,
    title: title.trim(),
    description: description.trim() || null,
    endDate: isEarlier ? withdrawnDate : endDate,
    lateEndDate: withdrawnDate === null ? lateEndDate : null,
  }
}

/** The first id of assignments that teachers have set. */
export const firstSetAssignmentId = 70_001

/** Returns whether a teacher of this world has set it; seeded assignments have lower ids. */
export const isSetHere = (assignmentId: Id) => Number(assignmentId) >= firstSetAssignmentId

/** Returns when a teacher closed it; null while it is open. */
export function closedDateOf(schema: DemoSchema, assignmentId: Id): string | null {
  return setRow(schema, assignmentId)?.withdrawnDate ?? null
}

/** Returns when a teacher published it last; null once it is closed. */
export function setDateOf(schema: DemoSchema, assignmentId: Id): string | null {
  const row = setRow(schema, assignmentId)
  return row?.withdrawnDate === null ? (row.published?.date ?? null) : null
}

/** Returns the viewer's submission, from here or from before the demo; null: none. A teacher's feedback replaces the demo's. */
export function submissionOf(world: World, schema: DemoSchema, row: AssignmentRow): DemoSubmission | null {
  const submission = givenSubmission(world, schema, row)
  const marked = schema.findBy('assignmentFeedback', { assignmentId: Number(row.assignmentId), userId: userIdOf(world.address) })
  const isHere = marked !== null && marked.channel === world.address.channel
  if (submission === null || wasGivenBack(world, schema, row, userIdOf(world.address), submission.submittedDate)) return null
  return isHere ? { ...submission, feedback: { score: marked.score, comment: marked.comment } } : submission
}

/** Lists a learner's works that teachers of the channel have returned, the oldest first. */
export function returnsTo(world: World, schema: DemoSchema, { assignmentId }: Pick<AssignmentRow, 'assignmentId'>, userId: number) {
  const { channel } = world.address
  return schema.where('assignmentReturn', { channel, assignmentId: Number(assignmentId), userId }).models.map(({ attrs }) => attrs)
}

export function returnList(
  world: World,
  schema: DemoSchema,
  row: Pick<AssignmentRow, 'assignmentId'>,
  userId: number,
): readonly ReturnedWork[] {
  return returnsTo(world, schema, row, userId).map(({ submittedDate, returnedDate, note = null, score, comment, isMarked, reason }) => ({
    submittedDate,
    returnedDate,
    comment: note,
    feedback: isMarked ? { score, comment } : null,
    reason,
  }))
}

function wasGivenBack(world: World, schema: DemoSchema, row: AssignmentRow, userId: number, submittedDate: string): boolean {
  return returnsTo(world, schema, row, userId).some(({ returnedDate }) => submittedDate <= returnedDate)
}

function givenSubmission(world: World, schema: DemoSchema, { assignmentId }: AssignmentRow): DemoSubmission | null {
  const own = schema.findBy('homeworkSubmission', { assignmentId: Number(assignmentId) })
  if (own !== null) {
    const { comment, submittedDate } = own
    if (submittedDate === null) return null
    return { comment, submittedDate, feedback: feedbackOn(world, schema, assignmentId, submittedDate) }
  }
  if (isSetHere(assignmentId)) return null
  const { facts, term } = factsOf(assignmentId)
  if (facts.given === undefined || term > 1 || isBeginner(world.address)) return null
  const { comment, daysAgo, feedback } = facts.given
  return { comment, submittedDate: seoulInstant(addDays(seoulDate(world.now), -daysAgo), '17:20').toISOString(), feedback }
}

/** Returns null for those who teach: they submit nothing. */
export function stateOf(world: World, schema: DemoSchema, row: AssignmentRow): AssignmentState | null {
  if (isStaff(world, schema)) return null
  const submission = submissionOf(world, schema, row)
  if (submission === null) return returnsTo(world, schema, row, userIdOf(world.address)).length > 0 ? 'RETURNED' : 'OPEN'
  return submission.feedback === null ? 'HANDED_IN' : 'MARKED'
}

/** Returns the assignment as the list shows it. */
export function listedAssignment(world: World, schema: DemoSchema, row: AssignmentRow): object {
  return { ...row, state: stateOf(world, schema, row) }
}

export function assignmentDetail(world: World, schema: DemoSchema, row: AssignmentRow): object {
  const submission = isStaff(world, schema) ? null : submissionOf(world, schema, row)
  const { homeworkId, assignmentId, title, description, endDate, lateEndDate } = row
  return {
    homeworkId,
    assignmentId,
    title,
    description,
    endDate,
    lateEndDate,
    state: stateOf(world, schema, row),
    teacher: isSetHere(assignmentId) ? teacherOf(setRow(schema, assignmentId)) : teacher,
    submission: submission && { comment: submission.comment, submittedDate: submission.submittedDate },
    feedback: submission?.feedback ?? null,
    returnList: returnList(world, schema, row, userIdOf(world.address)),
  }
}

interface DemoTask {
  readonly contentId: number
  readonly title: string
  readonly state: TaskState
  readonly score: number | null
}

export function taskList(world: World, schema: DemoSchema, row: AssignmentRow): readonly object[] {
  return numberedTasks(world, schema, row).map(({ contentId, ...task }) => Object.assign(task, { [idFieldOf(task.type)]: contentId }))
}

/** Returns the tasks with their numbers, and the viewer's standing in each. */
export function numberedTasks(world: World, schema: DemoSchema, { assignmentId }: AssignmentRow) {
  return tasksOf(world, schema, assignmentId).map(({ contentId, type, title, state, score }, at) => ({
    taskId: Number(assignmentId) * 100 + at,
    type,
    title,
    state,
    score,
    contentId,
  }))
}

function setRow(schema: DemoSchema, assignmentId: Id): SetAssignmentRow | null {
  return schema.findBy('setAssignment', { workId: Number(assignmentId) })?.attrs ?? null
}

function teacherOf(row: SetAssignmentRow | null): object | null {
  const facts = teacherFacts(row?.ownerId)
  return facts && { ...teacher, nickname: facts.nickname }
}

function tasksOf(world: World, schema: DemoSchema, assignmentId: Id) {
  if (isSetHere(assignmentId)) {
    const tasks = setRow(schema, assignmentId)?.published?.content.taskList ?? []
    return tasks.map(({ type, contentId, title }) => {
      const { title: now, state, score } = standingToTask(world, schema, type, Number(contentId))
      return { type, contentId: Number(contentId), title: now || title, state, score }
    })
  }
  const { facts, term } = factsOf(assignmentId)
  const isExperienced = !isStaff(world, schema) && !isBeginner(world.address) && term === 1
  return facts.tasks.map((task) => {
    const { type, number, doneScore } = task
    const { contentId, title, ...now } = standingToTask(world, schema, type, idOf(world, nounOf(type), number))
    const wasDone = isExperienced && doneScore !== undefined && now.state !== 'DONE'
    const { state, score } = wasDone ? { state: 'DONE' as const, score: doneScore } : now
    return { type, contentId, title: titleOfTerm(title, term), state, score }
  })
}

/** Returns whether the content exists: a task without content cannot be done. */
export function isContent(world: World, schema: DemoSchema, { type, contentId }: Pick<SetTask, 'type' | 'contentId'>): boolean {
  return standingToTask(world, schema, type, Number(contentId)).title !== ''
}

/** Returns a visitor's standing in a content that a task may ask for. */
export function standingToTask(world: World, schema: DemoSchema, type: TaskType, contentId: number): DemoTask {
  return isMaterial(type) ? materialStanding(world, schema, type, contentId) : taskStandings[type](world, schema, contentId)
}

const nothing = { state: 'NONE', score: null } as const
const starScores = [0, 60, 80, 100]

type StandingOf = (world: World, schema: DemoSchema, contentId: number) => DemoTask

/** Readers of the viewer's standing, one for each kind of content. Missing content has no title. */
const taskStandings: Readonly<Record<Exclude<TaskType, MaterialKind>, StandingOf>> = {
  PROBLEM(world, schema, contentId) {
    const problem = problemOfId(world, schema, String(contentId))
    const at = { contentId, title: problem?.title ?? '' }
    if (problem === null) return { ...at, ...nothing }
    const { state, bestScore } = problemStanding(world, schema, problem)
    return { ...at, state: state === 'SOLVED' ? 'DONE' : (state ?? 'NONE'), score: bestScore }
  },
  BLOCK(world, schema, contentId) {
    const block = blockOfId(world, String(contentId))
    const at = { contentId, title: block?.title ?? '' }
    if (block === null) return { ...at, ...nothing }
    const { state, bestStar, submissionCount } = blockStanding(world, schema, block)
    const score = submissionCount === 0 ? null : (starScores[bestStar] ?? 0)
    return { ...at, state: state === 'SOLVED' ? 'DONE' : (state ?? 'NONE'), score }
  },
  WORKSHEET(world, schema, contentId) {
    // Every finished content has an earning, whatever its kind.
    const isIt = (one: { readonly type: string; readonly contentId: number }) => one.type === 'WORKSHEET' && one.contentId === contentId
    const isDone = schema.all('earning').models.some((one) => isIt(one))
    const hasBegun = schema.findBy('worksheetAnswer', { worksheetId: contentId }) !== null
    const state = isDone ? 'DONE' : hasBegun ? 'TRIED' : 'NONE'
    const title = worksheetTitles[numberOf(world, 'worksheet', String(contentId)) ?? -1] ?? ''
    return { contentId, title, state, score: null }
  },
}

function materialStanding(world: World, schema: DemoSchema, kind: MaterialKind, contentId: number): DemoTask {
  const material = materialOfId(world, kind, String(contentId))
  const hasBegun = schema.findBy('materialProgress', { kind, contentId }) !== null
  const isDone = material !== null && isDoneFor(schema)(material) === true
  return {
    contentId,
    title: material?.title ?? '',
    state: isDone ? 'DONE' : hasBegun ? 'TRIED' : 'NONE',
    score: null,
  }
}

const markingMs = 20 * 60 * 60 * 1000
const scoreOfState = { DONE: 100, TRIED: 50, NONE: 0 } as const

/** Returns the teacher's feedback, which comes a day after a submission. */
function feedbackOn(world: World, schema: DemoSchema, assignmentId: Id, submittedDate: string): DemoSubmission['feedback'] {
  // Assignments that a teacher has set are marked by the teacher.
  if (isSetHere(assignmentId) || world.present().getTime() - Date.parse(submittedDate) < markingMs) return null
  const tasks = tasksOf(world, schema, assignmentId)
  const scores = tasks.map(({ state, score }) => score ?? scoreOfState[state])
  const score = Math.round(scores.reduce((sum, one) => sum + one, 0) / tasks.length)
  const [, comment] = feedbackWords.find(([from]) => score >= from) ?? [0, '']
  return { score, comment }
}
