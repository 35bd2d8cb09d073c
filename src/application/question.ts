import { type KnownIds, type Press, sendOnce } from './createOnce.ts'
import { type SendOutcome, sendOutcome } from './sendOutcome.ts'
import { mayHaveSucceeded, statusOf } from './callError.ts'
import type { CodeRunner } from './codeRunner.ts'
import { oneAtATime } from './oneAtATime.ts'
import type { Timer, Watch } from './polling.ts'
import type { ProblemCatalogue, SubmissionRepository } from './problem.ts'
import type { Id } from '../domain/id.ts'
import { pythonIn } from '../domain/postText.ts'
import { compareOutput } from '../domain/problems/compareOutput.ts'
import type { ProblemDetail } from '../domain/problems/problem.ts'
import { hasMostLinesOf, type SharedSolution } from '../domain/problems/sharedSolution.ts'
import {
  type AskedQuestion,
  maxHidingReasonLength,
  maxPostLength,
  type Post,
  type QuestionPage,
  type QuestionSubject,
  type ReportReason,
  textGap,
} from '../domain/question.ts'
import { isSignedIn, type Viewer } from '../domain/viewer.ts'

/** Reads and writes questions and answers. Whoever may see the content reads them; writing requires a signed-in user. */
export interface QuestionRepository {
  /** Lists the newest first; null where the backend has no questions. */
  find(subject: QuestionSubject, page: number, signal?: AbortSignal): Promise<QuestionPage | null>
  question(questionId: Id, signal?: AbortSignal): Promise<AskedQuestion>
  ask(subject: QuestionSubject, content: string, key?: string): Promise<void>
  answer(questionId: Id, content: string, key?: string): Promise<void>
  /** Marks an answer, or none for null; doing it twice does no harm. For moderators, as `hide`. */
  mark(questionId: Id, answerId: Id | null): Promise<void>
  /** Hides a post for the reason; null shows it again. */
  hide(postId: Id, reason: string | null): Promise<void>
  report(postId: Id, reason: ReportReason): Promise<void>
  /** Removes a post that the viewer has written. */
  remove(postId: Id): Promise<void>
}

interface Questions {
  readonly questions: QuestionRepository
}

/** `known`: the questions on the first page, as the viewer was shown them; `press`: the one of the stored text. */
export type Ask = (viewer: Viewer, subject: QuestionSubject, content: string, known: KnownIds, press?: Press) => Promise<SendOutcome>
export type AnswerQuestion = (viewer: Viewer, questionId: Id, content: string, known: KnownIds, press?: Press) => Promise<SendOutcome>

/** Sends one question at a time. When the answer was lost, the question is looked for among the newest. */
export function makeAsk({ questions }: Questions): Ask {
  const send = oneAtATime({ kind: 'alreadyRunning' }, (subject: QuestionSubject, content: string, known: KnownIds, press?: Press) =>
    sendOnce({
      known,
      press,
      create: () => questions.ask(subject, content, press?.key),
      find: async (isNew) => (await questions.find(subject, 1))?.items.find(isOwn(content, isNew)),
    }),
  )
  return async (viewer, subject, content, known, press) =>
    refusalOf(viewer, content, maxPostLength) ?? send(subject, content.trimEnd(), known, press)
}

/** Sends one answer at a time; a lost result is looked for. */
export function makeAnswer({ questions }: Questions): AnswerQuestion {
  const send = oneAtATime({ kind: 'alreadyRunning' }, (questionId: Id, content: string, known: KnownIds, press?: Press) =>
    sendOnce({
      known,
      press,
      create: () => questions.answer(questionId, content, press?.key),
      find: async (isNew) => (await questions.question(questionId)).answers.find(isOwn(content, isNew)),
    }),
  )
  return async (viewer, questionId, content, known, press) =>
    refusalOf(viewer, content, maxPostLength) ?? send(questionId, content.trimEnd(), known, press)
}

const isOwn = (content: string, isNew: (postId: Id) => boolean) => (post: Pick<Post, 'postId' | 'isMine' | 'content'>) =>
  post.isMine && post.content === content && isNew(post.postId)

function refusalOf(viewer: Viewer, text: string, maxLength: number): SendOutcome | null {
  if (!isSignedIn(viewer)) return { kind: 'signInFirst' }
  const gap = textGap(text, maxLength)
  return gap && { kind: gap }
}

/** Hides a post and tells its writer why. */
export type HidePost = (viewer: Viewer, postId: Id, reason: string) => Promise<SendOutcome>

/** Hides a post. Hiding it again does no harm: the last reason stays. */
export function makeHidePost({ questions }: Questions): HidePost {
  const send = oneAtATime({ kind: 'alreadyRunning' }, (postId: Id, reason: string) => sendOutcome(() => questions.hide(postId, reason)))
  return async (viewer, postId, reason) => refusalOf(viewer, reason, maxHidingReasonLength) ?? send(postId, reason.trim())
}

