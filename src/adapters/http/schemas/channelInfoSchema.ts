import * as z from 'zod/mini'
import type { ChannelInfo } from '../../../domain/channel/ChannelInfo.ts'
import { customMap } from './customMap.ts'
import { flag, image, orNull, type Schema, text } from './fields.ts'

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
