import type { SeaRunner } from './codeRunner.ts'
import type { Drafts } from './draft.ts'
import type { HandInPlace } from './outbox.ts'
import { type Attempt, makeSendTrial, type OpenHint, type SubmissionRepository, type SubmitCommand, type SubmitOutcome } from './problem.ts'
import {
  answerText,
  type BlockAnswer,
  type BlockCard,
  type BlockCategory,
  type BlockDetail,
  type BlockStanding,
  type BlockSubmission,
  type BlockSubmissionSummary,
} from '../domain/blocks/blockProblem.ts'
import { blockCount, maxProgramLength } from '../domain/blocks/program.ts'
import type { CategoryGroup } from '../domain/catalogue/category.ts'
import type { Id } from '../domain/id.ts'
import type { Page } from '../domain/paging.ts'
import type { BlockLanguage } from '../domain/problems/draft.ts'
import type { ProblemQuery } from '../domain/problems/problemQuery.ts'
import type { SubmissionOrigin } from '../domain/problems/submission.ts'

/** Reads block problems and the viewer's standing in them. */
export interface BlockCatalogue {
  /** Searches if the query has a keyword, and lists if not. */
  find(query: ProblemQuery, signal?: AbortSignal): Promise<Page<BlockCard>>
  categories(signal?: AbortSignal): Promise<readonly BlockCategory[]>
  categoryGroups(signal?: AbortSignal): Promise<readonly CategoryGroup[]>
  block(blockId: Id, signal?: AbortSignal): Promise<BlockDetail>
  /** Requires a signed-in user. */
  standing(blockId: Id, signal?: AbortSignal): Promise<BlockStanding>
}

export type BlockAttempt = BlockAnswer & {
  readonly blockId: Id
  /** Null when the attempt comes from the problem's own page. */
  readonly origin: SubmissionOrigin | null
}

export type SubmittedBlocks = BlockSubmission & BlockAnswer & { readonly createdDate: string | null }

/** Every call except `tryOut` requires a signed-in user. */
export interface BlockSubmissionRepository extends Pick<SubmissionRepository, 'openHint'> {
  /** @param key the same for each request with this attempt */
  submit(attempt: Attempt<BlockLanguage>, key?: string): Promise<BlockSubmission>
  /** Judges and keeps nothing, as with text problems. */
  tryOut(attempt: BlockAttempt): Promise<BlockSubmission>
  /** Lists the viewer's submissions of one problem, the newest first. */
  list(blockId: Id, page: number, signal?: AbortSignal): Promise<Page<BlockSubmissionSummary>>
  submission(submissionId: Id, signal?: AbortSignal): Promise<SubmittedBlocks>
}

export type SubmitBlocksCommand = BlockAttempt & {
  /** The number of submissions before, as far as known: a lost answer is looked for among newer ones. */
  readonly knownCount: number
}

export type SubmitBlocks = (command: SubmitBlocksCommand) => Promise<SubmitOutcome<BlockSubmission>>

/** Submits a program as a text. An empty program, or one that is too long, is not sent. */
export function makeSubmitBlocks(handIn: (command: SubmitCommand<BlockLanguage>) => Promise<SubmitOutcome<BlockSubmission>>): SubmitBlocks {
  return whereAnswerFits(({ knownCount, ...attempt }) => handIn({ ...attemptInText(attempt), knownCount }))
}

/** Returns the calls with which the outbox sends and finds blocks as text. */
export function blockHandIns(submissions: BlockSubmissionRepository): HandInPlace<BlockLanguage, BlockSubmission> {
  return {
    ...submissions,
    async submission(submissionId) {
      const submitted = await submissions.submission(submissionId)
      return { ...submitted, code: answerText(submitted) }
    },
  }
}

export function attemptInText({ blockId, origin, ...answer }: BlockAttempt): Attempt<BlockLanguage> {
  return { problemId: blockId, language: 'code' in answer ? 'SEA_PYTHON' : 'BLOCKS', code: answerText(answer), origin }
}

/** Submits for a guest. */
export function makeTryOutBlocks({ submissions }: { readonly submissions: BlockSubmissionRepository }): SubmitBlocks {
  return whereAnswerFits(makeSendTrial(({ knownCount: _, ...attempt }: SubmitBlocksCommand) => submissions.tryOut(attempt)))
}

const whereAnswerFits =
  (send: SubmitBlocks): SubmitBlocks =>
  async (command) => {
    const text = answerText(command)
    if ('code' in command ? text.trim() === '' : blockCount(command.program) === 0) return { kind: 'empty' }
    return text.length > maxProgramLength ? { kind: 'tooLong' } : send(command)
  }

/** Lists the ports and use cases of the pages of block problems. */
export interface BlockFeature {
  readonly blocks: BlockCatalogue
  readonly submissions: BlockSubmissionRepository
  /** Judges the blocks of a guest. */
  readonly tryOut: SubmitBlocks
  readonly openHint: OpenHint
  /** Drafts are stored as JSON text, in the language `BLOCKS`; those in Python in the language `SEA_PYTHON`. */
  readonly drafts: Drafts
  /** Runs programs in Python that move the sea. */
  loadSeaRunner(): Promise<SeaRunner>
}
