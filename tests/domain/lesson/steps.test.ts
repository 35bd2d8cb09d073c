import { describe, expect, it } from 'vitest'
import { lessonAfter } from '../../../src/domain/lesson/lessonAfter.ts'
import { withStep } from '../../../src/domain/lesson/withStep.ts'
import { begun, chapters, done, lesson } from './aCurriculum.ts'

const [first, second] = chapters[0]?.lessons ?? []
const [, last] = chapters[1]?.lessons ?? []
const now = '2026-11-20T10:00:00.000Z'

describe('what comes after a lesson', () => {
  it('is the next one', () => {
    expect(lessonAfter(chapters, [], first!)).toBe(second)
  })

  it('is the next that is not done: one that was only begun is', () => {
    expect(lessonAfter(chapters, [done(2), begun(3)], first!)?.lessonId).toBe(3)
  })

  it('is one that was left out, when nothing is left behind it', () => {
    expect(lessonAfter(chapters, [done(1)], last!)).toBe(second)
  })

  it('is nothing when all others are done', () => {
    expect(lessonAfter(chapters, [done(1), done(2), done(3)], last!)).toBeNull()
  })

  it('is the first that is left, for a lesson that is not there', () => {
    expect(lessonAfter(chapters, [done(1)], lesson(99))).toBe(second)
  })
})

describe('a step that was taken down', () => {
  const step = { lessonId: 2, kind: 'DOCUMENT', isDone: true, positionSeconds: 4 } as const

  it('is a new mark of a lesson that had none', () => {
    expect(withStep([done(1)], step, now)).toEqual([done(1), { lessonId: 2, isDone: true, positionSeconds: 4, studiedDate: now }])
  })

  it('takes the place of the one before, whether its identifier is text or a number', () => {
    expect(withStep([{ ...begun(2), lessonId: '2' }], step, now)).toEqual([
      { lessonId: '2', isDone: true, positionSeconds: 4, studiedDate: now },
    ])
  })

  it('never takes a mark back', () => {
    expect(withStep([done(2)], { ...step, isDone: false }, now)).toMatchObject([{ lessonId: 2, isDone: true }])
  })

  it('keeps a place without a mark', () => {
    expect(withStep([], { ...step, isDone: false }, now)).toMatchObject([{ isDone: false, positionSeconds: 4 }])
  })
})
