import { describe, expect, it } from 'vitest'
import { continueHref, courseShare, courseToContinue, isCourseFinished } from '../../../src/domain/course/enrolledCourse.ts'
import { anEnrolledCourse } from '../../ui/course/aCourse.ts'

const finished = { completedCount: 12, nextLesson: null }

describe('a course being taken', () => {
  it('says how much of it is done, never more than all', () => {
    expect(courseShare(anEnrolledCourse())).toEqual({ done: 9, total: 12, percent: 75 })
    expect(courseShare(anEnrolledCourse({ completedCount: 15 }))).toEqual({ done: 12, total: 12, percent: 100 })
  })

  it('says nothing of it where nobody counts, or where there are no lessons', () => {
    expect(courseShare(anEnrolledCourse(null))).toBeNull()
    expect(courseShare(anEnrolledCourse({ completedCount: 0, totalCount: 0 }))).toBeNull()
  })

  it('leads to the next lesson, or to its own page where none is known', () => {
    expect(continueHref(anEnrolledCourse())).toBe('/course/7/lesson/710')
    expect(continueHref(anEnrolledCourse(finished))).toBe('/course/7/lesson')
    expect(continueHref(anEnrolledCourse(null))).toBe('/course/7/lesson')
  })

  it('is finished when every lesson is done', () => {
    expect(isCourseFinished(anEnrolledCourse(finished))).toBe(true)
    expect(isCourseFinished(anEnrolledCourse())).toBe(false)
    expect(isCourseFinished(anEnrolledCourse({ completedCount: 0, totalCount: 0 }))).toBe(false)
    expect(isCourseFinished(anEnrolledCourse(null))).toBe(false)
  })
})

describe('the course to go on with', () => {
  const [first, later, done] = [
    anEnrolledCourse({ studiedDate: '2026-11-02T09:00:00Z' }, { courseId: 1 }),
    anEnrolledCourse({ studiedDate: '2026-11-16T09:00:00Z' }, { courseId: 2 }),
    anEnrolledCourse({ ...finished, studiedDate: '2026-11-19T09:00:00Z' }, { courseId: 3 }),
  ]

  it('is the one that was studied last and is not finished', () => {
    expect(courseToContinue([first, later, done])).toBe(later)
  })

  it('is the first where no date can be read', () => {
    const [one, other] = [anEnrolledCourse(null, { courseId: 4 }), anEnrolledCourse({ studiedDate: 'soon' }, { courseId: 5 })]
    expect(courseToContinue([one, other])).toBe(one)
  })

  it('is none when nothing is left', () => {
    expect(courseToContinue([])).toBeNull()
    expect(courseToContinue([done])).toBeNull()
  })
})
