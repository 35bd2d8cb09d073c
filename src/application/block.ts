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
import { blockCount, longestProgram } from '../domain/blocks/program.ts'
import type { CategoryGroup } from '../domain/catalogue/category.ts'
import type { Id } from '../domain/id.ts'
import type { Page } from '../domain/paging.ts'
import type { BlockLanguage } from '../domain/problems/draft.ts'
import type { ProblemQuery } from '../domain/problems/problemQuery.ts'
import type { SubmissionOrigin } from '../domain/problems/submission.ts'

/** All block problems, and the viewer's standing to one of them. */
export interface BlockCatalogue {
  /** A query with a keyword searches, one without lists. */
  find(query: ProblemQuery, signal?: AbortSignal): Promise<Page<BlockCard>>
  categories(signal?: AbortSignal): Promise<readonly BlockCategory[]>
  categoryGroups(signal?: AbortSignal): Promise<readonly CategoryGroup[]>
  block(blockId: Id, signal?: AbortSignal): Promise<BlockDetail>
  /** For users only. */
  standing(blockId: Id, signal?: AbortSignal): Promise<BlockStanding>
}

export type BlockAttempt = BlockAnswer & {
  readonly blockId: Id
  /** Null: from the problem's own page. */
  readonly origin: SubmissionOrigin | null
}

export type SubmittedBlocks = BlockSubmission & BlockAnswer & { readonly createdDate: string | null }

/** For users only. */
export interface BlockSubmissionRepository extends Pick<SubmissionRepository, 'openHint'> {
  /** @param key the same for each request with this attempt */
  submit(attempt: Attempt<BlockLanguage>, key?: string): Promise<BlockSubmission>
  /** As with text problems. */
  tryOut(attempt: BlockAttempt): Promise<BlockSubmission>
  /** The viewer's submissions of one problem, the newest first. */
  list(blockId: Id, page: number, signal?: AbortSignal): Promise<Page<BlockSubmissionSummary>>
  submission(submissionId: Id, signal?: AbortSignal): Promise<SubmittedBlocks>
}

export type SubmitBlocksCommand = BlockAttempt & {
  /** How many submissions there were before, as far as the page knows: a lost answer is looked for among the newer ones. */
  readonly knownCount: number
}

export type SubmitBlocks = (command: SubmitBlocksCommand) => Promise<SubmitOutcome<BlockSubmission>>

/** Hands a program in as a text. One without anything in it is not sent, nor is one that is too long. */
export function makeSubmitBlocks(handIn: (command: SubmitCommand<BlockLanguage>) => Promise<SubmitOutcome<BlockSubmission>>): SubmitBlocks {
  return whereAnswerFits(({ knownCount, ...attempt }) => handIn({ ...attemptInText(attempt), knownCount }))
}

/** Where the outbox hands in what is handed in as a text. */
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

/** Hands in for a guest. */
export function makeTryOutBlocks({ submissions }: { readonly submissions: BlockSubmissionRepository }): SubmitBlocks {
  return whereAnswerFits(makeSendTrial(({ knownCount: _, ...attempt }: SubmitBlocksCommand) => submissions.tryOut(attempt)))
}

const whereAnswerFits =
  (send: SubmitBlocks): SubmitBlocks =>
  async (command) => {
    const text = answerText(command)
    if ('code' in command ? text.trim() === '' : blockCount(command.program) === 0) return { kind: 'empty' }
    return text.length > longestProgram ? { kind: 'tooLong' } : send(command)
  }

/** What the pages of block problems ask for. */
export interface BlockFeature {
  readonly blocks: BlockCatalogue
  readonly submissions: BlockSubmissionRepository
  /** For guests. */
  readonly tryOut: SubmitBlocks
  readonly openHint: OpenHint
  /** Kept as the text of their JSON, in the language `BLOCKS`; those in Python in the language `SEA_PYTHON`. */
  readonly drafts: Drafts
  /** Runs programs in Python that move the sea. */
  loadSeaRunner(): Promise<SeaRunner>
}
