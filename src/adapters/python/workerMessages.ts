import * as z from 'zod/mini'
import { type Execution, executionStates, type RunLimits } from '../../domain/problems/execution.ts'

export interface RunOrder {
  readonly kind: 'run'
  readonly code: string
  readonly input: string
  readonly limits: RunLimits
  /** Whether somebody watches: the output is handed on as it comes, with the error output in it. Else chance is the same each time. */
  readonly isWatched: boolean
  /** Whether somebody answers when the input is used up. */
  readonly isLive: boolean
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
  /** `isSpent`: the interpreter is no longer as good as new. */
  | { readonly kind: 'done'; readonly execution: Execution; readonly isSpent: boolean }

const execution = z.object({
  state: z.enum(executionStates),
  output: z.string(),
  error: z.nullable(z.object({ type: z.string(), message: z.string(), line: z.nullable(z.int()) })),
  stepCount: z.int(),
})

const fromWorker = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('failed'), problem: z.string() }),
  z.object({ kind: z.literal('output'), text: z.string() }),
  z.object({ kind: z.literal('ask'), prompt: z.string() }),
  z.object({ kind: z.literal('alive') }),
  z.object({ kind: z.literal('done'), execution, isSpent: z.boolean() }),
])

/** Null for what no worker of ours sends. */
export function readFromWorker(message: unknown): FromWorker | null {
  const reading = fromWorker.safeParse(message)
  return reading.success ? reading.data : null
}
