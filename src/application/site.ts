import type { ChannelRepository, HomeDataSource, HomeSite } from './home.ts'
import type { BrandTint } from '../domain/channel/brandTint.ts'
import type { ChannelInfo } from '../domain/channel/channel.ts'
import type { HomeData } from '../domain/home/context.ts'
import { isOnChannel, type Site, siteOf } from '../domain/site/site.ts'

/** Both null on the main site, and where a channel's settings did not come. */
interface LoadedChannel {
  readonly channel: ChannelInfo | null
  /** The channel's colour, where it has one that can serve. */
  readonly tint: BrandTint | null
}

/** Where the page stands. */
export interface LoadedSite extends LoadedChannel {
  readonly site: Site
}

/** The same with what the home page was supplied with. */
export interface LoadedHome extends LoadedSite {
  readonly home: HomeData
}

export interface SiteLoader {
  /** By the address or by what home data have said; asks for a channel's settings alone. */
  load(signal?: AbortSignal): Promise<LoadedSite>
  /** Home data have the last word on where we are. */
  loadHome(signal?: AbortSignal): Promise<LoadedHome>
  /** What is known by now, without asking; null while nothing of a channel has come. */
  known(): LoadedSite | null
}

interface SiteLoaderDependencies {
  readonly homeData: HomeDataSource
  readonly channels: ChannelRepository
  /** What the page's own address says, and the device to assume when the page's data does not name one. */
  readonly expectedSite: Site
  /** Fetched only where a channel has a colour. */
  readonly loadTint: (brandColor: string) => Promise<BrandTint | null>
}

const emptyChannel: LoadedChannel = { channel: null, tint: null }

export function makeSiteLoader({ homeData, channels, expectedSite, loadTint }: SiteLoaderDependencies): SiteLoader {
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
  const channelOf = async ({ channelDomain }: Site, signal?: AbortSignal): Promise<LoadedChannel> => {
    if (channelDomain === null) return emptyChannel
    const channel = await infoOf(channelDomain, signal)
    return { channel, tint: channel?.brandColor ? await loadTint(channel.brandColor).catch(() => null) : null }
  }
  const siteIn = ({ subDomain, isDesktop }: HomeSite) => siteOf(subDomain, isDesktop ?? expectedSite.isDesktop)

  const inline = homeData.inlineSite()
  let site = inline === null ? expectedSite : siteIn(inline)
  let known: LoadedSite | null = isOnChannel(site) ? null : { site, ...emptyChannel }
  const knowing = (loaded: LoadedSite): LoadedSite => {
    site = loaded.site
    known = loaded
    return loaded
  }
  return {
    known: () => known,
    load: async (signal) => knowing({ site, ...(await channelOf(site, signal)) }),
    async loadHome(signal) {
      const expected = channelOf(site, signal)
      // It fails only when the caller aborts, and then the home data fails too.
      expected.catch(() => {})
      const home = await homeData.load(signal).catch(async (error: unknown) => {
        knowing({ site, ...(await expected) })
        throw error
      })
      const actual = siteIn(home)
      const channel = actual.channelDomain === site.channelDomain ? expected : channelOf(actual, signal)
      return { ...knowing({ site: actual, ...(await channel) }), home }
    },
  }
}
