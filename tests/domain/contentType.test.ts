import { expect, it } from 'vitest'
import { contentTypes } from '../../src/domain/contentType.ts'
import { studyTypes } from '../../src/domain/study.ts'

it('learners take seven kinds of content, and what is logged is among them [S-003]', () => {
  expect(new Set(contentTypes).size).toBe(7)
  expect(studyTypes.filter((type) => !contentTypes.includes(type))).toEqual([])
})
