interface PastedLines {
  /** Returns the first line of an answer, and keeps the others for the next questions. Null ends the input. */
  take(answer: string | null): string | null
  /** Returns the next line that was kept; undefined if the learner is to be asked. */
  next(): string | undefined
}

/** Splits answers of several lines, as somebody pastes a whole example: each of them answers a question, as in a terminal. */
export function pastedLines(): PastedLines {
  let waiting: readonly string[] = []
  return {
    take(answer) {
      const [first = null, ...others] = answer?.split(/\r\n?|\n/) ?? []
      waiting = others.at(-1) === '' ? others.slice(0, -1) : others
      return first
    },
    next() {
      const [line, ...others] = waiting
      waiting = others
      return line
    },
  }
}
