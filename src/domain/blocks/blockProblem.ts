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
  /** The points for solving it; null: not told. */
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

/** The names that the blocks of one task can use. */
export interface BlockNames {
  /** The thing that actors pick up and put down. */
  readonly item: string
  /** The thing that an actor reads on its square. */
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
  /** The stages that learners can see; others may be judged as well. */
  readonly stages: readonly Stage[]
  readonly hiddenStageCount: number
  readonly starterProgram: BlockProgram
  readonly previousBlockId: Id | null
  readonly nextBlockId: Id | null
}

/** The viewer's state in one block problem. */
export interface BlockStanding {
  readonly state: ProblemState
  /** Stars, from 0 to 3. */
  readonly bestStar: number
  readonly submissionCount: number
  readonly solvedDate: string | null
  readonly openedHints: readonly OpenedHint[]
  /** ISO date-time of the first blocks that were stored or handed in. */
  readonly startedDate: string | null
  /** The server's draft of the program that was not handed in yet: the text of its JSON, which a later release may have written. */
  readonly draft: { readonly code: string; readonly updatedDate: string | null } | null
  /** The draft of the program in Python. */
  readonly codeDraft: { readonly code: string; readonly updatedDate: string | null } | null
}

/** The submitted answer: blocks, or a program in Python that moves the same sea. */
export type BlockAnswer = { readonly program: BlockProgram } | { readonly code: string }

export const answerLanguages = ['BLOCKS', 'PYTHON'] as const
export type AnswerLanguage = (typeof answerLanguages)[number]

/** Returns the text of an answer; two answers are the same when their texts are. */
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

/** A submission and its verdict. */
export interface BlockSubmission extends BlockVerdict {
  readonly submissionId: Id
  readonly state: VerdictState
  readonly isFirstSolved: boolean
  readonly rewardPoint: number
  readonly rewardExperience: number
  /** Python's error message and its line, for a program in Python that went wrong. */
  readonly message: string | null
  readonly line: number | null
}

/** Returns the verdict of an outcome. */
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

/** Returns the rules by which the blocks of a toolbox are judged. */
export function rulesOf({
  toolbox,
  blockLimit,
  required,
  starLimits,
}: Pick<BlockDetail, 'toolbox' | keyof Omit<BlockRules, 'allowed'>>): BlockRules {
  return { allowed: toolbox.flatMap(({ blocks }) => blocks), blockLimit, required, starLimits }
}

/** Chooses the stage in which a judged run is replayed: the one where it failed, if that may be seen, or else the one in view. */
export function stageToReplay({ stages }: Pick<BlockDetail, 'stages'>, { worlds }: Pick<BlockSubmission, 'worlds'>, shown: number): number {
  const failed = worlds.find(({ outcome, isOpen }) => outcome !== 'ARRIVED' && isOpen)
  const at = failed === undefined ? -1 : stages.findIndex(({ label }) => label === failed.label)
  return at < 0 ? shown : at
}

/** Returns the visible stage at an index; the first one where the index has none. */
export function stageAt({ stages }: Pick<BlockDetail, 'stages'>, at: number): Stage {
  const stage = stages[at] ?? stages[0]
  if (stage === undefined) throw new RangeError('a block problem without a stage')
  return stage
}
