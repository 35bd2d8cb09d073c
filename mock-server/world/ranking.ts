import type { RankingEntry } from '../../src/domain/ranking/RankingEntry.ts'
import { amount } from './amount.ts'
import { avatarOf } from './avatar.ts'
import { introductions, nicknames } from './catalogue/people.ts'
import { busyChannels } from './channels/sites.ts'
import { channelProfile } from './channelProfile.ts'
import { tierOf } from './tier.ts'
import type { WorldContext } from './WorldContext.ts'

const topLevel = 31

export function userRanking(context: WorldContext): readonly RankingEntry[] {
  return ranking({ ...context, site: null, hosts: busyChannels }, 'users', amount({ ...context, site: null }, 10))
}

export function memberRanking(context: WorldContext): readonly RankingEntry[] {
  return ranking(context, 'members', amount(context, 10))
}

/** The best first; levels fall with the rank. */
function ranking(context: WorldContext, list: 'users' | 'members', count: number): readonly RankingEntry[] {
  const { order, steps } = context.dice.roll(`ranking/${list}/${context.site?.label ?? ''}`, (faker) => ({
    order: faker.helpers.shuffle([...nicknames.keys()]),
    steps: Array.from({ length: count }, () => faker.number.int({ min: 0, max: 2 })),
  }))
  let level = topLevel
  return Array.from({ length: count }, (_, at) => {
    level = Math.max(1, level - (steps[at] ?? 0))
    return { rank: at + 1, user: userAt(context, order[at % order.length] ?? 0, Math.floor(at / order.length), level) }
  })
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
