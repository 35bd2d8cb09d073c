import type { ChannelRepository } from '../../application/channel/ChannelRepository.ts'
import type { Log } from '../../application/platform/Log.ts'
import type { ApiPaths } from './apiPaths.ts'
import { firstPage, reported } from './calls.ts'
import { fillPath } from './fillPath.ts'
import type { HttpClient } from './HttpClient.ts'
import { channelInfoSchema } from './schemas/channelInfoSchema.ts'
import { parseJoinedChannels } from './schemas/parseJoinedChannels.ts'
import { parseObject } from './schemas/parse.ts'

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
