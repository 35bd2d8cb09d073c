import * as z from 'zod/mini'
import type { Log } from '../../../application/platform/Log.ts'
import type { JoinedChannels } from '../../../domain/channel/Channel.ts'
import { channelItems } from './channelSchema.ts'
import { wholeNumber } from './fields.ts'
import { parseList, parseObject, valueAt } from './parse.ts'

export function parseJoinedChannels(raw: unknown, log: Log): JoinedChannels {
  const { totalCount } = parseObject(raw, z.object({ totalCount: wholeNumber }), 'joined channels')
  const channels = parseList(valueAt(raw, 'channels'), channelItems, 'channels', log)
  return { totalCount: totalCount ?? channels.length, channels }
}
