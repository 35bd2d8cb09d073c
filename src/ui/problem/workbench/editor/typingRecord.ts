/** A state of the text area, so that the rich editor can undo it later. */
export interface TypedStep {
  readonly text: string
  readonly caret: number
  /** The time of typing, in ms; text typed without a pause is undone in one step. */
  readonly time: number
}

const maxSteps = 500

/** Returns the record with a further step, without the oldest one if it grows too long. */
export function recordTyping(
  steps: readonly TypedStep[],
  { value, selectionEnd }: Pick<HTMLTextAreaElement, 'value' | 'selectionEnd'>,
  time = Date.now(),
): TypedStep[] {
  return steps.at(-1)?.text === value ? [...steps] : [...steps, { text: value, caret: selectionEnd, time }].slice(-maxSteps)
}

export interface TextChange {
  readonly from: number
  readonly to: number
  readonly insert: string
}

/** Returns the smallest single change from one text to another. */
export function changeBetween(before: string, after: string): TextChange {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) }
}
