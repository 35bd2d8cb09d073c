import { describe, expect, test } from 'vitest'
import { contents, demoClock, devices, noticeKinds, personas, questScenarios, readDemoAddress } from '../../mock-server/demoAddress.ts'
import { channelLabels } from '../../mock-server/demoChannels.ts'
import { demoAddress, demoProblems } from './demo.ts'

describe('the address of a demo view', () => {
  test('says nothing: a learner on the main site with everything in it', () => {
    expect(demoAddress()).toEqual({
      persona: 'learner',
      channel: 'main',
      device: 'desktop',
      content: 'full',
      quests: null,
      notice: 'none',
      seed: 1,
      at: null,
      latency: 150,
      faults: [],
      motion: null,
    })
  })

  test.each([
    ['persona', personas],
    ['channel', ['main', ...channelLabels]],
    ['device', devices],
    ['content', contents],
    ['quests', questScenarios],
    ['notice', noticeKinds],
    ['motion', ['reduce']],
  ] as const)('understands every value of %s, and lists them all when it meets another', (parameter, values) => {
    for (const value of values) expect(demoAddress(`${parameter}=${value}`)).toMatchObject({ [parameter]: value })
    for (const value of ['nonsense', '', values[0].toUpperCase()]) {
      expect(demoProblems(`${parameter}=${value}`)).toEqual([{ parameter, value, allowed: values.join(', ') }])
    }
  })

  test('a device that nobody named is the one that the pointer tells (A-30)', () => {
    const url = new URL('http://localhost/')
    expect(readDemoAddress(url, false)).toMatchObject({ address: { device: 'mobile' } })
  })

  test.each([
    ['0', 0],
    ['-7', -7],
    ['20261120', 20_261_120],
  ])('the seed %s is an integer', (text, seed) => {
    expect(demoAddress(`seed=${text}`).seed).toBe(seed)
  })

  test.each(['1.5', 'one', '', '1e3', '99999999999999999999'])('the seed %s is told as a mistake', (text) => {
    expect(demoProblems(`seed=${text}`)).toMatchObject([{ parameter: 'seed', value: text }])
  })

  test.each(['0', '150', '60000'])('a latency of %s ms is taken', (text) => {
    expect(demoAddress(`latency=${text}`).latency).toBe(Number(text))
  })

  test.each(['-1', '60001', 'fast'])('a latency of %s is told as a mistake', (text) => {
    expect(demoProblems(`latency=${text}`)).toMatchObject([
      { parameter: 'latency', value: text, allowed: expect.stringContaining('60000') },
    ])
  })

  test.each(['2026-11-20T10:00:00%2B09:00', '2026-11-20T10:00:00+09:00', '2026-11-20T01:00Z', '2028-02-29T23:59:59.999Z'])(
    'the moment %s has its zone, even when the plus sign was typed as it is',
    (text) => {
      expect(Date.parse(demoAddress(`at=${text}`).at ?? '')).not.toBeNaN()
    },
  )

  test.each([
    '2026-11-20',
    '0001-01-01T00:00:00Z',
    '9999-12-31T00:00:00Z',
    '2026-11-20T10:00:00',
    '2026-02-30T10:00:00Z',
    '2026-13-01T10:00:00Z',
    '2026-11-20T25:00:00Z',
    'today',
  ])('the moment %s is told as a mistake', (text) => {
    expect(demoProblems(`at=${text}`)).toMatchObject([{ parameter: 'at', value: text }])
  })

  test('a fault names a method if it likes, a path with stars, and what happens', () => {
    expect(demoAddress('fault=users/quests:500,POST users/**:hang,*/recommendations:garbage,/popups:drop').faults).toEqual([
      { method: null, path: ['users', 'quests'], kind: 500 },
      { method: 'POST', path: ['users', '**'], kind: 'hang' },
      { method: null, path: ['*', 'recommendations'], kind: 'garbage' },
      { method: null, path: ['popups'], kind: 'drop' },
    ])
  })

  test.each([
    '',
    'users/me',
    'users/me:',
    ':500',
    'users/me:teapot',
    'users/me:99',
    'users/me:600',
    'users*:500',
    'FETCH users/me:500',
    'a:500,,b:500',
    'a//b:500',
  ])('the fault %j is told as a mistake with the grammar', (text) => {
    expect(demoProblems(`fault=${encodeURIComponent(text)}`)).toMatchObject([
      { parameter: 'fault', value: text, allowed: expect.stringContaining('hang') },
    ])
  })

  test('a parameter that is named twice is told, whatever it says', () => {
    expect(demoProblems('persona=guest&persona=guest')).toEqual([
      { parameter: 'persona', value: 'guest, guest', allowed: '같은 이름은 한 번만 쓸 수 있어요' },
    ])
  })

  test('all mistakes are told at once, in the order of the contract', () => {
    expect(demoProblems('motion=none&seed=x&persona=teachers').map(({ parameter }) => parameter)).toEqual(['persona', 'seed', 'motion'])
  })

  test('other parameters belong to the page', () => {
    expect(demoProblems('page=1&order=DESC&utm_source=flyer')).toEqual([])
  })
})

const on = (host: string) => readDemoAddress(new URL(`http://${host}:5301/`), true)

describe('a sub-domain of localhost', () => {
  test.each([...channelLabels, 'badabit'])('%s.localhost is that channel', (label) => {
    expect(on(`${label}.localhost`)).toMatchObject({ address: { channel: label } })
  })

  test.each(['localhost', 'www.localhost', '127.0.0.1', 'demo.example.com'])('%s is the main site (A-04)', (host) => {
    expect(on(host)).toMatchObject({ address: { channel: 'main' } })
  })

  test('a sub-domain that no channel has is told', () => {
    expect(demoProblems('', 'nowhere.localhost')).toMatchObject([{ parameter: 'channel', value: 'nowhere' }])
  })

  test('a parameter may repeat what the sub-domain says, but not say another channel', () => {
    expect(demoProblems('channel=haeon', 'haeon.localhost')).toEqual([])
    expect(demoProblems('channel=narae', 'haeon.localhost')).toMatchObject([
      { parameter: 'channel', value: 'narae', allowed: expect.stringContaining('haeon') },
    ])
  })
})

test('the demo clock stands still at the moment of the address', () => {
  expect(demoClock({ at: '2026-11-20T10:00:00+09:00' }).now()).toEqual(new Date('2026-11-20T01:00:00Z'))
})

test('without a moment the demo clock is the real one, in the zone of the visitor', () => {
  const clock = demoClock({ at: null })
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(1_000)
  expect(clock.timeZone()).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone)
})
