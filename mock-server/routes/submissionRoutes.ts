import type { Request } from 'miragejs'
import { type Judging, loadJudgeData, verdictOn } from '../judging.ts'
import type { DemoSchema, DemoServer, SubmissionRow } from '../models.ts'
import { seas } from '../content/seas/seas.ts'
import type { JudgeData } from '../problems/judgeData.ts'
import { badRequest, bodyOf, conflict, created, forbidden, forUser, notFound, pageOf, queued, routePath, tooLarge } from './http.ts'
import { codeIn } from './problemRoutes.ts'
import { isOpenTo, type LessonOrigin, lessonOf, originIn } from '../world/lessonOrigins.ts'
import { type DemoProblem, isOurs, problemOfId } from '../world/problems.ts'
import {
  closedSince,
  isForbiddenNow,
  isLate,
  isUntold,
  isUntoldToGuests,
  isWithheld,
  participationOf,
  roomOfId,
  taskNumberOf,
} from '../world/rooms.ts'
import { noteSolved, noteWhatIsTold } from '../world/solvedProblems.ts'
import { firstOwnSubmissionId, isRowOutdated, type KnownSubmission, submissionsOf, told } from '../world/submissions.ts'
import { itemsPerPage, type World } from '../world/world.ts'
import { problemPaths as paths } from '../../src/adapters/http/problemPaths.ts'
import { maxCodeLength } from '../../src/domain/problems/submission.ts'
import { judge, type Verdict } from '../../src/domain/problems/verdict.ts'

/** The maximum wait in ms for a verdict, well before the client gives up; after it the client has to ask again. */
const patience = 5_000

/** Serves submitted programs. They are stored first and judged afterwards, so that a verdict that takes long is not lost. */
export function submissionRoutes(server: DemoServer, world: World, judging: Judging): void {
  /** Submissions that this page is judging, by their numbers. */
  const running = new Map<number, Promise<void>>()

  const judgeNow = (problem: DemoProblem, { submissionId, language, code }: SubmissionRow): Promise<void> => {
    const work = loadJudgeData(problem)
      .then((judgeData) => verdictOn(judging.loadRunner, judgeData, { language, code }))
      .then((verdict) => judging.change(async () => settle(world, server.schema, problem, submissionId, verdict)))
      .finally(() => running.delete(submissionId))
    running.set(submissionId, work)
    return work
  }

  server.get(routePath(paths.submissions), (schema, request) =>
    forUser(schema, () => {
      const problem = problemOfId(world, schema, request.params['id'] ?? '')
      if (problem === null) return notFound()
      const { problemId } = problem
      const own = submissionsOf(world, schema).filter((one) => one.problemId === problemId && !isClosed(world, schema, one))
      return pageOf(own, itemsPerPage, request, (page) => ({
        totalCount: own.length,
        pageSize: itemsPerPage,
        submissionList: page.map(({ problemId: _, code: __, ...summary }) => summary),
      }))
    }),
  )

  server.get(routePath(paths.submission), async (schema: DemoSchema, request: Request) => {
    await noteWhatIsTold(world, schema, judging)
    const known = submissionsOf(world, schema).find(({ submissionId }) => String(submissionId) === request.params['submissionId'])
    const problem = known === undefined ? null : problemOfId(world, schema, String(known.problemId))
    if (schema.first('user') === null || known === undefined || problem === null) return forUser(schema, notFound)
    if (isClosed(world, schema, known)) return conflict('대회나 시험이 끝나면 다시 볼 수 있어요')
    const judgeData = await loadJudgeData(problem)
    const stored = rowOf(schema, known.submissionId)
    if (stored === null) {
      const given = { ...known, code: known.code ?? judgeData.reference ?? '' }
      return givenAnswer(given, await verdictOn(judging.loadRunner, judgeData, { ...given, isTrusted: isOurs(problem) }))
    }
    // A page that was closed during judging left this submission without a verdict.
    if (stored.verdict === null && !running.has(stored.submissionId)) void judgeNow(problem, stored)
    const row = told(world, schema, stored)
    return { ...answerOf(world, schema, row, judgeData), language: row.language, code: row.code, createdDate: row.createdDate }
  })

  server.post(routePath(paths.trials), async (schema: DemoSchema, request: Request) => {
    const problem = problemOfId(world, schema, request.params['id'] ?? '')
    if (problem === null) return notFound()
    const attempt = codeIn(problem, bodyOf(request))
    if (!problem.categoryList.some(({ categoryGroupName }) => categoryGroupName === seas[0]?.name)) return forbidden()
    if (attempt === null || attempt.code.trim() === '') return badRequest('language와 code가 필요해요')
    if (attempt.code.length > maxCodeLength) return tooLarge()
    if (isTrialClosed(world, schema, problem.problemId)) return conflict('대회나 시험이 끝나면 채점해요')
    const verdict = await verdictOn(judging.loadRunner, await loadJudgeData(problem), attempt)
    return { submissionId: 0, ...verdict, ...unrewarded, isOutdated: false, isWithheld: false, isLate: false }
  })

  server.post(routePath(paths.submissions), async (schema: DemoSchema, request: Request) => {
    const begun = await judging.change(async () => begin(world, schema, request, ({ submissionId }) => running.has(submissionId)))
    if (!('row' in begun)) return begun.refusal
    const { row, problem } = begun
    await Promise.race([judgeNow(problem, row), new Promise((resolve) => setTimeout(resolve, patience))])
    const judged = told(world, schema, rowOf(schema, row.submissionId) ?? row)
    const answer = answerOf(world, schema, judged, await loadJudgeData(problem))
    return judged.verdict === null ? queued(answer) : created(answer)
  })
}

