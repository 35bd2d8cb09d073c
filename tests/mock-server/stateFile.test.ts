import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { storedProgress, storedWorld } from '../../mock-server/persistence.ts'
import { type DemoState, readStateFile, sealed, writeStateFile } from '../../mock-server/stateFile.ts'
import { demoPage, memoryStore } from './demo.ts'

/** Makes the state that a learner and an operator have left in a store. */
async function aState(): Promise<DemoState> {
  const store = memoryStore()
  await demoPage('', store).call('users/quests/8004/rewards', 'POST')
  const operator = demoPage('persona=operator&channel=haeon', store)
  const info = await operator.json('channels/haeon/info')
  await operator.call('channels/haeon/info', 'PUT', { ...info, channelName: '푸른코딩' })
  const records = Object.fromEntries([...store.kept].flatMap(([key, value]) => (typeof value === 'object' && value ? [[key, value]] : [])))
  return { savedDate: '2026-11-20T01:00:00.000Z', view: 'persona=operator&channel=haeon', records, drafts: { a: { code: 'print(1)' } } }
}

const fileOf = (content: unknown) => new Blob([typeof content === 'string' ? content : JSON.stringify(content)])

describe('the state of a demo as a file', () => {
  test('is readable JSON while it is small, and comes back as it went', async () => {
    const state = await aState()
    const file = await writeStateFile(state)
    expect(file.type).toBe('application/json')
    expect(JSON.parse(await file.text())).toMatchObject({ kind: 'codingbada-demo', version: 1, view: state.view })
    expect(await readStateFile(file)).toEqual({ ok: true, state })
  })

  test('is packed once it is large', async () => {
    const state = await aState()
    const large = { ...state, drafts: { a: { code: 'print("바다")\n'.repeat(9_000) } } }
    const file = await writeStateFile(large)
    expect(file.type).toBe('application/gzip')
    expect(file.size).toBeLessThan(20_000)
    expect(gunzipSync(new Uint8Array(await file.arrayBuffer())).toString()).toContain('codingbada-demo')
    expect(await readStateFile(file)).toEqual({ ok: true, state: large })
  })

  test('goes on where it stopped: another browser knows what was done', async () => {
    const reading = await readStateFile(await writeStateFile(await aState()))
    const store = memoryStore(reading.ok ? reading.state.records : {})
    expect((await demoPage('', store).call('users/quests/8004/rewards', 'POST')).status).toBe(409)
    expect(await demoPage('persona=guest&channel=haeon', store).json('channels/haeon/info')).toMatchObject({ channelName: '푸른코딩' })
  })
})

describe('a file that is not opened', () => {
  test.each([
    ['no JSON', 'hello'],
    ['half of it', '{"kind": "codingbada-demo", "ver'],
  ])('%s is unreadable', async (_, text) => {
    expect(await readStateFile(fileOf(text))).toEqual({ ok: false, problem: 'unreadable' })
  })

  test('packed, but cut off, is unreadable', async () => {
    const packed = gzipSync(JSON.stringify(sealed(await aState())))
    expect(await readStateFile(new Blob([packed.subarray(0, packed.length / 2)]))).toEqual({ ok: false, problem: 'unreadable' })
  })

  test.each([[null], [7], [[]], [{}], [{ kind: 'another-demo', version: 1 }], [{ kind: 'codingbada-demo', version: 'new' }]])(
    '%j is not ours',
    async (raw) => {
      expect(await readStateFile(fileOf(raw))).toEqual({ ok: false, problem: 'notOurs' })
    },
  )

  test('of another version says which way: the file, or what it holds', async () => {
    const state = await aState()
    const with_ = (version: number, key = '1/learner/main') =>
      fileOf(sealed({ ...state, records: { ...state.records, [key]: { ...state.records[key], version } } }))
    expect(await readStateFile(fileOf({ ...sealed(state), version: 2 }))).toEqual({ ok: false, problem: 'newer' })
    expect(await readStateFile(with_(storedProgress.version + 1))).toEqual({ ok: false, problem: 'newer' })
    expect(await readStateFile(with_(storedProgress.version - 1))).toEqual({ ok: false, problem: 'older' })
    expect(await readStateFile(with_(storedWorld.version + 1, '1/everybody'))).toEqual({ ok: false, problem: 'newer' })
  })

  test('that somebody has changed is broken, wherever they did', async () => {
    const state = await aState()
    const { '1/everybody': shared, ...records } = state.records
    const broken: readonly object[] = [
      { ...state, savedDate: 'yesterday' },
      { ...state, view: 7 },
      { ...state, records: { ...records, '1/learner/main': { version: storedProgress.version, tables: { rewards: 'all' } } } },
      { ...state, records: { ...records, '1/everybody': { ...shared, tables: { channelSettings: [{ channelDomain: 'haeon' }] } } } },
      { ...state, records: { 'before-import': records['1/learner/main'] } },
    ]
    for (const one of broken) expect(await readStateFile(fileOf({ ...sealed(state), ...one }))).toEqual({ ok: false, problem: 'broken' })
  })

  test('is too large, also when it only becomes so by unpacking', async () => {
    expect(await readStateFile(new Blob(Array.from({ length: 41 }, () => 'x'.repeat(1_000_000))))).toEqual({
      ok: false,
      problem: 'tooLarge',
    })
    expect(await readStateFile(new Blob([gzipSync(Buffer.alloc(41_000_000))]))).toEqual({ ok: false, problem: 'tooLarge' })
  })
})
