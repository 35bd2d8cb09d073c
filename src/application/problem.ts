import { statusOf } from './callError.ts'
import type { CodeRunner } from './codeRunner.ts'
import type { Drafts } from './draft.ts'
import { oneAtATime } from './oneAtATime.ts'
import type { OwnCaseStore } from './guestWork.ts'
import type { Id } from '../domain/id.ts'
import type { Page } from '../domain/paging.ts'
import type { OpenedHint, ProblemCard, ProblemDetail, ProblemStanding } from '../domain/problems/problem.ts'
import type { ActiveDay, RecentAttempt } from '../domain/problems/learningRecord.ts'
import type { LessonPlan } from '../domain/problems/lessonPlan.ts'
import type { ProblemCategory, ProblemCategoryGroup, ProblemType } from '../domain/problems/problemTypes.ts'
import type { ProblemQuery } from '../domain/problems/problemQuery.ts'
import type { DraftLanguage } from '../domain/problems/draft.ts'
import type { ProgrammingLanguage } from '../domain/problems/programmingLanguage.ts'
import {
  longestCode,
  type Submission,
  type SubmissionOrigin,
  type SubmissionSummary,
  type SubmittedCode,
} from '../domain/problems/submission.ts'

/** All problems, and the viewer's standing to one of them. */
export interface ProblemCatalogue {
  /** A query with a keyword searches, one without lists. */
  find(query: ProblemQuery, signal?: AbortSignal): Promise<Page<ProblemCard>>
  /** Problems to solve after this one, or problems that suit the viewer. */
  recommended(after: Id | null, signal?: AbortSignal): Promise<readonly ProblemCard[]>
  categories(signal?: AbortSignal): Promise<readonly ProblemCategory[]>
  categoryGroups(signal?: AbortSignal): Promise<readonly ProblemCategoryGroup[]>
  /** A type of problems with its lesson. */
  type(categoryId: Id, signal?: AbortSignal): Promise<ProblemType>
  /** How to teach it. For those who teach. */
  plan(categoryId: Id, signal?: AbortSignal): Promise<LessonPlan>
  problem(problemId: Id, signal?: AbortSignal): Promise<ProblemDetail>
  /** For users only. */
  standing(problemId: Id, signal?: AbortSignal): Promise<ProblemStanding>
}

export interface Attempt<Language extends DraftLanguage = ProgrammingLanguage> {
  readonly problemId: Id
  readonly language: Language
  readonly code: string
  /** Null: from the problem's own page. */
  readonly origin: SubmissionOrigin | null
}

/** For users only, but for `tryOut`. */
export interface SubmissionRepository {
  /** @param key the same for each request with this attempt */
  submit(attempt: Attempt, key?: string): Promise<Submission>
  /** Judges what a guest hands in, and keeps nothing of it. 403: this problem is judged for users alone. */
  tryOut(attempt: Attempt): Promise<Submission>
  /** The viewer's submissions of one problem, the newest first. */
  list(problemId: Id, page: number, signal?: AbortSignal): Promise<Page<SubmissionSummary>>
  submission(submissionId: Id, signal?: AbortSignal): Promise<SubmittedCode>
  openHint(problemId: Id, hintNumber: number): Promise<OpenedHint>
}

/** What the viewer did so far. For users only. */
export interface LearningRecord {
  /** Their submissions of all problems, the newest first. */
  attempts(page: number, signal?: AbortSignal): Promise<Page<RecentAttempt>>
  /** The days since a date on which they did something. */
  activeDays(from: string, signal?: AbortSignal): Promise<readonly ActiveDay[]>
}

export type SubmitOutcome<Judged = Submission> =
  /** Its state may still be `JUDGING`: then `submissions.submission` tells the verdict later. */
  | { readonly kind: 'submitted'; readonly submission: Judged }
  /** Not sent: there is no code. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooLong' }
  /** One is under way in this page. */
  | { readonly kind: 'alreadySubmitting' }
  /** The backend is still judging another one. */
  | { readonly kind: 'alreadyJudging' }
  | { readonly kind: 'signInFirst' }
  | { readonly kind: 'notEnrolled' }
  /** The backend judges nothing for guests. */
  | { readonly kind: 'notForGuests' }
  /** There is no such problem any more. */
  | { readonly kind: 'gone' }
  /** The answer was lost, and the list of submissions could not be read either: it may have arrived. */
  | { readonly kind: 'unknown' }
  /** It could not be sent, and waits in the outbox until it can. */
  | { readonly kind: 'kept' }
  /** The backend does not take it, for a reason that the contract does not know. */
  | { readonly kind: 'refused' }
  /** It has arrived, and what has become of it is told at the end of the room. */
  | { readonly kind: 'received' }
  /** The same of what was handed in elsewhere, while the viewer solves the problem in a room. */
  | { readonly kind: 'withheld' }
  /** Nothing is judged without keeping it, while the viewer solves the problem in a room. */
  | { readonly kind: 'inRoom' }
  | { readonly kind: 'failed' }

