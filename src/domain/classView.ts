import type { AssignmentTask, TaskState } from './assignment.ts'
import type { ChannelMember } from './channelMember.ts'
import type { AssignmentState, HomeworkFeedback, ReturnedWork } from './homework.ts'
import { hrefWithQuery, type Id } from './id.ts'
import { hrefTo } from './paths.ts'
import type { SubmittedCode } from './problems/submission.ts'

/** A member's state in one task. */
export interface TaskStanding {
  readonly taskId: Id
  readonly state: TaskState
  /** Points out of 100; null: the task is not scored. */
  readonly score: number | null
  readonly submissionCount: number
  /** The case that failed in the last submission; null: none is known. */
  readonly failedCaseNumber: number | null
  readonly failedCaseLabel: string | null
  /** The number of submissions in a row that ended in the same way. */
  readonly failedInARow: number
  /** ISO date-time of the last submission. */
  readonly updatedDate: string | null
  /** Whether submissions are still being judged: the other fields are about earlier ones. */
  readonly isJudging: boolean
}

export interface ClassTask extends Pick<AssignmentTask, 'taskId' | 'type' | 'contentId' | 'title'> {}

export interface ClassRow extends ChannelMember {
  /** Null where nothing can be handed in, such as for a single problem. */
  readonly state: AssignmentState | null
  readonly submittedDate: string | null
  /** The member's comment on the submission. */
  readonly comment: string | null
  readonly feedback: HomeworkFeedback | null
  /** The oldest first. */
  readonly returnList: readonly ReturnedWork[]
  readonly taskList: readonly TaskStanding[]
}

/** The members of a class, and the state of each in every task. */
export interface ClassGrid {
  readonly title: string
  /** The time until which homework can be handed in; other grids have none. */
  readonly endDate?: string | null
  readonly taskList: readonly ClassTask[]
  readonly memberList: readonly ClassRow[]
}

/** A member's last submission to a problem, to find the mistakes that several of them make. */
export interface LastTry {
  readonly userId: Id
  readonly submission: SubmittedCode
}

export const progressStates = ['STUCK', 'TRYING', 'NOT_STARTED', 'DONE'] as const
export type ProgressState = (typeof progressStates)[number]

/** The number of failures in the same way, one after another, from which a member counts as stuck. */
const stuckFrom = 2

export function progressOf({ state, failedInARow }: Pick<TaskStanding, 'state' | 'failedInARow'>): ProgressState {
  if (state === 'DONE') return 'DONE'
  if (state === 'NONE') return 'NOT_STARTED'
  return failedInARow >= stuckFrom ? 'STUCK' : 'TRYING'
}

/** Counts the members in each state, for one task or for all. */
export function progressCounts(standings: readonly TaskStanding[]): Readonly<Record<ProgressState, number>> {
  const counts = { STUCK: 0, TRYING: 0, NOT_STARTED: 0, DONE: 0 }
  for (const standing of standings) counts[progressOf(standing)] += 1
  return counts
}

export function taskStandingOf({ taskList }: ClassRow, taskId: Id): TaskStanding | null {
  return taskList.find((one) => String(one.taskId) === String(taskId)) ?? null
}

/** Sorts members by need: those who are stuck, then those who have not begun, then those who are trying; those who are done come last. */
export function byNeed(rows: readonly ClassRow[]): readonly ClassRow[] {
  return rows
    .map((row) => ({ row, need: needOf(row) }))
    .toSorted((one, other) => other.need - one.need)
    .map(({ row }) => row)
}

/** Sorts the members of homework for marking: work to mark, then work that was marked or returned, then who has begun, then the others. */
export function byMarking(rows: readonly ClassRow[]): readonly ClassRow[] {
  return byNeed(rows).toSorted((one, other) => markingRank(one) - markingRank(other))
}

/** Returns whether the member's work waits for a mark. */
export function isToMark({ state }: Pick<ClassRow, 'state'>): boolean {
  return state === 'HANDED_IN'
}

function markingRank(row: ClassRow): number {
  if (isToMark(row)) return 0
  if (row.state === 'MARKED' || row.state === 'RETURNED') return 1
  return row.taskList.some((standing) => progressOf(standing) !== 'NOT_STARTED') ? 2 : 3
}

