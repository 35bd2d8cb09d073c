import { describe, expect, it } from 'vitest'
import { visitorKey, worldKey } from '../../mock-server/demoAddress.ts'
import { hostOverHttp } from '../../mock-server/hostOverHttp.ts'
import { addressOf } from '../../mock-server/mockBackend.ts'
import { passingStore } from '../../mock-server/progressStore.ts'
import { startMockServer } from '../../mock-server/startMockServer.ts'
import { localStore } from '../../src/adapters/browser/device.ts'
import { apiPaths } from '../../src/adapters/http/apiPaths.ts'
import { createHttpClient } from '../../src/adapters/http/client.ts'
import { randomKey } from '../../src/adapters/http/idempotencyKey.ts'
import { postText } from '../../src/adapters/http/postText.ts'
import { openStoredText } from '../../src/application/storedText.ts'
import { contract } from '../../src/adapters/http/contract/contract.ts'
import type { KeyValueStore, Log } from '../../src/application/platform.ts'
import { closed, listening } from '../adapters/listening.ts'
import { sampleOf } from '../corpora.ts'
import { fakeRunner } from '../fakes/fakeRunner.ts'
import { demoTime, programs } from './overMock.ts'
import { runConform } from './runConform.ts'

const log: Log = { warn: () => {} }

/** Opens the same device once more, as a reload or another tab does. */
type OpenDevice = () => KeyValueStore

function workingDevice(): OpenDevice {
  const items = new Map<string, string>()
  const storage = { getItem: (key: string) => items.get(key) ?? null, setItem: (key: string, value: string) => void items.set(key, value) }
  return () => localStore(log, () => storage as Storage)
}

/** Makes a device whose storage neither reads nor stores, so that each page only has its memory. */
function failingDevice(open: () => Storage): OpenDevice {
  return () => localStore(log, open)
}

const refuse = () => {
  throw new DOMException('', 'QuotaExceededError')
}
const fullDevice = () => failingDevice(() => ({ getItem: () => null, setItem: refuse, removeItem: refuse }) as unknown as Storage)
const deniedDevice = () =>
  failingDevice(() => {
    throw new DOMException('', 'SecurityError')
  })

type Loss = 'request' | 'answer' | null
type Send = (page: number, loss: Loss) => Promise<unknown>

/**
 * Calls that send a text of which the device keeps several. All others are made by a button, and only the page of that button repeats them.
 */
const textCalls: ReadonlySet<string> = new Set([
  'askQuestion',
  'answerQuestion',
  'announceToClass',
  'writeMemberComment',
  'writeComment',
  'announceInChannel',
  'roomAsk',
  'roomAnnounce',
  'roomMakePractice',
  'addBanner',
])

