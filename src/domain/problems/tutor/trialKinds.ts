/** What a trial changes, the likeliest mistake first. */
export const trialKinds = [
  /** Values that were read become numbers. */
  'TEXT',
  /** `<` becomes `<=`. */
  'EQUAL',
  /** A loop begins at 1 in place of 0, or the other way round. */
  'START_OF_LOOP',
  /** A loop has one turn more or fewer. */
  'TURNS',
  /** `and` becomes `or`. */
  'JOIN',
  /** `<` becomes `>`. */
  'DIRECTION',
  /** `if` becomes `elif`. */
  'ELSE_IF',
  /** `elif` becomes `if`. */
  'BOTH',
  /** A variable gets its first value in each turn of a loop, or once before it. */
  'RESET',
  /** A line moves into the block above it, or out of its own. */
  'DEPTH',
  /** Two lines change places. */
  'ORDER',
  /** Two lines that read change places. */
  'READING',
  /** Something else is reckoned first. */
  'BRACKETS',
  /** `max` becomes `min`. */
  'FINDER',
  /** `a - b` becomes `b - a`. */
  'EXCHANGED',
  /** The place beside it. */
  'PLACE',
  /** `-` becomes `+`. */
  'SIGN',
  /** A variable begins with another number. */
  'START',
  /** A number that is written out is one more or less. */
  'NUMBER',
  /** Another variable. */
  'NAME',
] as const

export type TrialKind = (typeof trialKinds)[number]

/** A change of one place that was tried, and with which the examples come out right. */
export interface Proof {
  readonly kind: TrialKind
  readonly line: number
}