export interface SubmitCommand<Language extends DraftLanguage = ProgrammingLanguage> extends Attempt<Language> {
  /** Number of submissions before, as far as known: a lost answer is searched among newer ones. */
  readonly knownCount: number
}

export type Submit = (command: SubmitCommand) => Promise<SubmitOutcome>

/** Hands in for a guest. */
export function makeTryOut({ submissions }: { readonly submissions: SubmissionRepository }): Submit {
  return whereCodeFits(makeSendTrial(({ knownCount: _, ...attempt }: SubmitCommand) => submissions.tryOut(attempt)))
}

/** Without code, or with too much of it, nothing is sent. */
export const whereCodeFits =
  (send: Submit): Submit =>
  async (command) => {
    if (command.code.trim() === '') return { kind: 'empty' }
    return command.code.length > longestCode ? { kind: 'tooLong' } : send(command)
  }

/** One trial at a time. A lost one is lost: nothing was kept of it. */
export function makeSendTrial<Command, Judged>(tryOut: (command: Command) => Promise<Judged>) {
  return oneAtATime({ kind: 'alreadySubmitting' }, async (command: Command): Promise<SubmitOutcome<Judged>> => {
    try {
      return { kind: 'submitted', submission: await tryOut(command) }
    } catch (error) {
      return { kind: trialRefusals.get(statusOf(error)) ?? 'failed' }
    }
  })
}

/** A backend without the call does not know its address. */
const trialRefusals = new Map<number | null, 'signInFirst' | 'notForGuests' | 'inRoom' | 'tooLong'>([
  [401, 'signInFirst'],
  [403, 'signInFirst'],
  [404, 'notForGuests'],
  [405, 'notForGuests'],
  [409, 'inRoom'],
  [413, 'tooLong'],
  [501, 'notForGuests'],
])

/** What a permanent refusal of a hand-in means. */
export function submitRefusal(status: number | null): SubmitRefusal {
  return refusals.get(status) ?? 'refused'
}

export type SubmitRefusal = 'signInFirst' | 'notEnrolled' | 'gone' | 'alreadyJudging' | 'tooLong' | 'refused'

const refusals = new Map<number | null, SubmitRefusal>([
  [401, 'signInFirst'],
  [403, 'notEnrolled'],
  [404, 'gone'],
  [409, 'alreadyJudging'],
  [413, 'tooLong'],
])

/** Each costs a call. */
const maxNewer = 20

interface SubmissionList<Judged> {
  list(contentId: Id, page: number): Promise<Page<{ readonly submissionId: Id }>>
  submission(submissionId: Id): Promise<Judged>
}

/** The newest of the submissions beyond the first `knownCount` that `isIt` holds for; null for none. */
export async function findSubmission<Judged>(
  submissions: SubmissionList<Judged>,
  contentId: Id,
  knownCount: number,
  isIt: (one: Judged) => boolean,
): Promise<Judged | null> {
  const { items, totalCount } = await submissions.list(contentId, 1)
  const newer = items.slice(0, Math.min(maxNewer, Math.max(0, totalCount - knownCount)))
  const read = await Promise.all(newer.map(({ submissionId }) => submissions.submission(submissionId)))
  return read.find(isIt) ?? null
}

export type HintOutcome =
  | { readonly kind: 'opened'; readonly hint: OpenedHint }
  /** It needs another try before. */
  | { readonly kind: 'locked' }
  /** There is no such hint or problem any more. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'alreadyOpening' }
  | { readonly kind: 'signInFirst' }
  | { readonly kind: 'failed' }

export type OpenHint = (problemId: Id, hintNumber: number) => Promise<HintOutcome>

/** Opening a hint may cost points: one call, never repeated automatically. */
export function makeOpenHint({ submissions }: { readonly submissions: Pick<SubmissionRepository, 'openHint'> }): OpenHint {
  return oneAtATime({ kind: 'alreadyOpening' }, async (problemId: Id, hintNumber: number): Promise<HintOutcome> => {
    try {
      return { kind: 'opened', hint: await submissions.openHint(problemId, hintNumber) }
    } catch (error) {
      const status = statusOf(error)
      return { kind: hintRefusals.get(status) ?? 'failed' }
    }
  })
}

const hintRefusals = new Map<number | null, 'signInFirst' | 'gone' | 'locked'>([
  [401, 'signInFirst'],
  [404, 'gone'],
  [409, 'locked'],
])

/** What the pages of problems ask for. */
export interface ProblemFeature {
  readonly problems: ProblemCatalogue
  readonly submissions: SubmissionRepository
  /** For guests. */
  readonly tryOut: Submit
  readonly openHint: OpenHint
  readonly drafts: Drafts
  readonly record: LearningRecord
  readonly ownCases: OwnCaseStore
  /** For the languages of a problem that the page cannot run. */
  remoteRunner(problemId: Id, languages: readonly ProgrammingLanguage[]): CodeRunner
}
