import { type Judging, loadJudgeData, verdictOn } from '../judging.ts'
import type { AssignmentRow, DemoSchema } from '../models.ts'
import { classmateProgress, classmateTries, hasDoneAll } from './classmates.ts'
import type { ClassEntry } from './classEntries.ts'
import { lessonsOf } from './curriculum.ts'
import { assignmentsOf, isForMember, numberedTasks, returnList, standingToTask, stateOf, submissionOf } from './homework.ts'
import { type DemoProblem, isOurs, problemOfId } from './problems.ts'
import type { RosterMember } from './roster.ts'
import { submissionsOf } from './submissions.ts'
import { classSubjectOf } from './subjects.ts'
import type { World } from './world.ts'
import type { ClassRow } from '../../src/domain/classView.ts'
import type { TaskType } from '../../src/domain/content/contentKind.ts'
import type { Verdict } from '../../src/domain/problems/verdict.ts'

/** A judged submission of a member of the roster. */
export interface JudgedTry {
  readonly submissionId: number
  readonly language: string
  readonly code: string
  readonly createdDate: string
  /** Null while it is being judged. */
  readonly verdict: Verdict | null
  readonly isOutdated: boolean
}

interface Standing {
  readonly state: 'NONE' | 'TRIED' | 'DONE'
  readonly score: number | null
  readonly submissionCount: number
  readonly failedCaseNumber: number | null
  readonly failedCaseLabel: string | null
  readonly failedInARow: number
  readonly updatedDate: string | null
  readonly isJudging: boolean
}

export type JudgeTry = (problem: DemoProblem, code: string) => Promise<Verdict | null>

/** The maximum wait in milliseconds for verdicts when answering about a whole class. */
const patience = 1_000

const keyOf = ({ problemId }: DemoProblem, code: string) => `${problemId} ${code}`

/** Judges the submissions of classmates: their programs are ours, and few differ, so that each is judged once. */
export function createTryJudge({ loadRunner }: Judging) {
  const begun = new Map<string, Promise<Verdict>>()
  const known = new Map<string, Verdict>()
  const begin = (problem: DemoProblem, code: string) => {
    const key = keyOf(problem, code)
    const verdict =
      begun.get(key) ??
      loadJudgeData(problem).then((data) => verdictOn(loadRunner, data, { language: 'PYTHON', code, isTrusted: isOurs(problem) }))
    if (!begun.has(key)) void verdict.then((judged) => known.set(key, judged))
    begun.set(key, verdict)
    return verdict
  }
  const judgeTry: JudgeTry = begin
  return {
    judgeTry,
    /** Answers with the verdicts that are known after a short wait; the others continue to be judged. */
    async soon<T>(answer: (judge: JudgeTry) => Promise<T>): Promise<T> {
      const running: Promise<Verdict>[] = []
      await answer(async (problem, code) => {
        running.push(begin(problem, code))
        return null
      })
      await Promise.race([Promise.all(running), new Promise((resolve) => setTimeout(resolve, patience))])
      return answer(async (problem, code) => known.get(keyOf(problem, code)) ?? null)
    },
  }
}

/** Returns all submissions of one member to one problem, the oldest first. */
export async function triesOf(world: World, member: RosterMember, problem: DemoProblem, judgeTry: JudgeTry): Promise<readonly JudgedTry[]> {
  const judgeData = await loadJudgeData(problem)
  if (member.visitor === null)
    return Promise.all(
      classmateTries(world, member, problem.problemId, judgeData).map(async ({ submissionId, code, createdDate }) => ({
        submissionId,
        language: judgeData.answerKind === null ? 'PYTHON' : 'TEXT',
        code,
        createdDate,
        verdict: await judgeTry(problem, code),
        isOutdated: false,
      })),
    )
  const { visitor } = member
  const own = submissionsOf(visitor.world, visitor.schema).filter(({ problemId }) => problemId === problem.problemId)
  return Promise.all(
    own.toReversed().map(async ({ submissionId, language, code, createdDate, isOutdated }) => {
      const program = code ?? judgeData.reference ?? ''
      const row = visitor.schema.findBy('submission', { submissionId })
      return {
        submissionId,
        language,
        code: program,
        createdDate,
        isOutdated,
        verdict: row ? row.verdict : await judgeTry(problem, program),
      }
    }),
  )
}

const failedCaseOf = ({ caseList, state }: Verdict) => caseList.find((one) => one.state === state) ?? null

/** Summarizes submissions. Those at the end that failed in the same way are counted. */
export function standingOfTries(tries: readonly JudgedTry[]): Standing {
  const judged = tries.flatMap(({ verdict }) => verdict ?? [])
  const last = judged.at(-1)
  const isDone = judged.some(({ state }) => state === 'ACCEPTED')
  const failed = last === undefined || isDone ? null : failedCaseOf(last)
  const isAlike = (verdict: Verdict) => verdict.state === last?.state && failedCaseOf(verdict)?.caseNumber === failed?.caseNumber
  const firstOther = judged.toReversed().findIndex((verdict) => !isAlike(verdict))
  return {
    state: isDone ? 'DONE' : tries.length > 0 ? 'TRIED' : 'NONE',
    score: judged.length === 0 ? null : Math.max(...judged.map(({ score }) => score)),
    submissionCount: tries.length,
    failedCaseNumber: failed?.caseNumber ?? null,
    failedCaseLabel: failed?.label ?? null,
    failedInARow: isDone || judged.length === 0 ? 0 : firstOther === -1 ? judged.length : firstOther,
    updatedDate: tries.at(-1)?.createdDate ?? null,
    isJudging: !isDone && tries.some(({ verdict }) => verdict === null),
  }
}

