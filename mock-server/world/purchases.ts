import { comeBackToClass } from './departures.ts'
import { busyChannels, siteOf } from '../content/channelSites.ts'
import type { DemoSchema } from '../models.ts'
import { userIdOf } from '../personas.ts'
import { classSchedules } from './classCalendar.ts'
import { type ClassEntry, classOfId } from './classEntries.ts'
import { classDates } from './classRegistrations.ts'
import { courseCard } from './courseCatalogue.ts'
import { enrolledCount, isOver } from './ownClasses.ts'
import { pictureUrl } from './pictureUrl.ts'
import { enrolledSince } from './progress.ts'
import { classSubjectOf, courseSubject, isMemberOf } from './subjects.ts'
import type { World } from './world.ts'
import type { Subject } from './subject.ts'
import { addDays } from '../../src/domain/calendar/date.ts'
import { seoulDate } from '../../src/domain/calendar/seoul.ts'
import { remainingPrice } from '../../src/domain/course-class/remainingLessons.ts'
import { occurrences, remainingLessons, type RemainingLessons } from '../../src/domain/course-class/schedule.ts'
import type { PurchaseTarget } from '../../src/domain/purchase.ts'
import { firstOpenDate } from '../../src/domain/registration.ts'

/** Something that is sold for money, before discounts for a viewer. */
export interface ForSale extends PurchaseTarget {
  readonly title: string
  readonly comment: string | null
  readonly thumbnail: string | null
  readonly price: number
  readonly termDays: number | null
  readonly startDate: string | null
  /** The remaining lessons of a class that has an end. */
  readonly lessons: RemainingLessons | null
  /** Whether it is closed or full. */
  readonly isOver: boolean
  /** Null for a pass. */
  readonly subject: Subject | null
  readonly entry: ClassEntry | null
}

const courseTermDays = 180
const passTermDays = 365
const passPrice = 198_000

/** Returns null when it does not exist, or costs no money. */
export function forSaleOf(world: World, schema: DemoSchema, target: PurchaseTarget): ForSale | null {
  switch (target.contentType) {
    case 'COURSE':
      return courseForSale(world, schema, target)
    case 'COURSE_CLASS':
      return classForSale(world, schema, target)
    case 'COURSE_PASS':
      return passForSale(target)
  }
}

function courseForSale(world: World, schema: DemoSchema, target: PurchaseTarget): ForSale | null {
  const id = String(target.contentId)
  const [subject, card] = [courseSubject(world, schema, id), courseCard(world, schema, id)]
  if (subject === null || card === null || !isSoldForMoney(subject)) return null
  const { title, comment, thumbnail } = card
  return {
    ...target,
    contentId: subject.id,
    title,
    comment,
    thumbnail,
    price: subject.cost,
    termDays: courseTermDays,
    startDate: null,
    lessons: null,
    isOver: false,
    subject,
    entry: null,
  }
}

function classForSale(world: World, schema: DemoSchema, target: PurchaseTarget): ForSale | null {
  const entry = classOfId(world, target.contentId)
  if (entry === null) return null
  const subject = classSubjectOf(entry)
  if (!isSoldForMoney(subject)) return null
  const { title, comment, thumbnail } = entry.card
  return {
    ...target,
    contentId: subject.id,
    title,
    comment,
    thumbnail,
    price: subject.cost,
    termDays: null,
    startDate: startOf(entry),
    lessons: remainingLessons(classSchedules(entry), world.present()),
    isOver: entry.run.isClosed || isOver(entry) || enrolledCount(entry, schema) >= entry.facts.capacity,
    subject,
    entry,
  }
}

/** Returns the day of its first meeting; null once that is over. */
function startOf(entry: ClassEntry): string | null {
  const today = seoulDate(entry.world.now)
  if (entry.run.begun > 0) return null
  const [first] = occurrences(classSchedules(entry), addDays(today, -7), addDays(today, 120))
  return first !== undefined && first.date > today ? first.date : null
}

function passForSale(target: PurchaseTarget): ForSale | null {
  const site = busyChannels.map(({ label }) => siteOf(label)).find((one) => one !== null && one.productSlug === target.contentId)
  if (!site) return null
  return {
    ...target,
    title: `${site.name} 수강권`,
    comment: `${site.name}의 유료 강의를 1년 동안 모두 들을 수 있어요.`,
    thumbnail: pictureUrl.logo(site.label),
    price: passPrice,
    termDays: passTermDays,
    startDate: null,
    lessons: null,
    isOver: false,
    subject: null,
    entry: null,
  }
}

function isSoldForMoney({ cost, paymentType }: Subject): boolean {
  return cost > 0 && paymentType === 'CASH'
}

const firstPurchaseShare = 0.1
const earlyDiscount = 5_000

/** Returns the price for the visitor. */
export function quoteOf(world: World, schema: DemoSchema, sold: ForSale) {
  const { subject, entry: _, isOver: over, ...facts } = sold
  const discountList = discountsOf(schema, sold)
  const isMember = subject === null || !subject.isOnlyForChannelUser || isMemberOf(world, subject)
  return {
    ...facts,
    discountList,
    amount: sold.price - discountList.reduce((sum, { amount }) => sum + amount, 0),
    isOwned: schema.first('user') !== null && isOwned(world, schema, sold),
    isAvailable: !over && isMember,
  }
}

function isOwned(world: World, schema: DemoSchema, { contentType, contentId, subject }: ForSale): boolean {
  if (subject !== null) return enrolledSince(world, subject, schema) !== null
  return schema.findBy('purchase', { contentType, contentId: String(contentId) }) !== null
}

function discountsOf(schema: DemoSchema, { contentType, price, startDate, lessons }: ForSale): readonly { name: string; amount: number }[] {
  if (contentType === 'COURSE' && schema.findBy('purchase', { contentType: 'COURSE_PASS' }) !== null)
    return [{ name: '수강권으로 듣기', amount: price }]
  const isFirst = schema.all('purchase').length === 0
  const asked = lessons === null ? price : remainingPrice(price, lessons)
  return [
    ...(lessons !== null && asked < price ? [{ name: `지난 수업 ${lessons.total - lessons.left}번`, amount: price - asked }] : []),
    ...(isFirst ? [{ name: '첫 결제 10% 할인', amount: Math.floor((asked * firstPurchaseShare) / 100) * 100 }] : []),
    ...(startDate !== null && price > earlyDiscount * 2 ? [{ name: '시작 전 신청 할인', amount: earlyDiscount }] : []),
  ]
}

/** Stores the purchase and enrols. A class includes its next open date, so that the first hour needs no second step. */
export function enrolByPurchase(
  world: World,
  schema: DemoSchema,
  { contentType, contentId, subject, entry }: ForSale,
  amount: number,
): void {
  const purchasedDate = world.present().toISOString()
  schema.create('purchase', { contentType, contentId: String(contentId), amount, purchasedDate })
  if (subject === null) return
  schema.create('enrollment', { subject: subject.key, enrolledDate: purchasedDate, cost: 0 })
  if (entry === null) return
  comeBackToClass(schema, entry.card.courseClassId, userIdOf(world.address))
  const date = firstOpenDate(classDates(entry, schema), world.present())
  const classId = String(entry.card.courseClassId)
  if (date !== null) schema.create('registration', { userId: String(userIdOf(world.address)), classId, date, isCancelled: false })
}
