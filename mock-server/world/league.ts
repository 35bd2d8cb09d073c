import type { DemoSchema, UserRow } from '../models.ts'
import type { Visitor } from '../visitors.ts'
import { isBeginner } from '../personas.ts'
import { classRoster } from './classRoster.ts'
import { learningLog } from './learningRecord.ts'
import { ownClasses } from './ownClasses.ts'
import { memberRanking, rankedUser, userRanking } from './ranking.ts'
import { type Competitor, competingPeople, competingVisitors } from './weeklyRanking.ts'
import type { World } from './world.ts'
import { addDays } from '../../src/domain/calendar/date.ts'
import { seoulDate } from '../../src/domain/calendar/seoul.ts'
import { weekStart } from '../../src/domain/calendar/week.ts'
import { type League, leagueMates, type LeagueResult, leagueRows, leagueZone, nextLeague } from '../../src/domain/league.ts'
import { experienceOfWeek } from '../../src/domain/learningLog.ts'

type Ranked = Parameters<typeof rankedUser>[1] & Pick<UserRow, 'userId'>

/** The number of weeks over which the viewer has moved to their league. */
const weeksBefore = 8
const daysPerWeek = 7
/** The league of those who have learnt before, at the start of these weeks. */
const firstStep = 2

/** Returns the viewer's league of the current week; null where nobody else learns. */
export function leagueOf(world: World, schema: DemoSchema, viewer: Ranked, visitors: readonly Visitor[]): League | null {
  const own: Competitor = {
    user: rankedUser(world, viewer),
    gainIn: (monday) => experienceOfWeek(learningLog(world, schema), monday),
  }
  const mates = matesOf(world, schema, viewer, visitors)
  if (mates.length === 0) return null
  const everybody = [{ ...own, isClassmate: false }, ...mates]
  const thisMonday = weekStart(seoulDate(world.present()))
  const clapped = clappedToday(world, schema, viewer.userId)
  const membersIn = (monday: string) =>
    everybody.map(({ user: { userId, nickname, channelNickname, equippedUserItemList }, isClassmate, gainIn }) => ({
      userId,
      nickname,
      channelNickname,
      equippedUserItemList,
      isClassmate,
      gained: gainIn(monday),
      isClapped: clapped.has(userId),
    }))
  let step = isBeginner(world.address) ? 1 : firstStep
  let lastWeek: LeagueResult | null = null
  for (let ago = weeksBefore; ago > 0; ago -= 1) {
    const rows = leagueRows({ step, members: membersIn(addDays(thisMonday, -ago * daysPerWeek)) })
    const found = rows.find(({ userId }) => userId === viewer.userId)
    lastWeek = found === undefined || found.gained === 0 ? null : { step, memberCount: rows.length, rank: found.rank, gained: found.gained }
    if (lastWeek !== null) step = nextLeague(step, leagueZone(lastWeek))
  }
  return { step, members: membersIn(thisMonday), lastWeek }
}

/** Returns those with whom the viewer competes: the visitors, and people whose level is near the viewer's. */
function matesOf(world: World, schema: DemoSchema, viewer: Ranked, visitors: readonly Visitor[]) {
  const ranking = (world.site === null ? userRanking : memberRanking)(world, viewer)
  const place = ranking.findIndex(({ user }) => user.userId === viewer.userId)
  const rankOf = new Map(ranking.map(({ user, rank }) => [user.userId, rank]))
  const distance = ({ user }: Competitor) => Math.abs((rankOf.get(user.userId) ?? 0) - place - 1)
  const people = competingPeople(world, ranking, viewer.userId).toSorted((one, other) => distance(one) - distance(other))
  const rosters = ownClasses(world, schema).flatMap((found) => classRoster(found, schema, visitors))
  const classmates = new Set<unknown>(rosters.map(({ userId }) => userId))
  return leagueMates(
    [...competingVisitors(world, visitors, viewer.userId), ...people].map((one) =>
      Object.assign({ isClassmate: classmates.has(one.user.userId) }, one),
    ),
  )
}

/** Returns the ids of those for whom the viewer has clapped today. */
function clappedToday(world: World, schema: DemoSchema, clapperId: unknown): ReadonlySet<unknown> {
  const date = seoulDate(world.present())
  const claps = schema.where('leagueClap', { channel: world.address.channel, date }).models
  return new Set(claps.flatMap((row) => (row.clapperId === clapperId ? [row.userId] : [])))
}