const untold = { failedCaseNumber: null, failedCaseLabel: null, failedInARow: 0, updatedDate: null, isJudging: false } as const

type NumberedTask = ReturnType<typeof numberedTasks>[number]

interface Asked {
  readonly world: World
  readonly schema: DemoSchema
  readonly roster: readonly RosterMember[]
  readonly judgeTry: JudgeTry
}

/** Returns all members who have the assignment. */
export function assignmentMembers({ world, schema, roster, judgeTry }: Asked, row: AssignmentRow): Promise<readonly (object & HandedIn)[]> {
  const tasks = numberedTasks(world, schema, row)
  const having = roster.filter(({ userId, visitor }) =>
    visitor === null
      ? isForMember(schema, row, userId)
      : assignmentsOf(visitor.world, visitor.schema).some(({ assignmentId }) => String(assignmentId) === String(row.assignmentId)),
  )
  return Promise.all(
    having.map(async (member) => {
      const standings = await Promise.all(
        tasks.map(async (task) =>
          Object.assign(await standingTo({ world, schema, roster, judgeTry }, member, row, task), { taskId: task.taskId }),
        ),
      )
      return Object.assign(shownMember(member), handedIn(world, schema, member, row, standings), { taskList: standings })
    }),
  )
}

/** Returns the lessons of a class that are solved, as tasks. */
export function lessonTasks(found: ClassEntry): readonly LessonTask[] {
  return lessonsOf(found.world, classSubjectOf(found)).flatMap(({ kind, contentId, title }) =>
    kind === 'PROBLEM' || kind === 'BLOCK' ? [{ taskId: contentId, type: kind, title }] : [],
  )
}

interface LessonTask {
  /** The id of the problem or the block problem. */
  readonly taskId: number
  readonly type: 'PROBLEM' | 'BLOCK'
  readonly title: string
}

/** Returns all members of a class with its lessons, which are not submitted as a whole. */
export function membersAtLessons(asked: Asked, found: ClassEntry): Promise<readonly object[]> {
  const tasks = lessonTasks(found)
  return Promise.all(
    asked.roster.map(async (member) => {
      const taskList = await Promise.all(
        tasks.map(async ({ taskId, type }) => Object.assign(await standingToContent(asked, member, type, taskId), { taskId })),
      )
      return Object.assign(shownMember(member), {
        state: null,
        submittedDate: null,
        comment: null,
        feedback: null,
        returnList: [],
        taskList,
      })
    }),
  )
}

export const shownMember = ({ userId, nickname, profile }: RosterMember) => ({ userId, nickname, profile })

async function standingTo(asked: Asked, member: RosterMember, row: AssignmentRow, task: NumberedTask): Promise<Standing> {
  const { visitor } = member
  if (visitor === null || task.type === 'PROBLEM') return standingToContent(asked, member, task.type, task.contentId)
  const own = numberedTasks(visitor.world, visitor.schema, row).find(({ taskId }) => taskId === task.taskId)
  return { state: own?.state ?? 'NONE', score: own?.score ?? null, submissionCount: 0, ...untold }
}

async function standingToContent(
  { world, schema, judgeTry }: Asked,
  member: RosterMember,
  type: TaskType,
  contentId: number,
): Promise<Standing> {
  const problem = type === 'PROBLEM' ? problemOfId(world, schema, String(contentId)) : null
  if (problem !== null) return standingOfTries(await triesOf(world, member, problem, judgeTry))
  if (member.visitor === null) {
    const state = classmateProgress(world, member, type, contentId)
    return { state, score: state === 'DONE' && type === 'BLOCK' ? 100 : null, submissionCount: 0, ...untold }
  }
  const { state, score } = standingToTask(member.visitor.world, member.visitor.schema, type, contentId)
  return { state, score, submissionCount: 0, ...untold }
}

type HandedIn = Pick<ClassRow, 'state' | 'submittedDate' | 'comment' | 'feedback' | 'returnList'>

/** Returns a member's work. Classmates submit once they have done everything; whether they have does not wait for the judge. */
function handedIn(world: World, schema: DemoSchema, member: RosterMember, row: AssignmentRow, standings: readonly Standing[]): HandedIn {
  const given = returnList(world, schema, row, member.userId)
  const feedback = feedbackFor(schema, row, member.userId)
  if (member.visitor === null) {
    const isDone = hasDoneAll(world, member.userId, numberedTasks(world, schema, row))
    const dates = standings.flatMap(({ updatedDate }) => updatedDate ?? []).toSorted()
    const state = feedback !== null && isDone ? 'MARKED' : isDone ? 'HANDED_IN' : 'OPEN'
    if (given.length > 0) return { state: 'RETURNED', submittedDate: null, comment: null, feedback: null, returnList: given }
    return { state, submittedDate: isDone ? (dates.at(-1) ?? world.now.toISOString()) : null, comment: null, feedback, returnList: given }
  }
  const { visitor } = member
  const submission = submissionOf(visitor.world, visitor.schema, row)
  return {
    state: stateOf(visitor.world, visitor.schema, row),
    submittedDate: submission?.submittedDate ?? null,
    comment: submission?.comment ?? null,
    feedback: submission?.feedback ?? null,
    returnList: given,
  }
}

function feedbackFor(schema: DemoSchema, { assignmentId }: AssignmentRow, userId: number) {
  const row = schema.findBy('assignmentFeedback', { assignmentId: Number(assignmentId), userId })
  return row && { score: row.score, comment: row.comment }
}
