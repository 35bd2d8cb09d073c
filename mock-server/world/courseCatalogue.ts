import { courseFacts } from '../content/courseContent.ts'
import { lessonsByTopic } from '../content/lessonsByTopic.ts'
import type { DemoSchema } from '../models.ts'
import { hostileText } from './brokenValues.ts'
import { byKeyword, entryOf, isInAll, isOffered, offeredCount } from './catalogue.ts'
import { categoriesOf, courseCategories } from './courseCategories.ts'
import { courseAt, learnerCount } from './courses.ts'
import { lessonsOf } from './curriculum.ts'
import { numberOf } from './ids.ts'
import { publishedCourses, type StudioCard, studioCourseOfId } from './studioCourses.ts'
import { courseSubject, courseSubjectAt } from './subjects.ts'
import { amount, type World } from './world.ts'
import type { Course, CourseLevel } from '../../src/domain/course/course.ts'
import { costOf } from '../../src/domain/course/price.ts'
import type { Category } from '../../src/domain/catalogue/category.ts'

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

/** Finds one page of the catalogue. Only its items are made: a huge catalogue is counted, not written out. */
export function findCourses(
  world: World,
  schema: DemoSchema,
  wish: CourseWish,
): { readonly totalCount: number; readonly courses: readonly Course[] } {
  const count = catalogueSize(world)
  const cards = courseFacts.map((_, entry) => courseAt(world, entry))
  const fitting = cards.map((card, entry) => isOffered(world, entryOf(courseFacts, entry).facts) && fits(card, entry, wish))
  const isNamed = byKeyword(cards, wish.keyword)
  const numbers = inOrder(world, wish.order, count).filter((number) => fitting[number % cards.length] === true && isNamed(number))
  const made = publishedCourses(world, schema).filter((course) => isWanted(course, wish))
  // Teachers' courses are newer than the world's, and have no learners yet.
  const found: readonly (number | StudioCard)[] = wish.order === 'DESC' ? [...made, ...numbers] : [...numbers, ...made.toReversed()]
  const page = found.slice((wish.page - 1) * coursesPerPage, wish.page * coursesPerPage)
  return { totalCount: found.length, courses: page.map((one) => (typeof one === 'number' ? courseAt(world, one) : one.card)) }
}

function isWanted({ card, categoryList }: StudioCard, wish: CourseWish): boolean {
  return byKeyword([card], wish.keyword)(0) && fitsCard(card, categoryList, wish)
}

/** Returns the card of a course; null for an unknown id. */
export function courseCard(world: World, schema: DemoSchema, id: string): Course | null {
  const made = studioCourseOfId(world, schema, id)
  if (made !== null) return made.card
  const number = courseSubject(world, schema, id) === null ? null : numberOf(world, 'course', id)
  return number === null ? null : courseAt(world, number)
}

/** Returns the number of all courses of the site, including those of its teachers. */
export function courseCount(world: World, schema: DemoSchema): number {
  return offeredCount(world, courseFacts, catalogueSize(world)) + publishedCourses(world, schema).length
}

function catalogueSize(world: World): number {
  const isHuge = world.address.content === 'huge' && world.site?.hasContent !== false
  return isHuge ? hugeCatalogue : amount(world, usualCatalogue)
}

/** Orders by popularity, or by opening: the terms of one course follow each other, and those of several overlap. */
function inOrder(world: World, order: string, count: number): readonly number[] {
  if (order === 'POPULAR') return termByTerm(byLearners(world), count, 1, () => 0)
  const starts = openings(world)
  const entries = [...courseFacts.keys()].toSorted((one, other) => fraction(starts[one] ?? 0) - fraction(starts[other] ?? 0))
  const rising = termByTerm(entries, count, betweenTerms, (entry) => Math.floor(starts[entry] ?? 0))
  return order === 'ASC' ? rising : rising.toReversed()
}

/** Lists each entry's terms, every `gap` rounds from its first round on. */
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
/** The rounds between two terms of one course, so that they seldom meet on a page. */
const betweenTerms = 2

