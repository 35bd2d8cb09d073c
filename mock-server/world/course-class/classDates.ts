import type { ClassDeeds } from './ClassDeeds.ts'
import type { ClassEntry } from './ClassEntry.ts'
import { classSchedules } from './classSchedules.ts'
import { isTakenFromTheStart } from './ownClasses.ts'
import { ownUserId } from '../ownUserId.ts'
import { addDays } from '../../../src/domain/calendar/date.ts'
import { seoulDate } from '../../../src/domain/calendar/seoul.ts'
import { occurrences } from '../../../src/domain/course-class/schedule.ts'
import type { ClassDate } from '../../../src/domain/registration.ts'

const past = 40
const ahead = 90
const closedEvery = 7

/** The dates of a class as one user sees them. How full they are goes by their turn, so that every case comes soon. */
export function classDates(found: ClassEntry, deeds: ClassDeeds, userId = ownUserId): readonly ClassDate[] {
  const { facts, context } = found
  const today = seoulDate(context.now)
  const schedules = classSchedules(found)
  const all = occurrences(schedules, addDays(today, -past), addDays(today, ahead))
  const begun = all.filter(({ startsAt }) => startsAt <= context.now).length
  return all.map(({ date, scheduleId }, at) => {
    const turn = at - begun
    const schedule = schedules.find((one) => one.scheduleId === scheduleId)
    const isOwn = isRegistered(found, deeds, userId, date, turn)
    const others = Math.min(taken(turn, facts.capacity), facts.capacity - (isOwn ? 1 : 0))
    return {
      date,
      startTime: schedule?.startTime ?? '',
      endTime: schedule?.endTime ?? '',
      memberCount: facts.capacity,
      registeredCount: deeds.lost.includes(classDateKey(found, date)) ? facts.capacity : others + (isOwn ? 1 : 0),
      isClosed: turn % closedEvery === closedEvery - 1,
      registrationDateId: isOwn ? `${userId}-${found.card.courseClassId}-${date.replaceAll('-', '')}` : null,
    }
  })
}

/** Places taken on the next date (0), the one after it (1) …; the dates before today were nearly full. */
function taken(turn: number, capacity: number): number {
  const cases = [capacity - 2, capacity, capacity - 1, Math.floor(capacity / 2), 0]
  return Math.max(0, turn < 0 ? capacity - 1 : (cases[turn % cases.length] ?? 0))
}

function isRegistered(found: ClassEntry, deeds: ClassDeeds, userId: string, date: string, turn: number): boolean {
  const key = registrationKey(userId, found, date)
  return deeds.registered.includes(key) || (isFromTheStart(found, userId, turn) && !deeds.cancelled.includes(key))
}

/** The viewer: the next date and the two before it. Others: every third one. */
function isFromTheStart(found: ClassEntry, userId: string, turn: number): boolean {
  if (turn < -2 || turn > 2) return false
  return userId === ownUserId ? isTakenFromTheStart(found) && turn <= 0 : (Number(userId) + turn) % 3 === 0
}

export function registrationKey(userId: string, { card }: ClassEntry, date: string): string {
  return `${userId}/${card.courseClassId}/${date}`
}

export function classDateKey({ card }: ClassEntry, date: string): string {
  return `${card.courseClassId}/${date}`
}

const raced = { kind: 'class', entry: 4, term: 1, left: 1 } as const

/** Where somebody else is quicker, once: the first date of 중학생을 위한 파이썬 기초반 with a single place left. */
export function isLostRace(found: ClassEntry, deeds: ClassDeeds, date: string): boolean {
  const isRaced = found.kind === raced.kind && found.entry === raced.entry && found.term === raced.term
  if (!isRaced || deeds.lost.length > 0) return false
  const today = seoulDate(found.context.now)
  const contested = classDates(found, deeds).find(
    ({ date: day, isClosed, registrationDateId, registeredCount }) =>
      day > today && !isClosed && registrationDateId === null && registeredCount === found.facts.capacity - raced.left,
  )
  return contested?.date === date
}
