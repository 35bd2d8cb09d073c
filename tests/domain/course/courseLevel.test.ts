import { expect, it } from 'vitest'
import { courseLevelLabel, courseLevelOf } from '../../../src/domain/course/courseLevel.ts'

it.each([
  ['BEGINNER', '입문', 'S-129'],
  ['ELEMENTARY', '기초', 'S-130'],
  ['INTERMEDIATE', '중급', 'S-131'],
  ['ADVANCED', '고급', 'S-132'],
] as const)('%s is called %s [%s S-121 A-68]', (level, label, _statement) => {
  expect(courseLevelOf(level)).toBe(level)
  expect(courseLevelLabel(level)).toBe(label)
})

it.each(['beginner', 'MASTER', '', 'constructor', null, undefined, 1])('%j is no level [A-68 F-047]', (raw) => {
  expect(courseLevelOf(raw)).toBeNull()
})
