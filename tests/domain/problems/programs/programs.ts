import { join } from 'node:path'
import { readPrograms } from '../../../programFiles.ts'

/** A wrong program as a novice writes it. */
export interface WrongProgram {
  /** The title of its problem. */
  readonly title: string
  readonly cause: string
  /** Rules that find the cause; empty if the tutor does not find it, null if the list does not say. */
  readonly rules: readonly string[] | null
  /** Rules that are right about something else. Any other rule that fires misleads. */
  readonly asides: readonly string[]
  /** Lines to which the learner may be sent, as any other would mislead; null if the list does not say. */
  readonly lines: readonly number[] | null
  /** Patterns that a teacher's answer must match. */
  readonly says: readonly RegExp[]
  readonly code: string
}

/** A wrong program whose label was written before the tutor was asked about it. */
export interface UnseenProgram {
  readonly title: string
  readonly kind: string
  readonly cause: string
  /** The lines of the mistake. */
  readonly lines: readonly number[]
  readonly code: string
}

/** A right program in an unusual style, about which the tutor must say nothing. */
export interface RightProgram {
  readonly title: string
  readonly code: string
}

/** A program that Python refuses. */
export interface RefusedProgram {
  /** The type of its error. */
  readonly error: string
  /** Patterns that the explanation must match. */
  readonly says: readonly RegExp[]
  /** Patterns that the explanation must not match, as they would be untrue. */
  readonly never: readonly RegExp[]
  readonly code: string
  readonly input: string
}

const folderOf = (name: string) => join(import.meta.dirname, name)
const listed = (value: string) => value.split(', ').filter((part) => part !== '')

/** Parses a pattern that is written as `/source/flags`. */
function patternOf(text: string): RegExp {
  const [, source, flags] = /^\/(.+)\/([a-z]*)$/.exec(text) ?? []
  if (source === undefined) throw new SyntaxError(`no pattern: ${text}`)
  return new RegExp(source, flags)
}

/** Wrong programs in the order of their problems' seas. */
export const wrongPrograms: readonly WrongProgram[] = readPrograms(folderOf('wrong'), ['cause', 'rules', 'beside', 'lines', 'says']).map(
  ({ title, code, valuesOf }) => {
    const [cause = ''] = valuesOf('cause')
    const [rules] = valuesOf('rules')
    const [asides = ''] = valuesOf('beside')
    const [lines] = valuesOf('lines')
    return {
      title,
      cause,
      rules: rules === undefined ? null : listed(rules),
      asides: listed(asides),
      lines: lines === undefined ? null : listed(lines).map(Number),
      says: valuesOf('says').map(patternOf),
      code,
    }
  },
)

/** Programs by the kinds of mistakes in surveys of novices (Alzahrani and Vahid, ASEE 2021), labelled before the tutor was asked. */
export const unseenPrograms: readonly UnseenProgram[] = readPrograms(folderOf('unseen'), ['kind', 'cause', 'lines']).map(
  ({ title, code, valuesOf }) => ({
    title,
    kind: valuesOf('kind').join(),
    cause: valuesOf('cause').join(),
    lines: valuesOf('lines').flatMap(listed).map(Number),
    code,
  }),
)

export const rightPrograms: readonly RightProgram[] = readPrograms(folderOf('right'))

/** Programs that Python refuses, by the type of their error. The title is a pattern that the explanation must match. */
export const refusedPrograms: readonly RefusedProgram[] = readPrograms(folderOf('errors'), ['says', 'never']).map(
  ({ file, title, code, input, valuesOf }) => ({
    error: file,
    says: [title, ...valuesOf('says')].map(patternOf),
    never: valuesOf('never').map(patternOf),
    code,
    input,
  }),
)