/** Returns how many rounds after the first courses each one opened for the first time. */
function openings({ seeded, site }: World): readonly number[] {
  return seeded.draw(`courses/opened/${site?.label ?? ''}`, (faker) =>
    courseFacts.map(() => faker.number.float({ min: 0, max: latestStart, fractionDigits: 6 })),
  )
}

function fraction(number: number): number {
  return number - Math.floor(number)
}

function byLearners(world: World): readonly number[] {
  return [...courseFacts.keys()].toSorted((one, other) => learnerCount(world, other) - learnerCount(world, one) || one - other)
}

function fits(course: Course, entry: number, wish: CourseWish): boolean {
  return fitsCard(course, categoriesOf(entryOf(courseFacts, entry).facts), wish)
}

function fitsCard(course: Course, own: readonly Category[], { level, cost, channel, categories }: CourseWish): boolean {
  return (
    (level === null || course.level === level) &&
    (cost === null || costOf(course.cost, course.paymentType)?.kind === cost) &&
    (channel === null || course.channelProfile?.channelDomain === channel) &&
    isInAll(own, courseCategories, categories)
  )
}

/** Returns other courses, those of the same topic first, then those of the same level. */
export function relatedCourses(world: World, number: number | null): readonly Course[] {
  const popular = byLearners(world)
  const count = amount(world, 12)
  if (number === null) return popular.slice(0, count).map((entry) => courseAt(world, entry))
  const { facts, entry: own } = entryOf(courseFacts, number)
  const kinship = (entry: number) => {
    const { topic, level } = entryOf(courseFacts, entry).facts
    return (topic === facts.topic ? 2 : 0) + (level === facts.level ? 1 : 0)
  }
  const others = popular.filter((entry) => entry !== own).toSorted((one, other) => kinship(other) - kinship(one))
  return others.slice(0, Math.min(count, 8)).map((entry) => courseAt(world, entry))
}

const pace: Readonly<Record<CourseLevel, string>> = {
  BEGINNER: '준비물은 없어요. 하던 곳에서 이어지니 하루에 조금씩만 해도 돼요.',
  ELEMENTARY: '짧게 읽고 바로 해 보는 순서로 이어져요. 하루 30분이면 넉넉해요.',
  INTERMEDIATE: '혼자 고민하는 시간이 조금 길어요. 힌트를 차례로 열어 가며 풀어요.',
  ADVANCED: '만만하지 않아요. 한 문제를 며칠 붙들 마음이라면 크게 자라서 나와요.',
}

export function courseDetail(world: World, number: number): object {
  const { facts, entry } = entryOf(courseFacts, number)
  const { pitch, audience, goals } = lessonsByTopic[facts.topic]
  const lessons = lessonsOf(world, courseSubjectAt(world, number))
  return {
    ...courseAt(world, number),
    introduction: [facts.comment, pitch, pace[facts.level]],
    audience,
    goals,
    categoryList: categoriesOf(facts),
    lessonCount: lessons.length,
    minutes: lessons.reduce((sum, { minutes }) => sum + minutes, 0),
    learnerCount: learnerCount(world, entry),
    ...(world.address.content === 'hostile' && broken),
  }
}

const broken = {
  title: hostileText(0),
  introduction: [hostileText(0), 7, null, hostileText(4), hostileText(6)],
  audience: 'everybody',
  goals: [hostileText(9), { text: 'object' }],
  categoryList: [null, { name: 3 }, { categoryGroupName: '분야', name: hostileText(5) }],
  minutes: 'long',
}

/** Returns the courses that the visitor has enrolled in themselves, the latest first. */
export function chosenCourses(world: World, schema: DemoSchema): readonly Course[] {
  const ids = schema.all('enrollment').models.flatMap(({ subject }) => /^course\/(.+)$/.exec(subject)?.slice(1) ?? [])
  const cards = ids.map((id) => courseCard(world, schema, id)).filter((card) => card !== null)
  return cards.toReversed()
}
