import { busyChannels, siteOf } from '../content/channelSites.ts'
import { classFacts, type ClassFacts, liveFacts } from '../content/classContent.ts'
import { type ClassRun, classRuns, liveRuns } from '../content/classRuns.ts'
import { entryOf, pickNumbers, titleOfRun } from './catalogue.ts'
import { hostOf } from './courses.ts'
import { classIdOf, type ClassKind, classNumberOf } from './ids.ts'
import { classTeacher } from './personaPicture.ts'
import { pictureUrl } from './pictureUrl.ts'
import { amount, seenFrom, type World } from './world.ts'
import { type CourseClass, openClassesFirst } from '../../src/domain/course-class/courseClass.ts'

/** A class of the world with all its facts. */
export interface ClassEntry {
  readonly kind: ClassKind
  /** The index in the catalogue. */
  readonly entry: number
  /** The term: 1 for the first, 2 when it is given again. */
  readonly term: number
  readonly card: CourseClass
  readonly facts: ClassFacts
  readonly run: ClassRun
  /** The world as seen from the channel that gives it. */
  readonly world: World
}

/** Returns the live classes, which the home data call `courseList`. */
export function liveClasses(world: World): readonly CourseClass[] {
  return classesFrom(world, 'live', liveFacts)
}

export function popularClasses(world: World): readonly CourseClass[] {
  return classesFrom(world, 'class', classFacts)
}

function classesFrom(world: World, kind: ClassKind, catalogue: readonly ClassFacts[]): readonly CourseClass[] {
  return openClassesFirst(pickNumbers(world, kind, catalogue, amount(world, 12)).map((number) => classAt(world, kind, number)))
}

/** Indexes in the catalogue of the classes that the teaching persona gives; the learner takes one of them from the start. */
export const teachersClasses: readonly number[] = [8, 16, 17, 23]

function classAt(world: World, kind: ClassKind, number: number): CourseClass {
  const { facts, term, entry } = entryOf<ClassFacts>(kind === 'live' ? liveFacts : classFacts, number)
  const { title, comment, cost, paymentType } = facts
  const drawn = world.seeded.draw(`${kind}/${entry}/${world.site?.label ?? ''}`, (faker) => ({
    isOnlyForChannelUser: faker.datatype.boolean(0.2),
    ...hostOf(world, faker, facts.topic),
  }))
  return {
    courseClassId: classIdOf({ channel: world.site?.number ?? 0, kind, number }),
    title: titleOfRun(title, { term }),
    comment,
    thumbnail: pictureUrl.thumbnail(facts.topic, number),
    cost,
    paymentType,
    ...drawn,
    ...(kind === 'class' && teachersClasses.includes(entry) && { teacher: classTeacher }),
    schedule: { memberCount: facts.capacity },
    isClosed: term === 1 && runs[kind].get(facts.title)?.isClosed === true,
  }
}

export const classCatalogues = { live: liveFacts, class: classFacts } as const
const runs = { live: liveRuns, class: classRuns } as const

/** Returns the class of this number, as a catalogue counts them. */
export function classEntry(world: World, kind: ClassKind, number: number): ClassEntry {
  const { facts, term, entry } = entryOf<ClassFacts>(classCatalogues[kind], number)
  const told = runs[kind].get(facts.title)
  if (told === undefined) throw new RangeError(`no run of ${facts.title}`)
  const run = term === 1 ? told : laterTerm(told, number, facts.capacity)
  return { kind, entry, term, card: classAt(world, kind, number), facts, run, world }
}

/** Returns the class of this id, on whatever channel it is requested: links lead from one to another. */
export function classOfId(world: World, courseClassId: unknown): ClassEntry | null {
  const found = classNumberOf(courseClassId)
  if (found === null) return null
  const label = busyChannels.find(({ number }) => number === found.channel)?.label
  if (found.channel !== 0 && label === undefined) return null
  const site = label === undefined ? null : siteOf(label)
  return classEntry(seenFrom(world, site), found.kind, found.number)
}

/** Returns the run of a later term, which has not begun yet and still has places. */
function laterTerm(told: ClassRun, number: number, capacity: number): ClassRun {
  const weeksUntil = 2 + (number % 5)
  return { ...told, begun: -weeksUntil, left: Math.ceil((capacity * 2) / 3), isClosed: false }
}
