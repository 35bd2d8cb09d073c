import * as z from 'zod/mini'
import type { ChannelBanner } from '../../../domain/channel/ChannelBanner.ts'
import { image, link, optionalId, type Schema, text } from './fields.ts'
import type { Items } from './parse.ts'

const schema: Schema<ChannelBanner> = z.object({
  // The spec names no field of a banner: one without an id is a banner, too.
  bannerId: optionalId,
  title: text,
  imageUrl: image,
  link,
})

export const channelBannerItems: Items<ChannelBanner> = { schema, idOf: ({ bannerId }) => bannerId }
