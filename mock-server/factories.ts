import { Factory } from 'miragejs'
import { courseFacts } from './content/courseContent.ts'
import { videoTitles, worksheetTitles } from './content/homeContent.ts'
import { assignmentFacts } from './content/homeworkContent.ts'
import { blockFacts, problemFacts } from './content/problemContent.ts'
import { userIdOf } from './personas.ts'
import { entryOf, titleOfTerm } from './world/catalogue.ts'
import { firstAssignmentId } from './world/homework.ts'
import { idOf } from './world/ids.ts'
import { tierOf } from './world/viewer.ts'
import { amount, type World } from './world/world.ts'
import { addDays, weekdayOf } from '../src/domain/calendar/date.ts'
import { seoulDate, seoulInstant } from '../src/domain/calendar/seoul.ts'

/** Creates makers of the database's rows. Their random numbers depend on the world's seed, their dates on its moment. */
export function createFactories(world: World) {
  return {
    user: Factory.extend(userFactory(world)),
    quest: Factory.extend(questFactory),
    assignment: Factory.extend(assignmentFactory(world)),
    studyLog: Factory.extend(studyLogFactory(world)),
  }
}

type Attribute = ((number: number) => unknown) | string | number | boolean

/** Returns a factory's rows for these numbers as plain objects: Mirage takes half a millisecond for each of its own. */
export function plainRows(factory: Readonly<Record<string, Attribute>>, from: number, to: number, given: object = {}): object[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => {
    const row: Record<string, unknown> = { ...given }
    for (const [name, attribute] of Object.entries(factory))
      row[name] ??= typeof attribute === 'function' ? attribute.call(row, from + at) : attribute
    return row
  })
}

const firstLevel = 1
/** The learner's level, from which the others differ. */
const usualLevel = 12
const requiredExperience = 1_000

interface GivenUser {
  readonly level: number
  readonly role: string
  readonly gender: 'MAN' | 'WOMAN' | 'NOT_SELECTED'
}

function userFactory({ address, seeded }: World) {
  return {
    userId: userIdOf(address),
    roleList(this: GivenUser) {
      return this.role === 'ROLE_USER' ? ['ROLE_USER'] : ['ROLE_USER', this.role]
    },
    point(this: GivenUser) {
      const usual = seeded.draw('point', (faker) => faker.number.int({ min: 64, max: 199 }) * 10)
      return this.level === firstLevel ? 0 : usual + (this.level - usualLevel) * 190
    },
    experience(this: GivenUser) {
      const usual = seeded.draw('experience', (faker) => faker.number.int({ min: 24, max: 94 }) * 10)
      return this.level === firstLevel ? 0 : (usual + (this.level - usualLevel) * 130) % requiredExperience
    },
    requiredExperience,
    tier(this: GivenUser) {
      return tierOf(this.level).tier
    },
    tierLevel(this: GivenUser) {
      return tierOf(this.level).tierLevel
    },
  }
}

export const questFactory = {
  userQuestId: (number: number) => 8_001 + number,
  state: 'PERFORMING',
  clear: false,
  rewardType: 'POINT',
}

const friday = 5
const sunday = 7

export function assignmentFactory({ now }: World) {
  const today = seoulDate(now)
  // Dates relative to the week's Friday stay the same during the week.
  const weekEnd = addDays(today, friday - (weekdayOf(today) || sunday))
  return {
    homeworkId: (number: number) => 40 + Math.floor(number / 3),
    assignmentId: (number: number) => firstAssignmentId + number,
    title: (number: number) => titleOfTerm(entryOf(assignmentFacts, number).facts.title, entryOf(assignmentFacts, number).term),
    description: (number: number) => entryOf(assignmentFacts, number).facts.description,
    endDate(number: number) {
      const { daysFromFriday } = entryOf(assignmentFacts, number).facts
      return daysFromFriday === null ? null : `${addDays(weekEnd, daysFromFriday)}T23:59:59+09:00`
    },
    lateEndDate(number: number) {
      const { daysFromFriday, lateDays } = entryOf(assignmentFacts, number).facts
      if (daysFromFriday === null || lateDays === undefined) return null
      return `${addDays(weekEnd, daysFromFriday + lateDays)}T23:59:59+09:00`
    },
  }
}

const studied = [
  { type: 'PROBLEM', key: 'problemId', id: 'problem', titles: problemFacts.map(({ title }) => title) },
  { type: 'VIDEO', key: 'videoId', id: 'video', titles: videoTitles },
  { type: 'BLOCK', key: 'blockId', id: 'block', titles: blockFacts.map(({ title }) => title) },
  { type: 'WORKSHEET', key: 'worksheetId', id: 'worksheet', titles: worksheetTitles },
  { type: 'COURSE', key: 'courseId', id: 'course', titles: courseFacts.map(({ title }) => title) },
] as const

const minute = 60_000
const hour = 60 * minute
const perDay = 3
export const fullStudyLog = 20
const eveningHours: readonly number[] = [20, 18, 16]

/** Makes study logs of the days before today, after school hours, newest first. Today is left to the visitor. */
export function studyLogFactory(world: World) {
  const today = seoulDate(world.now)
  const drawn = world.seeded.draw(`studyLogs/${world.site?.label ?? ''}`, (faker) =>
    Array.from({ length: amount(world, fullStudyLog) }, (_, number) => {
      const { facts: kind } = entryOf(studied, number)
      // The newest row draws no minutes: one more random number would change every row, including the film of the first homework.
      return { kind, minutes: number === 0 ? 20 : faker.number.int(40), content: faker.number.int(kind.titles.length - 1) }
    }),
  )
  return {
    type: (number: number) => drawn[number]?.kind.type,
    title: (number: number) => drawn[number]?.kind.titles[drawn[number].content],
    contentKey: (number: number) => drawn[number]?.kind.key,
    contentId: (number: number) => drawn[number] && idOf(world, drawn[number].kind.id, drawn[number].content),
    updatedDate(number: number) {
      const day = seoulInstant(addDays(today, -1 - Math.floor(number / perDay)), '00:00').getTime()
      const evening = day + (eveningHours[number % perDay] ?? 16) * hour + (drawn[number]?.minutes ?? 0) * minute
      return new Date(evening).toISOString()
    },
  }
}
