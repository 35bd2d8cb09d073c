import type { Id } from '../id.ts'
import type { ProblemCard } from '../problems/problem.ts'
import { isBlank } from '../publishedText.ts'
import type { VerdictTime } from '../room/room.ts'
import { maxHomeworkTitleLength, type SetTask } from './setHomework.ts'

export interface PracticeTask extends SetTask {
  readonly type: 'PROBLEM'
}

/** A timed set that users make for themselves. Its time begins when they press start. */
export interface PracticeSet {
  readonly title: string
  /** The duration in minutes. */
  readonly minutes: number
  readonly verdicts: VerdictTime
  readonly allowsHints: boolean
  readonly allowsTutor: boolean
  readonly taskList: readonly PracticeTask[]
}

/** The durations to choose from, in minutes. */
export const practiceLengths: readonly number[] = [20, 40, 60]
export const fewestPracticeTasks = 3
export const maxPracticeTasks = 8
/** The maximum number of sets that are not solved yet. */
export const maxOpenPractices = 20
/** The number of days in which a set can be started. */
export const practiceDays = 90

export const emptyPractice: PracticeSet = {
  title: '',
  minutes: 40,
  verdicts: 'AT_ONCE',
  allowsHints: false,
  allowsTutor: false,
  taskList: [],
}

export type PracticeGap = 'title' | 'titleLength' | 'tooFewTasks' | 'tooManyTasks' | 'repeatedTask' | 'minutes'

/** Lists the reasons why a set cannot be created yet. */
export function practiceGaps({ title, minutes, taskList }: PracticeSet): readonly PracticeGap[] {
  const found: readonly (readonly [PracticeGap, boolean])[] = [
    ['title', isBlank(title)],
    ['titleLength', title.trim().length > maxHomeworkTitleLength],
    ['tooFewTasks', taskList.length < fewestPracticeTasks],
    ['tooManyTasks', taskList.length > maxPracticeTasks],
    ['repeatedTask', new Set(taskList.map(({ contentId }) => String(contentId))).size < taskList.length],
    ['minutes', !practiceLengths.includes(minutes)],
  ]
  return found.filter(([, isMissing]) => isMissing).map(([gap]) => gap)
}

/** The fields of a problem that decide whether it is proposed. */
export type ProposableProblem = Pick<ProblemCard, 'problemId' | 'difficulty' | 'state'>

/** Compares by difficulty; problems without one come last. */
const easiestFirst = (one: ProposableProblem, other: ProposableProblem): number =>
  (one.difficulty ?? Number.MAX_VALUE) - (other.difficulty ?? Number.MAX_VALUE) || idOrder(one.problemId, other.problemId)

const idOrder = (one: Id, other: Id) => String(one).localeCompare(String(other), 'en', { numeric: true })

/**
 * Proposes `count` problems, from easy to hard: unsolved ones, spread evenly from the easiest to the hardest; if there are too few, all of
 * them and the easiest of the others. The result does not depend on the order of the list.
 */
export function proposeTasks<Item extends ProposableProblem>(problems: readonly Item[], count: number): readonly Item[] {
  const sorted = problems.toSorted(easiestFirst)
  const isOpen = ({ state }: Item) => state !== 'SOLVED'
  const open = sorted.filter((item) => isOpen(item))
  const taken =
    open.length < count
      ? [...open, ...sorted.filter((item) => !isOpen(item)).slice(0, count - open.length)]
      : open.filter((_, at) => isTaken(at, open.length, count))
  return taken.toSorted(easiestFirst)
}

/** Tells whether an index is one of `count` that are spread evenly over a list; the first always is. */
function isTaken(at: number, length: number, count: number): boolean {
  return Math.ceil((at * count) / length) < Math.ceil(((at + 1) * count) / length)
}

/** Converts a problem to a task of a set. */
export function practiceTaskOf({ problemId, title }: Pick<ProblemCard, 'problemId' | 'title'>): PracticeTask {
  return { type: 'PROBLEM', contentId: problemId, title }
}
