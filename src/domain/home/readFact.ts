import type { FactAboutName, FactName } from './condition.ts'

/** A line of `because`, taken apart. */
export interface ReadFact {
  readonly name: FactName | FactAboutName
  /** What the fact is about: the list or the setting in its brackets. */
  readonly about: string | null
  readonly answer: 'yes' | 'no' | 'waiting'
}

const form = /^(\w+)(?:\((\w+)\))?: (yes|no|waiting)$/

/** Null for a line that no condition wrote. */
export function readFact(line: string): ReadFact | null {
  const [, name, about = null, answer] = form.exec(line) ?? []
  if (name === undefined || answer === undefined) return null
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only writer of such lines is `fact`, which takes no other name
  return { name, about, answer } as ReadFact
}
