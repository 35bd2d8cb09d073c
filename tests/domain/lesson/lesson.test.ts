import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyProgressUpdate,
  courseProgress,
  isLessonDone,
  lessonHref,
  lessonNeighbours,
  lessonToResume,
  nextUnfinishedLesson,
  lessonProgressOf,
} from '../../../src/domain/lesson/lesson.ts'
import { begun, chapters, done, lesson } from './aCurriculum.ts'

describe('progress in a course', () => {
  it('counts the lessons that are done, not those that were begun', () => {
    expect(courseProgress(chapters, [done(1), begun(2)])).toEqual({ done: 1, total: 4, percent: 25 })
  })

  it('of a course without lessons is none', () => {
    expect(courseProgress([], [done(1)])).toEqual({ done: 0, total: 0, percent: 0 })
  })

  it('is never beyond the lessons that there are, and 100 only when all are done', () => {
    const marks = fc.uniqueArray(fc.integer({ min: 1, max: 9 })).map((ids) => ids.map((id) => done(id)))
    fc.assert(
      fc.property(marks, (progress) => {
        const { done: count, total, percent } = courseProgress(chapters, progress)
        expect(count).toBeLessThanOrEqual(total)
        expect(percent === 100).toBe(count === total)
        expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true)
      }),
    )
  })

  it('finds a mark by its identifier, as text or as a number', () => {
    expect(lessonProgressOf(lesson(2), [done('2')])).toEqual(done('2'))
    expect(lessonProgressOf(lesson(3), [done('2')])).toBeNull()
  })

  it('knows a lesson as done by its mark alone, not by having been begun', () => {
    const progress = [done(1), begun(2)]
    expect([1, 2, 3].map((id) => isLessonDone(lesson(id), progress))).toEqual([true, false, false])
  })
})

describe('where to continue', () => {
  it.each([
    ['at the first lesson, when none was opened', [], 1],
    ['in the lesson that one is in the middle of', [done(1, 1), begun(2, 2)], 2],
    ['after the lesson that was studied last', [done(1, 1), done(3, 2)], 4],
    ['at the first that was left out, when nothing comes after the last', [done(1, 1), done(4, 2)], 2],
    ['in the one that was studied last of two begun', [begun(1, 2), begun(3, 1)], 1],
    [
      'where dates cannot be read, at the first that is open',
      [
        { ...done(1), studiedDate: 'x' },
        { ...done(2), studiedDate: null },
      ],
      3,
    ],
  ])('%s', (_where, progress, expected) => {
    expect(lessonToResume(chapters, progress)?.lessonId).toBe(expected)
  })

  it('nowhere, when all is done or there is nothing', () => {
    expect(
      lessonToResume(
        chapters,
        [1, 2, 3, 4].map((id) => done(id)),
      ),
    ).toBeNull()
    expect(lessonToResume([], [])).toBeNull()
  })
})

describe('a lesson among its own', () => {
  it('has the one before and the one after it, across chapters', () => {
    expect(lessonNeighbours(chapters, '3')).toEqual({
      chapter: chapters[1],
      lesson: lesson(3),
      number: 3,
      previous: lesson(2),
      next: lesson(4),
    })
  })

  it('has none before the first and none after the last', () => {
    expect(lessonNeighbours(chapters, 1)).toMatchObject({ previous: null })
    expect(lessonNeighbours(chapters, 4)).toMatchObject({ next: null })
  })

  it('is not found under an identifier that is nobody’s', () => {
    expect(lessonNeighbours(chapters, 'x')).toBeNull()
    expect(lessonNeighbours([], 1)).toBeNull()
  })

  it('has its address below the course’s or the class’s [S-112]', () => {
    expect(lessonHref({ kind: 'course', id: 'a/b' }, lesson(7))).toBe('/course/a%2Fb/lesson/7')
    expect(lessonHref({ kind: 'course-class', id: 5 }, lesson(7))).toBe('/course/class/5/lesson/7')
  })
})

const [first, second] = chapters[0]?.lessons ?? []
const [, last] = chapters[1]?.lessons ?? []
const now = '2026-11-20T10:00:00.000Z'

describe('what comes after a lesson', () => {
  it('is the next one', () => {
    expect(nextUnfinishedLesson(chapters, [], first!)).toBe(second)
  })

  it('is the next that is not done: one that was only begun is', () => {
    expect(nextUnfinishedLesson(chapters, [done(2), begun(3)], first!)?.lessonId).toBe(3)
  })

  it('is one that was left out, when nothing is left behind it', () => {
    expect(nextUnfinishedLesson(chapters, [done(1)], last!)).toBe(second)
  })

  it('is nothing when all others are done', () => {
    expect(nextUnfinishedLesson(chapters, [done(1), done(2), done(3)], last!)).toBeNull()
  })

  it('is the first that is left, for a lesson that is not there', () => {
    expect(nextUnfinishedLesson(chapters, [done(1)], lesson(99))).toBe(second)
  })
})

describe('a step that was taken down', () => {
  const step = { lessonId: 2, kind: 'DOCUMENT', isDone: true, positionSeconds: 4 } as const

  it('is a new mark of a lesson that had none', () => {
    expect(applyProgressUpdate([done(1)], step, now)).toEqual([
      done(1),
      { lessonId: 2, isDone: true, positionSeconds: 4, studiedDate: now },
    ])
  })

  it('takes the place of the one before, whether its identifier is text or a number', () => {
    expect(applyProgressUpdate([{ ...begun(2), lessonId: '2' }], step, now)).toEqual([
      { lessonId: '2', isDone: true, positionSeconds: 4, studiedDate: now },
    ])
  })

  it('never takes a mark back', () => {
    expect(applyProgressUpdate([done(2)], { ...step, isDone: false }, now)).toMatchObject([{ lessonId: 2, isDone: true }])
  })

  it('keeps a place without a mark', () => {
    expect(applyProgressUpdate([], { ...step, isDone: false }, now)).toMatchObject([{ isDone: false, positionSeconds: 4 }])
  })
})
