import * as z from 'zod/mini'
import { image, optionalId, text } from './fields.ts'

export const channelProfileSchema = z.object({
  channelId: optionalId,
  channelName: text,
  channelLogoUrl: image,
  channelDomain: text,
})
