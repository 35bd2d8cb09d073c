import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { LessonKind } from '../../../src/domain/content/contentKind.ts'
import { courseItems } from '../../../src/adapters/http/cardSchemas.ts'
import { categoryGroupItems, categoryItems } from '../../../src/adapters/http/categorySchema.ts'
import { courseDetailSchema, courseStandingSchema } from '../../../src/adapters/http/course.ts'
import { classStandingSchema } from '../../../src/adapters/http/courseClass.ts'
import { chapterItems, lessonContentSchemas, progressItems, studyRecordSchema } from '../../../src/adapters/http/lesson.ts'
import { parsePage } from '../../../src/adapters/http/reads.ts'
import { type ItemReader, parseObject, type Schema, ShapeError } from '../../../src/adapters/http/parsing.ts'
import { ownReviewSchema, reviewItems, reviewRatingSchema } from '../../../src/adapters/http/review.ts'
import type { LessonContent } from '../../../src/domain/lesson/lessonContent.ts'
import * as wire from './studyWire.ts'
import { recordingLog } from '../../fakes/recordingLog.ts'

const read = <T>(item: unknown, items: ItemReader<T>) => z.safeParse(items.schema, item).data
const whole = <T>(raw: unknown, schema: Schema<T>) => parseObject(raw, schema, 'it', null)

describe('a complete answer keeps every field', () => {
  it('of a course’s page and of the viewer’s standing', () => {
    expect(whole(wire.courseDetail, courseDetailSchema)).toEqual(wire.courseDetail)
    expect(whole(wire.standing, courseStandingSchema)).toEqual(wire.standing)
  })

  it('of a category and a group [S-135] [S-136]', () => {
    expect(read({ categoryGroupName: '분야', name: '웹' }, categoryItems)).toEqual({ categoryGroupName: '분야', name: '웹' })
    expect(read(wire.categoryGroup, categoryGroupItems)).toEqual({ ...wire.categoryGroup, required: true })
  })

  it('of the curriculum: each lesson with the one identifier that goes with its kind [A-75]', () => {
    const { type: kind, videoId: contentId, ...lesson } = wire.lesson
    expect(read(wire.chapter, chapterItems)).toEqual({ chapterId: 11_041, title: '물에 뜨기', lessons: [{ ...lesson, kind, contentId }] })
    expect(read(wire.progress, progressItems)).toEqual(wire.progress)
  })

  it('of the learner’s record', () => {
    const { logList, ...record } = wire.studyRecord
    const entries = logList.map(({ type: kind, ...entry }) => Object.assign(entry, { kind }))
    expect(whole(wire.studyRecord, studyRecordSchema)).toEqual({ ...record, entries })
  })

  it.each(Object.entries(wire.contents))('of a lesson’s %s, markup as the text that it is [F-034]', (kind, content) => {
    const schema: Schema<LessonContent> = lessonContentSchemas[kind as LessonKind]
    expect(whole(content, schema)).toEqual({ kind, ...content })
  })

  it('of a review and of what all say together', () => {
    const { user, ...review } = wire.review
    expect(read(wire.review, reviewItems)).toEqual({ ...review, ...user })
    expect(whole({ review: null }, ownReviewSchema)).toEqual({ review: null })
    expect(whole(wire.reviewRating, reviewRatingSchema)).toEqual({ average: 4.5, count: 3, distribution: [0, 0, 0, 1, 2] })
  })
})

