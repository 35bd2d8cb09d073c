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
  maxCodeLength,
  type Submission,
  type SubmissionOrigin,
  type SubmissionSummary,
  type SubmittedCode,
} from '../domain/problems/submission.ts'

/** Reads problems and the viewer's standing in them. */
export interface ProblemCatalogue {
  /** Searches if the query has a keyword, and lists if not. */
  find(query: ProblemQuery, signal?: AbortSignal): Promise<Page<ProblemCard>>
  /** Lists problems to solve after this one, or problems that suit the viewer. */
  recommended(after: Id | null, signal?: AbortSignal): Promise<readonly ProblemCard[]>
  categories(signal?: AbortSignal): Promise<readonly ProblemCategory[]>
  categoryGroups(signal?: AbortSignal): Promise<readonly ProblemCategoryGroup[]>
  /** Reads a type of problems with its lesson. */
  type(categoryId: Id, signal?: AbortSignal): Promise<ProblemType>
  /** Returns how to teach the type. For those who teach. */
  plan(categoryId: Id, signal?: AbortSignal): Promise<LessonPlan>
  problem(problemId: Id, signal?: AbortSignal): Promise<ProblemDetail>
  /** Requires a signed-in user. */
  standing(problemId: Id, signal?: AbortSignal): Promise<ProblemStanding>
}

export interface Attempt<Language extends DraftLanguage = ProgrammingLanguage> {
  readonly problemId: Id
  readonly language: Language
  readonly code: string
  /** Null when the attempt comes from the problem's own page. */
  readonly origin: SubmissionOrigin | null
}

/** Every call except `tryOut` requires a signed-in user. */
export interface SubmissionRepository {
  /** @param key the same for each request with this attempt */
  submit(attempt: Attempt, key?: string): Promise<Submission>
  /** Judges a guest's submission without keeping it. 403: only users may have this problem judged. */
  tryOut(attempt: Attempt): Promise<Submission>
  /** Lists the viewer's submissions of one problem, the newest first. */
  list(problemId: Id, page: number, signal?: AbortSignal): Promise<Page<SubmissionSummary>>
  submission(submissionId: Id, signal?: AbortSignal): Promise<SubmittedCode>
  openHint(problemId: Id, hintNumber: number): Promise<OpenedHint>
}

/** Reads what the viewer has done so far. Requires a signed-in user. */
export interface LearningRecord {
  /** Lists the viewer's submissions of all problems, the newest first. */
  attempts(page: number, signal?: AbortSignal): Promise<Page<RecentAttempt>>
  /** Lists the days since a date on which the viewer did something. */
  activeDays(from: string, signal?: AbortSignal): Promise<readonly ActiveDay[]>
}

export type SubmitOutcome<Judged = Submission> =
  /** The state may still be `JUDGING`: then `submissions.submission` returns the verdict later. */
  | { readonly kind: 'submitted'; readonly submission: Judged }
  /** No request was made: there is no code. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooLong' }
  /** Another submission is still being sent from this page. */
  | { readonly kind: 'alreadySubmitting' }
  /** The backend is still judging another submission. */
  | { readonly kind: 'alreadyJudging' }
  | { readonly kind: 'signInFirst' }
  | { readonly kind: 'notEnrolled' }
  /** The backend judges nothing for guests. */
  | { readonly kind: 'notForGuests' }
  /** The problem no longer exists. */
  | { readonly kind: 'gone' }
  /** The answer was lost, and the list of submissions could not be read either: it may have arrived. */
  | { readonly kind: 'unknown' }
  /** The submission could not be sent, and waits in the outbox until it can. */
  | { readonly kind: 'queued' }
  /** The backend refuses it for a reason that the contract does not know. */
  | { readonly kind: 'refused' }
  /** The submission has arrived; its verdict is shown when the room ends. */
  | { readonly kind: 'received' }
  /** Like `received`, for a submission from elsewhere while the viewer solves the problem in a room. */
  | { readonly kind: 'withheld' }
  /** A trial is refused while the viewer solves the problem in a room. */
  | { readonly kind: 'inRoom' }
  | { readonly kind: 'failed' }

export interface SubmitCommand<Language extends DraftLanguage = ProgrammingLanguage> extends Attempt<Language> {
  /** The number of submissions before, as far as known: a lost answer is looked for among newer ones. */
  readonly knownCount: number
}

export type Submit = (command: SubmitCommand) => Promise<SubmitOutcome>

/** Submits for a guest. */
export function makeTryOut({ submissions }: { readonly submissions: SubmissionRepository }): Submit {
  return whereCodeFits(makeSendTrial(({ knownCount: _, ...attempt }: SubmitCommand) => submissions.tryOut(attempt)))
}

/** Sends only code that is neither empty nor too long. */
export const whereCodeFits =
  (send: Submit): Submit =>
  async (command) => {
    if (command.code.trim() === '') return { kind: 'empty' }
    return command.code.length > maxCodeLength ? { kind: 'tooLong' } : send(command)
  }

/** Runs one trial at a time. A lost answer cannot be recovered, because nothing was kept. */
export function makeSendTrial<Command, Judged>(tryOut: (command: Command) => Promise<Judged>) {
  return oneAtATime({ kind: 'alreadySubmitting' }, async (command: Command): Promise<SubmitOutcome<Judged>> => {
    try {
      return { kind: 'submitted', submission: await tryOut(command) }
    } catch (error) {
      return { kind: trialRefusals.get(statusOf(error)) ?? 'failed' }
    }
  })
}

/** A backend without the call answers that the address does not exist. */
const trialRefusals = new Map<number | null, 'signInFirst' | 'notForGuests' | 'inRoom' | 'tooLong'>([
  [401, 'signInFirst'],
  [403, 'signInFirst'],
  [404, 'notForGuests'],
  [405, 'notForGuests'],
  [409, 'inRoom'],
  [413, 'tooLong'],
  [501, 'notForGuests'],
])

/** Maps a permanent refusal of a submission to its kind. */
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

/** A limit, since each submission read costs a call. */
const maxNewer = 20

interface SubmissionList<Judged> {
  list(contentId: Id, page: number): Promise<Page<{ readonly submissionId: Id }>>
  submission(submissionId: Id): Promise<Judged>
}

/** Finds the newest submission beyond the first `knownCount` for which `isIt` holds; null for none. */
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
  /** The hint opens only after another try. */
  | { readonly kind: 'locked' }
  /** There is no such hint or problem any more. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'alreadyOpening' }
  | { readonly kind: 'signInFirst' }
  | { readonly kind: 'failed' }

export type OpenHint = (problemId: Id, hintNumber: number) => Promise<HintOutcome>

/** Opens a hint with one call, which is never repeated automatically because it may cost points. */
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

/** Lists the ports and use cases of the pages of problems. */
export interface ProblemFeature {
  readonly problems: ProblemCatalogue
  readonly submissions: SubmissionRepository
  /** Judges the code of a guest. */
  readonly tryOut: Submit
  readonly openHint: OpenHint
  readonly drafts: Drafts
  readonly record: LearningRecord
  readonly ownCases: OwnCaseStore
  /** Returns a runner on the server for the languages of a problem that the page cannot run. */
  remoteRunner(problemId: Id, languages: readonly ProgrammingLanguage[]): CodeRunner
}
