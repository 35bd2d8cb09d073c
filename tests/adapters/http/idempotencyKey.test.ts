import { describe, expect, it } from 'vitest'
import { createHttpClient } from '../../../src/adapters/http/client.ts'
import { sendOutcome } from '../../../src/application/sendOutcome.ts'

/** Makes a client whose server answers with these statuses in turn; null stands for a lost answer. */
function clientOf(...statuses: readonly (number | null)[]) {
  const keys: (string | null)[] = []
  const fetch = async (request: Request) => {
    if (request.method !== 'POST') return Response.json({})
    const status = keys.length < statuses.length ? statuses[keys.length] : 200
    keys.push(request.headers.get('Idempotency-Key'))
    if (status === null || status === undefined) throw new TypeError('network')
    return Response.json({}, { status })
  }
  return { client: createHttpClient({ fetch, apiOrigin: 'http://api.example', product: 'product' }), keys }
}

/** Tells whether the second write had the key of the first. */
async function isSameKey(first: number | null, between: 'nothing' | 'delete' | 'put' = 'nothing', body: object = { a: 1 }) {
  const { client, keys } = clientOf(first)
  await client.post('links', { a: 1 }).catch(() => {})
  if (between !== 'nothing') await client[between]('links/1')
  await client.post('links', body)
  expect(keys.every((key) => /^[\da-f]{32}$/.test(key ?? ''))).toBe(true)
  return keys[0] === keys[1]
}

describe('the key of a write', () => {
  it.each([
    [null, true],
    [401, true],
    [408, true],
    [409, true],
    [425, true],
    [429, true],
    [500, true],
    [503, true],
    [200, false],
    [400, false],
    [403, false],
    [422, false],
  ])('after %s is the same for the next press: %s', async (status, isSame) => {
    expect(await isSameKey(status)).toBe(isSame)
  })

  it('is another one for another body, and after what may have undone it', async () => {
    expect(await isSameKey(null, 'nothing', { a: 2 })).toBe(false)
    expect(await isSameKey(null, 'delete')).toBe(false)
    expect(await isSameKey(null, 'put')).toBe(false)
  })

  it('outlives a change elsewhere, and one more of the same kind, which cannot have undone the write', async () => {
    const { client, keys } = clientOf(null)
    await client.post('rooms/1/ends', {}).catch(() => {})
    await client.put('problems/1/drafts', {})
    await client.post('rooms/1/ends', { minutes: 5 })
    await client.post('rooms/1/ends', {})
    expect(keys[2]).toBe(keys[0])
  })

  it('is another one after another write to the same thing', async () => {
    const { client, keys } = clientOf(null)
    await client.post('rooms/1/ends', {}).catch(() => {})
    await client.post('rooms/1/reopenings', {})
    await client.post('rooms/1/ends', {})
    expect(keys[2]).not.toBe(keys[0])
  })

  it('is another one once the page has seen that the write took effect', async () => {
    const { client, keys } = clientOf(null)
    expect(
      await sendOutcome(
        () => client.post('links', {}),
        async () => true,
      ),
    ).toEqual({ kind: 'done' })
    await client.post('links', {})
    expect(keys[1]).not.toBe(keys[0])
  })

  it('is the one that a caller brings along, and reads have none', async () => {
    const { client, keys } = clientOf()
    await client.post('links', {}, { idempotencyKey: 'brought' })
    expect(keys).toEqual(['brought'])
  })
})
