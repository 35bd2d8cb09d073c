import * as z from 'zod/mini'
import type { Channel } from '../../../domain/channel/Channel.ts'
import { flag, id, image, label, type Schema, text } from './fields.ts'
import type { Items } from './parse.ts'

const schema: Schema<Channel> = z.object({
  channelId: id,
  channelName: label,
  channelDomain: text,
  channelLogoUrl: image,
  description: text,
  channelTag: text,
  profileImageUrl: image,
  isMadeByMe: flag,
})

export const channelItems: Items<Channel> = { schema, idOf: ({ channelId }) => channelId }
