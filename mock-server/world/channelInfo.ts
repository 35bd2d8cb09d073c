import { amount } from './amount.ts'
import type { ChannelSite } from './channels/ChannelSite.ts'
import type { CustomMapWire } from './channels/customMap.ts'
import { siteOf } from './channels/sites.ts'
import { hostileChannel } from './hostile/hostileChannel.ts'
import { pictureUrl } from './pictureUrl.ts'
import type { WorldContext } from './WorldContext.ts'
import type { ChannelBanner, ChannelInfo } from '../../src/domain/channel/channel.ts'

type ChannelInfoWire = Omit<ChannelInfo, 'info'> & {
  readonly info: Omit<ChannelInfo['info'], 'channelCustomInfo'> & { readonly channelCustomInfo: { readonly customMap: CustomMapWire } }
}

export function channelInfo({ address }: WorldContext, channelDomain: string): object | null {
  const site = siteOf(channelDomain)
  if (site === null) return null
  return address.content === 'hostile' ? hostileChannel(infoOf(site)) : infoOf(site)
}

function infoOf(site: ChannelSite): ChannelInfoWire {
  return {
    role: site.role,
    channelDomain: site.label,
    channelName: site.name,
    description: site.description,
    info: {
      logoUrl: pictureUrl.logo(site.label),
      superChannelInfo: site.parent === null ? null : { channelDomain: site.parent },
      channelCustomInfo: { customMap: site.customMap },
    },
    businessInfo: site.businessInfo,
    pluginMap: { CHANNEL_TALK: site.chat },
    productSlug: site.productSlug,
    brandColor: site.brandColor,
  }
}

export function channelBanners(context: WorldContext): readonly ChannelBanner[] {
  const banners = context.site?.banners ?? []
  return Array.from({ length: amount(context, banners.length) }, (_, at) => bannerAt(context.site, at)).filter((banner) => banner !== null)
}

function bannerAt(site: ChannelSite | null, at: number): ChannelBanner | null {
  const banner = site?.banners[at % site.banners.length]
  if (!site || !banner) return null
  const picture = (at % site.banners.length) + 1
  return {
    bannerId: site.number * 100_000 + at + 1,
    title: banner.title,
    imageUrl: pictureUrl.banner(site.label, picture),
    link: banner.link,
  }
}
