import type { CourseClass } from '../../src/domain/course-class/CourseClass.ts'
import type { Course } from '../../src/domain/course/Course.ts'
import { amount } from './amount.ts'
import type { ClassFacts } from './catalogue/ClassFacts.ts'
import { classFacts } from './catalogue/courseClasses.ts'
import { liveFacts } from './catalogue/liveClasses.ts'
import { courseAt } from './courses.ts'

import { hostOf } from './host.ts'
import { idOf } from './ids.ts'
import { pictureUrl } from './pictureUrl.ts'
import { entryOf, pickNumbers, titleOfTerm, topicOf } from './pick.ts'
import type { WorldContext } from './WorldContext.ts'

/** Mostly live classes; every sixth is a live course, as the list's name has it. */
export function liveClasses(context: WorldContext): readonly (CourseClass | Course)[] {
  const picked = pickNumbers(context, 'live', liveFacts, amount(context, 12), topicOf)
  return picked.map((number, at) => (at % 6 === 5 ? courseAt(context, number, at) : classAt(context, 'live', liveFacts, number, at)))
}

export function popularClasses(context: WorldContext): readonly CourseClass[] {
  return pickNumbers(context, 'classes', classFacts, amount(context, 12), topicOf).map((number, at) =>
    classAt(context, 'class', classFacts, number, at + 3),
  )
}

function classAt(
  context: WorldContext,
  kind: 'live' | 'class',
  catalogue: readonly ClassFacts[],
  number: number,
  place: number,
): CourseClass {
  const { facts, term } = entryOf(catalogue, number)
  return context.dice.roll(`${kind}/${number}/${context.site?.label ?? ''}`, (faker) => ({
    courseClassId: idOf(context, kind, number),
    title: titleOfTerm(facts.title, term),
    comment: facts.comment,
    thumbnail: pictureUrl.thumbnail(facts.topic, place),
    cost: facts.cost,
    paymentType: facts.paymentType,
    isOnlyForChannelUser: faker.datatype.boolean(0.2),
    ...hostOf(context, faker, facts.topic),
    schedule: { memberCount: facts.capacity },
  }))
}
