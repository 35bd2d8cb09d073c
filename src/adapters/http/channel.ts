import * as z from 'zod/mini'
import type { ApiPaths } from './apiPaths.ts'
import { fillPath, withErrorLog } from './calls.ts'
import type { HttpClient } from './client.ts'
import {
  flag,
  type ItemReader,
  nullableImageUrl,
  nullableText,
  orNull,
  ownValue,
  parseList,
  parseObject,
  type Schema,
  someId,
  textOrEmpty,
  wholeNumber,
} from './parsing.ts'
import type { ChannelRepository } from '../../application/home.ts'
import type { Log } from '../../application/platform.ts'
import type { Channel, ChannelInfo, CustomEntry, CustomMap, JoinedChannels } from '../../domain/channel/channel.ts'

/** An item without a usable value stays as a blank one: only the first item counts, so none may move up. */
const customNameSchema = z.catch(z.object({ value: textOrEmpty }), { value: '' })

const customEntrySchema: z.ZodMiniType<CustomEntry> = z.object({
  CUSTOM_NAME: z.catch(z.array(customNameSchema), []),
  REMOVE: z.catch(z.array(z.unknown()), []),
})

/** Keys come from the channel's staff, so they become a Map: `__proto__` is a key like any other (F-036). */
export const customMapField = z.transform((raw): CustomMap => {
  const entries = typeof raw === 'object' && raw !== null ? Object.entries(raw) : []
  return new Map(
    entries.flatMap(([key, value]): [string, CustomEntry][] => {
      const result = z.safeParse(customEntrySchema, value)
      return result.success ? [[key, result.data]] : []
    }),
  )
})

const infoSchema = z.object({
  logoUrl: nullableImageUrl,
  superChannelInfo: orNull(z.object({ channelDomain: nullableText })),
  channelCustomInfo: orNull(z.object({ customMap: customMapField })),
})

const businessInfoSchema = z.object({
  isUsed: flag,
  businessName: nullableText,
  telephone: nullableText,
  address: nullableText,
  email: nullableText,
  representative: nullableText,
  businessNumber: nullableText,
})

const pluginMapSchema = z.object({ CHANNEL_TALK: orNull(z.object({ isUsed: flag, pluginKey: nullableText })) })

export const brandColor = z.transform((raw) => (typeof raw === 'string' && /^#[0-9a-f]{6}$/i.test(raw) ? raw : null))

export const channelInfoFields = {
  role: nullableText,
  channelDomain: nullableText,
  channelName: nullableText,
  description: nullableText,
  info: z.catch(infoSchema, { logoUrl: null, superChannelInfo: null, channelCustomInfo: null }),
  businessInfo: orNull(businessInfoSchema),
  pluginMap: z.catch(pluginMapSchema, { CHANNEL_TALK: null }),
  productSlug: nullableText,
  brandColor,
}

export const channelInfoSchema: Schema<ChannelInfo> = z.object(channelInfoFields)

const channelSchema: Schema<Channel> = z.object({
  channelId: someId,
  channelName: textOrEmpty,
  channelDomain: nullableText,
  channelLogoUrl: nullableImageUrl,
  description: nullableText,
  channelTag: nullableText,
  profileImageUrl: nullableImageUrl,
  isMadeByMe: flag,
})

export const channelItems: ItemReader<Channel> = { schema: channelSchema, idOf: ({ channelId }) => channelId }

export function parseJoinedChannels(raw: unknown, log: Log): JoinedChannels {
  const { totalCount } = parseObject(raw, z.object({ totalCount: wholeNumber }), 'joined channels', log)
  const channels = parseList(ownValue(raw, 'channels'), channelItems, 'channels', log)
  return { totalCount: totalCount ?? channels.length, channels }
}

export function httpChannelRepository(client: HttpClient, paths: ApiPaths, log: Log): ChannelRepository {
  return {
    info: (channelDomain, signal) =>
      withErrorLog(log, paths.channelInfo, async () =>
        parseObject(await client.get(fillPath(paths.channelInfo, { channelDomain }), { signal }), channelInfoSchema, 'channel info', log),
      ),
    joined: (signal) =>
      withErrorLog(log, paths.joinedChannels, async () =>
        parseJoinedChannels(await client.get(paths.joinedChannels, { query: { page: 1 }, signal }), log),
      ),
  }
}
