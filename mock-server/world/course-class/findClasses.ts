import { amount } from '../amount.ts'
import { byKeyword } from '../byKeyword.ts'
import type { ClassFacts } from '../catalogue/ClassFacts.ts'
import { categoriesOf, classCategories } from './classCategories.ts'
import type { ClassEntry } from './ClassEntry.ts'
import type { ClassKind } from './classIds.ts'
import { classCatalogues, classEntry } from './classOfId.ts'
import { isInAll } from '../isInAll.ts'
import type { WorldContext } from '../WorldContext.ts'
import { timeOfDay } from '../../../src/domain/course-class/timetable.ts'

interface ClassWish {
  readonly kind: ClassKind
  readonly page: number
  readonly order: string
  readonly keyword: string
  readonly cost: string | null
  readonly channel: string | null
  readonly categories: readonly string[]
  readonly weekdays: readonly string[]
  readonly times: readonly string[]
  /** Of the education environment: for the channel's own students. */
  readonly isForStudents: boolean
}

export const classesPerPage = 20
const terms = 2
const hugeCatalogue = 50_000

/** One page of the catalogue. Only what is on it is made: a huge one is counted, not written out. */
export function findClasses(
  context: WorldContext,
  wish: ClassWish,
): { readonly totalCount: number; readonly found: readonly ClassEntry[] } {
  const catalogue: readonly ClassFacts[] = classCatalogues[wish.kind]
  const entries = catalogue.map((_, entry) => classEntry(context, wish.kind, entry))
  const fitting = entries.map((entry) => fits(entry, wish))
  const isNamed = byKeyword(
    entries.map(({ card }) => card),
    wish.keyword,
  )
  const numbers = Array.from({ length: size(context, catalogue) }, (_, at) => numberAt(at, wish.order, size(context, catalogue))).filter(
    (number) => fitting[number % catalogue.length] === true && isNamed(number),
  )
  const page = numbers.slice((wish.page - 1) * classesPerPage, wish.page * classesPerPage)
  return { totalCount: numbers.length, found: page.map((number) => classEntry(context, wish.kind, number)) }
}

function size(context: WorldContext, catalogue: readonly unknown[]): number {
  const isHuge = context.address.content === 'huge' && context.site?.hasContent !== false
  return isHuge ? hugeCatalogue : amount(context, catalogue.length * terms)
}

/** The newest have the highest numbers. What many take is spread by a step that meets every entry once. */
function numberAt(at: number, order: string, all: number): number {
  if (order === 'ASC') return at
  if (order !== 'POPULAR') return all - 1 - at
  const step = 7
  const round = Math.floor(at / 24) * 24
  return round + (((at - round) * step) % Math.min(24, all - round))
}

function fits({ card, facts, story }: ClassEntry, wish: ClassWish): boolean {
  const { cost, channel, categories, weekdays, times } = wish
  const days = story.times.flatMap((time) => time.weekdays.map(String))
  const starts = story.times.flatMap(({ start }) => (typeof start === 'string' ? [timeOfDay(start)] : []))
  return (
    (cost === null || cost === (facts.cost === 0 ? 'free' : facts.paymentType === 'CASH' ? 'cash' : 'point')) &&
    (channel === null || card.channelProfile?.channelDomain === channel) &&
    isInAll(categoriesOf(facts), classCategories, categories) &&
    // Days that are agreed on one by one can be any.
    (days.length === 0 || isAny(weekdays, days)) &&
    (starts.length === 0 || isAny(times, starts)) &&
    (!wish.isForStudents || card.isOnlyForChannelUser)
  )
}

function isAny(wanted: readonly string[], has: readonly string[]): boolean {
  return wanted.length === 0 || wanted.some((one) => has.includes(one))
}
