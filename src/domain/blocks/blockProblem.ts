import type { Id } from '../id.ts'
import type { Acceptance } from '../problems/acceptedRate.ts'
import type { BlockProblem } from '../problems/problemKinds.ts'
import type { Category } from '../catalogue/category.ts'
import type { OpenedHint, ProblemState } from '../problems/problem.ts'
import type { VerdictState } from '../problems/verdict.ts'
import type { BlockRules, BlockVerdict } from './judgeProgram.ts'
import type { OutcomeName } from './outcome.ts'
import { type BlockProgram, type BlockType, programText } from './program.ts'
import type { Stage } from './stage.ts'

/** A block problem in a list. */
export interface BlockCard extends BlockProblem, Acceptance {
  /** What solving it earns; null where it is not told. */
  readonly point: number | null
  /** Null for a guest. */
  readonly state: ProblemState | null
}

/** A subject of block problems. */
export interface BlockCategory extends Category {
  readonly problemCount: number
  /** Null for a guest. */
  readonly solvedCount: number | null
}

export interface ToolboxCategory {
  readonly name: string
  readonly blocks: readonly { readonly type: BlockType; readonly limit: number | null }[]
}

/** What the blocks of one task can name. */
export interface BlockNames {
  /** What is picked up and put down. */
  readonly item: string
  /** What is read where an actor is. */
  readonly mark: string
  readonly functions: readonly string[]
  readonly signals: readonly string[]
}

/** A block problem as its own page shows it: text throughout, never markup. */
export interface BlockDetail extends BlockCard, Omit<BlockRules, 'allowed'> {
  readonly statement: readonly string[]
  readonly goal: string | null
  readonly hintCount: number
  readonly toolbox: readonly ToolboxCategory[]
  readonly names: BlockNames
  /** The seas that may be seen; others may be judged besides. */
  readonly stages: readonly Stage[]
  readonly hiddenStageCount: number
  readonly starterProgram: BlockProgram
  readonly previousBlockId: Id | null
  readonly nextBlockId: Id | null
}

/** How the viewer stands to one block problem. */
export interface BlockStanding {
  readonly state: ProblemState
  /** From 0 to 3. */
  readonly bestStar: number
  readonly submissionCount: number
  readonly solvedDate: string | null
  readonly openedHints: readonly OpenedHint[]
  /** ISO date-time of the first blocks that were kept or handed in. */
  readonly startedDate: string | null
  /** What the server has of the program that was not handed in yet: the text of its JSON, also where a later release has written it. */
  readonly draft: { readonly code: string; readonly updatedDate: string | null } | null
  /** The same of the program in Python. */
  readonly codeDraft: { readonly code: string; readonly updatedDate: string | null } | null
}

/** What is handed in: blocks, or a program in Python that moves the same sea. */
export type BlockAnswer = { readonly program: BlockProgram } | { readonly code: string }

export const answerLanguages = ['BLOCKS', 'PYTHON'] as const
export type AnswerLanguage = (typeof answerLanguages)[number]

/** Two answers are the same when their texts are. */
export function answerText(answer: BlockAnswer): string {
  return 'code' in answer ? answer.code : programText(answer.program)
}

/** A submission in the viewer's list. */
export interface BlockSubmissionSummary {
  readonly submissionId: Id
  readonly language: AnswerLanguage
  readonly state: VerdictState
  readonly outcome: OutcomeName
  readonly star: number
  readonly createdDate: string | null
}

/** A submission and what came of it. */
export interface BlockSubmission extends BlockVerdict {
  readonly submissionId: Id
  readonly state: VerdictState
  readonly isFirstSolved: boolean
  readonly rewardPoint: number
  readonly rewardExperience: number
  /** Of a program in Python that went wrong: what Python said, and where. */
  readonly message: string | null
  readonly line: number | null
}

/** The verdict word of an outcome. */
export function verdictStateOf(outcome: OutcomeName): VerdictState {
  switch (outcome) {
    case 'ARRIVED':
      return 'ACCEPTED'
    case 'STEP_LIMIT':
    case 'RUNTIME_ERROR':
    case 'SYNTAX_ERROR':
      return outcome
    case 'STOPPED':
      return 'JUDGE_ERROR'
    default:
      return 'WRONG_ANSWER'
  }
}

/** What the blocks of a toolbox are judged by. */
export function rulesOf({
  toolbox,
  blockLimit,
  required,
  starLimits,
}: Pick<BlockDetail, 'toolbox' | keyof Omit<BlockRules, 'allowed'>>): BlockRules {
  return { allowed: toolbox.flatMap(({ blocks }) => blocks), blockLimit, required, starLimits }
}

/** Chooses the sea in which a judged run is shown once more: the one where it failed, if that may be seen, or else the one in view. */
export function stageToReplay({ stages }: Pick<BlockDetail, 'stages'>, { worlds }: Pick<BlockSubmission, 'worlds'>, shown: number): number {
  const failed = worlds.find(({ outcome, isOpen }) => outcome !== 'ARRIVED' && isOpen)
  const at = failed === undefined ? -1 : stages.findIndex(({ label }) => label === failed.label)
  return at < 0 ? shown : at
}

/** One of the seas that may be seen; the first where there is none such. */
export function stageAt({ stages }: Pick<BlockDetail, 'stages'>, at: number): Stage {
  const stage = stages[at] ?? stages[0]
  if (stage === undefined) throw new RangeError('a block problem without a stage')
  return stage
}
