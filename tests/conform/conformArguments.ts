import { parseArgs } from 'node:util'
import { contract } from '../../src/adapters/http/contract/contract.ts'
import { conformStatuses, optionWords } from '../../src/adapters/http/contract/conformOptions.ts'
import { firstSteps } from '../../src/adapters/http/contract/firstCalls.ts'
import { unknownWords } from './selectedCalls.ts'

export interface ConformArguments {
  /** The backend's origin, without a slash at the end. */
  readonly base: string
  readonly product: string
  readonly cookie: string | null
  readonly write: boolean
  readonly judge: boolean
  /** Whether the backend answers every request with the contract's examples, as Prism does. */
  readonly examples: boolean
  /** Selects calls by steps of a first backend, or by beginnings of paths; empty for all calls. */
  readonly only: readonly string[]
  /** Seconds until a call counts as not answered. */
  readonly limit: number
}

const width = Math.max(...optionWords().map(({ words }) => words.length))

export const usage = `npm run conform -- --base URL [options]
${optionWords()
  .map(({ words, meaning }) => `  ${words.padEnd(width)}  ${meaning}`)
  .join('\n')}
${conformStatuses}`

/** Arguments that print the usage and do nothing else. */
export function asksForHelp(words: readonly string[]): boolean {
  return words.some((word) => word === '--help' || word === '-h')
}

/** Parses the command line; returns a problem if it is not understood. */
export function conformArguments(words: readonly string[]): ConformArguments | { readonly problem: string } {
  try {
    const { values } = parseArgs({ args: [...words], options, strict: true })
    if (values.base === undefined) return { problem: '--base is missing' }
    const base = originOf(values.base)
    if (base === null) return { problem: `--base ${values.base} is no http(s) address` }
    const { origin, pathname } = new URL(base)
    if (pathname !== '/')
      return {
        problem: `--base ${values.base} has a path: give the origin alone, ${origin}, and the first word of the paths with --product`,
      }
    const only = values.only.split(',').filter((word) => word !== '')
    const [unknown] = unknownWords(contract, only)
    if (unknown !== undefined)
      return { problem: `--only ${unknown} names no step and no path; steps: ${firstSteps.map(({ name }) => name).join(', ')}` }
    const limit = Number(values.limit)
    if (!(limit > 0 && limit <= maxLimit)) return { problem: `--limit ${values.limit} is no number of seconds up to ${maxLimit}` }
    return {
      base,
      limit,
      product: values.product,
      cookie: values.cookie ?? null,
      write: values.write,
      judge: values.judge,
      examples: values.examples,
      only,
    }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : 'not understood' }
  }
}

const options = {
  base: { type: 'string' },
  product: { type: 'string', default: 'product' },
  cookie: { type: 'string' },
  write: { type: 'boolean', default: false },
  judge: { type: 'boolean', default: false },
  examples: { type: 'boolean', default: false },
  only: { type: 'string', default: '' },
  limit: { type: 'string', default: '8' },
} as const

const maxLimit = 600

function originOf(base: string): string | null {
  return /^https?:/.test(base) && URL.canParse(base) ? base.replace(/\/+$/, '') : null
}
