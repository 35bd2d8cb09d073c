import type { Request } from 'miragejs'
import type { LessonKind } from '../../src/domain/content/contentKind.ts'
import { type Judging, loadJudgeData, verdictOn } from '../judging.ts'
import type { DemoSchema, DemoServer, SubmissionRow } from '../models.ts'
import { seas } from '../content/seas/seas.ts'
import type { JudgeData } from '../problems/judgeData.ts'
import { badRequest, bodyOf, conflict, created, forbidden, forUser, notFound, pageOf, queued, routePath, tooLarge } from './http.ts'
import { codeIn } from './problemRoutes.ts'
import { earnProblem } from '../world/earnings.ts'
import { lessonsOf } from '../world/curriculum.ts'
import { canStudy, recordProgress } from '../world/progress.ts'
import { type DemoProblem, isOurs, problemOfId } from '../world/problems.ts'
import { isWithheld, participationOf, roomOfId, taskNumberOf } from '../world/rooms.ts'
import { classSubject, courseSubject } from '../world/subjects.ts'
import {
  firstOwnSubmissionId,
  isPaid,
  isRowOutdated,
  type KnownSubmission,
  openedHints,
  problemStates,
  submissionsOf,
  told,
} from '../world/submissions.ts'
import { itemsPerPage, type World } from '../world/world.ts'
import type { PlacedLesson, Subject } from '../world/subject.ts'
import { problemPaths as paths } from '../../src/adapters/http/problemPaths.ts'
import { rewardFor } from '../../src/domain/problems/reward.ts'
import { longestCode } from '../../src/domain/problems/submission.ts'
import { judge, type Verdict } from '../../src/domain/problems/verdict.ts'

/** Longer than this nobody waits for a verdict: it is asked for later, well before the client gives up. */
const patience = 5_000

/** Programs that are handed in. They are stored first and judged afterwards, so that a verdict that takes long is not lost. */
export function submissionRoutes(server: DemoServer, world: World, judging: Judging): void {
  /** What this page is judging, by the submissions' numbers. */
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
      const own = submissionsOf(world, schema).filter(({ problemId }) => problemId === problem.problemId)
      return pageOf(own, itemsPerPage, request, (page) => ({
        totalCount: own.length,
        pageSize: itemsPerPage,
        submissionList: page.map(({ problemId: _, code: __, ...summary }) => summary),
      }))
    }),
  )

  server.get(routePath(paths.submission), async (schema: DemoSchema, request: Request) => {
    const known = submissionsOf(world, schema).find(({ submissionId }) => String(submissionId) === request.params['submissionId'])
    const problem = known === undefined ? null : problemOfId(world, schema, String(known.problemId))
    if (schema.first('user') === null || known === undefined || problem === null) return forUser(schema, notFound)
    const judgeData = await loadJudgeData(problem)
    const stored = rowOf(schema, known.submissionId)
    if (stored === null) {
      const given = { ...known, code: known.code ?? judgeData.reference ?? '' }
      return givenAnswer(given, await verdictOn(judging.loadRunner, judgeData, { ...given, isTrusted: isOurs(problem) }))
    }
    // A page that was closed while it judged left this behind.
    if (stored.verdict === null && !running.has(stored.submissionId)) void judgeNow(problem, stored)
    const row = told(world, schema, stored)
    return { ...answerOf(schema, row, judgeData), language: row.language, code: row.code, createdDate: row.createdDate }
  })

  server.post(routePath(paths.trials), async (schema: DemoSchema, request: Request) => {
    const problem = problemOfId(world, schema, request.params['id'] ?? '')
    if (problem === null) return notFound()
    const attempt = codeIn(problem, bodyOf(request))
    if (!problem.categoryList.some(({ categoryGroupName }) => categoryGroupName === seas[0]?.name)) return forbidden()
    if (attempt === null || attempt.code.trim() === '') return badRequest('language와 code가 필요해요')
    if (attempt.code.length > longestCode) return tooLarge()
    const verdict = await verdictOn(judging.loadRunner, await loadJudgeData(problem), attempt)
    return { submissionId: 0, ...verdict, ...unrewarded, isOutdated: false }
  })

  server.post(routePath(paths.submissions), async (schema: DemoSchema, request: Request) => {
    const begun = await judging.change(async () => begin(world, schema, request, ({ submissionId }) => running.has(submissionId)))
    if (!('row' in begun)) return begun.refusal
    const { row, problem } = begun
    await Promise.race([judgeNow(problem, row), new Promise((resolve) => setTimeout(resolve, patience))])
    const judged = told(world, schema, rowOf(schema, row.submissionId) ?? row)
    const answer = answerOf(schema, judged, await loadJudgeData(problem))
    return judged.verdict === null ? queued(answer) : created(answer)
  })
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
  if (attempt.code.length > longestCode) return { refusal: tooLarge() }
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
    if (!canStudy(world, found.subject, schema)) return { refusal: forbidden() }
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

