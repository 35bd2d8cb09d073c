import type { Faker } from '@faker-js/faker'
import type { WorldContext } from './WorldContext.ts'

/** Most courses are liked; a few are new and not rated yet. */
export function ratingFrom(faker: Faker): number {
  if (faker.datatype.boolean(0.08)) return 0
  const [one, other] = [score(faker), score(faker)]
  return Math.max(one, other)
}

/** Where every list has one item, so have the reviews: they make whole stars. */
export function asReviewed(rating: number, { address }: Pick<WorldContext, 'address'>): number {
  return address.content === 'one' ? Math.round(rating) : rating
}

function score(faker: Faker): number {
  return faker.number.float({ min: 3.6, max: 5, fractionDigits: 1 })
}
