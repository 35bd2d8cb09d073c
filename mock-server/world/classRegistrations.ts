import type { Topic } from '../content/topics.ts'
import type { DemoSchema } from '../models.ts'
import { userIdOf } from '../personas.ts'
import { classSchedules } from './classCalendar.ts'
import type { ClassEntry } from './classEntries.ts'
import { departedFrom } from './departures.ts'
import { isTakenFromTheStart, ownClasses } from './ownClasses.ts'
import type { World } from './world.ts'
import { addDays } from '../../src/domain/calendar/date.ts'
import { monthOf } from '../../src/domain/calendar/month.ts'
import { seoulDate } from '../../src/domain/calendar/seoul.ts'
import { occurrences } from '../../src/domain/course-class/schedule.ts'
import type { ClassDate, DateCount, OptionChoice } from '../../src/domain/registration.ts'

const past = 40
const ahead = 90
const closedEvery = 7

/** Returns the dates of a class as one user sees them. Their occupancy depends on their order, so that every case occurs soon. */
export function classDates(found: ClassEntry, schema: DemoSchema, userId = ownUserId(found.world)): readonly ClassDate[] {
  const { facts, world } = found
  const today = seoulDate(world.now)
  const schedules = classSchedules(found)
  const all = occurrences(schedules, addDays(today, -past), addDays(today, ahead))
  const begun = all.filter(({ startsAt }) => startsAt <= world.now).length
  const classId = String(found.card.courseClassId)
  const changes = new Map(schema.where('registration', { userId, classId }).models.map(({ date, isCancelled }) => [date, isCancelled]))
  const hasLeft = departedFrom(schema, found.card.courseClassId).has(Number(userId))
  const lost = new Set(schema.where('lostSeat', { classId }).models.map(({ date }) => date))
  return all.map(({ date, scheduleId }, at) => {
    const turn = at - begun
    const schedule = schedules.find((one) => one.scheduleId === scheduleId)
    const isCancelled = changes.get(date)
    const isTaken = isCancelled === undefined ? isFromTheStart(found, userId, turn) : !isCancelled
    const isOwn = isTaken && !(hasLeft && turn >= 0)
    const others = Math.min(taken(turn, facts.capacity), facts.capacity - (isOwn ? 1 : 0))
    return {
      date,
      startTime: schedule?.startTime ?? '',
      endTime: schedule?.endTime ?? '',
      memberCount: facts.capacity,
      registeredCount: lost.has(date) ? facts.capacity : others + (isOwn ? 1 : 0),
      isClosed: turn % closedEvery === closedEvery - 1,
      registrationDateId: isOwn ? `${userId}-${classId}-${date.replaceAll('-', '')}` : null,
    }
  })
}

/** Returns the dates as a user without a registration sees them. */
export function openDates(found: ClassEntry, schema: DemoSchema): readonly ClassDate[] {
  return classDates(found, schema, '').map((one) => Object.assign(one, { registrationDateId: null }))
}

const ownUserId = ({ address }: World) => String(userIdOf(address))

/** Returns the places taken on the next date (0), the one after it (1) …; dates before today were nearly full. */
function taken(turn: number, capacity: number): number {
  const cases = [capacity - 2, capacity, capacity - 1, Math.floor(capacity / 2), 0]
  return Math.max(0, turn < 0 ? capacity - 1 : (cases[turn % cases.length] ?? 0))
}

/** Returns whether the user has the date from the start: the viewer the next and two before, others every third. */
function isFromTheStart(found: ClassEntry, userId: string, turn: number): boolean {
  if (turn < -2 || turn > 2) return false
  return userId === ownUserId(found.world) ? isTakenFromTheStart(found) && turn <= 0 : (Number(userId) + turn) % 3 === 0
}

const raced = { kind: 'class', entry: 4, term: 1, left: 1 } as const

/** Returns whether another user takes the last place first, once: on the first date of 중학생을 위한 파이썬 기초반 with a single place left. */
export function isLostRace(found: ClassEntry, schema: DemoSchema, date: string): boolean {
  const isRaced = found.kind === raced.kind && found.entry === raced.entry && found.term === raced.term
  if (!isRaced || schema.first('lostSeat') !== null) return false
  const today = seoulDate(found.world.now)
  const contested = classDates(found, schema).find(
    ({ date: day, isClosed, registrationDateId, registeredCount }) =>
      day > today && !isClosed && registrationDateId === null && registeredCount === found.facts.capacity - raced.left,
  )
  return contested?.date === date
}

/** Counts a user's registrations on each date of a month, over all their classes. */
export function dateCounts(world: World, schema: DemoSchema, userId: string, month: string): readonly DateCount[] {
  const counts = new Map<string, number>()
  for (const found of ownClasses(world, schema))
    for (const { date, registrationDateId } of classDates(found, schema, userId))
      if (registrationDateId !== null && monthOf(date) === month) counts.set(date, (counts.get(date) ?? 0) + 1)
  return [...counts].map(([date, count]) => ({ date, count })).toSorted((one, other) => (one.date < other.date ? -1 : 1))
}

interface OptionWire {
  readonly optionId: string
  readonly name: string
  readonly required: 'Y' | 'N'
  readonly choiceList: readonly OptionChoice[]
}

const free = { cost: 0, paymentType: 'POINT' } as const
const withParts: ReadonlySet<Topic> = new Set(['board', 'robot'])
const openToAll = 9

/** Returns the questions of a registration: none in big open classes, and about kits only in classes that use them. */
export function classOptions({ facts, card }: ClassEntry): readonly OptionWire[] {
  if (facts.capacity >= openToAll) return []
  const device: OptionWire = {
    optionId: `${card.courseClassId}-device`,
    name: '수업에 쓸 기기',
    required: 'Y',
    choiceList: [
      { choiceId: 'computer', name: '컴퓨터', ...free },
      { choiceId: 'tablet', name: '태블릿', ...free },
      { choiceId: 'lent', name: '노트북 빌리기', ...free },
    ],
  }
  const parts: OptionWire = {
    optionId: `${card.courseClassId}-parts`,
    name: '부품 상자',
    required: 'Y',
    choiceList: [
      { choiceId: 'parcel', name: '집으로 받기', ...free },
      { choiceId: 'own', name: '가지고 있어요', ...free },
    ],
  }
  const record: OptionWire = {
    optionId: `${card.courseClassId}-record`,
    name: '수업 다시 보기',
    required: 'N',
    choiceList: [{ choiceId: 'record', name: '일주일 동안 볼게요', ...free }],
  }
  return [device, ...(withParts.has(facts.topic) ? [parts] : []), record]
}
