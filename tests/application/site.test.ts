import { describe, expect, it, vi } from 'vitest'
import { makeSiteLoader } from '../../src/application/site.ts'
import type { BrandTint } from '../../src/domain/channel/brandTint.ts'
import type { ChannelInfo } from '../../src/domain/channel/channel.ts'
import type { HomeData } from '../../src/domain/home/context.ts'
import { siteOf } from '../../src/domain/site/site.ts'
import { aChannel } from '../domain/channel/aChannel.ts'
import { noContent } from '../domain/home/noContent.ts'

const home = (fields: Partial<HomeData> = {}): HomeData => ({ ...noContent, ...fields })
const haeon = aChannel()

const tint = { light: {}, dark: {} } as BrandTint

interface Given {
  readonly answer?: () => Promise<ChannelInfo>
  readonly expectedChannel?: string
  /** The data in the page's HTML, if it has any. */
  readonly inline?: Pick<HomeData, 'subDomain' | 'isDesktop'>
  readonly loadTint?: (colour: string) => Promise<BrandTint | null>
}

function given(data: HomeData, { answer = async () => haeon, expectedChannel, inline, loadTint = async () => tint }: Given = {}) {
  const info = vi.fn(answer)
  const load = vi.fn(async () => data)
  const channels = { info, joined: () => Promise.reject(new Error('not asked')) }
  const source = { load, inlineSite: () => inline ?? null }
  const loader = makeSiteLoader({ homeData: source, channels, expectedSite: siteOf(expectedChannel ?? null, false), loadTint })
  return { info, load, loader, loadSite: loader.loadHome }
}

describe('where the page stands', () => {
  it('on the main site no channel is asked for [A-04]', async () => {
    const { loadSite, info } = given(home())
    expect(await loadSite()).toEqual({ site: { channelDomain: null, isDesktop: true }, home: home(), channel: null, tint: null })
    expect(info).not.toHaveBeenCalled()
  })

  it('on a sub-domain its channel comes along [A-04] [S-138]', async () => {
    const { loadSite, info, load } = given(home({ subDomain: 'haeon' }))
    const { signal } = new AbortController()
    expect(await loadSite(signal)).toMatchObject({ site: { channelDomain: 'haeon' }, channel: haeon })
    expect(info).toHaveBeenCalledWith('haeon', signal)
    expect(load).toHaveBeenCalledWith(signal)
  })

  it('what the page says about the device wins, and the pointer decides when it says nothing [A-30]', async () => {
    expect((await given(home({ isDesktop: true })).loadSite()).site.isDesktop).toBe(true)
    expect((await given(home({ isDesktop: null })).loadSite()).site.isDesktop).toBe(false)
  })

  it('a channel whose settings cannot be had is still a channel', async () => {
    const { loadSite } = given(home({ subDomain: 'haeon' }), { answer: () => Promise.reject(new Error('503')) })
    expect(await loadSite()).toMatchObject({ site: { channelDomain: 'haeon' }, channel: null })
  })

  it('a caller who leaves meanwhile gets no half-loaded channel [F-016]', async () => {
    const caller = new AbortController()
    const answer = () => {
      caller.abort()
      return Promise.reject(new Error('aborted'))
    }
    const { loadSite } = given(home({ subDomain: 'haeon' }), { answer })
    await expect(loadSite(caller.signal)).rejects.toThrow('aborted')
  })

  it('without home data there is no site [F-012]', async () => {
    const failing = { load: () => Promise.reject(new Error('500')), inlineSite: () => null }
    const channels = { info: vi.fn(() => Promise.reject(new Error('503'))), joined: vi.fn() }
    const needs = { homeData: failing, channels, loadTint: async () => null }
    for (const expectedChannel of [null, 'haeon']) {
      await expect(makeSiteLoader({ ...needs, expectedSite: siteOf(expectedChannel, true) }).loadHome()).rejects.toThrow('500')
    }
  })

  it('without home data what the address named is still known: its channel, or nothing [S-290] [F-012]', async () => {
    const failing = { load: () => Promise.reject(new Error('500')), inlineSite: () => null }
    const loaderAt = (expectedChannel: string | null) =>
      makeSiteLoader({
        homeData: failing,
        channels: { info: async () => ({ ...haeon, brandColor: '#0b7a75' }), joined: vi.fn() },
        expectedSite: siteOf(expectedChannel, true),
        loadTint: async () => tint,
      })
    const atHaeon = loaderAt('haeon')
    expect(atHaeon.known()).toBeNull()
    await expect(atHaeon.loadHome()).rejects.toThrow('500')
    expect(atHaeon.known()).toMatchObject({ channel: { channelDomain: 'haeon' }, tint })

    const atMain = loaderAt(null)
    await expect(atMain.loadHome()).rejects.toThrow('500')
    expect(atMain.known()).toMatchObject({ channel: null, tint: null })
  })

  it('the channel that the address names is asked for at once, and only once', async () => {
    const { loadSite, info } = given(home({ subDomain: 'haeon' }), { expectedChannel: 'haeon' })
    expect(await loadSite()).toMatchObject({ channel: haeon })
    expect(info).toHaveBeenCalledOnce()
  })

  it('when the home data names another channel than the address, the data is believed [A-04]', async () => {
    const { loadSite, info } = given(home({ subDomain: 'pado' }), { expectedChannel: 'haeon' })
    expect((await loadSite()).site.channelDomain).toBe('pado')
    expect(info).toHaveBeenLastCalledWith('pado', undefined)
    expect(await given(home(), { expectedChannel: 'haeon' }).loadSite()).toMatchObject({ channel: null, tint: null })
  })

  it("a channel's colour comes as a tint, and a channel without one, or whose tint cannot be had, does without [S-005]", async () => {
    const coloured = { answer: async () => ({ ...haeon, brandColor: '#0b7a75' }) }
    const onHaeon = home({ subDomain: 'haeon' })
    expect((await given(onHaeon, coloured).loadSite()).tint).toBe(tint)
    expect((await given(onHaeon).loadSite()).tint).toBeNull()
    const lost = { ...coloured, loadTint: () => Promise.reject(new Error('no chunk')) }
    expect(await given(onHaeon, lost).loadSite()).toMatchObject({ channel: { channelDomain: 'haeon' }, tint: null })
  })
})

