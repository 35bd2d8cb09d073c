import { laterTitles } from '../content/laterTitles.ts'
import type { Topic } from '../content/topics.ts'
import { paletteNumber } from './pictureUrl.ts'
import type { World } from './world.ts'
import type { Course } from '../../src/domain/course/course.ts'
import type { Category } from '../../src/domain/catalogue/category.ts'
import { matchesKeyword } from '../../src/domain/search.ts'

/**
 * Picks the entries of a catalogue that a list shows: shuffled, the channel's main topics first, neighbours unlike each other, and repeated
 * when more are needed than there are. A number past the end of the catalogue stands for an entry's next term.
 */
export function pickNumbers(world: World, list: string, facts: readonly Facts[], count: number): readonly number[] {
  const order = world.seeded.draw(`${list}/order/${world.site?.label ?? ''}`, (faker) => faker.helpers.shuffle([...facts.entries()]))
  const isOwn = ([, { topic }]: Numbered) => topic !== undefined && world.site?.focus.includes(topic) === true
  const ordered = apart([...order.filter(isOwn), ...order.filter((entry) => !isOwn(entry))]).map(([at]) => at)
  return Array.from({ length: count }, (_, at) => (ordered[at % ordered.length] ?? 0) + Math.floor(at / ordered.length) * facts.length)
}

/** Returns whether the site offers it: the main site has everything, a channel its topics. A view with one item per list offers any. */
export function isOffered({ site, address }: Pick<World, 'site' | 'address'>, { topic }: Pick<Facts, 'topic'>): boolean {
  return site === null || address.content === 'one' || topic === undefined || site.focus.includes(topic)
}

/** Returns how many of the first `size` numbers of a catalogue the site offers. */
export function offeredCount(world: Pick<World, 'site' | 'address'>, facts: readonly Facts[], size: number): number {
  const countOf = (some: readonly Facts[]) => some.filter((one) => isOffered(world, one)).length
  return Math.floor(size / facts.length) * countOf(facts) + countOf(facts.slice(0, size % facts.length))
}

interface Facts {
  readonly title: string
  readonly topic?: Topic
}
type Numbered = readonly [number: number, facts: Facts]

/** The maximum number of cards in a row. */
const row = 4

/** Keeps the order as far as the cards of a row differ in topic and in colour. */
function apart(entries: readonly Numbered[]): readonly Numbered[] {
  const left = [...entries]
  const placed: Numbered[] = []
  while (left.length > 0) {
    const before = placed.slice(1 - row)
    const likenesses = left.map((entry) => likeness(entry, before))
    placed.push(...left.splice(likenesses.indexOf(Math.min(...likenesses)), 1))
  }
  return placed
}

/** Returns how much a card looks like those beside it: 0 when its topic and colour are unique. A topic weighs more than a colour. */
function likeness([number, { topic }]: Numbered, before: readonly Numbered[]): number {
  const isSameTopic = topic !== undefined && before.some(([, other]) => other.topic === topic)
  const isSameColour = before.some(([other]) => paletteNumber(other) === paletteNumber(number))
  return (isSameTopic ? 2 : 0) + (isSameColour ? 1 : 0)
}

interface Entry<T> {
  readonly facts: T
  /** The index in the catalogue. */
  readonly entry: number
  /** The term, counted from the first time that the entry is given. */
  readonly term: number
}

/** Returns the catalogue's entry of this number. */
export function entryOf<T>(facts: readonly T[], number: number): Entry<T> {
  const entry = number % facts.length
  const found = facts[entry]
  if (found === undefined) throw new RangeError('an empty catalogue')
  return { facts: found, entry, term: Math.floor(number / facts.length) + 1 }
}

export function titleOfTerm(title: string, term: number): string {
  return term === 1 ? title : `${title} ${term}`
}

/** Returns the title of an entry: repeated terms alternate between two titles, which are numbered from the third term on. */
export function titleOfRun(title: string, { term }: Pick<Entry<unknown>, 'term'>): string {
  const own = term % 2 === 0 ? (laterTitles[title] ?? title) : title
  return term <= 2 ? own : `${own} ${term}기`
}

type Card = Pick<Course, 'title' | 'comment' | 'teacher' | 'channelProfile'>

/** Returns a test whether a number of a catalogue matches a keyword, given the cards of the first terms; a later term has its own title. */
export function byKeyword(cards: readonly Card[], keyword: string): (number: number) => boolean {
  return (number) => {
    const { facts, term } = entryOf(cards, number)
    return matchesKeyword([titleOfRun(facts.title, { term }), ...textsOf(facts)], keyword)
  }
}

/** Returns the texts that are the same in each term. */
function textsOf({ comment, teacher, channelProfile }: Omit<Card, 'title'>) {
  return [comment, teacher?.nickname, channelProfile?.channelName]
}

/** Returns whether it has one of the wanted names in each group that has wanted names. */
export function isInAll(own: readonly Category[], all: readonly Category[], wanted: readonly string[]): boolean {
  const names = new Set(own.map(({ name }) => name))
  const asked = all.filter(({ name }) => wanted.includes(name))
  return asked.every((one) => asked.some(({ categoryGroupName, name }) => categoryGroupName === one.categoryGroupName && names.has(name)))
}
