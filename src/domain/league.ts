import type { Id } from './id.ts'
import type { Creature } from './quest.ts'
import { isSameUser, type RankedUser } from './ranking.ts'

/** A place in the sea, and the creature of its badge. */
interface LeagueName {
  readonly name: string
  readonly creature: Creature
}

const lowestLeague: LeagueName = { name: '갯벌 리그', creature: 'CRAB' }
/** The leagues, from the lowest to the highest. */
export const leagueNames: readonly LeagueName[] = [
  lowestLeague,
  { name: '해초 리그', creature: 'SEAHORSE' },
  { name: '산호 리그', creature: 'NEMO' },
  { name: '모래섬 리그', creature: 'TURTLE' },
  { name: '먼바다 리그', creature: 'DOLPHIN' },
  { name: '깊은 바다 리그', creature: 'SHARK' },
]

export const highestLeague = leagueNames.length
/** The maximum number of learners who compete for a week. */
export const leagueSize = 20
/** A league has so many learners for each one who rises, and for each one who falls. */
const learnersPerMove = 4

/** @param step from 1, the lowest; steps beyond the table count as its nearest */
export function leagueName(step: number): LeagueName {
  return leagueNames[Math.min(Math.max(step, 1), highestLeague) - 1] ?? lowestLeague
}

export interface LeagueMember extends Pick<RankedUser, 'userId' | 'nickname' | 'channelNickname' | 'equippedUserItemList'> {
  /** The experience gained since Monday. */
  readonly gained: number
  /** Whether the viewer is in a class with them. */
  readonly isClassmate: boolean
  /** Whether the viewer has clapped for them today. */
  readonly isClapped: boolean
}

/** The viewer's place at the end of a week. */
export interface LeagueResult {
  readonly step: number
  readonly memberCount: number
  readonly rank: number
  readonly gained: number
}

/** The viewer's league in the current week, which begins on Monday in Korea. */
export interface League {
  readonly step: number
  readonly members: readonly LeagueMember[]
  /** Null for those who took no part last week. */
  readonly lastWeek: LeagueResult | null
}

/** The league of the next week: the next higher one, the same, or the next lower one. */
export type LeagueZone = 'rise' | 'stay' | 'fall'

/**
 * Returns where a place leads. Equal gains share the better rank, so that a tie at a border is good for all who share it. Nobody rises without
 * having gained something.
 */
export function leagueZone({ step, memberCount, rank, gained }: LeagueResult): LeagueZone {
  const moving = Math.floor(memberCount / learnersPerMove)
  if (rank <= moving && gained > 0 && step < highestLeague) return 'rise'
  return rank > memberCount - moving && step > 1 ? 'fall' : 'stay'
}

const moves: Readonly<Record<LeagueZone, number>> = { rise: 1, stay: 0, fall: -1 }

/** Returns the league of the next week for those who end the week in a zone. */
export function nextLeague(step: number, zone: LeagueZone): number {
  return step + moves[zone]
}

export interface LeagueRow extends LeagueMember {
  readonly rank: number
  readonly zone: LeagueZone
}

/** Sorts the members by gain. */
export function leagueRows({ step, members }: Pick<League, 'step' | 'members'>): readonly LeagueRow[] {
  const sorted = members.toSorted((one, other) => other.gained - one.gained)
  return sorted.map((member) => {
    const rank = sorted.findIndex(({ gained }) => gained === member.gained) + 1
    return Object.assign({ rank, zone: leagueZone({ step, memberCount: sorted.length, rank, gained: member.gained }) }, member)
  })
}

/** A better place, and how much more experience reaches it. */
interface LeagueAim {
  readonly gap: number
  readonly rank: number
  readonly zone: LeagueZone
}

export interface LeagueStanding {
  readonly own: LeagueRow
  /** The next better place; null for the first. */
  readonly place: LeagueAim | null
  /** The nearest place in a better zone; null where there is none, or if it is the next place. */
  readonly zone: LeagueAim | null
}

/** Returns the viewer's standing; null if they are not in the league. */
export function leagueStanding(rows: readonly LeagueRow[], userId: Id | null): LeagueStanding | null {
  const own = rows.find((row) => isSameUser(row.userId, userId))
  if (own === undefined) return null
  const better = rows.filter(({ gained }) => gained > own.gained)
  const aimAt = (row: LeagueRow | undefined): LeagueAim | null =>
    row === undefined ? null : { gap: row.gained - own.gained, rank: row.rank, zone: row.zone }
  const place = aimAt(better.at(-1))
  const zone = aimAt(better.findLast((row) => row.zone !== own.zone))
  return { own, place, zone: zone?.rank === place?.rank ? null : zone }
}

/** Picks those who share the viewer's league: learners of their classes first, then others, in the given order. */
export function leagueMates<Person extends Pick<LeagueMember, 'isClassmate'>>(others: readonly Person[]): readonly Person[] {
  return [...others.filter(({ isClassmate }) => isClassmate), ...others.filter(({ isClassmate }) => !isClassmate)].slice(0, leagueSize - 1)
}
