import type { ChannelRepository, HomeDataSource } from './home.ts'
import type { BrandTint } from '../domain/channel/brandTint.ts'
import type { ChannelInfo } from '../domain/channel/channel.ts'
import type { HomeData } from '../domain/home/context.ts'
import { type Site, siteOf } from '../domain/site/site.ts'

/** Both null on the main site, and where a channel's settings did not come. */
interface LoadedChannel {
  readonly channel: ChannelInfo | null
  /** The channel's colour, where it has one that can serve. */
  readonly tint: BrandTint | null
}

/** Where the page stands and what it was supplied with. */
export interface LoadedSite extends LoadedChannel {
  readonly site: Site
  readonly home: HomeData
}

export interface SiteLoader {
  load(signal?: AbortSignal): Promise<LoadedSite>
  /** What is known of the channel that the page's address names once a try has failed. */
  expected(): LoadedChannel
}

interface SiteLoaderDependencies {
  readonly homeData: HomeDataSource
  readonly channels: ChannelRepository
  /** The device to assume when the page's data does not name one. */
  readonly isDesktop: () => boolean
  /** Where the page's own address says we are: this channel is asked for at once, beside the home data. */
  readonly expectedChannel: string | null
  /** Fetched only where a channel has a colour. */
  readonly loadTint: (brandColor: string) => Promise<BrandTint | null>
}

const emptyChannel: LoadedChannel = { channel: null, tint: null }

export function makeSiteLoader({ homeData, channels, isDesktop, expectedChannel, loadTint }: SiteLoaderDependencies): SiteLoader {
  const lastGood = new Map<string, ChannelInfo>()
  const infoOf = async (channelDomain: string, signal?: AbortSignal): Promise<ChannelInfo | null> => {
    try {
      const info = await channels.info(channelDomain, signal)
      lastGood.set(channelDomain, info)
      return info
    } catch (error) {
      // A channel without settings is shown with defaults; only a caller's abort is passed on.
      if (signal?.aborted) throw error
      return lastGood.get(channelDomain) ?? null
    }
  }
  const branded = async (info: ChannelInfo | null): Promise<LoadedChannel> => ({
    channel: info,
    tint: info?.brandColor ? await loadTint(info.brandColor).catch(() => null) : null,
  })

  let known = emptyChannel
  const load: SiteLoader['load'] = async (signal) => {
    const expected = expectedChannel === null ? null : infoOf(expectedChannel, signal).then(branded)
    // It fails only when the caller aborts, and then the home data fails too.
    expected?.catch(() => {})
    const home = await homeData.load(signal).catch(async (error: unknown) => {
      known = (await expected) ?? known
      throw error
    })
    const site = siteOf(home.subDomain, home.isDesktop ?? isDesktop())
    if (site.channelDomain === null) return { site, home, ...emptyChannel }
    const isExpected = expected !== null && site.channelDomain === expectedChannel
    return { site, home, ...(await (isExpected ? expected : infoOf(site.channelDomain, signal).then(branded))) }
  }
  return { load, expected: () => known }
}
