import type { TutorAttempt } from '../../../../src/domain/problems/tutor/attempt.ts'

export type Known = Partial<TutorAttempt>
export type Sample = string | readonly [code: string, known: Known]

export interface RuleCase {
  readonly rule: string
  /** Code on which the rule fires, with the line that it names. */
  readonly fires: readonly (readonly [line: number | null, sample: Sample])[]
  /** Similar code that is correct. */
  readonly silent: readonly Sample[]
}

export const wrong: Known = { state: 'WRONG_ANSWER' }
export const other: Known = { ...wrong, difference: { kind: 'OTHER' } }
export const error = (type: string, message = '', line: number | null = 1): Known => ({
  state: 'RUNTIME_ERROR',
  error: { type, message, line },
})
