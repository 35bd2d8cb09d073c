import type { Persona } from '../demoAddress.ts'
import type { DemoSchema } from '../models.ts'
import type { Visitor } from '../visitors.ts'
import { isHere } from './channelPresence.ts'
import { rankOf } from './earnings.ts'
import { learningLog } from './learningRecord.ts'
import { rankedUser } from './ranking.ts'
import { avatarOfViewer } from './shop.ts'
import type { World } from './world.ts'
import { addDays } from '../../src/domain/calendar/date.ts'
import { seoulDate } from '../../src/domain/calendar/seoul.ts'
import { daysLeftInWeek, weekStart } from '../../src/domain/calendar/week.ts'
import { experienceOfWeek } from '../../src/domain/learningLog.ts'
import type { Id } from '../../src/domain/id.ts'
import type { RankedUser, RankingEntry } from '../../src/domain/ranking.ts'

interface WeeklyRanking {
  readonly entries: readonly RankingEntry[]
  readonly gapToNext: number | null
}

interface Gain {
  readonly user: RankedUser
  readonly gained: number
}

/** A user who competes for a week, and what they gain in the week of a Monday. */
export interface Competitor {
  readonly user: RankedUser
  gainIn(monday: string): number
}

const competing: ReadonlySet<Persona> = new Set(['newcomer', 'learner'])

/** Lists the learner and the beginners among the other visitors, but nobody in the empty world. Other personas are roles of the learner. */
export function competingVisitors(world: World, visitors: readonly Visitor[], own: Id | null): readonly Competitor[] {
  if (world.address.content === 'empty') return []
  return visitors
    .filter((visitor) => visitor.userId !== own && competing.has(visitor.world.address.persona) && isHere(visitor))
    .flatMap((visitor) => {
      const row = visitor.schema.first('user')
      if (row === null) return []
      const user = rankedUser(world, { ...row.attrs, ...rankOf(visitor.schema, row), ...avatarOfViewer(visitor.schema, row) })
      return [{ user, gainIn: (monday: string) => experienceOfWeek(learningLog(visitor.world, visitor.schema), monday) }]
    })
}

/** Lists the people of the demo's world who compete: all in the ranking but the viewer. */
export function competingPeople(world: World, everybody: readonly RankingEntry[], own: Id | null): readonly Competitor[] {
  const others = everybody.filter(({ user }) => user.userId !== own)
  return others.map(({ user }, at) => ({ user, gainIn: (monday: string) => gainsOfPeople(world, others.length, monday)[at] ?? 0 }))
}

/** Lists those who gained something since Monday, the most first. Equal gains share a rank. */
export function weeklyRanking(
  world: World,
  schema: DemoSchema,
  everybody: readonly RankingEntry[],
  own: Id | null,
  visitors: readonly Visitor[] = [],
): WeeklyRanking {
  const monday = weekStart(seoulDate(world.present()))
  const viewer = everybody.filter(({ user }) => user.userId === own)
  const gained: readonly Gain[] = [
    ...viewer.map(({ user }) => ({ user, gained: experienceOfWeek(learningLog(world, schema), monday) })),
    ...[...competingVisitors(world, visitors, own), ...competingPeople(world, everybody, own)].map(({ user, gainIn }) => ({
      user,
      gained: gainIn(monday),
    })),
  ]
    .filter((entry) => entry.gained > 0)
    .toSorted((one, other) => other.gained - one.gained)
  const entries = gained.map(({ user, gained: points }) => ({
    rank: gained.findIndex((other) => other.gained === points) + 1,
    gained: points,
    user,
  }))
  const place = entries.findIndex(({ user }) => user.userId === own)
  const next = entries.slice(0, Math.max(0, place)).findLast((entry) => entry.gained > (entries[place]?.gained ?? 0))
  return { entries, gapToNext: next === undefined ? null : next.gained - (entries[place]?.gained ?? 0) }
}

const maxPerWeek = 900
const step = 5
const daysPerWeek = 7

/** Returns the gains in the week of a Monday, the same each day: some gain much and many a little. */
function gainsOfPeople(world: World, count: number, monday: string): readonly number[] {
  const today = seoulDate(world.present())
  const isOver = addDays(monday, daysPerWeek) <= today
  const shareOfWeek = isOver ? 1 : (daysPerWeek + 1 - daysLeftInWeek(today)) / daysPerWeek
  const eager = world.seeded.draw(`ranking/week/${world.site?.label ?? ''}/${monday}/${count}`, (faker) =>
    Array.from({ length: count }, () => faker.number.float({ min: 0, max: 1 }) ** 2),
  )
  return eager.map((part) => Math.floor((part * maxPerWeek * shareOfWeek) / step) * step)
}