/** Returns whether it was submitted before the viewer began to solve its problem in a room that still closes it. */
function isClosed(
  world: World,
  schema: DemoSchema,
  { problemId, createdDate }: Pick<KnownSubmission, 'problemId' | 'createdDate'>,
): boolean {
  const since = closedSince(world, schema, problemId)
  return since !== null && createdDate < since
}

function isTrialClosed(world: World, schema: DemoSchema, problemId: number): boolean {
  if (schema.first('user') === null) return isUntoldToGuests(world, schema, problemId)
  return isForbiddenNow(world, schema, problemId, 'TRIAL') || isUntold(world, schema, problemId)
}

const unrewarded = { isFirstSolved: false, rewardPoint: 0, rewardExperience: 0 }

const casesVersionOf = (problem: DemoProblem): number => ('casesVersion' in problem ? Number(problem.casesVersion) : 0)

type Begun = { readonly row: SubmissionRow; readonly problem: DemoProblem } | { readonly refusal: object }

function begin(world: World, schema: DemoSchema, request: Request, isRunning: (row: SubmissionRow) => boolean): Begun {
  const body = bodyOf(request)
  const problem = problemOfId(world, schema, request.params['id'] ?? '')
  if (schema.first('user') === null || problem === null) return { refusal: forUser(schema, notFound) }
  const attempt = codeIn(problem, body)
  if (attempt === null || attempt.code.trim() === '') return { refusal: badRequest('language와 code가 필요해요') }
  if (attempt.code.length > maxCodeLength) return { refusal: tooLarge() }
  const { problemId } = problem
  const own = schema.all('submission').models
  if (own.some(({ attrs }) => attrs.problemId === problemId && attrs.verdict === null && isRunning(attrs)))
    return { refusal: conflict('앞서 낸 답을 채점하고 있어요') }
  const origin = originIn(body) ?? roomIn(body)
  if (origin?.contentType === 'ROOM') {
    if (!canHandIn(world, schema, origin.contentId, problem.problemId)) return { refusal: forbidden() }
  } else if (origin !== null) {
    const found = lessonOf(world, schema, origin, 'PROBLEM', problemId)
    if (found === null) return { refusal: notFound() }
    if (!isOpenTo(world, schema, found)) return { refusal: forbidden() }
  }
  const submissionId = firstOwnSubmissionId + own.length
  const row: SubmissionRow = {
    submissionId,
    problemId,
    ...attempt,
    createdDate: world.present().toISOString(),
    verdict: null,
    casesVersion: casesVersionOf(problem),
    ...unrewarded,
    origin,
  }
  schema.create('submission', row)
  return { row, problem }
}

/** Stores a verdict once, because another tab may have judged it, too. */
function settle(world: World, schema: DemoSchema, problem: DemoProblem, submissionId: number, verdict: Verdict): void {
  const row = schema.findBy('submission', { submissionId })
  if (row === null || row.verdict !== null) return
  row.update({ verdict, casesVersion: casesVersionOf(problem) })
  if (verdict.state === 'ACCEPTED' && !isWithheld(world, schema, row)) noteSolved(world, schema, problem, submissionId)
}

type RoomOrigin = Exclude<NonNullable<SubmissionRow['origin']>, LessonOrigin>

/** Returns the room that a submission belongs to, and when it was written. */
function roomIn({ contentType, contentId, writtenDate }: Readonly<Record<string, unknown>>): RoomOrigin | null {
  const isDate = typeof writtenDate === 'string' && !Number.isNaN(Date.parse(writtenDate))
  return contentType === 'ROOM'
    ? { contentType, contentId: String(contentId), writtenDate: isDate ? new Date(writtenDate).toISOString() : null }
    : null
}

/** Returns whether a room takes the submission, even a late one: its table does not count it. */
function canHandIn(world: World, schema: DemoSchema, roomId: string, problemId: number): boolean {
  const room = roomOfId(world, schema, roomId)
  return room !== null && participationOf(world, schema, room) !== null && taskNumberOf(room, problemId) !== null
}

function rowOf(schema: DemoSchema, submissionId: number): SubmissionRow | null {
  return schema.findBy('submission', { submissionId })?.attrs ?? null
}

function answerOf(world: World, schema: DemoSchema, row: SubmissionRow, { problem }: JudgeData): object {
  const { submissionId, verdict, isFirstSolved, rewardPoint, rewardExperience } = row
  const result = verdict ?? { ...judge({ ...problem, cases: [] }, []), state: 'JUDGING' }
  const about = { isOutdated: isRowOutdated(schema, row), isWithheld: isWithheld(world, schema, row), isLate: isLate(world, schema, row) }
  return { submissionId, ...result, isFirstSolved, rewardPoint, rewardExperience, ...about }
}

type Given = Pick<KnownSubmission, 'submissionId' | 'language' | 'createdDate'> & { readonly code: string }

/** Answers a submission from before the demo, which got its reward then. */
function givenAnswer({ submissionId, language, code, createdDate }: Given, verdict: Verdict): object {
  return { submissionId, ...verdict, ...unrewarded, isOutdated: false, isWithheld: false, isLate: false, language, code, createdDate }
}
