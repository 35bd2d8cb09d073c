import { amount } from './amount.ts'
import { courseFacts } from './catalogue/courses.ts'
import { hostOf } from './host.ts'
import { idOf } from './ids.ts'
import { entryOf, pickNumbers, titleOfTerm } from './pick.ts'
import { pictureUrl } from './pictureUrl.ts'
import { asReviewed, ratingFrom } from './rating.ts'
import type { WorldContext } from './WorldContext.ts'
import type { Course } from '../../src/domain/course/course.ts'

export function popularCourses(context: WorldContext): readonly Course[] {
  return pickNumbers(context, 'courses', courseFacts, amount(context, 12)).map((number) => courseAt(context, number))
}

export function enrolledCourses(context: WorldContext): readonly Course[] {
  return pickNumbers(context, 'enrolled', courseFacts, amount(context, 7)).map((number) => courseAt(context, number))
}

export function courseAt(context: WorldContext, number: number): Course {
  const { facts, term, entry } = entryOf(courseFacts, number)
  const { title, comment, level, cost, paymentType } = facts
  const rolled = context.dice.roll(`course/${entry}/${context.site?.label ?? ''}`, (faker) => ({
    rating: ratingFrom(faker),
    isOnlyForChannelUser: faker.datatype.boolean(0.2),
    ...hostOf(context, faker, facts.topic),
  }))
  return {
    courseId: idOf(context, 'course', number),
    title: titleOfTerm(title, term, '기'),
    comment,
    thumbnail: pictureUrl.thumbnail(facts.topic, number),
    level,
    cost,
    paymentType,
    ...rolled,
    rating: asReviewed(rolled.rating, context),
  }
}
