import type { ChannelRepository, HomeDataSource, HomeSite } from './home.ts'
import type { BrandTint } from '../domain/channel/brandTint.ts'
import type { ChannelInfo } from '../domain/channel/channel.ts'
import type { HomeData } from '../domain/home/context.ts'
import { isOnChannel, type Site, siteOf } from '../domain/site/site.ts'

/** Both are null on the main site, and where a channel's settings did not load. */
interface LoadedChannel {
  readonly channel: ChannelInfo | null
  /** The channel's colour, if it has a suitable one. */
  readonly tint: BrandTint | null
}

/** The site of the page, with the channel it shows. */
export interface LoadedSite extends LoadedChannel {
  readonly site: Site
}

/** The loaded site with the home data. */
export interface LoadedHome extends LoadedSite {
  readonly home: HomeData
}

export interface SiteLoader {
  /** Loads the site that the address or the home data name; requests only the channel's settings. */
  load(signal?: AbortSignal): Promise<LoadedSite>
  /** Loads the home data, which have the last word on the site. */
  loadHome(signal?: AbortSignal): Promise<LoadedHome>
  /** Returns what is known without a request; null while a channel's settings have not arrived. */
  known(): LoadedSite | null
}

interface SiteLoaderDependencies {
  readonly homeData: HomeDataSource
  readonly channels: ChannelRepository
  /** The site in the page's address, and the device to assume when the page's data does not name one. */
  readonly expectedSite: Site
  /** Loads the tint; called only when a channel has a colour. */
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
      // The promise rejects only when the caller aborts; then the home data fail too.
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
