import { type ClassFacts, classGoals, classMaterials } from '../content/classContent.ts'
import type { Topic } from '../content/topics.ts'
import type { DemoSchema } from '../models.ts'
import { hostileText } from './brokenValues.ts'
import { byKeyword, isInAll, isOffered, offeredCount } from './catalogue.ts'
import { classSchedules } from './classCalendar.ts'
import { classCatalogues, classEntry, type ClassEntry } from './classEntries.ts'
import type { ClassKind } from './ids.ts'
import { listedClass } from './ownClasses.ts'
import { amount, type World } from './world.ts'
import { openClassesFirst } from '../../src/domain/course-class/courseClass.ts'
import { timeOfDay, timetableText } from '../../src/domain/course-class/timetable.ts'
import type { Category } from '../../src/domain/catalogue/category.ts'

const field = '분야'
const group = '인원'

const fields: Readonly<Record<string, readonly Topic[]>> = {
  '블록 코딩': ['entry', 'scratch', 'puzzle'],
  '텍스트 코딩': ['python', 'java', 'clang', 'lua', 'terminal'],
  웹·앱: ['web', 'app', 'security'],
  알고리즘·대회: ['algorithm', 'structure', 'olympiad'],
  인공지능·데이터: ['ai', 'data', 'sql'],
  로봇·메이커: ['board', 'robot'],
  게임·미디어: ['game', 'art', 'music'],
}

const sizes = [
  { name: '1:1', upTo: 1 },
  { name: '소그룹', upTo: 3 },
  { name: '여럿이', upTo: Number.POSITIVE_INFINITY },
] as const

export const classCategoryGroups = [
  { name: field, required: 'N', mode: 'CHECKBOX', position: 1 },
  { name: group, required: 'N', mode: 'RADIO', position: 2 },
] as const

export const classCategories: readonly Category[] = [
  ...Object.keys(fields).map((name) => ({ categoryGroupName: field, name })),
  ...sizes.map(({ name }) => ({ categoryGroupName: group, name })),
]

function categoriesOf({ topic, capacity }: ClassFacts): readonly Category[] {
  const size = sizes.find(({ upTo }) => capacity <= upTo)?.name
  return classCategories.filter(({ name }) => name === size || fields[name]?.includes(topic) === true)
}

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
  /** Whether it is a class of the education environment, for the channel's own students. */
  readonly isForStudents: boolean
}

export const classesPerPage = 20
const terms = 2
const hugeCatalogue = 50_000

/** Finds one page of the catalogue. Only its items are made: a huge catalogue is counted, not written out. */
export function findClasses(world: World, wish: ClassWish): { readonly totalCount: number; readonly found: readonly ClassEntry[] } {
  const catalogue: readonly ClassFacts[] = classCatalogues[wish.kind]
  const entries = catalogue.map((_, entry) => classEntry(world, wish.kind, entry))
  const fitting = entries.map((entry) => isOffered(world, entry.facts) && fits(entry, wish))
  const isNamed = byKeyword(
    entries.map(({ card }) => card),
    wish.keyword,
  )
  const numbers = openClassesFirst(
    Array.from({ length: catalogueSize(world, catalogue) }, (_, at) => numberAt(at, wish.order, catalogueSize(world, catalogue)))
      .filter((number) => fitting[number % catalogue.length] === true && isNamed(number))
      // Only a first term can be closed, and its number equals that of its entry.
      .map((number) => ({ number, isClosed: entries[number]?.run.isClosed === true })),
  ).map(({ number }) => number)
  const page = numbers.slice((wish.page - 1) * classesPerPage, wish.page * classesPerPage)
  return { totalCount: numbers.length, found: page.map((number) => classEntry(world, wish.kind, number)) }
}

/** Returns the number of all classes of the site, without live ones. */
export function classCount(world: World): number {
  return offeredCount(world, classCatalogues.class, catalogueSize(world, classCatalogues.class))
}

