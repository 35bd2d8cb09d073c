import { assignmentFacts, type AssignmentFacts, feedbackWords, type TaskFacts } from '../content/homeworkContent.ts'
import { worksheetTitles } from '../content/homeContent.ts'
import type { AssignmentRow, DemoSchema } from '../models.ts'
import { blockAt, blockStanding } from './blocks.ts'
import { entryOf, titleOfTerm } from './catalogue.ts'
import { idOf } from './ids.ts'
import { isDoneFor, materialOfId } from './materials.ts'
import { isStaff } from './ownClasses.ts'
import { pictureUrl } from './pictureUrl.ts'
import { catalogueProblem } from './problems.ts'
import { problemStanding } from './submissions.ts'
import type { World } from './world.ts'
import type { TaskState } from '../../src/domain/assignment.ts'
import { addDays } from '../../src/domain/calendar/date.ts'
import { seoulDate, seoulInstant } from '../../src/domain/calendar/seoul.ts'
import type { AssignmentState } from '../../src/domain/homework.ts'
import type { Id } from '../../src/domain/id.ts'
import type { MaterialKind } from '../../src/domain/material/material.ts'

export const firstAssignmentId = 400

/** Homework of a class that the viewer does not take: it is there, but not for them. */
export const othersAssignment = { homeworkId: '90', assignmentId: '900' } as const

/** As classes call her. */
const teacher = { userId: 1, nickname: '윤슬', profile: pictureUrl.portrait(0) }

const beginners: ReadonlySet<string> = new Set(['guest', 'newcomer', 'pending'])

interface DemoSubmission {
  readonly comment: string | null
  readonly submittedDate: string
  readonly feedback: { readonly score: number; readonly comment: string } | null
}

function factsOf(assignmentId: Id): { readonly facts: AssignmentFacts; readonly term: number } {
  return entryOf(assignmentFacts, Number(assignmentId) - firstAssignmentId)
}

/** The assignment of a path; null when there is none such. */
export function findAssignment(schema: DemoSchema, homeworkId: string, assignmentId: string): AssignmentRow | null {
  const found = schema.all('assignment').models.find((one) => String(one.assignmentId) === assignmentId)
  return found === undefined || String(found.homeworkId) !== homeworkId ? null : found.attrs
}

/** What the viewer handed in: here, or before the demo. Null: nothing. */
export function submissionOf(world: World, schema: DemoSchema, { assignmentId }: AssignmentRow): DemoSubmission | null {
  const own = schema.findBy('homeworkSubmission', { assignmentId: Number(assignmentId) })
  if (own !== null) {
    const { comment, submittedDate } = own
    return { comment, submittedDate, feedback: feedbackOn(world, schema, assignmentId, submittedDate) }
  }
  const { facts, term } = factsOf(assignmentId)
  if (facts.given === undefined || term > 1 || beginners.has(world.address.persona)) return null
  const { comment, daysAgo, feedback } = facts.given
  return { comment, submittedDate: seoulInstant(addDays(seoulDate(world.now), -daysAgo), '17:20').toISOString(), feedback }
}

/** Null for who teaches: they hand nothing in. */
function stateOf(world: World, submission: DemoSubmission | null): AssignmentState | null {
  if (isStaff(world)) return null
  if (submission === null) return 'OPEN'
  return submission.feedback === null ? 'HANDED_IN' : 'MARKED'
}

/** As the list of assignments has it. */
export function listedAssignment(world: World, schema: DemoSchema, row: AssignmentRow): object {
  return { ...row, state: stateOf(world, submissionOf(world, schema, row)) }
}

export function assignmentDetail(world: World, schema: DemoSchema, row: AssignmentRow): object {
  const submission = isStaff(world) ? null : submissionOf(world, schema, row)
  const { homeworkId, assignmentId, title, description, endDate, lateEndDate } = row
  return {
    homeworkId,
    assignmentId,
    title,
    description,
    endDate,
    lateEndDate,
    state: stateOf(world, submission),
    teacher,
    submission: submission && { comment: submission.comment, submittedDate: submission.submittedDate },
    feedback: submission?.feedback ?? null,
  }
}

interface DemoTask {
  readonly idField: string
  readonly contentId: number
  readonly title: string
  readonly state: TaskState
  readonly score: number | null
}

