import { totalScore } from '../content/problemContent.ts'
import type { DemoSchema, OpenedHintRow, SubmissionRow } from '../models.ts'
import { isBeginner } from '../personas.ts'
import { catalogueProblem, type DemoProblem, type StateOf } from './problems.ts'
import { closedSince, isForbiddenNow, isLate, isWithheld } from './rooms.ts'
import type { World } from './world.ts'
import { addDays } from '../../src/domain/calendar/date.ts'
import { seoulDate, seoulInstant } from '../../src/domain/calendar/seoul.ts'
import { isOutdated } from '../../src/domain/problems/rejudgement.ts'
import type { VerdictState } from '../../src/domain/problems/verdict.ts'

/** A submission before its verdict is read: the visitor's own, or one from before the demo. */
export interface KnownSubmission {
  readonly submissionId: number
  readonly problemId: number
  readonly language: string
  /** null: the problem's own solution. */
  readonly code: string | null
  readonly state: VerdictState
  readonly score: number
  readonly createdDate: string
  readonly isOutdated: boolean
  readonly isLate: boolean
}

interface Given {
  /** The index in the catalogue. */
  readonly number: number
  /** null: the problem's own solution. */
  readonly code: string | null
  readonly state: VerdictState
  readonly daysAgo: number
}

/** Submissions of the demo's learners before the visit, the oldest first. */
const handedInBefore: readonly Given[] = [
  { number: 30, code: null, state: 'ACCEPTED', daysAgo: 13 },
  { number: 31, code: null, state: 'ACCEPTED', daysAgo: 13 },
  { number: 0, code: 'a, b = input().split()\nprint(a + b)\n', state: 'WRONG_ANSWER', daysAgo: 12 },
  { number: 0, code: null, state: 'ACCEPTED', daysAgo: 12 },
  { number: 1, code: null, state: 'ACCEPTED', daysAgo: 11 },
  { number: 3, code: null, state: 'ACCEPTED', daysAgo: 9 },
  { number: 6, code: null, state: 'ACCEPTED', daysAgo: 8 },
  { number: 9, code: null, state: 'ACCEPTED', daysAgo: 5 },
  {
    number: 5,
    code: "h = int(input())\nif h < 130:\n    print('S')\nelif h <= 150:\n    print('M')\nelse:\n    print('L')\n",
    state: 'WRONG_ANSWER',
    daysAgo: 4,
  },
  { number: 7, code: 'n = int(input()\nprint(n)\n', state: 'SYNTAX_ERROR', daysAgo: 2 },
]

const firstGivenId = 80_001
export const firstOwnSubmissionId = 90_001
const hour = 60 * 60_000

/** Returns the submissions from before the demo, the oldest first. */
export function givenSubmissions(world: World): readonly KnownSubmission[] {
  if (isBeginner(world.address)) return []
  return handedInBefore.flatMap(({ number, code, state, daysAgo }, at) => {
    const problem = catalogueProblem(world, number)
    const day = seoulInstant(addDays(seoulDate(world.now), -daysAgo), '00:00').getTime()
    return problem === null
      ? []
      : [
          {
            submissionId: firstGivenId + at,
            problemId: problem.problemId,
            language: 'PYTHON',
            code,
            state,
            score: state === 'ACCEPTED' ? totalScore : 0,
            createdDate: new Date(day + 16 * hour + at * 60_000).toISOString(),
            isOutdated: false,
            isLate: false,
          },
        ]
  })
}

/** Returns all of the viewer's submissions, the newest first. */
export function submissionsOf(world: World, schema: DemoSchema): readonly KnownSubmission[] {
  const own = schema.all('submission').models.map(({ attrs }) => ownSubmission(world, schema, told(world, schema, attrs)))
  return [...givenSubmissions(world), ...own].toReversed()
}

