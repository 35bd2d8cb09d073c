import type { Id } from '../id.ts'
import type { VerdictState } from '../problems/verdict.ts'

/** POINTS: the best part score of each task. ICPC: solved tasks, then time, with 20 minutes for each wrong answer before the right one. */
export const roomScorings = ['POINTS', 'ICPC'] as const
export type RoomScoring = (typeof roomScorings)[number]

/** The penalty for a wrong answer, in minutes. */
export const wrongAnswerPenalty = 20

/** A submission within a participant's time. */
export interface RoomHandIn {
  readonly userId: Id
  readonly taskNumber: number
  /** Milliseconds since the epoch; decides whether the submission is frozen, and who was the first. */
  readonly time: number
  /** Milliseconds since the person's time began. */
  readonly elapsed: number
  /** `JUDGING`: it has no verdict yet, or none that may be shown. */
  readonly state: VerdictState
  readonly score: number
  readonly totalScore: number
}

export const roomCellStates = ['NONE', 'TRIED', 'PENDING', 'SOLVED'] as const

/** A participant's state in one task. */
export interface RoomCell {
  readonly taskNumber: number
  /** `PENDING`: the task is not solved, and a submission to it has no verdict that may be shown. */
  readonly state: (typeof roomCellStates)[number]
  readonly score: number
  /** The submissions that count: not those that could not be parsed or judged. */
  readonly tryCount: number
  /** ICPC: the minutes of the right answer. POINTS: of the first with as many points. Null where nothing is earned. */
  readonly minutes: number | null
  /** Whether nobody is known to have solved it before. */
  readonly isFirst: boolean
  /** Submissions without a verdict that may still change the cell. Even a right one can turn out not to be its author's first. */
  readonly openCount: number
}

export interface RoomStanding {
  readonly userId: Id
  /** Equal results share a rank. */
  readonly rank: number
  readonly solvedCount: number
  /** The points of all tasks together. They decide nothing in an ICPC room. */
  readonly score: number
  /** ICPC: the time with penalties. POINTS: the time at which the score was reached. */
  readonly minutes: number
  readonly cells: readonly RoomCell[]
}

interface ScoredTask {
  readonly taskNumber: number
  readonly point: number
}

interface ScoringRules {
  readonly scoring: RoomScoring
  readonly tasks: readonly ScoredTask[]
}

/** Ranks everybody who takes part, the best first; equal ones stay in the order in which they are given. */
export function standingsOf(
  { scoring, tasks }: ScoringRules,
  people: readonly Id[],
  handIns: readonly RoomHandIn[],
): readonly RoomStanding[] {
  const byPerson = groupedBy(handIns, ({ userId }) => String(userId))
  const firsts = new Map(tasks.map(({ taskNumber }) => [taskNumber, firstSolver(handIns, taskNumber)]))
  const unranked = people.map((userId) => {
    const own = byPerson.get(String(userId)) ?? []
    const cells = tasks.map((task) =>
      cellOf(
        scoring,
        task,
        own.filter(({ taskNumber }) => taskNumber === task.taskNumber),
        firsts,
      ),
    )
    return { userId, ...totalsOf(scoring, cells), cells }
  })
  const sorted = unranked.toSorted((one, other) => compare(scoring, one, other))
  let rank = 0
  return sorted.map((row, at) => {
    const before = sorted[at - 1]
    if (before === undefined || compare(scoring, before, row) !== 0) rank = at + 1
    const { userId, solvedCount, score, minutes, cells } = row
    return { userId, rank, solvedCount, score, minutes, cells }
  })
}

function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}

type Totals = Pick<RoomStanding, 'solvedCount' | 'score' | 'minutes'>

function compare(scoring: RoomScoring, one: Totals, other: Totals): number {
  const key = scoring === 'ICPC' ? 'solvedCount' : 'score'
  return other[key] - one[key] || one.minutes - other.minutes
}

/** Verdicts that say nothing about the answer, and so cost no penalty. */
const uncounted: ReadonlySet<VerdictState> = new Set(['SYNTAX_ERROR', 'JUDGE_ERROR'])