/** Once: another tab may have judged it, too. What a problem earns, it earns once. */
function settle(world: World, schema: DemoSchema, problem: DemoProblem, submissionId: number, verdict: Verdict): void {
  const row = schema.findBy('submission', { submissionId })
  if (row === null || row.verdict !== null) return
  const { problemId, difficulty } = problem
  const isAccepted = verdict.state === 'ACCEPTED'
  // Points would tell what the room keeps to itself.
  const isFirstSolved =
    isAccepted && !isWithheld(world, schema, row) && problemStates(world, schema)(problemId) !== 'SOLVED' && !isPaid(schema, problemId)
  const reward = rewardFor({ difficulty, isFirstSolved, openedHintCount: openedHints(schema, problemId).length })
  row.update({
    verdict,
    casesVersion: casesVersionOf(problem),
    isFirstSolved,
    rewardPoint: reward.point,
    rewardExperience: reward.experience,
  })
  if (isFirstSolved) earnProblem(world, schema, problem, reward)
  const { origin } = row
  const found = origin === null || origin.contentType === 'ROOM' ? null : lessonOf(world, schema, origin, 'PROBLEM', problemId)
  if (isAccepted && found !== null) recordProgress(world, schema, found.subject, found.lesson, { isDone: true, positionSeconds: 0 })
}

type RowOrigin = NonNullable<SubmissionRow['origin']>
type Origin = Exclude<RowOrigin, { readonly contentType: 'ROOM' }>

/** The room that something is handed in to, and when it was written. */
function roomIn({ contentType, contentId, writtenDate }: Readonly<Record<string, unknown>>): Exclude<RowOrigin, Origin> | null {
  const isDate = typeof writtenDate === 'string' && !Number.isNaN(Date.parse(writtenDate))
  return contentType === 'ROOM'
    ? { contentType, contentId: String(contentId), writtenDate: isDate ? new Date(writtenDate).toISOString() : null }
    : null
}

/** What comes late is kept, too: the room's table does not count it. */
function canHandIn(world: World, schema: DemoSchema, roomId: string, problemId: number): boolean {
  const room = roomOfId(world, schema, roomId)
  return room !== null && participationOf(world, schema, room) !== null && taskNumberOf(room, problemId) !== null
}

export function originIn({ contentType, contentId, lessonId }: Readonly<Record<string, unknown>>): Origin | null {
  if (contentType !== 'COURSE' && contentType !== 'COURSE_CLASS') return null
  return { contentType, contentId: String(contentId), lessonId: Number(lessonId) }
}

interface FoundLesson {
  readonly subject: Subject
  readonly lesson: PlacedLesson
}

/** The lesson that shows this problem; null when it shows another, or when there is none such. */
export function lessonOf(
  world: World,
  schema: DemoSchema,
  { contentType, contentId, lessonId }: Origin,
  kind: LessonKind,
  problemId: number,
): FoundLesson | null {
  const subject = (contentType === 'COURSE' ? courseSubject : classSubject)(world, schema, contentId)
  const lesson = subject && lessonsOf(world, subject).find((one) => one.lessonId === lessonId)
  return subject && lesson?.kind === kind && lesson.contentId === problemId ? { subject, lesson } : null
}

function rowOf(schema: DemoSchema, submissionId: number): SubmissionRow | null {
  return schema.findBy('submission', { submissionId })?.attrs ?? null
}

function answerOf(schema: DemoSchema, row: SubmissionRow, { problem }: JudgeData): object {
  const { submissionId, verdict, isFirstSolved, rewardPoint, rewardExperience } = row
  const result = verdict ?? { ...judge({ ...problem, cases: [] }, []), state: 'JUDGING' }
  return { submissionId, ...result, isFirstSolved, rewardPoint, rewardExperience, isOutdated: isRowOutdated(schema, row) }
}

type Given = Pick<KnownSubmission, 'submissionId' | 'language' | 'createdDate'> & { readonly code: string }

/** What was handed in before the demo earned its reward then. */
function givenAnswer({ submissionId, language, code, createdDate }: Given, verdict: Verdict): object {
  return { submissionId, ...verdict, ...unrewarded, isOutdated: false, language, code, createdDate }
}
