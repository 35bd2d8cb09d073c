import { BlockMachine } from './machine.ts'
import { type OutcomeName, type StarLimits, starsFor } from './outcome.ts'
import { blockCount, type BlockProgram, type BlockType, blockUse, hasBreakOutsideLoop, hasEmptySlot } from './program.ts'
import { maxSteps } from './play.ts'
import type { Stage } from './stage.ts'

/** The constructs that a problem can require of a solution. */
export const requirements = ['REPEAT', 'CONDITION', 'FUNCTION'] as const
export type Requirement = (typeof requirements)[number]

/** The blocks that a solution may use, and how many. */
export interface BlockRules {
  readonly allowed: readonly { readonly type: BlockType; readonly limit: number | null }[]
  /** Null: the number of blocks is not limited. */
  readonly blockLimit: number | null
  readonly required: readonly Requirement[]
  readonly starLimits: StarLimits
}

export interface BlockWorld {
  readonly stage: Stage
  /** Hidden stages are judged, but not shown. */
  readonly isOpen: boolean
}

export interface WorldResult {
  readonly label: string
  readonly isOpen: boolean
  readonly outcome: OutcomeName
  readonly stepCount: number
}

/** The result of judging a program: `ARRIVED` if it reaches the goal in every sea, within the rules. */
export interface BlockVerdict {
  readonly outcome: OutcomeName
  readonly blockCount: number
  /** The steps in the sea that took the most. */
  readonly stepCount: number
  /** Stars from 1 to 3; 0 without success. */
  readonly star: number
  readonly worlds: readonly WorldResult[]
}

/** Returns the reason for which a program is not even started; null if there is none. */
export function faultBeforeRun(program: BlockProgram, { allowed }: Pick<BlockRules, 'allowed'>): OutcomeName | null {
  if (program.scripts.every(({ trigger }) => trigger.kind !== 'when_started')) return 'NO_START'
  if (blockCount(program) === 0) return 'EMPTY'
  const limits = new Map(allowed.map(({ type, limit }) => [type, limit]))
  for (const [type, count] of blockUse(program)) {
    const limit = limits.get(type)
    if (limit === undefined && !alwaysAllowed.has(type)) return 'UNKNOWN_BLOCK'
    if (count > (limit ?? Infinity)) return 'TOO_MANY_BLOCKS'
  }
  if (hasEmptySlot(program)) return 'EMPTY_SLOT'
  return hasBreakOutsideLoop(program) ? 'BREAK_OUTSIDE_LOOP' : null
}

/** Numbers and texts typed into slots count as blocks, and are always allowed. */
const alwaysAllowed: ReadonlySet<BlockType> = new Set(['number', 'text'])

/** Returns the rule that a program breaks although it reaches the goal; null if there is none. */
export function faultAfterRun(program: BlockProgram, { blockLimit, required }: BlockRules): OutcomeName | null {
  if (blockLimit !== null && blockCount(program) > blockLimit) return 'TOO_MANY_BLOCKS'
  const use = blockUse(program)
  const missing = required.find((requirement) => !kindsOf[requirement].some((type) => use.has(type)))
  return missing === undefined ? null : (`UNUSED_${missing}` as const)
}

const kindsOf: Readonly<Record<Requirement, readonly BlockType[]>> = {
  REPEAT: ['repeat', 'repeat_until', 'forever'],
  CONDITION: ['if', 'if_else'],
  FUNCTION: ['call'],
}

/** Judges a program in every sea. The same program has the same verdict wherever it is judged. */
export function judgeProgram(program: BlockProgram, rules: BlockRules, worlds: readonly BlockWorld[], stepLimit = maxSteps): BlockVerdict {
  const count = blockCount(program)
  const before = faultBeforeRun(program, rules)
  if (before !== null) return { outcome: before, blockCount: count, stepCount: 0, star: 0, worlds: [] }
  const results = worlds.map(({ stage, isOpen }): WorldResult => {
    const machine = new BlockMachine(program, stage, undefined, stepLimit)
    return { label: stage.label, isOpen, outcome: machine.run().name, stepCount: machine.stepCount }
  })
  const failed = results.find(({ outcome }) => outcome !== 'ARRIVED')
  const outcome = failed?.outcome ?? faultAfterRun(program, rules) ?? 'ARRIVED'
  return {
    outcome,
    blockCount: count,
    stepCount: Math.max(0, ...results.map(({ stepCount }) => stepCount)),
    star: outcome === 'ARRIVED' ? starsFor(count, rules.starLimits) : 0,
    worlds: results,
  }
}