export function needsHelp({ taskList }: ClassRow): boolean {
  return taskList.some((standing) => progressOf(standing) === 'STUCK')
}

/** Lists the tasks that at least one member is stuck on. */
export function stuckTasks({ taskList, memberList }: ClassGrid): readonly ClassTask[] {
  const stuckOn = memberList.flatMap((row) => row.taskList.filter((standing) => progressOf(standing) === 'STUCK'))
  const taskIds = new Set(stuckOn.map(({ taskId }) => String(taskId)))
  return taskList.filter(({ taskId }) => taskIds.has(String(taskId)))
}

function needOf({ taskList }: ClassRow): number {
  const { STUCK: stuck, NOT_STARTED: waiting, TRYING: trying } = progressCounts(taskList)
  return stuck * 10_000 + waiting * 100 + trying
}

/** Returns pseudonyms. A person keeps the same number while the class stays the same, whatever it is sorted by. */
export function hiddenNames(members: readonly ChannelMember[], nameOf: (number: number) => string): ReadonlyMap<string, string> {
  return new Map(members.map(({ userId }, at) => [String(userId), nameOf(at + 1)]))
}

export interface Mistake {
  /** The tutor's rule that found it. */
  readonly rule: string
  readonly question: string
  readonly userIds: readonly Id[]
  /** The code of one of these members. */
  readonly code: string
  readonly line: number | null
}

export interface SeenMistake extends Pick<Mistake, 'rule' | 'question' | 'code' | 'line'> {
  readonly userId: Id
}

/** Groups mistakes that several members make, the most frequent first. */
export function commonMistakes(seen: readonly SeenMistake[]): readonly Mistake[] {
  const byRule = new Map<string, Mistake>()
  for (const { userId, ...mistake } of seen) {
    const known = byRule.get(mistake.rule)
    byRule.set(mistake.rule, known ? { ...known, userIds: [...known.userIds, userId] } : { ...mistake, userIds: [userId] })
  }
  return [...byRule.values()].toSorted((one, other) => other.userIds.length - one.userIds.length)
}

/** Lists the ids of the members who changed between two loads of the grid. */
export function changedMembers(before: ClassGrid, after: ClassGrid): readonly Id[] {
  const known = new Map(before.memberList.map((row) => [String(row.userId), fingerprint(row)]))
  return after.memberList.filter((row) => known.get(String(row.userId)) !== fingerprint(row)).map(({ userId }) => userId)
}

function fingerprint({ state, taskList }: ClassRow): string {
  return JSON.stringify([state, taskList.map((one) => [progressOf(one), one.submissionCount])])
}

/** Tells whether results are about to change, because a submission is being judged. */
export function isStillJudging({ memberList }: ClassGrid): boolean {
  return memberList.some(({ taskList }) => taskList.some(({ isJudging }) => isJudging))
}

/** The limits of the interval between two refreshes, in milliseconds. */
export const lookIntervals = { min: 5_000, max: 60_000 } as const

/** Returns the next interval: the shortest while something changes, twice as long when nothing has, or when a refresh failed. */
export function nextPause(pause: number, hasChanged: boolean): number {
  return hasChanged ? lookIntervals.min : Math.min(lookIntervals.max, pause * 2)
}

/** A teacher's comment to a learner about a problem. */
export interface MemberComment {
  readonly commentId: Id
  readonly content: string
  /** ISO date-time. */
  readonly createdDate: string | null
  readonly teacher: { readonly nickname: string | null; readonly profile: string | null } | null
  /** The submission that it is about; null: the problem as a whole. */
  readonly submissionId: Id | null
}

/** The maximum length of a comment, in characters. */
export const maxMemberCommentLength = 500

export function classViewHref({ homeworkId, assignmentId }: { readonly homeworkId: Id; readonly assignmentId: Id }): string {
  return hrefTo('homeworkMembers', { homeworkId, assignmentId })
}

/** Returns the address of a problem's progress page, for the channel or for one of its classes. */
export function problemViewHref(problemId: Id, courseClassId: Id | null = null): string {
  const href = hrefTo('problemMembers', { problemId })
  return courseClassId === null ? href : hrefWithQuery(href, [['class', String(courseClassId)]])
}