describe('away from the home page, nobody asks for home data', () => {
  it('the main site is known without any call', async () => {
    const { loader, load, info } = given(home())
    const main = { site: { channelDomain: null, isDesktop: false }, channel: null, tint: null }
    expect(loader.known()).toEqual(main)
    expect(await loader.load()).toEqual(main)
    expect([load, info].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  })

  it('a channel is asked for its settings alone [A-04] [S-138]', async () => {
    const { loader, load, info } = given(home(), { expectedChannel: 'haeon' })
    expect(loader.known()).toBeNull()
    expect(await loader.load()).toMatchObject({ site: { channelDomain: 'haeon' }, channel: haeon })
    expect(loader.known()?.channel).toEqual(haeon)
    expect(info).toHaveBeenCalledOnce()
    expect(load).not.toHaveBeenCalled()
  })

  it("the page's own data are believed before its address [A-04] [A-30]", async () => {
    const { loader, load } = given(home(), { inline: { subDomain: 'pado', isDesktop: true } })
    expect((await loader.load()).site).toEqual({ channelDomain: 'pado', isDesktop: true })
    expect(load).not.toHaveBeenCalled()
  })

  it('what home data have said stays said [A-04]', async () => {
    const { loader, loadSite } = given(home({ subDomain: 'pado', isDesktop: true }))
    await loadSite()
    expect(loader.known()).toMatchObject({ site: { channelDomain: 'pado' }, channel: haeon })
    expect((await loader.load()).site).toEqual({ channelDomain: 'pado', isDesktop: true })
  })
})

it('a channel whose settings once came keeps them when they cannot be read again [F-086]', async () => {
  const { loadSite, info } = given(home({ subDomain: 'haeon' }))
  await loadSite()
  info.mockRejectedValueOnce(new Error('no network'))
  expect((await loadSite()).channel).toEqual(haeon)
})
