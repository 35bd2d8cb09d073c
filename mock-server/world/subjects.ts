import { courseFacts } from '../content/courseContent.ts'
import type { DemoSchema } from '../models.ts'
import { entryOf } from './catalogue.ts'
import { joinedChannels } from './channels.ts'
import { type ClassEntry, classOfId } from './classEntries.ts'
import { asReviewed, courseAt, enrolledNumbers, ratingFrom } from './courses.ts'
import { idOf, numberOf } from './ids.ts'
import { isTakenFromTheStart } from './ownClasses.ts'
import type { Subject } from './subject.ts'
import { firstStudioCourseId, studioCourseSubject } from './studioCourses.ts'
import type { World } from './world.ts'

/** No card of the demo leads beyond this number. */
const maxCourses = 50_000

export function courseSubject(world: World, schema: DemoSchema, id: string): Subject | null {
  if (Number(id) >= firstStudioCourseId) return studioCourseSubject(world, schema, id)
  const number = world.site?.hasContent === false ? null : numberOf(world, 'course', id)
  return number === null || number >= maxCourses ? null : courseSubjectAt(world, number)
}

export function courseSubjectAt(world: World, number: number): Subject {
  const { topic } = entryOf(courseFacts, number).facts
  const { title, level, rating, cost, paymentType, isOnlyForChannelUser, channelProfile } = courseAt(world, number)
  const id = idOf(world, 'course', number)
  return {
    kind: 'course',
    id,
    key: `course/${id}`,
    title,
    topic,
    level: level ?? 'BEGINNER',
    rating: rating ?? 0,
    cost: cost ?? 0,
    paymentType: paymentType ?? 'POINT',
    isOnlyForChannelUser,
    channelDomain: channelProfile?.channelDomain ?? null,
    isGiven: enrolledNumbers(world).includes(number),
    givenDone: null,
    chapters: null,
  }
}

export function classSubject(world: World, _: DemoSchema, id: string): Subject | null {
  const found = classOfId(world, id)
  return found === null ? null : classSubjectOf(found)
}

export function classSubjectOf(found: ClassEntry): Subject {
  const { card, facts, run, kind, entry, world } = found
  const id = Number(card.courseClassId)
  return {
    kind: 'course-class',
    id,
    key: `course-class/${id}`,
    title: card.title,
    topic: facts.topic,
    level: 'ELEMENTARY',
    rating: asReviewed(world.seeded.draw(`${kind}/${entry}/rating`, ratingFrom), world),
    cost: facts.cost,
    paymentType: facts.paymentType,
    isOnlyForChannelUser: card.isOnlyForChannelUser,
    channelDomain: card.channelProfile?.channelDomain ?? null,
    isGiven: isTakenFromTheStart(found),
    givenDone: Math.max(0, run.begun),
    chapters: null,
  }
}

/** Returns whether the viewer is a student of the channel that offers it: on its own site, or by having joined it. */
export function isMemberOf(world: World, { channelDomain }: Pick<Subject, 'channelDomain'>): boolean {
  const isOnItsSite = world.site !== null && world.site.label === channelDomain
  return isOnItsSite || joinedChannels(world).some((channel) => channel.channelDomain === channelDomain)
}
