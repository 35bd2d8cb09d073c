import { amount } from '../amount.ts'
import { byKeyword } from '../byKeyword.ts'
import { courseFacts } from '../catalogue/courses.ts'
import { courseAt } from '../courses.ts'
import { isInAll } from '../isInAll.ts'
import { entryOf } from '../pick.ts'
import { categoriesOf, courseCategories } from './courseCategories.ts'
import { learnerCount } from './learnerCount.ts'
import type { WorldContext } from '../WorldContext.ts'
import type { Course } from '../../../src/domain/course/course.ts'
import { costOf } from '../../../src/domain/course/price.ts'

interface CourseWish {
  readonly page: number
  readonly order: string
  readonly keyword: string
  readonly level: string | null
  readonly cost: string | null
  readonly channel: string | null
  readonly categories: readonly string[]
}

export const coursesPerPage = 20
const usualCatalogue = 2 * courseFacts.length
const hugeCatalogue = 50_000

/** One page of the catalogue. Only what is on it is made: a huge one is counted, not written out. */
export function findCourses(context: WorldContext, wish: CourseWish): { readonly totalCount: number; readonly courses: readonly Course[] } {
  const count = catalogueSize(context)
  const cards = courseFacts.map((_, entry) => courseAt(context, entry))
  const fitting = cards.map((card, entry) => fits(card, entry, wish))
  const isNamed = byKeyword(cards, wish.keyword)
  const numbers = inOrder(context, wish.order, count).filter((number) => fitting[number % cards.length] === true && isNamed(number))
  const page = numbers.slice((wish.page - 1) * coursesPerPage, wish.page * coursesPerPage)
  return { totalCount: numbers.length, courses: page.map((number) => courseAt(context, number)) }
}

function catalogueSize(context: WorldContext): number {
  const isHuge = context.address.content === 'huge' && context.site?.hasContent !== false
  return isHuge ? hugeCatalogue : amount(context, usualCatalogue)
}

/** The many-taken ones first, or as they opened: the terms of one course follow each other, and those of several overlap. */
function inOrder(context: WorldContext, order: string, count: number): readonly number[] {
  if (order === 'POPULAR') return termByTerm(byLearners(context), count, 1, () => 0)
  const starts = openings(context)
  const entries = [...courseFacts.keys()].toSorted((one, other) => fraction(starts[one] ?? 0) - fraction(starts[other] ?? 0))
  const rising = termByTerm(entries, count, betweenTerms, (entry) => Math.floor(starts[entry] ?? 0))
  return order === 'ASC' ? rising : rising.toReversed()
}

/** Each entry's terms, every `gap` rounds from its first round on. */
function termByTerm(entries: readonly number[], count: number, gap: number, firstRound: (entry: number) => number): readonly number[] {
  const rounds = Math.ceil(count / entries.length) * gap + latestStart
  return Array.from({ length: rounds }, (_, round) => round).flatMap((round) =>
    entries
      .filter((entry) => round >= firstRound(entry) && (round - firstRound(entry)) % gap === 0)
      .map((entry) => ((round - firstRound(entry)) / gap) * entries.length + entry)
      .filter((number) => number < count),
  )
}

const latestStart = 6
/** Between two terms of one course, so that they seldom meet on a page. */
const betweenTerms = 2

/** How many rounds after the first courses each one opened for the first time. */
function openings({ dice, site }: WorldContext): readonly number[] {
  return dice.roll(`courses/opened/${site?.label ?? ''}`, (faker) =>
    courseFacts.map(() => faker.number.float({ min: 0, max: latestStart, fractionDigits: 6 })),
  )
}

function fraction(number: number): number {
  return number - Math.floor(number)
}

function byLearners(context: WorldContext): readonly number[] {
  return [...courseFacts.keys()].toSorted((one, other) => learnerCount(context, other) - learnerCount(context, one) || one - other)
}

function fits(course: Course, entry: number, { level, cost, channel, categories }: CourseWish): boolean {
  return (
    (level === null || course.level === level) &&
    (cost === null || costOf(course.cost, course.paymentType)?.kind === cost) &&
    (channel === null || course.channelProfile?.channelDomain === channel) &&
    isInAll(categoriesOf(entryOf(courseFacts, entry).facts), courseCategories, categories)
  )
}

/** Others of the same topic first, then of the same level. */
export function relatedCourses(context: WorldContext, number: number | null): readonly Course[] {
  const popular = byLearners(context)
  const count = amount(context, 12)
  if (number === null) return popular.slice(0, count).map((entry) => courseAt(context, entry))
  const { facts, entry: own } = entryOf(courseFacts, number)
  const kinship = (entry: number) => {
    const { topic, level } = entryOf(courseFacts, entry).facts
    return (topic === facts.topic ? 2 : 0) + (level === facts.level ? 1 : 0)
  }
  const others = popular.filter((entry) => entry !== own).toSorted((one, other) => kinship(other) - kinship(one))
  return others.slice(0, Math.min(count, 8)).map((entry) => courseAt(context, entry))
}
