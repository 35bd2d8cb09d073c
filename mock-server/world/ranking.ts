import { amount } from './amount.ts'
import { avatarOf } from './avatar.ts'
import { introductions, nicknames } from './catalogue/people.ts'
import { channelProfile } from './channelProfile.ts'
import { busyChannels } from './channels/sites.ts'
import { tierOf } from './tier.ts'
import { viewer } from './viewer.ts'
import type { WorldContext } from './WorldContext.ts'
import type { RankingEntry } from '../../src/domain/ranking.ts'

const topLevel = 31
export const ranksPerPage = 10
const rankedUsers = 86
const rankedMembers = 38

/** All places, of which the home page shows the first. */
export function userRanking(context: WorldContext): readonly RankingEntry[] {
  return withViewer(context, ranking(anywhere(context), 'users', amount(anywhere(context), rankedUsers)))
}

export function memberRanking(context: WorldContext): readonly RankingEntry[] {
  return withViewer(context, ranking(context, 'members', amount(context, rankedMembers)))
}

function anywhere(context: WorldContext): WorldContext {
  return { ...context, site: null, hosts: busyChannels }
}

/** The best first; levels fall with the rank, quickly among the first and slowly among the many. */
function ranking(context: WorldContext, list: 'users' | 'members', count: number): readonly RankingEntry[] {
  const { order, steps } = context.dice.roll(`ranking/${list}/${context.site?.label ?? ''}`, (faker) => ({
    order: faker.helpers.shuffle([...nicknames.keys()]),
    steps: Array.from({ length: Math.max(count, rankedUsers) }, () => faker.number.int({ min: 0, max: 2 })),
  }))
  let level = topLevel
  return Array.from({ length: count }, (_, at) => {
    const step = steps[at] ?? 0
    level = Math.max(1, level - (at < ranksPerPage ? step : Math.floor(step / 2)))
    return { rank: at + 1, user: userAt(context, order[at % order.length] ?? 0, Math.floor(at / order.length), level) }
  })
}

/** The viewer stands behind those of their level, but never among the first: the home page's list is everybody's. */
function withViewer(context: WorldContext, entries: readonly RankingEntry[]): readonly RankingEntry[] {
  const { userId, nickname, level, tier, tierLevel, gender, equippedUserItemList } = viewer(context)
  if (userId === null || level === null || entries.length < ranksPerPage) return entries
  const behind = entries.findIndex((entry, at) => at >= ranksPerPage && (entry.user.level ?? 0) < level)
  const at = behind < 0 ? entries.length : behind
  const channel = context.site ?? context.hosts[0]
  const user = {
    userId,
    nickname,
    channelNickname: null,
    level,
    tier,
    tierLevel,
    gender,
    equippedUserItemList,
    introduction: null,
    channelProfile: channel === undefined ? null : channelProfile(channel),
  }
  const users = [...entries.slice(0, at).map((entry) => entry.user), user, ...entries.slice(at).map((entry) => entry.user)]
  return users.map((one, place) => ({ rank: place + 1, user: one }))
}

function userAt({ site, hosts }: WorldContext, who: number, round: number, level: number): RankingEntry['user'] {
  const nickname = `${nicknames[who] ?? '하늘'}${round === 0 ? '' : round + 1}`
  const channel = site ?? hosts[who % hosts.length]
  return {
    userId: 1_000 + who + round * nicknames.length,
    nickname,
    channelNickname: site === null || who % 3 === 0 ? null : `${who % 3 === 1 ? '초등부' : '중등부'} ${nickname}`,
    level,
    ...tierOf(level),
    gender: who % 2 === 0 ? 'WOMAN' : 'MAN',
    introduction: introductions[who % introductions.length] ?? null,
    channelProfile: channel === undefined ? null : channelProfile(channel),
    equippedUserItemList: avatarOf(who),
  }
}
