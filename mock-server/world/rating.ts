import type { Faker } from '@faker-js/faker'

/** Most courses are liked; a few are new and not rated yet. */
export function ratingFrom(faker: Faker): number {
  return faker.datatype.boolean(0.08) ? 0 : faker.number.float({ min: 3.6, max: 5, fractionDigits: 1 })
}
