import { msPerDay } from '../calendar/date.ts'
import { type ClassGrid, type ClassRow, type ClassTask, progressOf, type TaskStanding } from '../classView.ts'
import type { Id } from '../id.ts'
import type { ClassMember } from './classMembers.ts'

/** The needs of learners, the most urgent first. */
export const learnerNeeds = ['STUCK', 'QUIET', 'WORKING', 'DONE'] as const
export type LearnerNeed = (typeof learnerNeeds)[number]

/** A member of a class, and what they need from their teacher. */
export interface ClassLearner {
  readonly member: ClassMember
  readonly need: LearnerNeed
  /** The tasks they are stuck on, those with the most failures first. */
  readonly stuckOn: readonly StuckTask[]
}

interface StuckTask {
  readonly task: ClassTask
  readonly standing: TaskStanding
}

/** The time without activity after which a learner is quiet: a weekly class has met in it without them doing anything between. */
const quietFrom = 7 * msPerDay

/** Lists the members of a class, the neediest first. While `grid` is null, their tasks are unknown, and only their lessons count. */
export function classLearners(members: readonly ClassMember[], grid: ClassGrid | null, now: Date): readonly ClassLearner[] {
  const rows = new Map(grid?.memberList.map((row) => [String(row.userId), row]))
  return members
    .map((member) => learnerOf(member, rows.get(String(member.userId)) ?? null, grid?.taskList ?? [], now))
    .toSorted((one, other) => orderOf(one) - orderOf(other) || triesOf(other) - triesOf(one))
}

function learnerOf(member: ClassMember, row: ClassRow | null, tasks: readonly ClassTask[], now: Date): ClassLearner {
  const stuckOn = (row?.taskList ?? [])
    .flatMap((standing): readonly StuckTask[] => {
      const task = progressOf(standing) === 'STUCK' ? tasks.find(({ taskId }) => isSame(taskId, standing.taskId)) : undefined
      return task === undefined ? [] : [{ task, standing }]
    })
    .toSorted((one, other) => other.standing.failedInARow - one.standing.failedInARow)
  return { member, stuckOn, need: stuckOn.length > 0 ? 'STUCK' : needWithoutHelp(member, row, now) }
}

function needWithoutHelp({ completedCount, totalCount, studiedDate }: ClassMember, row: ClassRow | null, now: Date): LearnerNeed {
  if (totalCount > 0 && completedCount >= totalCount) return 'DONE'
  const dates = [studiedDate, ...(row?.taskList ?? []).map(({ updatedDate }) => updatedDate)].flatMap((date) => date ?? [])
  const isActive = dates.some((date) => now.getTime() - Date.parse(date) < quietFrom)
  return isActive ? 'WORKING' : 'QUIET'
}

const isSame = (one: Id, other: Id) => String(one) === String(other)

const orderOf = ({ need }: ClassLearner) => learnerNeeds.indexOf(need)
const triesOf = ({ stuckOn }: ClassLearner) => stuckOn.reduce((sum, { standing }) => sum + standing.failedInARow, 0)

/** Counts the learners by need. */
export function needCounts(learners: readonly Pick<ClassLearner, 'need'>[]): Readonly<Record<LearnerNeed, number>> {
  const counts = { STUCK: 0, QUIET: 0, WORKING: 0, DONE: 0 }
  for (const { need } of learners) counts[need] += 1
  return counts
}
