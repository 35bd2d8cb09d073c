import { describe, expect, it, vi } from 'vitest'
import { demoWorld } from './demo.ts'
import { createReplays } from '../../mock-server/replays.ts'

const headersOf = (key: string | null): HeadersInit => (key === null ? {} : { 'Idempotency-Key': key })

const address = 'http://demo.example/product/v1/links'

const post = (key: string | null, body: object) =>
  new Request(address, { method: 'POST', headers: headersOf(key), body: JSON.stringify(body) })

const put = (key: string, body: object) => new Request(address, { method: 'PUT', headers: headersOf(key), body: JSON.stringify(body) })

function aServer(status = 201) {
  let [now, made] = [0, 0]
  const { server: mock } = demoWorld()
  const reload = () => createReplays(mock, () => now)
  let replayed = reload()
  const carryOut = vi.fn(async () => Response.json({ made: (made += 1) }, { status }))
  const send = async (request: Request) => (await replayed(request, carryOut, (task) => task()))?.json()
  return { send, carryOut, reloads: () => (replayed = reload()), passes: (hours: number) => (now += hours * 3_600_000) }
}

describe('a write with a key', () => {
  it('is carried out once, also while it is under way, and answered as before', async () => {
    const { send, carryOut } = aServer()
    expect(await Promise.all([send(post('a', { days: 7 })), send(post('a', { days: 7 }))])).toEqual([{ made: 1 }, { made: 1 }])
    expect(await send(post('a', { days: 7 }))).toEqual({ made: 1 })
    expect(carryOut).toHaveBeenCalledOnce()
  })

  it('is refused with another body', async () => {
    const { send, carryOut } = aServer()
    await send(post('a', { days: 7 }))
    expect(await send(post('a', { days: 30 }))).toMatchObject({ code: 'UNPROCESSABLE' })
    expect(carryOut).toHaveBeenCalledOnce()
  })

  it('is forgotten after a day, after two hundred others, and where it was refused or failed', async () => {
    const { send, carryOut, passes } = aServer()
    await send(post('a', {}))
    passes(24)
    expect(await send(post('a', {}))).toEqual({ made: 2 })
    for (let at = 0; at < 200; at += 1) await send(post(`other ${at}`, {}))
    expect(await send(post('a', {}))).toEqual({ made: 203 })
    carryOut.mockRejectedValueOnce(new Error('broken'))
    await expect(send(post('b', {}))).rejects.toThrow('broken')
    expect(await send(post('b', {}))).toEqual({ made: 204 })
    const refusing = aServer(409)
    await refusing.send(post('a', {}))
    expect(await refusing.send(post('a', {}))).toEqual({ made: 2 })
  })

  it('is answered as before after a reload of the page, which has the database alone', async () => {
    const { send, carryOut, reloads } = aServer()
    await send(post('a', {}))
    reloads()
    expect(await send(post('a', {}))).toEqual({ made: 1 })
    expect(carryOut).toHaveBeenCalledOnce()
  })

  it('is any other write without a key, or that is no POST', async () => {
    const { send } = aServer()
    expect([await send(post(null, {})), await send(post(null, {})), await send(put('a', {})), await send(put('a', {}))]).toEqual(
      [1, 2, 3, 4].map((made) => ({ made })),
    )
  })
})
