import { describe, expect, it } from 'vitest'
import { demoParameters, readDemoAddress } from '../../mock-server/demoAddress.ts'
import { changedAddress, demoControls, plainAddress, sharedAddress } from '../../src/preview/demoControls.ts'
import { sideBySideViews, withoutSideBySide, withSideBySide } from '../../src/preview/sideBySide.ts'

const at = (path: string, host = 'localhost:5173') => new URL(`http://${host}${path}`)
const control = (url: URL, name: string) => demoControls(url, true).find((found) => found.name === name)

describe('the controls of a demo view', () => {
  it('offer only what the address understands, every value of it [S-334]', () => {
    for (const found of demoControls(at('/'), true)) {
      if (found.kind !== 'choice') continue
      for (const { value } of found.options) {
        expect(readDemoAddress(changedAddress(at('/'), found.name, value), true).ok, `${found.name}=${value}`).toBe(true)
      }
    }
  })

  it('stand as the address says, else as the defaults do [S-334]', () => {
    const standing = (path: string) => Object.fromEntries(demoControls(at(path), false).map(({ name, value }) => [name, value]))
    expect(standing('/')).toMatchObject({
      persona: 'learner',
      channel: 'main',
      device: 'mobile',
      content: 'full',
      quests: '',
      seed: '1',
      at: '',
    })
    expect(standing('/?persona=guest&seed=7&quests=subs')).toMatchObject({ persona: 'guest', seed: '7', quests: 'subs' })
  })

  it('name what nobody understands, and keep it in view [S-334]', () => {
    expect(control(at('/?persona=nobody'), 'persona')).toMatchObject({ value: 'nobody', isUnknown: true })
    expect(control(at('/?seed=7'), 'seed')).toMatchObject({ value: '7', isUnknown: false })
    expect(control(at('/?latency=fast'), 'latency')).toMatchObject({ isUnknown: true })
  })

  it('know the channel that the host names, and leave that host for another channel [A-04]', () => {
    expect(control(at('/', 'haeon.localhost:5173'), 'channel')).toMatchObject({ value: 'haeon' })
    expect(changedAddress(at('/?seed=2', 'haeon.localhost:5173'), 'channel', 'narae').href).toBe(
      'http://localhost:5173/?seed=2&channel=narae',
    )
  })

  it('also show a channel that only cards lead to [S-334]', () => {
    expect(control(at('/?channel=badabit'), 'channel')).toMatchObject({
      isUnknown: false,
      options: expect.arrayContaining([{ value: 'badabit', label: '바다빛코딩학원' }]) as unknown,
    })
  })
})

describe('addresses of views', () => {
  it('a link to share says what the address leaves to the visitor’s browser [S-334]', () => {
    const reading = readDemoAddress(at('/?seed=3'), false)
    if (!reading.ok) throw new Error('a plain address')
    expect(sharedAddress(at('/?seed=3'), reading.address).search).toBe('?seed=3&persona=learner&channel=main&device=mobile')
  })

  it('starting over forgets every parameter of the demo and nothing else [S-334]', () => {
    expect(plainAddress(at('/?persona=guest&fault=**:500&page=2'), demoParameters).search).toBe('?page=2')
  })

  it('side by side: two views on one clock, the second somebody else’s [S-334]', () => {
    const url = withSideBySide(at('/preview/side-by-side?persona=guest'), new Date('2026-11-20T01:02:03.456Z'))
    expect(url.searchParams.get('at')).toBe('2026-11-20T01:02:03Z')
    const { left, right } = sideBySideViews(url, 'desktop')
    expect([left.name, right.name]).toEqual(['손님', '학습자'])
    expect(new URL(left.href).searchParams.get('at')).toBe(new URL(right.href).searchParams.get('at'))
    expect(withoutSideBySide(url).search).toBe('?persona=guest&at=2026-11-20T01%3A02%3A03Z')
  })

  it('side by side: who teaches sees a learner’s view, in the device at hand [S-334]', () => {
    for (const [persona, other] of [
      ['teacher', '학습자'],
      ['operator', '학습자'],
      ['newcomer', '손님'],
    ] as const) {
      const url = withSideBySide(at(`/preview/side-by-side?persona=${persona}`), new Date(0))
      expect(sideBySideViews(url, 'mobile').right, persona).toMatchObject({ name: other, isPhone: true })
    }
    const url = withSideBySide(at('/preview/side-by-side?device=desktop'), new Date(0))
    expect(sideBySideViews(url, 'mobile').left.isPhone).toBe(false)
  })

  it('side by side: what the address already says stays [S-334]', () => {
    const url = withSideBySide(at('/preview/side-by-side?at=2026-01-01T00:00:00Z&other-persona=teacher&other-device=mobile'), new Date(0))
    const { right } = sideBySideViews(url, 'desktop')
    expect(right).toMatchObject({ name: '선생님 · 모바일', isPhone: true })
    expect(new URL(right.href).searchParams.get('at')).toBe('2026-01-01T00:00:00Z')
  })
})
