import type { TryKind } from './classmates.ts'

/** The number of different slips that are made of one program. */
export const slipCount = 3

interface RivalProgram {
  readonly kind: TryKind
  /** The number of the slip; 0 where there is none. */
  readonly slip: number
}

/** The programs that rivals submit for one problem. */
export const rivalPrograms: readonly RivalProgram[] = [
  ...(['right', 'example', 'prompt', 'bracket'] as const).map((kind) => ({ kind, slip: 0 })),
  ...Array.from({ length: slipCount }, (_, slip) => ({ kind: 'slip' as const, slip })),
]

export const rivalProgramName = ({ kind, slip }: RivalProgram) => (kind === 'slip' ? `${kind} ${slip}` : kind)
