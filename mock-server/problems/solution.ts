/** A case that learners do not see, named by what it tests. */
export interface HiddenCase {
  readonly label: string
  readonly input: string
  readonly output: string
  /** Part of the second subtask: inputs that only a fast program manages. */
  readonly isLarge: boolean
  /** It lies on a boundary that the statement names: whoever looks for a counterexample may be shown its input, which no other tells. */
  readonly isBoundary: boolean
}

/** What a problem is judged by. */
export interface Solution {
  readonly hidden: readonly HiddenCase[]
  /** Python that solves it. */
  readonly reference: string
  /** A small input that keeps the problem's rules. */
  readonly smallInput: (draw: Draw) => string
  /** Larger ones, the smallest first: for programs that are right on small ones, and take too many steps. */
  readonly largeInputs?: () => readonly string[]
}

/** Solutions by the titles of their problems. */
export type Solutions = Readonly<Record<string, Solution>>

type Output = string | number

export const hidden = (label: string, input: string, output: Output): HiddenCase => ({
  label,
  input,
  output: String(output),
  isLarge: false,
  isBoundary: false,
})

/** A case on a boundary that the statement names. */
export const boundary = (label: string, input: string, output: Output): HiddenCase => ({
  ...hidden(label, input, output),
  isBoundary: true,
})

export const large = (label: string, input: string, output: Output): HiddenCase => ({
  ...hidden(label, input, output),
  isLarge: true,
})

/** Code without the line break that it begins with in these files. */
export const python = ([code = '']: TemplateStringsArray) => `${code.trim()}\n`

export const lines = (...parts: readonly Output[]) => parts.join('\n')

/** Values in one line. */
export const row = (values: readonly Output[]) => values.join(' ')

/** As many values as wanted, from a rule on their number, which counts from 0. */
export const sequence = <Value>(count: number, valueAt: (at: number) => Value): readonly Value[] =>
  Array.from({ length: count }, (_, at) => valueAt(at))

/** Numbers that depend on a seed alone. */
export interface Draw {
  /** Both ends belong to it. */
  int(lowest: number, highest: number): number
  ints(count: number, lowest: number, highest: number): readonly number[]
  /** So many letters of these. */
  text(count: number, letters: string): string
}

/** Mulberry32. */
export function drawFrom(seed: number): Draw {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (lowest: number, highest: number) => lowest + Math.floor(next() * (highest - lowest + 1))
  return {
    int,
    ints: (count, lowest, highest) => sequence(count, () => int(lowest, highest)),
    text: (count, letters) => sequence(count, () => letters.charAt(int(0, letters.length - 1))).join(''),
  }
}
