import type { ChannelFacts, ChannelSite, CustomMapWire } from '../content/channelFacts.ts'
import { busyChannels, siteOf } from '../content/channelSites.ts'
import type { BannerRow, DemoSchema } from '../models.ts'
import { hostileChannel } from './brokenValues.ts'
import { pictureUrl } from './pictureUrl.ts'
import { amount, type World } from './world.ts'
import { seoulDate } from '../../src/domain/calendar/seoul.ts'
import { maxBanners, shownBanners } from '../../src/domain/channel/ownBanner.ts'
import type { Channel, ChannelBanner, ChannelInfo, ChannelProfile } from '../../src/domain/channel/channel.ts'

export function channelProfile(channel: ChannelFacts): ChannelProfile {
  return {
    channelId: channel.number,
    channelName: channel.name,
    channelLogoUrl: pictureUrl.logo(channel.label),
    channelDomain: channel.label,
  }
}

type ChannelInfoWire = Omit<ChannelInfo, 'info'> & {
  readonly info: Omit<ChannelInfo['info'], 'channelCustomInfo'> & { readonly channelCustomInfo: { readonly customMap: CustomMapWire } }
}

/** Returns the settings that the channel's operators have saved, or else the original ones. */
export function channelInfo({ address }: World, schema: DemoSchema, channelDomain: string): object | null {
  const site = siteOf(channelDomain)
  if (site === null) return null
  const row = schema.findBy('channelSetting', { channelDomain })
  const info = row === null ? infoOf(site) : row.settings
  return { ...(address.content === 'hostile' ? hostileChannel(infoOf(site)) : info), updatedDate: row?.updatedDate ?? null }
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

/** Replaces the channels in an answer with those that their operators have saved. */
export function withSavedChannels<T>(schema: DemoSchema, answer: T): T {
  const saved = new Map(schema.all('channelSetting').models.map(({ channelDomain, settings }) => [channelDomain, settings] as const))
  if (saved.size === 0) return answer
  return JSON.parse(JSON.stringify(answer), (_, value: unknown) => {
    const { channelDomain, channelName } = Object(value)
    const settings = typeof channelName === 'string' ? saved.get(channelDomain) : undefined
    return settings === undefined ? value : { ...Object(value), channelName: settings.channelName, channelLogoUrl: settings.info.logoUrl }
  })
}

/** Returns the banners that the channel's operators have saved, or else the original ones. */
export function ownBanners(world: World, schema: DemoSchema): readonly BannerRow[] {
  return savedBanners(world, schema) ?? firstBanners(world).slice(0, maxBanners)
}

/** Returns the banners of today's home page; the main site has none. */
export function channelBanners(world: World, schema: DemoSchema): readonly ChannelBanner[] {
  if (world.site === null) return []
  const saved = savedBanners(world, schema)
  const shown = saved === null ? firstBanners(world) : shownBanners(saved, seoulDate(world.present()))
  return shown.map(({ bannerId, title, imageUrl, link }) => ({ bannerId, title, imageUrl, link }))
}

function savedBanners({ address }: World, schema: DemoSchema): readonly BannerRow[] | null {
  return schema.findBy('channelBanner', { channel: address.channel })?.bannerList ?? null
}

function firstBanners(world: World): readonly BannerRow[] {
  const { site } = world
  const banners = site?.banners ?? []
  return Array.from({ length: amount(world, banners.length) }, (_, at) => bannerAt(site, at)).filter((banner) => banner !== null)
}

function bannerAt(site: ChannelSite | null, at: number): BannerRow | null {
  const banner = site?.banners[at % site.banners.length]
  if (!site || !banner) return null
  const picture = (at % site.banners.length) + 1
  return {
    bannerId: site.number * 100_000 + at + 1,
    title: banner.title,
    imageUrl: pictureUrl.banner(site.label, picture),
    link: banner.link,
    startDate: null,
    endDate: null,
    updatedDate: null,
  }
}

/** Returns, on a channel, the other channels, those that teach the same first. */
export function popularChannels(world: World): readonly Channel[] {
  const others = busyChannels.filter(({ label }) => label !== world.site?.label)
  return channelsFrom(world, 'popular', byKinship(world, others), amount(world, 12))
}

const joinedInAll = 9

/** Returns the joined channels; the newcomer has none yet. */
export function joinedChannels(world: World): readonly Channel[] {
  if (world.address.persona === 'newcomer') return []
  return channelsFrom(world, 'joined', busyChannels, amount(world, joinedInAll))
}

function channelsFrom(world: World, list: string, from: readonly ChannelFacts[], count: number): readonly Channel[] {
  const order = world.seeded.draw(`channels/${list}`, (faker) => faker.helpers.shuffle([...from]))
  const ordered = list === 'popular' ? byKinship(world, order) : order
  return Array.from({ length: count }, (_, at) => channelAt(ordered, at)).filter((channel) => channel !== null)
}

function byKinship({ site }: World, channels: readonly ChannelFacts[]): readonly ChannelFacts[] {
  const shared = (channel: ChannelFacts) => channel.focus.filter((topic) => site?.focus.includes(topic)).length
  return channels.toSorted((one, other) => shared(other) - shared(one))
}

function channelAt(channels: readonly ChannelFacts[], at: number): Channel | null {
  const facts = channels[at % channels.length]
  const branch = Math.floor(at / channels.length)
  if (facts === undefined) return null
  return {
    channelId: facts.number + branch * 1_000,
    channelName: branch === 0 ? facts.name : `${facts.name} ${branch + 1}관`,
    channelDomain: facts.label,
    channelLogoUrl: pictureUrl.logo(facts.label),
    description: facts.description,
    channelTag: facts.tag,
    profileImageUrl: pictureUrl.logo(facts.label),
    isMadeByMe: false,
  }
}
