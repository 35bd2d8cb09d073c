import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../../src/adapters/http/contract/contract.ts'
import { contractExamples } from './contractExamples.ts'
import { contractFile } from './contractFile.ts'
import { main } from './main.ts'
import { type Prism, startPrism } from './prism.ts'

/** In ms. Prism and the judge both validate two hundred calls. */
const patience = 180_000

let prism: Prism

beforeAll(async () => {
  prism = await startPrism(contractFile('1.0.0', await contractExamples()))
}, patience)
afterAll(() => prism.close())

const conform = async (...words: string[]) => {
  const lines: string[] = []
  const status = await main(['--base', prism.base, '--examples', ...words], (line) => lines.push(line))
  return { status, text: lines.join('\n') }
}

describe('over Prism, which knows the contract alone', { timeout: patience }, () => {
  it('every call is judged and as expected, streamed lines too: what the client sends fits the contract, and the examples lead on [S-332]', async () => {
    const { status, text } = await conform('--cookie', 'session=prism', '--write')
    expect(text.split('\n')).toContain(`${contract.length} calls: ${contract.length} as expected`)
    expect(status).toBe(0)
  })

  it('a guest is asked to sign in by all that is a user’s; what that leaves unjudged is named [A-02]', async () => {
    const { text } = await conform()
    const ofUsers = contract.filter(({ access, method }) => access === 'user' && method === 'GET')
    expect(text).toMatch(/\nNot judged: \d+, changes something: only with --write\n/)
    const [, asksToSignIn] = /\nNot judged: (\d+), asks to sign in/.exec(text) ?? []
    expect(Number(asksToSignIn)).toBeGreaterThan(0)
    expect(Number(asksToSignIn)).toBeLessThanOrEqual(ofUsers.length)
    expect(text).not.toContain('✗')
  })

  it('a write without the mark is refused, and so is a value that there is none of', async () => {
    const ask = async (path: string, init: RequestInit = {}) =>
      (await fetch(`${prism.base}/product/v1/${path}`, { headers: { cookie: 'session=prism' }, ...init })).status
    expect(await ask('users/sessions', { method: 'DELETE' })).toBe(401)
    expect(await ask('courses?order=BEST')).toBe(400)
    expect(await ask('courses?page=0')).toBe(400)
    expect(await ask('courses?page=2&order=ASC&category=a&category=b')).toBe(200)
  })
})