/** Changes that one press makes. */
export type PostChange =
  | { readonly kind: 'mark'; readonly questionId: Id; readonly answerId: Id | null }
  | { readonly kind: 'show'; readonly postId: Id }
  | { readonly kind: 'report'; readonly postId: Id; readonly reason: ReportReason }
  | { readonly kind: 'remove'; readonly postId: Id }

export interface PostChangeOutcome {
  /** `answered`: somebody has answered the question that was to be removed. `inRoom`: a room closes it to the viewer. `unknown`: the answer was lost. */
  readonly kind: 'done' | 'alreadyRunning' | 'signInFirst' | 'notAllowed' | 'gone' | 'answered' | 'inRoom' | 'unknown' | 'failed'
}

export type ChangePost = (change: PostChange) => Promise<PostChangeOutcome>

const changeRefusals = new Map<number | null, PostChangeOutcome['kind']>([
  [401, 'signInFirst'],
  [403, 'notAllowed'],
  [404, 'gone'],
  [409, 'inRoom'],
])

/** Statuses that mean the change was made before: already reported, already removed. */
const doneBefore: Readonly<Partial<Record<PostChange['kind'], number>>> = { report: 409, remove: 404 }

/** Runs one change at a time; each may be repeated without harm. */
export function makeChangePost({ questions }: Questions): ChangePost {
  const run = (change: PostChange): Promise<void> => {
    switch (change.kind) {
      case 'mark':
        return questions.mark(change.questionId, change.answerId)
      case 'show':
        return questions.hide(change.postId, null)
      case 'report':
        return questions.report(change.postId, change.reason)
      case 'remove':
        return questions.remove(change.postId)
    }
  }
  return oneAtATime({ kind: 'alreadyRunning' }, async (change: PostChange): Promise<PostChangeOutcome> => {
    try {
      await run(change)
      return { kind: 'done' }
    } catch (error) {
      const status = statusOf(error)
      if (status !== null && status === doneBefore[change.kind]) return { kind: 'done' }
      if (status === 409 && change.kind === 'remove') return { kind: 'answered' }
      return { kind: changeRefusals.get(status) ?? (mayHaveSucceeded(status) ? 'unknown' : 'failed') }
    }
  })
}

/** Returns whether a text gives the solution of a problem away; null: it does not, or that cannot be determined. */
export type CheckSolution = (problemId: Id, content: string) => Promise<SharedSolution | null>

interface SolutionSources {
  readonly problems: Pick<ProblemCatalogue, 'problem'>
  readonly submissions: Pick<SubmissionRepository, 'list' | 'submission'>
  loadRunner(): Promise<Pick<CodeRunner, 'runCases'>>
  readonly timer: Pick<Timer, 'after'>
}

/** The maximum wait in ms, so that a writer does not wait for a check that may never end. */
const maxCheckMs = 20_000

/** Runs the program on the examples and compares it with the viewer's accepted solution. Nothing is sent anywhere. */
export function makeCheckSolution({ problems, submissions, loadRunner, timer }: SolutionSources): CheckSolution {
  const passes = async ({ examples, limits }: ProblemDetail, code: string) => {
    if (examples.length === 0) return false
    const runner = await loadRunner()
    const inputs = examples.map(({ input }) => input)
    const executions = await runner.runCases({ language: 'PYTHON', code, inputs, limits, isAlone: true }).result
    return examples.every(({ output }, at) => {
      const execution = executions[at]
      return execution?.state === 'DONE' && compareOutput(output, execution.output) === 'SAME'
    })
  }
  const acceptedCode = async (problemId: Id) => {
    const { items } = await submissions.list(problemId, 1)
    const accepted = items.find(({ state }) => state === 'ACCEPTED')
    return accepted === undefined ? null : (await submissions.submission(accepted.submissionId)).code
  }
  const check = async (problemId: Id, code: string): Promise<SharedSolution | null> => {
    const accepted = await acceptedCode(problemId).catch(() => null)
    if (accepted !== null && hasMostLinesOf(accepted, code)) return 'sameLines'
    const isSolution = await problems
      .problem(problemId)
      .then((problem) => passes(problem, code))
      .catch(() => false)
    return isSolution ? 'passes' : null
  }
  return (problemId, content) => {
    const code = pythonIn(content)
    if (code === '') return Promise.resolve(null)
    return new Promise((resolve) => {
      const cancel = timer.after(maxCheckMs, () => resolve(null))
      void check(problemId, code).then((found) => {
        cancel()
        resolve(found)
      })
    })
  }
}

/** Interval in ms. */
export const questionsInterval = 30_000

/** Lists the ports and use cases of questions under a lesson or a content. */
export interface QuestionFeature {
  readonly questions: QuestionRepository
  readonly ask: Ask
  readonly answer: AnswerQuestion
  readonly hide: HidePost
  readonly change: ChangePost
  readonly checkSolution: CheckSolution
  readonly watch: Watch
}
