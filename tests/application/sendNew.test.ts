import { expect, test, vi } from 'vitest'
import { createNew } from '../../src/application/createNew.ts'
import { type KnownIds, sendNew } from '../../src/application/sendNew.ts'
import type { Id } from '../../src/domain/id.ts'
import { lostConnection } from '../fakes/refusal.ts'

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

const press = ({ send, find }: ReturnType<typeof backend>, textId: string | undefined, loss: Loss, known: KnownIds) =>
  sendNew({ known, textId, send: () => send(loss), find })

test('a text whose answer was lost is looked for before it is sent again, by what was known at first', async () => {
  const server = backend()
  server.read(false)
  expect(await press(server, 'a', 'answer', [1])).toEqual({ kind: 'unknown' })
  expect(await press(server, 'a', 'nothing', [1, 2])).toEqual({ kind: 'unknown' })
  server.read(true)
  expect(await press(server, 'a', 'nothing', [1, 2])).toEqual({ kind: 'done' })
  expect(server.send).toHaveBeenCalledOnce()
  // The next text is a different one.
  expect(await press(server, 'a', 'nothing', [1, 2])).toEqual({ kind: 'done' })
  expect(server.ids).toEqual([1, 2, 3])
})

test('a text that is not there is sent again', async () => {
  const server = backend()
  expect(await press(server, 'b', 'request', ['1'])).toEqual({ kind: 'failed' })
  expect(await press(server, 'b', 'request', ['1'])).toEqual({ kind: 'failed' })
  expect(await press(server, 'b', 'nothing', ['1'])).toEqual({ kind: 'done' })
  expect([server.send.mock.calls.length, server.ids]).toEqual([3, [1, 2]])
})

test('nobody knows whether a text arrived where it is not known what was there before', async () => {
  const server = backend()
  expect(await press(server, 'c', 'answer', null)).toEqual({ kind: 'unknown' })
  expect(await press(server, 'c', 'answer', [1, 2])).toEqual({ kind: 'done' })
})

test('a text without an id is looked for only after it was sent', async () => {
  const server = backend()
  expect(await press(server, undefined, 'request', [1])).toEqual({ kind: 'failed' })
  expect(await press(server, undefined, 'answer', [1])).toEqual({ kind: 'done' })
  expect(server.send).toHaveBeenCalledTimes(2)
})

test('what was created is answered, or found', async () => {
  const { send, find } = backend()
  const creating = (loss: Loss, there: number | null) =>
    createNew({
      known: [],
      textId: undefined,
      create: () => send(loss),
      find: async () => ((await find()).length > 0 && there !== null ? { id: there, made: there } : null),
    })
  expect(await creating('nothing', null)).toEqual({ kind: 'done', made: 2, status: null })
  expect(await creating('answer', 3)).toEqual({ kind: 'done', made: 3, status: null })
  expect(await creating('request', null)).toEqual({ kind: 'failed', made: undefined, status: null })
})
