import { parseArgs } from 'node:util'

export interface ConformArguments {
  /** The backend's origin, without a slash at the end. */
  readonly base: string
  readonly product: string
  readonly cookie: string | null
  readonly write: boolean
  readonly judge: boolean
  /** Which calls are made: steps of a first backend, or beginnings of paths. Empty: all of them. */
  readonly only: readonly string[]
  /** Seconds until a call counts as not answered. */
  readonly limit: number
}

export const usage = `npm run conform -- --base URL [--product NAME] [--cookie 'NAME=VALUE; …'] [--write] [--judge] [--only STEP,PATH] [--limit SECONDS]
  --base     the backend's origin, such as https://api.example.kr
  --product  the path prefix of the product (default: product)
  --cookie   a signed-in session; without it, calls that ask to sign in are not judged
  --write    also tries the calls that change something: use an account made for it
  --judge    also hands in the golden submissions, to a backend that has the demo's problems: use an account made for it
  --only     only the calls of these steps of a first backend (home, problem, hand-in), or whose path begins so, such as channels/banners,
             and those that they need; several with commas
  --limit    how long a call may take (default: 8); after three in a row without an answer no more are made
Exit status: 0 all that was judged is as expected, 1 something is not, 2 less than half could be judged, or these words were not understood`

/** What was asked for, or what is wrong with the question. */
export function conformArguments(words: readonly string[]): ConformArguments | { readonly problem: string } {
  try {
    const { values } = parseArgs({ args: [...words], options, strict: true })
    if (values.base === undefined) return { problem: '--base is missing' }
    const base = originOf(values.base)
    if (base === null) return { problem: `--base ${values.base} is no http(s) address` }
    const limit = Number(values.limit)
    if (!(limit > 0 && limit <= longestLimit)) return { problem: `--limit ${values.limit} is no number of seconds up to ${longestLimit}` }
    return {
      base,
      limit,
      product: values.product,
      cookie: values.cookie ?? null,
      write: values.write,
      judge: values.judge,
      only: values.only.split(',').filter((word) => word !== ''),
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
  only: { type: 'string', default: '' },
  limit: { type: 'string', default: '8' },
} as const

const longestLimit = 600

function originOf(base: string): string | null {
  return /^https?:/.test(base) && URL.canParse(base) ? base.replace(/\/+$/, '') : null
}
