import type { Faker } from '@faker-js/faker'
import type { SeededFaker } from '../seededFaker.ts'

/** People of the demo world, besides the personas. */
export interface People {
  readonly teachers: readonly string[]
  /** Nicknames of learners; those at even indexes are of women. */
  readonly learners: readonly string[]
}

const teacherCount = 28
const learnersOfEach = 22

/** The nickname of the persona that visitors start as. */
const taken = '하늘'

export function createPeople(seeded: SeededFaker): People {
  return seeded.draw('people', (faker) => {
    const teachers = faker.helpers.uniqueArray(() => faker.person.fullName(), teacherCount)
    const names = nicknames(faker)
    return { teachers, learners: names }
  })
}

function nicknames(faker: Faker): readonly string[] {
  const women = firstNames(faker, 'female', [])
  const men = firstNames(faker, 'male', women)
  return Array.from({ length: 2 * learnersOfEach }, (_, at) => (at % 2 === 0 ? women : men)[Math.floor(at / 2)] ?? '')
}

function firstNames(faker: Faker, sex: 'female' | 'male', others: readonly string[]): readonly string[] {
  const names = faker.helpers.uniqueArray(() => faker.person.firstName(sex), 2 * learnersOfEach)
  return names.filter((name) => name.length > 1 && name !== taken && !others.includes(name)).slice(0, learnersOfEach)
}

/** Learners' texts about themselves. */
export const introductions: readonly string[] = [
  '하루 한 문제!',
  '오늘도 첨벙',
  '버그는 내 친구',
  '다음 목표는 돌고래 티어',
  '천천히 멀리',
  '재귀가 제일 좋아요',
  '게임 만드는 중',
  '같이 풀어요',
]