function catalogueSize(world: World, catalogue: readonly unknown[]): number {
  const isHuge = world.address.content === 'huge' && world.site?.hasContent !== false
  return isHuge ? hugeCatalogue : amount(world, catalogue.length * terms)
}

/** Returns the number at a position. The newest have the highest numbers; popular ones are spread by a step that meets every entry once. */
function numberAt(at: number, order: string, all: number): number {
  if (order === 'ASC') return at
  if (order !== 'POPULAR') return all - 1 - at
  const step = 7
  const round = Math.floor(at / 24) * 24
  return round + (((at - round) * step) % Math.min(24, all - round))
}

function fits({ card, facts, run }: ClassEntry, wish: ClassWish): boolean {
  const { cost, channel, categories, weekdays, times } = wish
  const days = run.times.flatMap((time) => time.weekdays.map(String))
  const starts = run.times.flatMap(({ start }) => (typeof start === 'string' ? [timeOfDay(start)] : []))
  return (
    (cost === null || cost === (facts.cost === 0 ? 'free' : facts.paymentType === 'CASH' ? 'cash' : 'point')) &&
    (channel === null || card.channelProfile?.channelDomain === channel) &&
    isInAll(categoriesOf(facts), classCategories, categories) &&
    // Days that are arranged one by one can be any.
    (days.length === 0 || isAny(weekdays, days)) &&
    (starts.length === 0 || isAny(times, starts)) &&
    (!wish.isForStudents || card.isOnlyForChannelUser)
  )
}

function isAny(wanted: readonly string[], has: readonly string[]): boolean {
  return wanted.length === 0 || wanted.some((one) => has.includes(one))
}

export function classDetail(found: ClassEntry, schema: DemoSchema, lessonCount: number): object {
  const { facts, world } = found
  const materials = classMaterials[facts.topic]
  return {
    ...listedClass(found, schema),
    introduction: [facts.comment, manner(facts.capacity), pace(found)],
    audience: audience(facts.capacity),
    goals: classGoals[facts.topic],
    materials: ['카메라와 마이크가 있는 컴퓨터나 태블릿', ...(materials === undefined ? [] : [materials])],
    categoryList: categoriesOf(facts),
    lessonCount,
    ...(world.address.content === 'hostile' && broken),
  }
}

const broken = {
  title: hostileText(0),
  introduction: [hostileText(0), 7, null, hostileText(4), hostileText(6)],
  goals: 'none',
  materials: [hostileText(9), { text: 'object' }],
  categoryList: [null, { name: 3 }, { categoryGroupName: '분야', name: hostileText(5) }],
}

function manner(capacity: number): string {
  if (capacity === 1) return '선생님과 단둘이 화면을 나눠 보며, 궁금한 것을 바로 묻고 바로 풀어요.'
  if (capacity <= 3) return `${capacity}명까지만 모여요. 모두의 화면을 돌아가며 함께 보고, 서로의 코드를 읽어 줘요.`
  return `한 반에 ${capacity}명까지예요. 앞부분은 함께 배우고, 뒷부분은 각자 만들면서 선생님이 한 명씩 봐 드려요.`
}

function pace(found: ClassEntry): string {
  const [first] = classSchedules(found)
  if (first === undefined || found.run.times.some(({ weekdays }) => weekdays.length === 0)) {
    return '날짜와 시각은 신청한 뒤 선생님과 함께 정해요.'
  }
  const { weeks } = found.run
  return `${timetableText(first)}에 만나요. ${weeks === null ? '언제든 들어오고 쉬어 갈 수 있어요.' : `모두 ${weeks}주 동안 이어져요.`}`
}

function audience(capacity: number): readonly string[] {
  if (capacity === 1) return ['내 속도에 맞춰 배우고 싶은 학생', '숙제나 대회를 앞두고 막힌 곳이 있는 학생']
  if (capacity <= 3) return ['친구와 함께 만드는 것을 좋아하는 학생', '말하면서 배우는 학생']
  return ['처음 시작하는 학생', '여럿이 함께할 때 힘이 나는 학생']
}
