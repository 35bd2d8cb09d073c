import type { Faker } from '@faker-js/faker'
import { courseFacts } from '../content/courseContent.ts'
import type { Topic } from '../content/topics.ts'
import { entryOf, pickNumbers, titleOfRun } from './catalogue.ts'
import { channelProfile } from './channels.ts'
import { idOf } from './ids.ts'
import { pictureUrl } from './pictureUrl.ts'
import { amount, type World } from './world.ts'
import type { ChannelProfile } from '../../src/domain/channel/channel.ts'
import type { Course } from '../../src/domain/course/course.ts'
import type { Teacher } from '../../src/domain/course/offer.ts'

export function popularCourses(world: World): readonly Course[] {
  return pickNumbers(world, 'courses', courseFacts, amount(world, 12)).map((number) => courseAt(world, number))
}

export function enrolledCourses(world: World): readonly Course[] {
  return enrolledNumbers(world).map((number) => courseAt(world, number))
}

/** Returns the courses that the viewer takes from the start: none for the newcomer. */
export function enrolledNumbers(world: World): readonly number[] {
  return world.address.persona === 'newcomer' ? [] : pickNumbers(world, 'enrolled', courseFacts, amount(world, 7))
}

export function courseAt(world: World, number: number): Course {
  const { facts, term, entry } = entryOf(courseFacts, number)
  const { title, comment, level, cost, paymentType } = facts
  const drawn = world.seeded.draw(`course/${entry}/${world.site?.label ?? ''}`, (faker) => ({
    rating: ratingFrom(faker),
    isOnlyForChannelUser: faker.datatype.boolean(0.2),
    ...hostOf(world, faker, facts.topic),
  }))
  return {
    courseId: idOf(world, 'course', number),
    title: titleOfRun(title, { term }),
    comment,
    thumbnail: pictureUrl.thumbnail(facts.topic, number),
    level,
    cost,
    paymentType,
    ...drawn,
    rating: asReviewed(drawn.rating, world),
  }
}

/** Draws a rating: most courses are liked; a few are new and not rated yet. */
export function ratingFrom(faker: Faker): number {
  if (faker.datatype.boolean(0.08)) return 0
  const [one, other] = [score(faker), score(faker)]
  return Math.max(one, other)
}

/** Rounds the rating in a view with one item per list: a single review has whole stars. */
export function asReviewed(rating: number, { address }: Pick<World, 'address'>): number {
  return address.content === 'one' ? Math.round(rating) : rating
}

function score(faker: Faker): number {
  return faker.number.float({ min: 3.6, max: 5, fractionDigits: 1 })
}

/** Returns the host of a topic: a channel that teaches it, and a teacher of that channel. */
export function hostOf(world: World, faker: Faker, topic: Topic): { readonly channelProfile: ChannelProfile; readonly teacher: Teacher } {
  const able = world.hosts.filter(({ focus }) => focus.includes(topic))
  const channel = faker.helpers.arrayElement(able.length > 0 ? able : world.hosts)
  const staff = 3
  const teacher = (channel.number * staff + faker.number.int(staff - 1)) % world.people.teachers.length
  return {
    channelProfile: channelProfile(channel),
    teacher: { nickname: world.people.teachers[teacher] ?? null, profile: pictureUrl.portrait(teacher) },
  }
}

/** Returns the number of learners of this catalogue entry: many more than review it. */
export function learnerCount({ seeded, site }: World, entry: number): number {
  return seeded.draw(`course/${entry}/learners/${site?.label ?? ''}`, (faker) => faker.number.int({ min: 24, max: 1_800 }))
}
