import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentKinds, lessonKinds, starCountFor } from '../../../src/domain/content/contentKind.ts'
import {
  courseLevelLabel,
  difficultyWord,
  mayStudy,
  parseCourseLevel,
  starRating,
  tracksProgress,
} from '../../../src/domain/course/course.ts'

it.each([
  ['BEGINNER', '입문', 'S-129'],
  ['ELEMENTARY', '기초', 'S-130'],
  ['INTERMEDIATE', '중급', 'S-131'],
  ['ADVANCED', '고급', 'S-132'],
] as const)('%s is called %s [%s S-121 A-68]', (level, label, _statement) => {
  expect(parseCourseLevel(level)).toBe(level)
  expect(courseLevelLabel(level)).toBe(label)
})

it.each(['beginner', 'MASTER', '', 'constructor', null, undefined, 1])('%j is no level [A-68 F-047]', (raw) => {
  expect(parseCourseLevel(raw)).toBeNull()
})

it.each([
  ['who is enrolled', true, true, true],
  ['who is enrolled, whatever the backend says besides', true, false, true],
  ['who teaches', false, true, true],
  ['who has nothing to do with it', false, false, false],
])('lessons for %s', (_who, isEnrolled, canStudy, opens) => {
  expect(mayStudy({ isEnrolled, canStudy })).toBe(opens)
})

it('how far one is is kept for who is enrolled, not for who teaches, and while nobody can tell', () => {
  expect([{ isEnrolled: true }, { isEnrolled: false }, null].map(tracksProgress)).toEqual([true, false, true])
})

const short = (score: number | null, starCount: 5 | 7) => {
  const rating = starRating(score, starCount)
  return rating.kind === 'stars' ? `band ${rating.band}: ${rating.filled} of ${rating.total}` : rating.kind
}

describe('star rating', () => {
  it('has 7 stars for documents and videos, 5 for everything else [S-313 S-314]', () => {
    const withSeven = contentKinds.filter((type) => starCountFor(type) === 7)
    expect(withSeven).toEqual(['VIDEO', 'DOCUMENT'])
    expect(starCountFor('COURSE')).toBe(5)
    expect(lessonKinds.filter((kind) => starCountFor(kind) === 5)).toEqual(['PROBLEM', 'BLOCK'])
  })

  it.each([
    [1, 5, 'band 1: 1 of 5'],
    [5, 5, 'band 1: 5 of 5'],
    [6, 5, 'band 2: 1 of 5'],
    [10, 5, 'band 2: 5 of 5'],
    [11, 5, 'band 3: 1 of 5'],
    [20, 5, 'band 4: 5 of 5'],
    [7, 7, 'band 1: 7 of 7'],
    [8, 7, 'band 2: 1 of 7'],
    [20, 7, 'band 3: 6 of 7'],
  ] as const)('%d with %d stars is %s [S-315 A-62 F-046]', (score, starCount, text) => {
    expect(short(score, starCount)).toBe(text)
  })

  it.each([
    [4.5, 'band 1: 4 of 5'],
    [0.3, 'band 1: 0 of 5'],
    [5.2, 'band 2: 0 of 5'],
    [19.9, 'band 4: 4 of 5'],
  ])('fills only whole stars of %d and keeps the exact score [A-62]', (score, text) => {
    expect(short(score, 5)).toBe(text)
    expect(starRating(score, 5)).toMatchObject({ score })
  })

  it.each([null, 0, -0, -3, Number.NaN, Number.NEGATIVE_INFINITY])('has no stars for %s [A-62]', (score) => {
    expect(starRating(score, 5)).toEqual({ kind: 'none' })
  })

  it.each([20.01, 21, 1000, Number.POSITIVE_INFINITY])('is off the scale above 20: %d [S-316 F-046]', (score) => {
    expect(starRating(score, 5)).toEqual({ kind: 'offScale' })
    expect(starRating(score, 7)).toEqual({ kind: 'offScale' })
  })

  it('never fills more stars than there are, nor uses more bands than colours [A-62]', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 20, minExcluded: true, noNaN: true }), fc.constantFrom(5, 7), (score, starCount) => {
        const rating = starRating(score, starCount)
        if (rating.kind !== 'stars') throw new Error('expected stars')
        expect(rating.filled).toBeGreaterThanOrEqual(0)
        expect(rating.filled).toBeLessThanOrEqual(rating.total)
        expect(Number.isInteger(rating.filled)).toBe(true)
        expect(rating.band).toBeGreaterThanOrEqual(1)
        expect(rating.band).toBeLessThanOrEqual(starCount === 5 ? 4 : 3)
      }),
    )
  })
})

it.each([
  [0.5, '입문'],
  [5, '입문'],
  [6, '기초'],
  [10, '기초'],
  [11, '중급'],
  [16, '고급'],
  [20, '고급'],
  [21, ''],
  [0, ''],
])('a difficulty of %d is called %s', (score, word) => {
  expect(difficultyWord(score)).toBe(word)
})
