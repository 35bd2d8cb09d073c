import type { DemoSchema } from '../models.ts'
import { learningLog } from './learningRecord.ts'
import type { World } from './world.ts'
import { seoulDate } from '../../src/domain/calendar/seoul.ts'
import { daysLeftInWeek, weekStart } from '../../src/domain/calendar/week.ts'
import { experienceSince } from '../../src/domain/learningLog.ts'
import type { Id } from '../../src/domain/id.ts'
import type { RankingEntry } from '../../src/domain/ranking.ts'

interface WeeklyRanking {
  readonly entries: readonly RankingEntry[]
  readonly gapToNext: number | null
}

/** Lists those who gained something since Monday, the most first. Equal gains share a rank. */
export function weeklyRanking(world: World, schema: DemoSchema, everybody: readonly RankingEntry[], own: Id | null): WeeklyRanking {
  const others = everybody.filter(({ user }) => user.userId !== own)
  const gains = gainsOfOthers(world, others.length)
  const viewer = everybody.filter(({ user }) => user.userId === own)
  const gained = [
    ...viewer.map(({ user }) => ({ user, gained: experienceSince(learningLog(world, schema), weekStart(seoulDate(world.present()))) })),
    ...others.map(({ user }, at) => ({ user, gained: gains[at] ?? 0 })),
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

/** Returns the gains, the same each day: some gain much and many a little. */
function gainsOfOthers(world: World, count: number): readonly number[] {
  const today = seoulDate(world.present())
  const shareOfWeek = (daysPerWeek + 1 - daysLeftInWeek(today)) / daysPerWeek
  const eager = world.seeded.draw(`ranking/week/${world.site?.label ?? ''}/${weekStart(today)}/${count}`, (faker) =>
    Array.from({ length: count }, () => faker.number.float({ min: 0, max: 1 }) ** 2),
  )
  return eager.map((part) => Math.floor((part * maxPerWeek * shareOfWeek) / step) * step)
}
