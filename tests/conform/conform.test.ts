import { createServer, type ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import type { ApiCall } from '../../src/adapters/http/contract/apiCall.ts'
import { contract } from '../../src/adapters/http/contract/contract.ts'
import { closed, listening } from '../adapters/listening.ts'
import { callTitle } from './callTitle.ts'
import { main } from './main.ts'
import { linesOf, overMock } from './overMock.ts'
import { planted, tampered } from './planted.ts'
import { exitStatusOf, summaryOf } from './report.ts'
import { type Finding, onlyWithWrite } from './runConform.ts'
import { callsOf } from './selectedCalls.ts'

const without = (call: ApiCall, name: string): ApiCall => {
  const { [name]: _, ...query } = call.query ?? {}
  return { ...call, name: `${call.name} without ${name}`, query }
}

const faults = ['otherwise', 'not-there'] as const

// Each run makes about ninety calls over a socket.
describe('the mock server over a real socket answers the contract', () => {
  it.each([
    // A learner may not use the studio, run rooms, read lesson plans or answer sheets, manage banners, invite, announce or look up members.
    [
      'persona=learner',
      [
        ...Array.from({ length: 3 }, () => 'A-05'),
        ...Array.from({ length: 2 }, () => 'S-003'),
        'S-005',
        ...Array.from({ length: 2 }, () => 'S-039'),
        ...Array.from({ length: 7 }, () => 'S-053'),
        ...Array.from({ length: 10 }, () => 'S-084'),
        ...Array.from({ length: 11 }, () => 'S-116'),
        'S-244',
        'S-245',
      ],
    ],
    // A teacher has no report and no league, submits no homework, and has none to mark; only an operator manages a channel and its roles.
    [
      'persona=teacher',
      ['S-004', 'S-005', 'S-039', 'S-039', ...Array.from({ length: 4 }, () => 'S-053'), ...Array.from({ length: 9 }, () => 'S-116')],
    ],
    [
      'persona=operator',
      ['A-05', 'S-004', ...Array.from({ length: 4 }, () => 'S-053'), ...Array.from({ length: 10 }, () => 'S-116'), 'S-245'],
    ],
  ])('for %s: every call is tried, writes too, and as expected; only what is another role’s is refused [S-332]', async (view, others) => {
    const findings = await overMock(view)
    const refused = findings.flatMap(({ call, verdict }) => (verdict.kind === 'refused' ? [call] : []))
    // Calls that need a refused one cannot be tried: there is nothing to save or publish.
    const missing = new Set(refused.map(({ name }) => `needs ${callTitle(name)}`))
    const isLeftOut = ({ call, verdict }: Finding) => {
      if (verdict.kind !== 'not-tried' || !missing.has(verdict.why)) return false
      missing.add(`needs ${callTitle(call.name)}`)
      return true
    }
    const tried = findings.filter((finding) => !isLeftOut(finding))
    expect(linesOf(tried, ...faults, 'not-tried', 'not-judged')).toEqual([])
    expect(refused.map(({ specId }) => specId).toSorted()).toEqual(others)
    expect(exitStatusOf(findings)).toBe(0)
  })

  it.each([
    'persona=teacher&channel=haeon',
    'persona=premium&channel=pado&seed=3',
    'persona=enterprise&notice=all&content=one',
    'content=empty',
  ])('for %s: nothing is otherwise, whatever there is to show [S-332] [F-011]', async (view) => {
    expect(linesOf(await overMock(view), ...faults, 'not-judged')).toEqual([])
  })

  it('without a name that is mandatory it answers 400, without any other as before [S-240]', async () => {
    const shorter = contract.flatMap((call) => Object.keys(call.query ?? {}).map((name) => without(call, name)))
    const findings = await overMock('persona=learner', undefined, { calls: [...contract, ...shorter] })
    const refused = findings.filter(({ verdict }) => verdict.kind === 'otherwise' || verdict.kind === 'not-there')
    const mandatory = contract.flatMap(({ name, requiredQuery: names = [] }) => names.map((one) => `${name} without ${one}`))
    expect(refused.map(({ call }) => call.name).toSorted()).toEqual(mandatory.toSorted())
    expect(new Set(refused.flatMap(({ verdict }) => ('problems' in verdict ? verdict.problems : [verdict.kind])))).toEqual(
      new Set(['status 400, expected 200']),
    )
  })

  it('for a guest: what is public as expected, what is a user’s asks to sign in [A-02]', async () => {
    const findings = await overMock('persona=guest')
    expect(linesOf(findings, ...faults)).toEqual([])
    expect(linesOf(findings, 'not-judged').length).toBeGreaterThan(0)
    expect(findings.filter(({ call, verdict }) => call.access === 'anyone' && verdict.kind === 'not-judged')).toEqual([])
  })

  it('for hostile content: what is broken on purpose is told [F-027] [F-047]', async () => {
    const findings = await overMock('content=hostile')
    expect(linesOf(findings, 'otherwise').join('\n')).toContain('users/channels: channels[1] is null, expected an object')
    expect(exitStatusOf(findings)).toBe(1)
  })
})

describe('a POST that is repeated with its key', () => {
  it('gets the same answer, or the report says once that the backend has no keys', async () => {
    const good = summaryOf(await overMock('persona=teacher'))
    expect(good).toMatch(/\nKeys: \d{2} POSTs that were repeated with their Idempotency-Key got the same answer\./)
    const keyless = await overMock('persona=teacher', (next) => (request) => {
      request.headers.delete('Idempotency-Key')
      return next(request)
    })
    expect(linesOf(keyless, 'as-expected').filter((line) => line.includes('carried out again'))).toHaveLength(1)
    expect(summaryOf(keyless)).toContain('No keys: this backend ignores Idempotency-Key.')
    expect(exitStatusOf(keyless)).toBe(0)
  })
})

describe('a server with ten planted deviations', () => {
  it('is told exactly those ten, each with its call and its field', async () => {
    const findings = await overMock('persona=learner', tampered)
    expect(linesOf(findings, ...faults).toSorted()).toEqual(planted.map(({ line }) => line).toSorted())
    expect(planted).toHaveLength(10)
    expect(exitStatusOf(findings)).toBe(1)
    expect(summaryOf(findings)).toMatch(/9 answered otherwise, 1 not there/)
  })
})

describe('the command', () => {
  const said = async (...words: string[]) => {
    const lines: string[] = []
    return { status: await main(words, (line) => lines.push(line)), text: lines.join('\n') }
  }

  it.each([
    [[], '--base is missing'],
    [['--base', 'api.example.kr'], '--base api.example.kr is no http(s) address'],
    [['--base', 'https://api.example.kr', '--all'], "Unknown option '--all'"],
    [['--base', 'https://api.example.kr/product/v1'], '/product/v1 has a path: give the origin alone, https://api.example.kr'],
    [['--base', 'https://api.example.kr', '--only', 'home,hom'], '--only hom names no step and no path; steps: home, problem, hand-in'],
    [['--base', 'https://api.example.kr', '--limit', 'long'], '--limit long is no number of seconds up to 600'],
  ])('%j is answered with what is wrong and how to ask', async (words, problem) => {
    const { status, text } = await said(...words)
    expect(status).toBe(2)
    expect(text).toContain(problem)
    expect(text).toContain('npm run conform -- --base URL')
  })

  it('--help lists every option, and is no failure', async () => {
    const { status, text } = await said('--help')
    expect(status).toBe(0)
    for (const option of ['base', 'product', 'cookie', 'write', 'only', 'judge', 'examples', 'limit', 'help'])
      expect(text).toContain(`--${option} `)
  })

  it('a step of which less than half could be judged says which option lets more be, and is told from success', async () => {
    const calls = callsOf(contract, ['hand-in'])
    const findings = await overMock('persona=learner', undefined, {
      calls,
      tryOne: async () => ({ kind: 'not-tried', why: onlyWithWrite }),
    })
    expect(exitStatusOf(findings, true)).toBe(2)
    expect(summaryOf(findings, true)).toMatch(/\nLess than half could be judged\. Give --write: \d calls change something\.$/)
  })

  it('a backend that is not there ends it after three calls: nothing was judged [F-006]', async () => {
    const { status, text } = await said('--base', 'http://127.0.0.1:1')
    expect(status).toBe(2)
    expect(text).toMatch(/✗ GET +users\/me: no answer: /)
    expect(text).toMatch(/\n\d+ calls: 3 without an answer, \d+ not tried\n/)
    expect(text).toMatch(/\nNot judged: \d+, the backend answers no more\n/)
    expect(text).toMatch(/· DELETE users\/sessions: not tried: changes something: only with --write/)
  })

  it.each([
    ['never answers', () => {}],
    ['begins an answer and never ends it', (response: ServerResponse) => void response.writeHead(200, json).write('{')],
    ['sends without an end', (response: ServerResponse) => sendForEver(response.writeHead(200, json))],
  ])('a backend that %s comes to an end within the limits of three calls', async (_how, answer) => {
    const server = createServer((_request, response) => answer(response))
    const began = performance.now()
    const { status, text } = await said('--base', await listening(server), '--limit', '0.2')
    expect(performance.now() - began).toBeLessThan(20_000)
    expect(status).toBe(text.includes('longer than') ? 1 : 2)
    expect(text).toMatch(/no answer: not within 0.2 s|the answer is longer than 10000000 characters/)
    await closed(server)
  })
})

const json = { 'Content-Type': 'application/json' }

function sendForEver(response: ServerResponse): void {
  if (response.destroyed) return
  response.write('[' + ' '.repeat(1_000_000), () => setImmediate(sendForEver, response))
}
