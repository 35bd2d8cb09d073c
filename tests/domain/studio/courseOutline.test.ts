import { describe, expect, it, test } from 'vitest'
import {
  addChapter,
  addLesson,
  changeLesson,
  chapterStep,
  findPart,
  lessonStep,
  moveChapter,
  moveLesson,
  placeOfLesson,
  putBack,
  type RemovedPart,
  removePart,
  renameChapter,
} from '../../../src/domain/studio/courseOutline.ts'
import { lessonsOfCourse, newLesson } from '../../../src/domain/studio/studioCourse.ts'
import { aStudioCourse, aStudioLesson, keysIn, threeChapters } from './aStudioCourse.ts'

const course = threeChapters()
const removedPart = (key: number): RemovedPart => {
  const part = findPart(course, key)
  if (part === null) throw new Error('no such part')
  return part
}

describe('adding', () => {
  it('puts a lesson at the end of its chapter, and a chapter at the end, each with a key of its own', () => {
    const next = addChapter(addLesson(course, 2, 'VIDEO'))
    expect(keysIn(next)).toEqual([[11, 12], [21, 100], [], []])
    expect(lessonsOfCourse(next).find(({ key }) => key === 100)).toEqual(newLesson(100, 'VIDEO'))
    expect(next.chapterList[3]).toEqual({ key: 101, title: '', lessonList: [] })
    expect(next.nextKey).toBe(102)
  })
})

test('a chapter and a lesson are changed by their keys', () => {
  expect(renameChapter(course, 2, '섬에서').chapterList.map(({ title }) => title)).toEqual(['바닷가에서', '섬에서', '바다에서'])
  const lesson = aStudioLesson({ key: 12, title: '고친 이름' })
  expect(lessonsOfCourse(changeLesson(course, lesson)).map(({ title }) => title)).toEqual(['하나', '고친 이름', '셋'])
})

describe('taking out and putting back', () => {
  it('is as if nothing had happened', () => {
    for (const key of [11, 12, 21, 1, 2, 3]) {
      const without = removePart(course, key)
      expect(findPart(without, key), String(key)).toBeNull()
      expect(putBack(without, removedPart(key))).toEqual(course)
    }
  })

  it('puts a lesson at the end of the last chapter when its own is gone', () => {
    const lesson = removedPart(12)
    expect(keysIn(putBack(removePart(removePart(course, 12), 1), lesson))).toEqual([[21], [12]])
  })

  it('makes a chapter where there is none', () => {
    const next = putBack(aStudioCourse({ chapterList: [] }), removedPart(12))
    expect(keysIn(next)).toEqual([[12]])
  })
})

describe('moving a lesson', () => {
  it.each([
    [11, { chapter: 0, at: 1 }, [[12, 11], [21], []]],
    [11, { chapter: 2, at: 0 }, [[12], [21], [11]]],
    [21, { chapter: 0, at: 1 }, [[11, 21, 12], [], []]],
    [11, { chapter: 1, at: 99 }, [[12], [21, 11], []]],
    [11, { chapter: 3, at: 0 }, [[11, 12], [21], []]],
    [1, { chapter: 1, at: 0 }, [[11, 12], [21], []]],
    [77, { chapter: 1, at: 0 }, [[11, 12], [21], []]],
  ])('%d to %j', (key, to, keys) => {
    expect(keysIn(moveLesson(course, key, to))).toEqual(keys)
  })

  it('step by step goes through all chapters and no further', () => {
    let now = course
    const seen: unknown[] = []
    for (let step = lessonStep(now, 11, 'down'); step !== null; step = lessonStep(now, 11, 'down')) {
      now = moveLesson(now, 11, step)
      seen.push(placeOfLesson(now, 11))
    }
    expect(seen).toEqual([
      { chapter: 0, at: 1 },
      { chapter: 1, at: 0 },
      { chapter: 1, at: 1 },
      { chapter: 2, at: 0 },
    ])
    while (lessonStep(now, 11, 'up') !== null) now = moveLesson(now, 11, lessonStep(now, 11, 'up') ?? { chapter: 0, at: 0 })
    expect(keysIn(now)).toEqual(keysIn(course))
    expect(lessonStep(course, 77, 'up')).toBeNull()
  })
})

describe('moving a chapter', () => {
  it('takes its lessons along', () => {
    expect(keysIn(moveChapter(course, 1, 2))).toEqual([[21], [], [11, 12]])
    expect(moveChapter(course, 77, 0)).toEqual(course)
  })

  it('ends at the ends', () => {
    expect([1, 2, 3, 77].map((key) => [chapterStep(course, key, 'up'), chapterStep(course, key, 'down')])).toEqual([
      [null, 1],
      [0, 2],
      [1, null],
      [null, null],
    ])
  })
})
