import * as z from 'zod/mini'
import type { Stage } from '../../domain/blocks/stage.ts'
import { type Execution, executionStates, type RunLimits } from '../../domain/problems/execution.ts'

export interface RunOrder {
  readonly kind: 'run'
  readonly code: string
  readonly input: string
  readonly limits: RunLimits
  /** Whether somebody watches: the output is handed on as it comes, with the error output in it. */
  readonly isWatched: boolean
  /** Whether somebody answers when the input is used up. */
  readonly isLive: boolean
  /** The seed of the program's chance; without one it is the same in each run. */
  readonly seed?: number
  /** What is wanted besides: the program's first steps, what it does in a sea, or its syntax alone, without a run. */
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
  /** The program goes on taking steps. */
  | { readonly kind: 'alive' }
  /**
   * `isSpent`: the interpreter is no longer as good as new. `isBent`: this program or the one before it got hold of what is not its own, so
   * that nobody knows what it comes to. `detail` is what was wanted besides, as JSON: whoever wanted it reads it. `asked`: the program has
   * ended because it asks, with this prompt, where it cannot wait for the answer.
   */
  | {
      readonly kind: 'done'
      readonly execution: Execution
      readonly isSpent: boolean
      readonly isBent?: boolean | undefined
      readonly detail?: string | undefined
      readonly asked?: string | undefined
    }

// Of zod, only what the first load has anyway: its own readers of texts and numbers would be added to that.
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
        z.object({ execution, isSpent: flag, isBent: z.optional(flag), detail: z.optional(text), asked: z.optional(text) }),
        message,
      ),
    ),
}

type Reading<T> = { readonly success: true; readonly data: T } | { readonly success: false }

const withKind = <const Kind extends string, T extends object>(kind: Kind, reading: Reading<T>) =>
  reading.success ? { kind, ...reading.data } : null

const kinds = z.object({ kind: z.enum(['ready', 'alive', 'failed', 'output', 'ask', 'done']) })

/** Null for what no worker of ours sends. */
export function readFromWorker(message: unknown): FromWorker | null {
  const reading = z.safeParse(kinds, message)
  return reading.success ? readers[reading.data.kind](message) : null
}
