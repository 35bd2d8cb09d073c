import type { Course } from '../../src/domain/course/Course.ts'
import { amount } from './amount.ts'
import { courseFacts } from './catalogue/courses.ts'
import { hostOf } from './host.ts'
import { idOf } from './ids.ts'
import { pictureUrl } from './pictureUrl.ts'
import { entryOf, pickNumbers, titleOfTerm, topicOf } from './pick.ts'
import { ratingFrom } from './rating.ts'
import type { WorldContext } from './WorldContext.ts'

export function popularCourses(context: WorldContext): readonly Course[] {
  return pickNumbers(context, 'courses', courseFacts, amount(context, 12), topicOf).map((number, at) => courseAt(context, number, at))
}

export function enrolledCourses(context: WorldContext): readonly Course[] {
  return pickNumbers(context, 'enrolled', courseFacts, amount(context, 7), topicOf).map((number, at) => courseAt(context, number, at))
}

/** A course of the catalogue; its place in the list turns the palette, so that neighbours differ. */
export function courseAt(context: WorldContext, number: number, place: number): Course {
  const { facts, term } = entryOf(courseFacts, number)
  return context.dice.roll(`course/${number}/${context.site?.label ?? ''}`, (faker) => ({
    courseId: idOf(context, 'course', number),
    title: titleOfTerm(facts.title, term),
    comment: facts.comment,
    thumbnail: pictureUrl.thumbnail(facts.topic, place),
    level: facts.level,
    rating: ratingFrom(faker),
    cost: facts.cost,
    paymentType: facts.paymentType,
    isOnlyForChannelUser: faker.datatype.boolean(0.2),
    ...hostOf(context, faker, facts.topic),
  }))
}
