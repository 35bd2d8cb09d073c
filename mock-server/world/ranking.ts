import type { UserRow } from '../models.ts'
import { channelProfile } from './channels.ts'
import { introductions } from './people.ts'
import { avatarOf, tierOf } from './viewer.ts'
import { amount, seenFrom, type World } from './world.ts'
import type { RankedUser, RankingEntry } from '../../src/domain/ranking.ts'
import type { Viewer } from '../../src/domain/viewer.ts'

const topLevel = 31
/** The part of the viewer that a place in the ranking shows. */
type RankedViewer = Pick<UserRow, 'userId' | 'nickname' | 'level' | 'tier' | 'tierLevel' | 'gender'> &
  Pick<Viewer, 'equippedUserItemList'> & {
    /** Experience that was gained since the page began. */
    readonly earned?: number
  }

export const ranksPerPage = 10
const rankedUsers = 86
const rankedMembers = 38

/** Returns all places, of which the home page shows the first. */
export function userRanking(world: World, viewer: RankedViewer | null): readonly RankingEntry[] {
  return withViewer(world, viewer, ranking(anywhere(world), 'users', amount(anywhere(world), rankedUsers)))
}

export function memberRanking(world: World, viewer: RankedViewer | null): readonly RankingEntry[] {
  return withViewer(world, viewer, ranking(world, 'members', amount(world, rankedMembers)))
}

function anywhere(world: World): World {
  return seenFrom(world, null)
}

/** Returns the ranking, the best first; levels fall with the rank, quickly among the first and slowly among the many. */
function ranking(world: World, list: 'users' | 'members', count: number): readonly RankingEntry[] {
  const { order, steps } = world.seeded.draw(`ranking/${list}/${world.site?.label ?? ''}`, (faker) => ({
    order: faker.helpers.shuffle([...world.people.learners.keys()]),
    steps: Array.from({ length: Math.max(count, rankedUsers) }, () => faker.number.int({ min: 0, max: 2 })),
  }))
  let level = topLevel
  return Array.from({ length: count }, (_, at) => {
    const step = steps[at] ?? 0
    level = Math.max(1, level - (at < ranksPerPage ? step : Math.floor(step / 2)))
    return { rank: at + 1, gained: null, user: userAt(world, order[at % order.length] ?? 0, Math.floor(at / order.length), level) }
  })
}

/** The experience with which one passes another person of one's level. */
const experiencePerPlace = 10

/**
 * Adds the viewer behind those of their level. The viewer passes them by learning, but is never among the first: the home page's list is
 * the same for everybody.
 */
function withViewer(world: World, viewer: RankedViewer | null, entries: readonly RankingEntry[]): readonly RankingEntry[] {
  if (viewer === null || entries.length < ranksPerPage) return entries
  const { level } = viewer
  const behind = entries.findIndex((entry, at) => at >= ranksPerPage && (entry.user.level ?? 0) < level)
  const last = behind < 0 ? entries.length : behind
  const firstOfLevel = entries.findIndex((entry, at) => at >= ranksPerPage && (entry.user.level ?? 0) <= level)
  const at = Math.max(firstOfLevel < 0 ? last : firstOfLevel, last - Math.floor((viewer.earned ?? 0) / experiencePerPlace))
  const users = [
    ...entries.slice(0, at).map((entry) => entry.user),
    rankedUser(world, viewer),
    ...entries.slice(at).map((entry) => entry.user),
  ]
  return users.map((one, place) => ({ rank: place + 1, gained: null, user: one }))
}

/** Returns a visitor as rankings show them. */
export function rankedUser({ site, hosts }: World, viewer: RankedViewer): RankedUser {
  const { userId, nickname, level, tier, tierLevel, gender, equippedUserItemList } = viewer
  const channel = site ?? hosts[0]
  return {
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
}

function userAt({ site, hosts, people: { learners } }: World, who: number, round: number, level: number): RankedUser {
  const nickname = `${learners[who] ?? ''}${round === 0 ? '' : round + 1}`
  const channel = site ?? hosts[who % hosts.length]
  return {
    userId: 1_000 + who + round * learners.length,
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