export function taskList(world: World, schema: DemoSchema, { assignmentId }: AssignmentRow): readonly object[] {
  return tasksOf(world, schema, assignmentId).map(({ idField, contentId, type, title, state, score }, at) => ({
    taskId: Number(assignmentId) * 10 + at,
    type,
    title,
    state,
    score,
    [idField]: contentId,
  }))
}

function tasksOf(world: World, schema: DemoSchema, assignmentId: Id) {
  const { facts, term } = factsOf(assignmentId)
  const isExperienced = !isStaff(world) && !beginners.has(world.address.persona) && term === 1
  return facts.tasks.map((task) => {
    const { type, number, doneScore } = task
    const { idField, contentId, title, ...now } = taskStandings[type](world, schema, number)
    const wasDone = isExperienced && doneScore !== undefined && now.state !== 'DONE'
    const { state, score } = wasDone ? { state: 'DONE' as const, score: doneScore } : now
    return { type, idField, contentId, title: titleOfTerm(title, term), state, score }
  })
}

const nothing = { state: 'NONE', score: null } as const
const starScores = [0, 60, 80, 100]

/** How the viewer stands to what a task asks for, read where each kind keeps it. */
const taskStandings: Readonly<Record<TaskFacts['type'], (world: World, schema: DemoSchema, number: number) => DemoTask>> = {
  PROBLEM(world, schema, number) {
    const problem = catalogueProblem(world, number)
    const at = { idField: 'problemId', contentId: idOf(world, 'problem', number), title: problem?.title ?? '' }
    if (problem === null) return { ...at, ...nothing }
    const { state, bestScore } = problemStanding(world, schema, problem)
    return { ...at, state: state === 'SOLVED' ? 'DONE' : (state ?? 'NONE'), score: bestScore }
  },
  BLOCK(world, schema, number) {
    const block = blockAt(world, number)
    const at = { idField: 'blockId', contentId: idOf(world, 'block', number), title: block?.title ?? '' }
    if (block === null) return { ...at, ...nothing }
    const { state, bestStar, submissionCount } = blockStanding(world, schema, block)
    const score = submissionCount === 0 ? null : (starScores[bestStar] ?? 0)
    return { ...at, state: state === 'SOLVED' ? 'DONE' : (state ?? 'NONE'), score }
  },
  VIDEO: (world, schema, number) => materialStanding(world, schema, 'VIDEO', number),
  DOCUMENT: (world, schema, number) => materialStanding(world, schema, 'DOCUMENT', number),
  WORKSHEET(world, schema, number) {
    const contentId = idOf(world, 'worksheet', number)
    // What is finished earns, whatever its kind.
    const isIt = (one: { readonly type: string; readonly contentId: number }) => one.type === 'WORKSHEET' && one.contentId === contentId
    const isDone = schema.all('earning').models.some((one) => isIt(one))
    const hasBegun = schema.findBy('worksheetAnswer', { worksheetId: contentId }) !== null
    const state = isDone ? 'DONE' : hasBegun ? 'TRIED' : 'NONE'
    return { idField: 'worksheetId', contentId, title: worksheetTitles[number] ?? '', state, score: null }
  },
}

function materialStanding(world: World, schema: DemoSchema, kind: MaterialKind, number: number): DemoTask {
  const contentId = idOf(world, kind === 'VIDEO' ? 'video' : 'document', number)
  const material = materialOfId(world, kind, String(contentId))
  const hasBegun = schema.findBy('materialProgress', { kind, contentId }) !== null
  const isDone = material !== null && isDoneFor(schema)(material) === true
  return {
    idField: kind === 'VIDEO' ? 'videoId' : 'documentId',
    contentId,
    title: material?.title ?? '',
    state: isDone ? 'DONE' : hasBegun ? 'TRIED' : 'NONE',
    score: null,
  }
}

const markingMs = 20 * 60 * 60 * 1000
const scoreOfState = { DONE: 100, TRIED: 50, NONE: 0 } as const

/** A day after something was handed in, the teacher has looked at it. */
function feedbackOn(world: World, schema: DemoSchema, assignmentId: Id, submittedDate: string): DemoSubmission['feedback'] {
  if (world.present().getTime() - Date.parse(submittedDate) < markingMs) return null
  const tasks = tasksOf(world, schema, assignmentId)
  const scores = tasks.map(({ state, score }) => score ?? scoreOfState[state])
  const score = Math.round(scores.reduce((sum, one) => sum + one, 0) / tasks.length)
  const [, comment] = feedbackWords.find(([from]) => score >= from) ?? [0, '']
  return { score, comment }
}
