/** The kinds of change that a trial makes, the likeliest mistake first. */
export const trialKinds = [
  /** Input texts become numbers. */
  'TEXT',
  /** `<` becomes `<=`. */
  'EQUAL',
  /** `and` becomes `or`. */
  'JOIN',
  /** A loop begins at 1 in place of 0, or the other way round. */
  'START_OF_LOOP',
  /** A loop has one turn more or fewer. */
  'TURNS',
  /** A loop or function does not end at a line. */
  'EXIT',
  /** `<` becomes `>`. */
  'DIRECTION',
  /** Two branches change places. */
  'BRANCHES',
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
  /** A formula is computed in another order. */
  'BRACKETS',
  /** `max` becomes `min`. */
  'FINDER',
  /** `a - b` becomes `b - a`. */
  'EXCHANGED',
  /** A neighbouring index is used. */
  'PLACE',
  /** `-` becomes `+`. */
  'SIGN',
  /** A variable begins with another number. */
  'START',
  /** A number in the code becomes one more or less. */
  'NUMBER',
  /** Another variable is used. */
  'NAME',
] as const

export type TrialKind = (typeof trialKinds)[number]

/** A change of one place with which all examples come out right. */
export interface Proof {
  readonly kind: TrialKind
  readonly line: number
}
