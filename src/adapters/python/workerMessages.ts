import * as z from 'zod/mini'
import type { Stage } from '../../domain/blocks/stage.ts'
import { type Execution, executionStates, type RunLimits } from '../../domain/problems/execution.ts'

export interface RunOrder {
  readonly kind: 'run'
  readonly code: string
  readonly input: string
  readonly limits: RunLimits
  /** Whether the output is passed on as it comes, together with the error output. */
  readonly isWatched: boolean
  /** Whether a person answers when the input is used up. */
  readonly isLive: boolean
  /** The seed of the program's random numbers; without one they are the same in each run. */
  readonly seed?: number
  /** The requested detail: the program's first steps, its calls in a sea, or its syntax alone, without a run. */
  readonly look?: 'trace' | 'sea' | 'syntax'
  /** The sea that it is run in. */
  readonly stage?: Stage
}

export type ToWorker =
  | { readonly kind: 'boot'; readonly runtimeUrl: string }
  | RunOrder
  | { readonly kind: 'answer'; readonly text: string | null }

export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly problem: string }
  | { readonly kind: 'output'; readonly text: string }
  | { readonly kind: 'ask'; readonly prompt: string }
  /** The program is still taking steps. */
  | { readonly kind: 'alive' }
  /**
   * `isSpent`: the interpreter is no longer as good as new. `isBent`: this program or the one before it reached into foreign code, so that
   * its result cannot be trusted. `detail` is the requested detail as JSON, parsed by the caller. `prompt`: the program has ended because it
   * asks, with this prompt, where it cannot wait for the answer.
   */
  | {
      readonly kind: 'done'
      readonly execution: Execution
      readonly isSpent: boolean
      readonly isBent?: boolean | undefined
      readonly detail?: string | undefined
      readonly prompt?: string | undefined
    }

// The schemas use only the parts of zod that the first load has anyway; zod's strings and numbers would be added to it.
const text = z.custom<string>((raw) => typeof raw === 'string')
const number = z.custom<number>((raw) => typeof raw === 'number')
const flag = z.custom<boolean>((raw) => typeof raw === 'boolean')

const execution = z.object({
  state: z.enum(executionStates),
  output: text,
  error: z.nullable(z.object({ type: text, message: text, line: z.nullable(number) })),
  stepCount: number,
})

const readers: { readonly [Kind in FromWorker['kind']]: (message: unknown) => FromWorker | null } = {
  ready: () => ({ kind: 'ready' }),
  alive: () => ({ kind: 'alive' }),
  failed: (message) => withKind('failed', z.safeParse(z.object({ problem: text }), message)),
  output: (message) => withKind('output', z.safeParse(z.object({ text }), message)),
  ask: (message) => withKind('ask', z.safeParse(z.object({ prompt: text }), message)),
  done: (message) =>
    withKind(
      'done',
      z.safeParse(
        z.object({ execution, isSpent: flag, isBent: z.optional(flag), detail: z.optional(text), prompt: z.optional(text) }),
        message,
      ),
    ),
}

type Reading<T> = { readonly success: true; readonly data: T } | { readonly success: false }

const withKind = <const Kind extends string, T extends object>(kind: Kind, reading: Reading<T>) =>
  reading.success ? { kind, ...reading.data } : null

const kinds = z.object({ kind: z.enum(['ready', 'alive', 'failed', 'output', 'ask', 'done']) })

/** Returns null for a message that none of our workers sends. */
export function readFromWorker(message: unknown): FromWorker | null {
  const reading = z.safeParse(kinds, message)
  return reading.success ? readers[reading.data.kind](message) : null
}