describe('what cannot be used', () => {
  it.each([
    [-3, 0],
    [1.5, 1],
    ['2.5', 2],
    ['many', 0],
    [null, 0],
  ])('a count of %j is read as %j [F-044]', (raw, expected) => {
    expect(whole({ ...wire.courseDetail, lessonCount: raw }, courseDetailSchema)).toMatchObject({ lessonCount: expected })
    expect(whole({ ...wire.studyRecord, studyMinutes: raw }, studyRecordSchema)).toMatchObject({ studyMinutes: expected })
  })

  it.each([
    [12.5, 12.5],
    ['12.5', 12.5],
    [-3, 0],
    [null, 0],
  ])('a film was left at %j: it goes on at second %j', (positionSeconds, expected) => {
    expect(read({ ...wire.progress, positionSeconds }, progressItems)).toMatchObject({ positionSeconds: expected })
  })

  it('a group that says only its name is not required, and has boxes to tick [S-136]', () => {
    expect(read({ name: '분야' }, categoryGroupItems)).toEqual({ name: '분야', required: false, mode: 'CHECKBOX', position: null })
    expect(read({ ...wire.categoryGroup, required: 'N', mode: 'SLIDER' }, categoryGroupItems)).toMatchObject({
      required: false,
      mode: 'CHECKBOX',
    })
  })

  it('a lesson of an unknown kind or without its content is none; of two with one id the first stays [F-027] [F-028]', () => {
    const { videoId: _, ...withoutContent } = wire.lesson
    const others = [
      { ...wire.lesson, lessonId: 2, type: 'DREAM' },
      { ...withoutContent, lessonId: 3 },
      { ...wire.lesson, title: '또' },
      null,
    ]
    expect(read({ ...wire.chapter, lessonList: [wire.lesson, ...others] }, chapterItems)?.lessons).toHaveLength(1)
    expect(read({ ...wire.chapter, lessonList: 'none' }, chapterItems)).toBeUndefined()
  })

  it('a long chapter keeps all its lessons, an endless one its first thousand [F-040]', () => {
    const lessons = (count: number) => Array.from({ length: count }, (_, at) => ({ ...wire.lesson, lessonId: at + 1 }))
    const read60 = read({ ...wire.chapter, lessonList: lessons(60) }, chapterItems)
    expect(read60?.lessons.map(({ lessonId }) => lessonId)).toEqual(lessons(60).map(({ lessonId }) => lessonId))
    expect(read({ ...wire.chapter, lessonList: lessons(1_200) }, chapterItems)?.lessons).toHaveLength(1_000)
  })

  it('a document’s part of an unknown kind is left out, the others stay', () => {
    const parts = [{ kind: 'html', text: '<b>x</b>' }, { kind: 'paragraph' }, { kind: 'note', text: '기억해요.' }, 7]
    expect(whole({ documentId: 1, title: 't', sections: [{ heading: 'h', parts }, null] }, lessonContentSchemas.DOCUMENT)).toMatchObject({
      sections: [{ heading: 'h', parts: [{ kind: 'note', text: '기억해요.' }] }],
    })
  })

  it.each(['javascript:alert(1)', '//evil.test/a.mp4', '', null])('a film at %j is none [F-054]', (src) => {
    expect(() => whole({ ...wire.contents.VIDEO, src }, lessonContentSchemas.VIDEO)).toThrow(ShapeError)
  })

  it.each([0, 6, 4.5, -1, 'five', null])('a review with %j stars is none', (rating) => {
    expect(read({ ...wire.review, rating }, reviewItems)).toBeUndefined()
  })

  it('a review by nobody stays, and so does one whose dates cannot be read', () => {
    expect(read({ ...wire.review, user: 7, createdDate: 'someday' }, reviewItems)).toMatchObject({
      nickname: null,
      profile: null,
      createdDate: null,
    })
  })

  it('a rating without its distribution has none, and counts are whole', () => {
    expect(whole({ average: 'x', count: -3 }, reviewRatingSchema)).toEqual({ average: null, count: 0, distribution: [0, 0, 0, 0, 0] })
    expect(whole({ ...wire.reviewRating, distribution: { 5: '2.7' } }, reviewRatingSchema)).toMatchObject({ distribution: [0, 0, 0, 0, 2] })
  })

  it('a page that counts nothing is all that there is', () => {
    expect(parsePage({ courseList: [wire.courseDetail] }, courseItems, 'courseList', recordingLog())).toMatchObject({
      totalCount: 1,
      pageSize: 20,
    })
    expect(parsePage({ courseList: [], totalCount: 3, pageSize: 0 }, courseItems, 'courseList', recordingLog())).toMatchObject({
      totalCount: 3,
      pageSize: 20,
    })
  })

  it('any JSON is read or refused, never anything else [F-023] [F-024]', () => {
    const schemas: readonly Schema<unknown>[] = [
      courseDetailSchema,
      courseStandingSchema,
      studyRecordSchema,
      reviewRatingSchema,
      ownReviewSchema,
      chapterItems.schema,
      reviewItems.schema,
      ...Object.values(lessonContentSchemas),
    ]
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...schemas), (raw, schema) => {
        try {
          whole(raw, schema)
        } catch (error) {
          expect(error).toBeInstanceOf(ShapeError)
        }
      }),
    )
  })
})

it.each([{}, { unexpected: true }, { isEnrolled: null, isMember: true }])(
  'an answer that does not say whether one is enrolled is none: nobody who has paid is asked to pay again [F-024] [F-025]',
  (raw) => {
    expect(() => parseObject(raw, courseStandingSchema, 'standing', null)).toThrow(ShapeError)
    expect(() => parseObject(raw, classStandingSchema, 'standing', null)).toThrow(ShapeError)
  },
)
