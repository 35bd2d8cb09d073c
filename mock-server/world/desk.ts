import type { AssignmentRow, DemoSchema } from '../models.ts'
import type { Visitor } from '../visitors.ts'
import type { ClassEntry } from './classEntries.ts'
import { diligenceOf, hasDoneAll, stuckTries } from './classmates.ts'
import { classRoster } from './classRoster.ts'
import { lessonTasks, standingOfTries, triesOf } from './classView.ts'
import { assignmentsOf, isForMember, numberedTasks, returnsTo, stateOf } from './homework.ts'
import { taughtClasses } from './ownClasses.ts'
import { problemOfId } from './problems.ts'
import { type RosterMember, rosterOf } from './roster.ts'
import { submissionsOf } from './submissions.ts'
import type { World } from './world.ts'
import { isStaff } from './roles.ts'
import { msPerDay } from '../../src/domain/calendar/date.ts'
import { deadline } from '../../src/domain/homework.ts'

/** The number of days before and after now whose homework is on the desk. */
const daysAround = 4
const daysOfWeek = 7

/** Returns the work that waits for a teacher. No program is run for it: a home page does not wait for Python. */
export async function deskOf(world: World, schema: DemoSchema, visitors: readonly Visitor[]): Promise<object> {
  const stuck = await Promise.all(taughtClasses(world).map((found) => stuckIn(world, schema, found, visitors)))
  const roster = rosterOf(world, visitors)
  const near = assignmentsOf(world, schema).filter((row) => isNear(world, row))
  return {
    stuckList: stuck.flat().toSorted((one, other) => other.submissionCount - one.submissionCount),
    homeworkList: near.map((row) => homeworkOn(world, schema, roster, row)),
    week: isStaff(world, schema) ? weekOf(world, roster) : null,
  }
}

async function stuckIn(world: World, schema: DemoSchema, found: ClassEntry, visitors: readonly Visitor[]) {
  const problems = lessonTasks(found).filter(({ type }) => type === 'PROBLEM')
  const rows = await Promise.all(
    classRoster(found, schema, visitors).flatMap((member) =>
      problems.map(async ({ taskId, title }) => {
        const submissionCount = await triesOn(world, schema, member, taskId)
        return submissionCount === 0
          ? []
          : [
              {
                courseClassId: found.card.courseClassId,
                classTitle: found.card.title,
                userId: member.userId,
                nickname: member.nickname,
                problemId: taskId,
                problemTitle: title,
                submissionCount,
              },
            ]
      }),
    ),
  )
  return rows.flat()
}

/** Returns 0 where the member is not stuck. */
async function triesOn(world: World, schema: DemoSchema, member: RosterMember, problemId: number): Promise<number> {
  if (member.visitor === null) return stuckTries(world, member.userId, problemId)
  const problem = problemOfId(world, schema, String(problemId))
  if (problem === null) return 0
  const { state, failedInARow, submissionCount } = standingOfTries(await triesOf(world, member, problem, async () => null))
  return state !== 'DONE' && failedInARow > 1 ? submissionCount : 0
}

function isNear(world: World, { endDate, lateEndDate }: AssignmentRow): boolean {
  return [deadline(endDate), deadline(lateEndDate)].some(
    (end) => end !== null && Math.abs(end.getTime() - world.present().getTime()) < daysAround * msPerDay,
  )
}

function homeworkOn(world: World, schema: DemoSchema, roster: readonly RosterMember[], row: AssignmentRow): object {
  const states = roster.flatMap((member) => {
    if (member.visitor !== null) {
      const { visitor } = member
      const isTheirs = assignmentsOf(visitor.world, visitor.schema).some(
        ({ assignmentId }) => String(assignmentId) === String(row.assignmentId),
      )
      return isTheirs ? [stateOf(visitor.world, visitor.schema, row)] : []
    }
    if (!isForMember(schema, row, member.userId)) return []
    const isDone = hasDoneAll(world, member.userId, numberedTasks(world, schema, row))
    const marked = schema.findBy('assignmentFeedback', { assignmentId: Number(row.assignmentId), userId: member.userId })
    if (returnsTo(world, schema, row, member.userId).length > 0) return ['RETURNED']
    return [isDone ? (marked === null ? 'HANDED_IN' : 'MARKED') : 'OPEN']
  })
  const { homeworkId, assignmentId, title, endDate, lateEndDate } = row
  const countOf = (wanted: string) => states.filter((state) => state === wanted).length
  const counts = { toMarkCount: countOf('HANDED_IN'), openCount: countOf('OPEN') + countOf('RETURNED') }
  return { homeworkId, assignmentId, title, endDate, lateEndDate, ...counts }
}

/** Summarizes the last seven days. */
function weekOf(world: World, roster: readonly RosterMember[]): object {
  const since = world.present().getTime() - daysOfWeek * msPerDay
  const solved = roster.map(({ userId, visitor }) =>
    visitor === null
      ? diligenceOf(world, userId) === 'away'
        ? 0
        : world.seeded.draw(`classmate/${userId}/week`, (faker) => faker.number.int({ min: 1, max: 9 }))
      : submissionsOf(visitor.world, visitor.schema).filter(
          ({ state, createdDate }) => state === 'ACCEPTED' && Date.parse(createdDate) >= since,
        ).length,
  )
  return {
    memberCount: roster.length,
    activeCount: solved.filter((count) => count > 0).length,
    solvedCount: solved.reduce((sum, count) => sum + count, 0),
  }
}
