import type { Id } from '../domain/id.ts'
import type { Page } from '../domain/paging.ts'
import type { Draft, LocalDraft, OpenedDraft } from '../domain/problems/draft.ts'
import type {
  OpenedHint,
  ProblemCard,
  ProblemCategory,
  ProblemCategoryGroup,
  ProblemDetail,
  ProblemStanding,
} from '../domain/problems/problem.ts'
import type { ProblemQuery } from '../domain/problems/problemQuery.ts'
import type { ProgrammingLanguage } from '../domain/problems/programmingLanguage.ts'
import type { Submission, SubmissionOrigin, SubmissionSummary, SubmittedCode } from '../domain/problems/submission.ts'

/** All problems, and the viewer's standing to one of them. */
export interface ProblemCatalogue {
  /** A query with a keyword searches, one without lists. */
  find(query: ProblemQuery, signal?: AbortSignal): Promise<Page<ProblemCard>>
  /** Problems to go on with after this one, or, without one, those that suit the viewer. */
  recommended(after: Id | null, signal?: AbortSignal): Promise<readonly ProblemCard[]>
  categories(signal?: AbortSignal): Promise<readonly ProblemCategory[]>
  categoryGroups(signal?: AbortSignal): Promise<readonly ProblemCategoryGroup[]>
  problem(problemId: Id, signal?: AbortSignal): Promise<ProblemDetail>
  /** For users only. */
  standing(problemId: Id, signal?: AbortSignal): Promise<ProblemStanding>
}

export interface Attempt {
  readonly problemId: Id
  readonly language: ProgrammingLanguage
  readonly code: string
  /** Null: from the problem's own page. */
  readonly origin: SubmissionOrigin | null
}

/** For users only. */
export interface SubmissionRepository {
  submit(attempt: Attempt): Promise<Submission>
  /** The viewer's submissions of one problem, the newest first. */
  list(problemId: Id, page: number, signal?: AbortSignal): Promise<Page<SubmissionSummary>>
  submission(submissionId: Id, signal?: AbortSignal): Promise<SubmittedCode>
  openHint(problemId: Id, hintNumber: number): Promise<OpenedHint>
}

/** The server's place for drafts. For users only. */
export interface DraftRepository {
  save(problemId: Id, draft: Pick<Draft, 'language' | 'code'>): Promise<void>
}

/** Where the device keeps a draft. */
export interface DraftKey {
  /** Null: a guest. */
  readonly userId: Id | null
  readonly problemId: Id
  readonly language: ProgrammingLanguage
}

/** The device's place for drafts. Reading and writing never reject: what cannot be stored lasts as long as the page. */
export interface LocalDraftStore {
  read(key: DraftKey): Promise<LocalDraft | null>
  write(key: DraftKey, draft: LocalDraft): Promise<void>
}

export type SubmitOutcome =
  /** Its state may still be `JUDGING`: then `submissions.submission` tells the verdict later. */
  | { readonly kind: 'submitted'; readonly submission: Submission }
  /** Not sent: there is no code. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooLong' }
  /** One is under way in this page. */
  | { readonly kind: 'alreadySubmitting' }
  /** The backend is still judging another one. */
  | { readonly kind: 'alreadyJudging' }
  | { readonly kind: 'signInFirst' }
  | { readonly kind: 'notEnrolled' }
  /** There is no such problem any more. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed' }

export interface SubmitCommand extends Attempt {
  /** How many submissions there were before, as far as the page knows: a lost answer is looked for among the newer ones. */
  readonly knownCount: number
}

export type Submit = (command: SubmitCommand) => Promise<SubmitOutcome>

export type HintOutcome =
  | { readonly kind: 'opened'; readonly hint: OpenedHint }
  /** It needs another try before. */
  | { readonly kind: 'locked' }
  | { readonly kind: 'alreadyOpening' }
  | { readonly kind: 'signInFirst' }
  | { readonly kind: 'failed' }

export type OpenHint = (problemId: Id, hintNumber: number) => Promise<HintOutcome>

/** `server` is what the standing told; null for a guest, and where it could not be read. */
export type OpenDraft = (key: DraftKey, server: Draft | null) => Promise<OpenedDraft>

/** `onDevice`: kept on the device; the server has not got it, and gets it with the next save. */
export type SaveDraftOutcome = 'saved' | 'onDevice'

/** To be called at every pause in typing. The device first, then the server. Never rejects. */
export type SaveDraft = (key: DraftKey, code: string) => Promise<SaveDraftOutcome>

/** What the pages of problems ask for. */
export interface ProblemFeature {
  readonly problems: ProblemCatalogue
  readonly submissions: SubmissionRepository
  readonly submit: Submit
  readonly openHint: OpenHint
  readonly openDraft: OpenDraft
  readonly saveDraft: SaveDraft
}
