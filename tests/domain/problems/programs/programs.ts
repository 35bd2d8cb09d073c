import { join } from 'node:path'
import { readPrograms } from '../../../programFiles.ts'

/** A wrong program as a novice writes it. */
export interface WrongProgram {
  /** Of its problem. */
  readonly title: string
  readonly cause: string
  /** Rules that hit the cause, none where the tutor does not find it; null where the list does not say. */
  readonly rules: readonly string[] | null
  /** Rules that say something true beside the cause. Any other that speaks misleads. */
  readonly asides: readonly string[]
  /** Lines that its writer may be sent to, since any other would lead away; null where the list does not say. */
  readonly lines: readonly number[] | null
  /** All that a teacher's answer speaks of. */
  readonly says: readonly RegExp[]
  readonly code: string
}

/** A right program that is written as a book would not: nothing is to be said of it. */
export interface RightProgram {
  readonly title: string
  readonly code: string
}

/** A program that Python refuses. */
export interface RefusedProgram {
  /** Its type. */
  readonly error: string
  /** All that the explanation has to speak of. */
  readonly says: readonly RegExp[]
  /** It would be untrue. */
  readonly never: readonly RegExp[]
  readonly code: string
  readonly input: string
}

const folderOf = (name: string) => join(import.meta.dirname, name)
const listed = (value: string) => value.split(', ').filter((part) => part !== '')

/** The pattern that is written as `/source/flags`. */
function patternOf(text: string): RegExp {
  const [, source, flags] = /^\/(.+)\/([a-z]*)$/.exec(text) ?? []
  if (source === undefined) throw new SyntaxError(`no pattern: ${text}`)
  return new RegExp(source, flags)
}

/** By the seas of their problems, as all that is titled by a problem. */
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

export const rightPrograms: readonly RightProgram[] = readPrograms(folderOf('right'))

/** By the types of their errors. Their titles are what the explanation has to speak of. */
export const refusedPrograms: readonly RefusedProgram[] = readPrograms(folderOf('errors'), ['says', 'never']).map(
  ({ file, title, code, input, valuesOf }) => ({
    error: file,
    says: [title, ...valuesOf('says')].map(patternOf),
    never: valuesOf('never').map(patternOf),
    code,
    input,
  }),
)