/** Returns a row as it may be shown now: without its verdict while a room withholds it. */
export function told(world: World, schema: DemoSchema, row: SubmissionRow): SubmissionRow {
  return isWithheld(world, schema, row) ? { ...row, verdict: null } : row
}

function ownSubmission(world: World, schema: DemoSchema, row: SubmissionRow): KnownSubmission {
  const { submissionId, problemId, language, code, verdict, createdDate } = row
  const [state, score] = [verdict?.state ?? 'JUDGING', verdict?.score ?? 0]
  const about = { isOutdated: isRowOutdated(schema, row), isLate: isLate(world, schema, row) }
  return { submissionId, problemId, language, code, state, score, createdDate, ...about }
}

/** Returns whether it was judged by older cases; the catalogue's never change. */
export function isRowOutdated(schema: DemoSchema, { problemId, verdict, casesVersion }: SubmissionRow): boolean {
  const current = schema.findBy('studioProblem', { workId: problemId })?.casesVersion ?? 0
  return isOutdated({ state: verdict?.state ?? 'JUDGING', casesVersion }, current)
}

/** Returns whether a problem has been rewarded, here or before the demo: it stays so, whatever becomes of the verdict. */
export function isPaid(world: World, schema: DemoSchema, problemId: number): boolean {
  return (
    schema.where('submission', { problemId }).models.some(({ isFirstSolved }) => isFirstSolved) ||
    givenSubmissions(world).some((given) => given.problemId === problemId && given.state === 'ACCEPTED')
  )
}

/** Returns the viewer's state in each problem; null for a guest. */
export function problemStates(world: World, schema: DemoSchema): StateOf {
  if (schema.first('user') === null) return () => null
  const submissions = submissionsOf(world, schema)
  const tried = new Set(submissions.map(({ problemId }) => problemId))
  const solved = new Set(submissions.filter(({ state }) => state === 'ACCEPTED').map(({ problemId }) => problemId))
  return (problemId) => (solved.has(problemId) ? 'SOLVED' : tried.has(problemId) ? 'TRIED' : 'NONE')
}

/** Returns the viewer's standing in one problem. */
export function problemStanding(world: World, schema: DemoSchema, { problemId, steps }: DemoProblem) {
  const own = submissionsOf(world, schema).filter((submission) => submission.problemId === problemId)
  const solved = own.findLast(({ state }) => state === 'ACCEPTED')
  const draft = schema.findBy('problemDraft', { problemId })?.attrs
  const closedDate = closedSince(world, schema, problemId)
  const hints = isForbiddenNow(world, schema, problemId, 'HINT') ? [] : openedHints(schema, problemId)
  return {
    state: problemStates(world, schema)(problemId),
    bestScore: own.length === 0 ? null : Math.max(...own.map(({ score }) => score)),
    submissionCount: own.length,
    solvedDate: solved?.createdDate ?? null,
    startedDate: startedDate(own, draft?.createdDate),
    hintList: hints.map(({ hintNumber, openedDate }) => Object.assign({ hintNumber, openedDate }, steps[hintNumber - 1])),
    draft: draft === undefined ? null : { language: draft.language, code: draft.code, updatedDate: draft.updatedDate },
    closedBy: closedDate === null ? null : 'ROOM',
    closedDate,
  }
}

/** Returns when the first code was stored or submitted. */
function startedDate(own: readonly KnownSubmission[], draftDate: string | undefined): string | null {
  const dates = [own.at(-1)?.createdDate, draftDate].filter((date) => date !== undefined)
  return dates.toSorted()[0] ?? null
}

/** Lists the opened hints in order. */
export function openedHints(schema: DemoSchema, problemId: number): readonly Pick<OpenedHintRow, 'hintNumber' | 'openedDate'>[] {
  return schema
    .where('openedHint', { problemId })
    .models.map(({ hintNumber, openedDate }) => ({ hintNumber, openedDate }))
    .toSorted((one, other) => one.hintNumber - other.hintNumber)
}
