import { describe, expect, it, test } from 'vitest'
import {
  courseGaps,
  emptyCourse,
  highestCost,
  isVideoAddress,
  maxChoiceNoteLength,
  maxCourseTextLength,
  maxCourseTitleLength,
  maxLessons,
  newLesson,
  type StudioLesson,
  withOtherSource,
  withSource,
} from '../../../src/domain/studio/studioCourse.ts'
import { aStudioChapter, aStudioCourse, aStudioLesson } from './aStudioCourse.ts'

const kindsOf = (course: Parameters<typeof aStudioCourse>[0]) => courseGaps(aStudioCourse(course)).map(({ kind }) => kind)
const withLesson = (lesson: StudioLesson) => courseGaps(aStudioCourse({ chapterList: [aStudioChapter({ lessonList: [lesson] })] }))

describe('what is missing before a course can be published', () => {
  it('is nothing of a whole one', () => {
    expect(courseGaps(aStudioCourse())).toEqual([])
    expect(kindsOf({ cost: highestCost, introduction: '가'.repeat(maxCourseTextLength) })).toEqual([])
  })

  it('is its names and its lessons where it is new', () => {
    expect(courseGaps(emptyCourse)).toEqual([
      { kind: 'title' },
      { kind: 'comment' },
      { kind: 'noLesson' },
      { kind: 'chapterTitle', key: 1 },
    ])
  })

  it.each([
    [{ title: '가'.repeat(maxCourseTitleLength + 1) }, 'titleLength'],
    [{ comment: '가'.repeat(maxChoiceNoteLength + 1) }, 'commentLength'],
    [{ introduction: '가'.repeat(maxCourseTextLength + 1) }, 'textLength'],
    [{ cost: -1 }, 'cost'],
    [{ cost: 0.5 }, 'cost'],
    [{ cost: highestCost + 1 }, 'cost'],
    [{ chapterList: [] }, 'noLesson'],
    [
      { chapterList: [aStudioChapter({ lessonList: Array.from({ length: maxLessons + 1 }, (_, key) => aStudioLesson({ key })) })] },
      'tooManyLessons',
    ],
  ])('is what is too long, too dear or not there: %#', (given, kind) => {
    expect(kindsOf(given)).toEqual([kind])
  })

  it('is a chapter without a name, or with nothing in it beside another that has something', () => {
    const chapterList = [aStudioChapter({ title: ' ' }), aStudioChapter({ key: 2, lessonList: [] })]
    expect(courseGaps(aStudioCourse({ chapterList }))).toEqual([
      { kind: 'chapterTitle', key: 1 },
      { kind: 'emptyChapter', key: 2 },
    ])
  })

  it('is a lesson without a name, and one that shows nothing', () => {
    expect(withLesson(newLesson(7, 'PROBLEM'))).toEqual([
      { kind: 'lessonTitle', key: 7 },
      { kind: 'noContent', key: 7 },
    ])
  })

  it.each<[StudioLesson, string[]]>([
    [aStudioLesson({ kind: 'BLOCK', source: { from: 'CATALOGUE', contentId: 3, title: '꽃게' } }), []],
    [aStudioLesson({ kind: 'VIDEO', source: { from: 'URL', url: 'https://films.example/a.mp4' } }), []],
    [aStudioLesson({ kind: 'VIDEO', source: { from: 'URL', url: 'http://films.example/a.mp4' } }), ['address']],
    [aStudioLesson({ source: { from: 'TEXT', partList: [{ kind: 'paragraph', text: '\n' }] } }), ['emptyText']],
    [aStudioLesson({ source: { from: 'TEXT', partList: [{ kind: 'code', text: '가'.repeat(maxCourseTextLength + 1) }] } }), ['longText']],
  ])('is what a lesson shows and cannot be shown: %#', (lesson, kinds) => {
    expect(withLesson(lesson).map(({ kind }) => kind)).toEqual(kinds)
  })
})

test.each([
  ['https://films.example/a.mp4', true],
  ['  https://films.example  ', true],
  ['http://films.example/a.mp4', false],
  ['https://films', false],
  ['https://one@films.example/a.mp4', false],
  ['https:\\\\films.example\\a.mp4', false],
  ['javascript:alert(1)', false],
  ['', false],
])('an address of a video is fetched over https: %s', (text, isOne) => {
  expect(isVideoAddress(text)).toBe(isOne)
})

test('what is chosen names a lesson that has no name of its own', () => {
  const source = { from: 'CATALOGUE', contentId: 3, title: '꽃게 미로' } as const
  expect(withSource(newLesson(7, 'BLOCK'), source)).toMatchObject({ title: '꽃게 미로', source })
  expect(withSource(aStudioLesson({ title: '몸풀기' }), source)).toMatchObject({ title: '몸풀기', source })
})

test.each(['VIDEO', 'DOCUMENT'] as const)(
  'a lesson has its own content and the catalogue’s side by side, and shows one of both: %s',
  (kind) => {
    const empty = newLesson(7, kind)
    const own = withOtherSource(empty)
    expect(own.source).toEqual(kind === 'VIDEO' ? { from: 'URL', url: '' } : { from: 'TEXT', partList: [{ kind: 'paragraph', text: '' }] })
    const looking = withOtherSource(own)
    expect(looking).toEqual({ ...empty, otherSource: own.source })
    expect(withOtherSource(looking)).toEqual(own)
    const picked = withSource(looking, { from: 'CATALOGUE', contentId: 3, title: '꽃게 미로' })
    expect(withOtherSource(picked)).toEqual({ ...picked, source: own.source, otherSource: picked.source })
    expect(withOtherSource(withOtherSource(picked))).toEqual(picked)
  },
)

test('what comes from the catalogue alone has nothing beside it', () => {
  expect(withOtherSource(newLesson(7, 'PROBLEM'))).toEqual(newLesson(7, 'PROBLEM'))
})
