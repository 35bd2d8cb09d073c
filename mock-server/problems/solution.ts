/** A case that learners do not see, named by what it tests. */
export interface HiddenCase {
  readonly label: string
  readonly input: string
  readonly output: string
  /** Part of the second subtask: inputs that only a fast program manages. */
  readonly isLarge: boolean
  /** Whether it is on a boundary that the statement names: only such an input may be shown as a counterexample. */
  readonly isBoundary: boolean
}

/** The data by which a problem is judged. */
export interface Solution {
  readonly hidden: readonly HiddenCase[]
  /** Python code that solves it. */
  readonly reference: string
  /** Draws a small input that keeps the problem's rules. */
  readonly smallInput: (draw: Draw) => string
  /** Returns larger inputs, the smallest first, for programs that are right on small ones but take too many steps. */
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

/** Returns a case on a boundary that the statement names. */
export const boundary = (label: string, input: string, output: Output): HiddenCase => ({
  ...hidden(label, input, output),
  isBoundary: true,
})

export const large = (label: string, input: string, output: Output): HiddenCase => ({
  ...hidden(label, input, output),
  isLarge: true,
})

/** Returns code without the line break that it begins with in these files. */
export const python = ([code = '']: TemplateStringsArray) => `${code.trim()}\n`

export const lines = (...parts: readonly Output[]) => parts.join('\n')

/** Returns the values in one line. */
export const row = (values: readonly Output[]) => values.join(' ')

/** Returns `count` values, each made from its number, which counts from 0. */
export const sequence = <Value>(count: number, valueAt: (at: number) => Value): readonly Value[] =>
  Array.from({ length: count }, (_, at) => valueAt(at))

/** Random numbers that depend on a seed alone. */
export interface Draw {
  /** Draws a number; both ends are possible. */
  int(lowest: number, highest: number): number
  ints(count: number, lowest: number, highest: number): readonly number[]
  /** Draws a text of so many of these letters. */
  text(count: number, letters: string): string
}

/** Implements Mulberry32. */
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
