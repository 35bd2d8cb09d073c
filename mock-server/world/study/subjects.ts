import { amount } from '../amount.ts'
import { courseFacts } from '../catalogue/courses.ts'
import type { ClassEntry } from '../course-class/ClassEntry.ts'
import { classOfId } from '../course-class/classOfId.ts'
import { isTakenFromTheStart } from '../course-class/ownClasses.ts'
import { courseAt } from '../courses.ts'
import { idOf, numberOf } from '../ids.ts'
import { entryOf, pickNumbers } from '../pick.ts'
import { asReviewed, ratingFrom } from '../rating.ts'
import type { Subject } from './Subject.ts'
import type { WorldContext } from '../WorldContext.ts'

/** No card of the demo leads beyond this number. */
const mostCourses = 50_000

export type SubjectOf = (context: WorldContext, id: string) => Subject | null

export function courseSubject(context: WorldContext, id: string): Subject | null {
  const number = context.site?.hasContent === false ? null : numberOf(context, 'course', id)
  return number === null || number >= mostCourses ? null : courseSubjectAt(context, number)
}

export function courseSubjectAt(context: WorldContext, number: number): Subject {
  const { topic } = entryOf(courseFacts, number).facts
  const { title, level, rating, cost, paymentType, isOnlyForChannelUser, channelProfile } = courseAt(context, number)
  const id = idOf(context, 'course', number)
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
    isGiven: givenNumbers(context).includes(number),
    givenDone: null,
  }
}

/** The courses that the world has the viewer take from the start, as the home page lists them. */
function givenNumbers(context: WorldContext): readonly number[] {
  return pickNumbers(context, 'enrolled', courseFacts, amount(context, 7))
}

export function classSubject(context: WorldContext, id: string): Subject | null {
  const found = classOfId(context, id)
  return found === null ? null : classSubjectOf(found)
}

export function classSubjectOf(found: ClassEntry): Subject {
  const { card, facts, story, kind, entry, context } = found
  const id = Number(card.courseClassId)
  return {
    kind: 'course-class',
    id,
    key: `course-class/${id}`,
    title: card.title,
    topic: facts.topic,
    level: 'ELEMENTARY',
    rating: asReviewed(context.dice.roll(`${kind}/${entry}/rating`, ratingFrom), context),
    cost: facts.cost,
    paymentType: facts.paymentType,
    isOnlyForChannelUser: card.isOnlyForChannelUser,
    channelDomain: card.channelProfile?.channelDomain ?? null,
    isGiven: isTakenFromTheStart(found),
    givenDone: Math.max(0, story.begun),
  }
}
