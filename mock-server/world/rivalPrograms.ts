import type { TryKind } from './classmates.ts'

/** So many different slips are made of one program. */
export const slipCount = 3

interface RivalProgram {
  readonly kind: TryKind
  /** The number of the slip; 0 where there is none. */
  readonly slip: number
}

/** All that rivals hand in for one problem. */
export const rivalPrograms: readonly RivalProgram[] = [
  ...(['right', 'example', 'prompt', 'bracket'] as const).map((kind) => ({ kind, slip: 0 })),
  ...Array.from({ length: slipCount }, (_, slip) => ({ kind: 'slip' as const, slip })),
]

export const rivalProgramName = ({ kind, slip }: RivalProgram) => (kind === 'slip' ? `${kind} ${slip}` : kind)
