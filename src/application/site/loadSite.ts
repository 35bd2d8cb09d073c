import type { ChannelInfo } from '../../domain/channel/ChannelInfo.ts'
import type { HomeData } from '../../domain/home/HomeData.ts'
import type { Site } from '../../domain/site/Site.ts'
import { siteOf } from '../../domain/site/siteOf.ts'
import type { ChannelRepository } from '../channel/ChannelRepository.ts'
import type { HomeDataSource } from '../home/HomeDataSource.ts'

/** Where the page stands and what it was supplied with. `channel` is null on the main site. */
export interface LoadedSite {
  readonly site: Site
  readonly home: HomeData
  readonly channel: ChannelInfo | null
}

export type LoadSite = (signal?: AbortSignal) => Promise<LoadedSite>

interface Needs {
  readonly homeData: HomeDataSource
  readonly channels: ChannelRepository
  /** What to take the device for when the page's data does not say. */
  readonly isDesktop: () => boolean
}

export function makeLoadSite({ homeData, channels, isDesktop }: Needs): LoadSite {
  const infoOf = async ({ channelDomain }: Site, signal?: AbortSignal): Promise<ChannelInfo | null> => {
    if (channelDomain === null) return null
    try {
      return await channels.info(channelDomain, signal)
    } catch (error) {
      // Without its settings a channel still shows what every channel shows; only a caller's abort is final.
      if (signal?.aborted) throw error
      return null
    }
  }

  return async (signal) => {
    const home = await homeData.load(signal)
    const site = siteOf(home.subDomain, home.isDesktop ?? isDesktop())
    return { site, home, channel: await infoOf(site, signal) }
  }
}
