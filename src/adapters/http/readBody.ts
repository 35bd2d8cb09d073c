import type { CallTimeout } from './startTimeout.ts'

/** Larger bodies would freeze the page while they are parsed (F-039): bytes where their length is told, characters once they are read. */
const maxBodyLength = 10_000_000

export const jsonType = /^(application|text)\/([\w.-]+\+)?json\s*(;|$)/i

/** An answer that is not the JSON that is due: a login page, an empty body, garbage (F-014, F-015, F-023). */
export class UnusableBody extends Error {}

export async function readBody(response: Response, expect: 'json' | 'nothing', timeout: CallTimeout): Promise<unknown> {
  const isJson = jsonType.test(response.headers.get('Content-Type') ?? '')
  if (!isJson && expect === 'json') throw new UnusableBody('not a JSON content type')
  if (Number(response.headers.get('Content-Length')) > maxBodyLength) throw new UnusableBody('body too large')
  const text = await timeout.race(response.text())
  // Whatever it says instead of nothing; only a login page says that nobody has heard (F-014).
  if (expect === 'nothing' && !/^\s*</.test(text)) return undefined
  if (!isJson) throw new UnusableBody('not a JSON content type')
  if (text.length > maxBodyLength) throw new UnusableBody('body too large')
  return parse(text)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new UnusableBody('invalid JSON', { cause })
  }
}
