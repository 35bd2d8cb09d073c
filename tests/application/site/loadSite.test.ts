import { describe, expect, it, vi } from 'vitest'
import { makeLoadSite } from '../../../src/application/site/loadSite.ts'
import type { ChannelInfo } from '../../../src/domain/channel/ChannelInfo.ts'
import type { HomeData } from '../../../src/domain/home/HomeData.ts'

const home = (fields: Partial<HomeData> = {}): HomeData => ({
  subDomain: null,
  isDesktop: true,
  channelBanners: [],
  blocks: [],
  courses: [],
  liveClasses: [],
  courseClasses: [],
  problems: [],
  blogs: [],
  channels: [],
  ...fields,
})
const haeon: ChannelInfo = {
  role: null,
  channelDomain: 'haeon',
  channelName: '해온코딩학원',
  description: null,
  info: { logoUrl: null, superChannelInfo: null, channelCustomInfo: null },
  businessInfo: null,
  pluginMap: { CHANNEL_TALK: null },
  productSlug: null,
  brandColor: null,
}

function given(data: HomeData, answer: () => Promise<ChannelInfo> = async () => haeon) {
  const info = vi.fn(answer)
  const load = vi.fn(async () => data)
  const channels = { info, joined: () => Promise.reject(new Error('not asked')) }
  return { info, load, loadSite: makeLoadSite({ homeData: { load }, channels, isDesktop: () => false }) }
}

describe('where the page stands', () => {
  it('on the main site no channel is asked for [A-04]', async () => {
    const { loadSite, info } = given(home())
    expect(await loadSite()).toEqual({ site: { channelDomain: null, isDesktop: true }, home: home(), channel: null })
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
    const { loadSite } = given(home({ subDomain: 'haeon' }), () => Promise.reject(new Error('503')))
    expect(await loadSite()).toMatchObject({ site: { channelDomain: 'haeon' }, channel: null })
  })

  it('a caller who leaves meanwhile gets no half-loaded channel [F-016]', async () => {
    const caller = new AbortController()
    const { loadSite } = given(home({ subDomain: 'haeon' }), () => {
      caller.abort()
      return Promise.reject(new Error('aborted'))
    })
    await expect(loadSite(caller.signal)).rejects.toThrow('aborted')
  })

  it('without home data there is no site [F-012]', async () => {
    const failing = { load: () => Promise.reject(new Error('500')) }
    const { loadSite } = {
      loadSite: makeLoadSite({ homeData: failing, channels: { info: vi.fn(), joined: vi.fn() }, isDesktop: () => true }),
    }
    await expect(loadSite()).rejects.toThrow('500')
  })
})
