import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { memoryStore } from '../../src/adapters/browser/device.ts'
import { storedPresses } from '../../src/adapters/browser/openPresses.ts'
import { makeCreateListed } from '../../src/application/createListed.ts'
import { fakeLock } from '../fakes/features.ts'
import { lostConnection, refusal } from '../fakes/refusal.ts'

interface Link {
  readonly id: number
  readonly days: number
}

/** The proxy loses a request or its answer, and each read of the list that is marked. */
interface Loss {
  readonly write?: 'request' | 'answer'
  readonly reads?: readonly boolean[]
}

/** Opens two tabs of a device on a server behind a proxy. The server obeys keys or does not. */
function twoTabs({ hasKeys = true, day = () => 20 }: { readonly hasKeys?: boolean; day?(): number } = {}) {
  let links: readonly Link[] = [{ id: 1, days: 7 }]
  let last = 1
  const answers = new Map<string, Link>()
  const clock = { now: () => new Date(`2026-11-${day()}T10:00:00+09:00`), timeZone: () => 'Asia/Seoul' }
  const [store, lock] = [memoryStore(), fakeLock()]
  let keys = 0
  const tabs = [0, 1].map(() => makeCreateListed({ presses: storedPresses(store, clock, ''), lock, newKey: () => `key ${(keys += 1)}` }))
  const press = (tab: number, { write, reads = [] }: Loss = {}, refused: Error | null = null) => {
    let read = 0
    return tabs[tab]?.<Link>({
      of: 'link/7',
      async list() {
        if (reads[(read += 1) - 1]) throw lostConnection()
        return links
      },
      idOf: ({ id }) => id,
      isAsAsked: ({ days }) => days === 7,
      async create(key) {
        if (refused !== null) throw refused
        if (write === 'request') throw lostConnection()
        const known = hasKeys ? answers.get(key) : undefined
        const link = known ?? { id: (last += 1), days: 7 }
        if (known === undefined) links = [link, ...links]
        answers.set(key, link)
        if (write === 'answer') throw lostConnection()
        return link
      },
    })
  }
  return {
    press,
    made: () => links.length - 1,
    end: (id: number) => void (links = links.filter((one) => one.id !== id)),
    othersMake: (days: number) => void (links = [{ id: (last += 1), days }, ...links]),
  }
}

const second = { kind: 'made', made: { id: 2, days: 7 } }
const unknown = { kind: 'unknown' }

describe.each([true, false])('at a server that obeys keys (%s)', (hasKeys) => {
  it('what a press has made is found though its answer was lost', async () => {
    const { press, made } = twoTabs({ hasKeys })
    expect(await press(0, { write: 'answer' })).toEqual(second)
    expect(await press(0)).toEqual({ kind: 'made', made: { id: 3, days: 7 } })
    expect(made()).toBe(2)
  })

  it('and by the next press in the other tab where the list was lost, too; until then nothing is sent', async () => {
    const { press, made } = twoTabs({ hasKeys })
    expect(await press(0, { write: 'answer', reads: [false, true] })).toEqual(unknown)
    expect(await press(1, { reads: [true] })).toEqual(unknown)
    expect(await press(1)).toEqual(second)
    expect(made()).toBe(1)
  })

  it('what did not arrive is made by the next press', async () => {
    const { press, made } = twoTabs({ hasKeys })
    expect(await press(0, { write: 'request' })).toEqual({ kind: 'failed' })
    expect(await press(1)).toEqual(second)
    expect(made()).toBe(1)
  })

  it('whatever is lost in two tabs, nothing is made twice, and the last press tells what there is', async () => {
    const loss = fc.record({ write: fc.option(fc.constantFrom('request', 'answer'), { nil: undefined }), reads: fc.array(fc.boolean()) })
    const presses = fc.array(fc.tuple(fc.integer({ min: 0, max: 1 }), loss), { maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(presses, async (schedule) => {
        const { press, made } = twoTabs({ hasKeys })
        let told = 0
        for (const [tab, lost] of schedule) {
          const outcome = await press(tab, lost as Loss)
          if (outcome?.kind === 'made') told += 1
          expect([told, told + 1]).toContain(made())
        }
        expect((await press(0))?.kind).toBe('made')
        expect(made()).toBe(told + 1)
      }),
    )
  })
})

test('two tabs at the same time make one each', async () => {
  const { press, made } = twoTabs()
  const outcomes = await Promise.all([press(0), press(1)])
  expect(outcomes.map((outcome) => outcome?.kind)).toEqual(['made', 'made'])
  expect(made()).toBe(2)
})

test.each([401, 409, 429, 503])(
  'a repetition that is answered with %i leaves open whether the first request has arrived',
  async (status) => {
    const { press, othersMake, made } = twoTabs()
    expect(await press(0, { write: 'request' })).toEqual({ kind: 'failed' })
    await press(1, {}, refusal(status))
    // The first request, which took long, arrives.
    othersMake(7)
    expect(await press(0)).toEqual(second)
    expect(made()).toBe(1)
  },
)

test('something else that came meanwhile is not taken for it', async () => {
  const { press, othersMake, made } = twoTabs({ hasKeys: false })
  await press(0, { write: 'request' })
  othersMake(30)
  expect(await press(1)).toEqual({ kind: 'made', made: { id: 3, days: 7 } })
  expect(made()).toBe(2)
})

test('what was ended before anybody was told of it is made anew, though the server repeats its answer', async () => {
  const { press, end, made } = twoTabs()
  expect(await press(0, { write: 'answer', reads: [false, true] })).toEqual(unknown)
  end(2)
  expect(await press(0)).toEqual({ kind: 'made', made: { id: 3, days: 7 } })
  expect(made()).toBe(1)
})

test('a day later it is another press', async () => {
  let day = 20
  const { press, made } = twoTabs({ day: () => day })
  expect(await press(0, { write: 'answer', reads: [false, true] })).toEqual(unknown)
  day = 22
  expect(await press(0)).toEqual({ kind: 'made', made: { id: 3, days: 7 } })
  expect(made()).toBe(2)
})

test.each([
  [401, 'signInFirst'],
  [403, 'refused'],
  [404, 'gone'],
  [422, 'failed'],
])('a refusal by %i is %s, and ends the press', async (status, kind) => {
  const { press, made } = twoTabs()
  expect(await press(0, {}, refusal(status))).toEqual({ kind })
  expect(await press(0)).toEqual(second)
  expect(made()).toBe(1)
})

test('nothing is sent where the list cannot be read', async () => {
  const { press, made } = twoTabs()
  expect(await press(0, { reads: [true] })).toEqual({ kind: 'failed' })
  expect(made()).toBe(0)
})
