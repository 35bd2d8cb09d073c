import { expect, test, vi } from 'vitest'
import { createOnce, type KnownIds, sendOnce } from '../../src/application/createOnce.ts'
import { openStoredText } from '../../src/application/storedText.ts'
import type { Id } from '../../src/domain/id.ts'
import { memoryStore } from '../fakes/memoryStore.ts'
import { lostConnection, refusal } from '../fakes/refusal.ts'

type Loss = 'nothing' | 'request' | 'answer'

/** Fakes a backend without keys behind a proxy; its list also has an equal text of another person. */
function backend() {
  const ids: Id[] = [1]
  let isReadable = true
  const send = vi.fn(async (loss: Loss) => {
    if (loss !== 'request') ids.push(ids.length + 1)
    if (loss !== 'nothing') throw lostConnection()
    return ids.at(-1)
  })
  return {
    ids,
    send,
    read: (isGiven: boolean) => void (isReadable = isGiven),
    async find() {
      if (!isReadable) throw lostConnection()
      return ids
    },
  }
}

/** Opens pages of one device, all of which show the text that was kept in the first. */
function device() {
  const store = memoryStore()
  let drawn = 0
  const openPage = () => openStoredText(store, 'text', () => `key ${(drawn += 1)}`)
  openPage().write('안녕')
  return { store, openPage }
}

type Page = Pick<ReturnType<ReturnType<typeof device>['openPage']>, 'press'> | null

const press = ({ send, find }: ReturnType<typeof backend>, page: Page, loss: Loss, known: KnownIds) =>
  sendOnce({
    known,
    press: page?.press(),
    create: () => send(loss),
    find: async (isNew) => (await find()).find((id) => isNew(id)),
  })

test.each(['the same page', 'another tab', 'a reload'])(
  'a text whose answer was lost is looked for before %s sends it again, by what was known at first',
  async (where) => {
    const [server, { openPage }] = [backend(), device()]
    const [page, tab] = [openPage(), openPage()]
    const next = () => (where === 'the same page' ? page : where === 'another tab' ? tab : openPage())
    server.read(false)
    expect(await press(server, page, 'answer', [1])).toEqual({ kind: 'unknown' })
    expect(await press(server, next(), 'nothing', [1, 2])).toEqual({ kind: 'unknown' })
    server.read(true)
    const last = next()
    expect(await press(server, last, 'nothing', [1, 2])).toEqual({ kind: 'done' })
    expect(server.send).toHaveBeenCalledOnce()
    last.remove()
    last.write('안녕')
    // The next text is a different one.
    expect(await press(server, last, 'nothing', [1, 2])).toEqual({ kind: 'done' })
    expect(server.ids).toEqual([1, 2, 3])
  },
)

test('a page that is closed before the answer leaves the next one to look', async () => {
  const [server, { openPage }] = [backend(), device()]
  const never = new Promise<never>(() => {})
  void sendOnce({ known: [1], press: openPage().press(), create: () => server.send('nothing').then(() => never), find: () => never })
  await vi.waitFor(() => expect(server.ids).toEqual([1, 2]))
  expect(await press(server, openPage(), 'nothing', [1, 2])).toEqual({ kind: 'done' })
  expect(server.ids).toEqual([1, 2])
})

test('a text that is not there is sent again', async () => {
  const [server, { openPage }] = [backend(), device()]
  const page = openPage()
  expect(await press(server, page, 'request', ['1'])).toEqual({ kind: 'failed' })
  expect(await press(server, page, 'request', ['1'])).toEqual({ kind: 'failed' })
  expect(await press(server, page, 'nothing', ['1'])).toEqual({ kind: 'done' })
  expect([server.send.mock.calls.length, server.ids]).toEqual([3, [1, 2]])
})

test('a refusal ends the press: nothing is looked for before the next one', async () => {
  const [server, { openPage }] = [backend(), device()]
  server.send.mockRejectedValueOnce(refusal(403))
  expect(await press(server, openPage(), 'nothing', [1])).toEqual({ kind: 'notAllowed' })
  server.read(false)
  expect(await press(server, openPage(), 'nothing', [1])).toEqual({ kind: 'done' })
})

test('nobody knows whether a text arrived where it is not known what was there before', async () => {
  const [server, { openPage }] = [backend(), device()]
  expect(await press(server, openPage(), 'answer', null)).toEqual({ kind: 'unknown' })
  expect(await press(server, openPage(), 'answer', [1, 2])).toEqual({ kind: 'done' })
})

test('a text that is not kept is looked for only after it was sent', async () => {
  const server = backend()
  expect(await press(server, null, 'request', [1])).toEqual({ kind: 'failed' })
  expect(await press(server, null, 'answer', [1])).toEqual({ kind: 'done' })
  expect(server.send).toHaveBeenCalledTimes(2)
})

test('a press whose text was removed meanwhile stores nothing', async () => {
  const [server, { store, openPage }] = [backend(), device()]
  const [page, tab] = [openPage(), openPage()]
  page.remove()
  server.read(false)
  expect(await press(server, tab, 'answer', [1])).toEqual({ kind: 'unknown' })
  expect(store.stored.size).toBe(0)
})

test('what was created is answered, or found', async () => {
  const { send, find } = backend()
  const creating = (loss: Loss, there: number | undefined) =>
    createOnce({
      known: [],
      create: () => send(loss),
      find: async () => ((await find()).length > 0 ? there : undefined),
    })
  expect(await creating('nothing', undefined)).toEqual({ kind: 'done', made: 2, status: null })
  expect(await creating('answer', 3)).toEqual({ kind: 'done', made: 3, status: null })
  expect(await creating('request', undefined)).toEqual({ kind: 'failed', made: undefined, status: null })
})
