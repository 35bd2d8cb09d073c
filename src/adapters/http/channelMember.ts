import * as z from 'zod/mini'
import { fetchList } from './calls.ts'
import { memberPaths as paths } from './memberPaths.ts'
import type { HttpClient } from './client.ts'
import { type ItemReader, nullableImageUrl, nullableText, type Schema, someId } from './parsing.ts'
import type { Log } from '../../application/platform.ts'
import type { ChannelMembers } from '../../application/setHomework.ts'
import type { ChannelMember } from '../../domain/channelMember.ts'

export const channelMemberFields = { userId: someId, nickname: nullableText, profile: nullableImageUrl }

const channelMemberSchema: Schema<ChannelMember> = z.object(channelMemberFields)

const channelMemberItems: ItemReader<ChannelMember> = { schema: channelMemberSchema, idOf: ({ userId }) => userId }

export function httpChannelMembers(client: HttpClient, log: Log): ChannelMembers {
  const query = { role: 'LEARNER' }
  return (signal) => fetchList(log, paths.members, 'memberList', channelMemberItems, () => client.get(paths.members, { query, signal }))
}
