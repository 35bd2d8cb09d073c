import { BlockMachine } from './machine.ts'
import { type OutcomeName, type StarLimits, starsFor } from './outcome.ts'
import { blockCount, type BlockProgram, type BlockType, blockUse, hasBreakOutsideLoop, hasEmptySlot } from './program.ts'
import { mostSteps } from './play.ts'
import type { Stage } from './stage.ts'

/** What a program must use to be counted as a solution. */
export const requirements = ['REPEAT', 'CONDITION', 'FUNCTION'] as const
export type Requirement = (typeof requirements)[number]

/** Which blocks there are to use, and how many. */
export interface BlockRules {
  readonly allowed: readonly { readonly type: BlockType; readonly limit: number | null }[]
  /** Null: as many as one likes. */
  readonly blockLimit: number | null
  readonly required: readonly Requirement[]
  readonly starLimits: StarLimits
}

export interface BlockWorld {
  readonly stage: Stage
  /** Hidden ones are judged, but not shown. */
  readonly isOpen: boolean
}

export interface WorldResult {
  readonly label: string
  readonly isOpen: boolean
  readonly outcome: OutcomeName
  readonly stepCount: number
}

/** What a program is worth: `ARRIVED` where it reaches the goal in every sea, within the rules. */
export interface BlockVerdict {
  readonly outcome: OutcomeName
  readonly blockCount: number
  /** Of the sea that took most. */
  readonly stepCount: number
  /** From 1 to 3; 0 without success. */
  readonly star: number
  readonly worlds: readonly WorldResult[]
}

/** Why a program is not even begun; null where nothing stands against it. */
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

/** What is typed into a slot is a block, too. */
const alwaysAllowed: ReadonlySet<BlockType> = new Set(['number', 'text'])

/** What is still asked of a program that reaches the goal; null: nothing. */
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
export function judgeProgram(program: BlockProgram, rules: BlockRules, worlds: readonly BlockWorld[], most = mostSteps): BlockVerdict {
  const count = blockCount(program)
  const before = faultBeforeRun(program, rules)
  if (before !== null) return { outcome: before, blockCount: count, stepCount: 0, star: 0, worlds: [] }
  const results = worlds.map(({ stage, isOpen }): WorldResult => {
    const machine = new BlockMachine(program, stage, undefined, most)
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