/** Returns the first right answer; undefined if another person's earlier one has no verdict to show, and may turn out to be first. */
function firstSolver(handIns: readonly RoomHandIn[], taskNumber: number): RoomHandIn | undefined {
  const answers = handIns.filter((one) => one.taskNumber === taskNumber).toSorted((one, other) => one.time - other.time)
  const first = answers.find(({ state }) => state === 'ACCEPTED')
  const mayBeBefore = ({ userId, time, state }: RoomHandIn) =>
    first !== undefined && state === 'JUDGING' && time <= first.time && String(userId) !== String(first.userId)
  return answers.some(mayBeBefore) ? undefined : first
}

function cellOf(
  scoring: RoomScoring,
  { taskNumber, point }: ScoredTask,
  handIns: readonly RoomHandIn[],
  firsts: ReadonlyMap<number, RoomHandIn | undefined>,
): RoomCell {
  const own = handIns.filter(({ state }) => !uncounted.has(state)).toSorted((one, other) => one.elapsed - other.elapsed)
  const solvedAt = own.findIndex(({ state }) => state === 'ACCEPTED')
  // Submissions that were not judged before the right answer cost no penalty.
  const counted = solvedAt === -1 ? own : own.filter(({ state }, at) => at <= solvedAt && state !== 'JUDGING')
  const scoreOf = (handIn: RoomHandIn) => Math.round(point * shareOf(handIn))
  // The earliest of the best, in whole points: a later one that rounds to the same points changes no time.
  const openCount = own.filter(({ state }, at) => state === 'JUDGING' && (solvedAt === -1 || at < solvedAt)).length
  const best = counted.toSorted((one, other) => scoreOf(other) - scoreOf(one))[0]
  const score = best === undefined ? 0 : scoreOf(best)
  const earned = scoring === 'ICPC' ? own[solvedAt] : score === 0 ? undefined : best
  return {
    taskNumber,
    state: solvedAt !== -1 ? 'SOLVED' : openCount > 0 ? 'PENDING' : own.length > 0 ? 'TRIED' : 'NONE',
    score,
    tryCount: counted.length,
    minutes: earned === undefined ? null : minutesOf(earned.elapsed),
    isFirst: solvedAt !== -1 && own[solvedAt] === firsts.get(taskNumber),
    openCount,
  }
}

function shareOf({ state, score, totalScore }: RoomHandIn): number {
  if (state === 'ACCEPTED') return 1
  return state === 'JUDGING' || totalScore <= 0 ? 0 : Math.min(1, Math.max(0, score / totalScore))
}

const minutesOf = (ms: number) => Math.max(0, Math.floor(ms / 60_000))

function totalsOf(scoring: RoomScoring, cells: readonly RoomCell[]): Totals {
  const penalties = cells.flatMap(({ minutes, tryCount }) => (minutes === null ? [] : [minutes + (tryCount - 1) * wrongAnswerPenalty]))
  return {
    solvedCount: cells.filter(({ state }) => state === 'SOLVED').length,
    score: cells.reduce((sum, cell) => sum + cell.score, 0),
    minutes: scoring === 'ICPC' ? penalties.reduce((sum, one) => sum + one, 0) : Math.max(0, ...cells.map(({ minutes }) => minutes ?? 0)),
  }
}

/** The results that a viewer may see now: all; once the table is frozen, their own and all from before; or none. */
export type VisibleResults =
  | 'ALL'
  | { readonly state: 'FROZEN'; readonly until: number; readonly viewerId: Id | null }
  | { readonly state: 'NONE'; readonly viewerId: Id | null }

/**
 * Returns the submissions as they may be shown. Hidden ones look as if they were still being judged. While there are no results, only the
 * first one of each other person is left in a task: a further one would reveal that the first was wrong.
 */
export function visibleHandIns(handIns: readonly RoomHandIn[], visible: VisibleResults): readonly RoomHandIn[] {
  if (visible === 'ALL') return handIns
  const isOwn = ({ userId }: RoomHandIn) => String(userId) === String(visible.viewerId)
  const hidden = (one: RoomHandIn): RoomHandIn => ({ ...one, state: 'JUDGING', score: 0 })
  if (visible.state === 'FROZEN') return handIns.map((one) => (isOwn(one) || one.time < visible.until ? one : hidden(one)))
  const firsts = new Map<string, RoomHandIn>()
  for (const one of handIns) {
    const key = `${one.userId}/${one.taskNumber}`
    const first = firsts.get(key)
    if (first === undefined || one.time < first.time) firsts.set(key, one)
  }
  return handIns.filter((one) => isOwn(one) || firsts.get(`${one.userId}/${one.taskNumber}`) === one).map(hidden)
}
