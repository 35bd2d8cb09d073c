import * as z from 'zod/mini'
import type { ApiPaths } from './apiPaths.ts'
import { fillPath, firstPage, reported } from './calls.ts'
import type { HttpClient } from './client.ts'
import {
  flag,
  someId,
  image,
  type Items,
  label,
  orNull,
  parseList,
  parseObject,
  type Schema,
  text,
  valueAt,
  wholeNumber,
} from './parsing.ts'
import type { ChannelRepository } from '../../application/home.ts'
import type { Log } from '../../application/platform.ts'
import type { Channel, ChannelInfo, CustomEntry, CustomMap, JoinedChannels } from '../../domain/channel/channel.ts'

/** An item without a usable value stays as a blank one: only the first item counts, so none may move up. */
const customName = z.catch(z.object({ value: label }), { value: '' })

const entry: z.ZodMiniType<CustomEntry> = z.object({
  CUSTOM_NAME: z.catch(z.array(customName), []),
  REMOVE: z.catch(z.array(z.unknown()), []),
})

/** Keys come from the channel's staff, so they become a Map: `__proto__` is a key like any other (F-036). */
export const customMap = z.transform((raw): CustomMap => {
  const entries = typeof raw === 'object' && raw !== null ? Object.entries(raw) : []
  return new Map(
    entries.flatMap(([key, value]): [string, CustomEntry][] => {
      const result = z.safeParse(entry, value)
      return result.success ? [[key, result.data]] : []
    }),
  )
})

const info = z.object({
  logoUrl: image,
  superChannelInfo: orNull(z.object({ channelDomain: text })),
  channelCustomInfo: orNull(z.object({ customMap })),
})

const businessInfo = z.object({
  isUsed: flag,
  businessName: text,
  telephone: text,
  address: text,
  email: text,
  representative: text,
  businessNumber: text,
})

const pluginMap = z.object({ CHANNEL_TALK: orNull(z.object({ isUsed: flag, pluginKey: text })) })

export const brandColor = z.transform((raw) => (typeof raw === 'string' && /^#[0-9a-f]{6}$/i.test(raw) ? raw : null))

export const channelInfoSchema: Schema<ChannelInfo> = z.object({
  role: text,
  channelDomain: text,
  channelName: text,
  description: text,
  info: z.catch(info, { logoUrl: null, superChannelInfo: null, channelCustomInfo: null }),
  businessInfo: orNull(businessInfo),
  pluginMap: z.catch(pluginMap, { CHANNEL_TALK: null }),
  productSlug: text,
  brandColor,
})

const schema: Schema<Channel> = z.object({
  channelId: someId,
  channelName: label,
  channelDomain: text,
  channelLogoUrl: image,
  description: text,
  channelTag: text,
  profileImageUrl: image,
  isMadeByMe: flag,
})

export const channelItems: Items<Channel> = { schema, idOf: ({ channelId }) => channelId }

export function parseJoinedChannels(raw: unknown, log: Log): JoinedChannels {
  const { totalCount } = parseObject(raw, z.object({ totalCount: wholeNumber }), 'joined channels')
  const channels = parseList(valueAt(raw, 'channels'), channelItems, 'channels', log)
  return { totalCount: totalCount ?? channels.length, channels }
}

export function httpChannelRepository(client: HttpClient, paths: ApiPaths, log: Log): ChannelRepository {
  return {
    info: (channelDomain, signal) =>
      reported(log, paths.channelInfo, async () =>
        parseObject(await client.get(fillPath(paths.channelInfo, { channelDomain }), { signal }), channelInfoSchema, 'channel info'),
      ),
    joined: (signal) =>
      reported(log, paths.joinedChannels, async () =>
        parseJoinedChannels(await client.get(paths.joinedChannels, { query: firstPage, signal }), log),
      ),
  }
}