const textPaths = contract
  .filter(({ name }) => textCalls.has(name) || name.endsWith('Create'))
  .map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`))

const inOnePage = async (send: Send) => {
  for (const loss of ['request', 'answer', 'request', 'answer', null] as const) await send(0, loss)
}
/** Another page is a reload of the one before. */
const overReloads = async (send: Send) => {
  for (const [page, loss] of (['request', 'answer', 'request', 'answer', null] as const).entries()) await send(page, loss)
}
const inTwoTabs = async (send: Send) => {
  await Promise.all([send(0, 'answer'), send(1, 'request')])
  await Promise.all([send(0, 'answer'), send(1, 'answer')])
  await send(1, null)
}
/** The other tab still shows the text that has arrived. */
const inALateTab = async (send: Send) => {
  await send(1, 'request')
  await send(0, null)
  await send(1, null)
}
const undisturbed = (send: Send) => send(0, null)

interface Run {
  readonly view: string
  readonly device?: () => OpenDevice
  readonly schedule?: (send: Send) => Promise<unknown>
  /** Whether the server obeys the key. */
  readonly hasKeys?: boolean
}

/** Makes every call of the contract, each POST through a proxy that loses, and returns the rows on the server after each POST. */
async function rowsAfterWrites({ view, device = workingDevice, schedule = undisturbed, hasKeys = true }: Run) {
  const address = addressOf(`${demoTime}&${view}`)
  const store = passingStore()
  const server = startMockServer(address, {
    product: 'product',
    paths: apiPaths,
    kept: { store, log },
    loadRunner: async () => fakeRunner(programs),
  })
  const countRows = async () => {
    const records = (await Promise.all([visitorKey(address), worldKey(address)].map((key) => store.get(key)))) as readonly (
      | { readonly tables: Readonly<Record<string, readonly unknown[]>> }
      | undefined
    )[]
    const counts = records.flatMap((record) => Object.entries(record?.tables ?? {}).map(([name, { length }]) => `${name} ${length}`))
    return counts.filter((count) => !/^replays | 0$/.test(count)).toSorted()
  }
  const written: { readonly write: string; readonly rows: readonly string[] }[] = []
  const sendLossily = async (request: Request): Promise<Response> => {
    const { pathname, origin } = new URL(request.url)
    const [, product = '', path = ''] = /^\/(\w+)\/v1\/(.*)$/.exec(pathname) ?? []
    const text = await request.text()
    const isText = textPaths.some((pattern) => pattern.test(path))
    const open = device()
    let last: Response | undefined
    /** Opens a page of the device, and waits until it has read the kept text. */
    const openPage = () => {
      let loss: Loss = null
      const fetch = async (sent: Request) => {
        const now = loss
        if (now === 'request') throw new TypeError('lost')
        if (!hasKeys) sent.headers.delete('Idempotency-Key')
        const answer = await server.fetch(sent)
        last = answer.clone()
        if (now === null) return answer
        await answer.text()
        throw new TypeError('lost')
      }
      const client = createHttpClient({ fetch, apiOrigin: origin, product })
      const kept = openStoredText(open(), 'text', randomKey)
      if (kept.read() === null) kept.write(text)
      return async (lost: Loss) => {
        loss = lost
        const sending = isText
          ? postText(client, path, JSON.parse(text) as object, kept.press().key, { expect: 'optional' })
          : client.post(path, text === '' ? undefined : JSON.parse(text), { expect: 'optional' })
        await sending.then(kept.remove, () => {})
      }
    }
    const pages: ReturnType<typeof openPage>[] = []
    if (schedule === inTwoTabs || schedule === inALateTab) pages.push(openPage(), openPage())
    const sends = isText || schedule === undisturbed ? schedule : inOnePage
    await sends((page, loss) => (pages[page] ??= openPage())(loss))
    written.push({ write: `POST ${path}`, rows: await countRows() })
    return last ?? Response.error()
  }
  /** The answers by the keys of the conformance tool, whose repetitions are answered here. */
  const answered = new Map<string, Promise<Response>>()
  const sendOnce = async (request: Request) => {
    const key = request.headers.get('Idempotency-Key') ?? ''
    const answer = answered.get(key) ?? sendLossily(request)
    answered.set(key, answer)
    return (await answer).clone()
  }
  const host = hostOverHttp((request) => (request.method === 'POST' ? sendOnce(request) : server.fetch(request)))
  const tried = new Set<string>()
  try {
    const base = await listening(host)
    const asked = { base, product: 'product', cookie: null, write: true, judge: false, examples: false, only: [], limit: 120 }
    for await (const { call, verdict } of runConform(contract, asked))
      if (call.method === 'POST' && verdict.kind === 'as-expected') tried.add(call.name)
  } finally {
    await closed(host)
    server.shutdown()
  }
  return { written, tried }
}

const views = ['persona=learner', 'persona=teacher', 'persona=operator'] as const

/**
 * Calls that the contract's samples cannot make successfully: they have no room that waits for its start, and invite or return nobody else.
 */
const refusedWrites = ['roomStart', 'acceptInvitation', 'giveBackHomework']

const schedules = [
  ['in one page, storage working', workingDevice, inOnePage],
  ['over reloads, storage working', workingDevice, overReloads],
  ['in two tabs, storage working', workingDevice, inTwoTabs],
  ['in a tab that still shows it, storage working', workingDevice, inALateTab],
  ['in one page, storage full', fullDevice, inOnePage],
  ['in one page, storage denied', deniedDevice, inOnePage],
] as const

describe('every POST of the contract, over a proxy that loses requests and answers', { timeout: 120_000 }, () => {
  const undisturbedRuns = new Map<string, ReturnType<typeof rowsAfterWrites>>()
  const undisturbedRun = (view: string) => {
    const run = undisturbedRuns.get(view) ?? rowsAfterWrites({ view })
    undisturbedRuns.set(view, run)
    return run
  }

  const rows = views.flatMap((view) => schedules.map(([how, device, schedule]) => ({ view, how, device, schedule })))
  it.each(sampleOf(rows))('is carried out exactly once by $view $how', async ({ view, device, schedule }) => {
    expect(await rowsAfterWrites({ view, device, schedule })).toEqual(await undisturbedRun(view))
  })

  it('is carried out more than once where the server ignores keys and nobody looks, which the rows show', async () => {
    const { written } = await rowsAfterWrites({ view: views[0], schedule: inOnePage, hasKeys: false })
    expect(written).not.toEqual((await undisturbedRun(views[0])).written)
  })

  it('is made with success by one of the visitors', async () => {
    const runs = await Promise.all(views.map(undisturbedRun))
    const refused = contract.filter(({ method, name }) => method === 'POST' && !runs.some(({ tried }) => tried.has(name)))
    expect(refused.map(({ name }) => name)).toEqual(refusedWrites)
  })
})
