import { describe, expect, it, test } from 'vitest'
import { courseDetailOf, introductionOf, sectionsOf } from '../../../src/domain/studio/coursePreview.ts'
import { aStudioCourse } from './aStudioCourse.ts'

describe('a document of one’s own', () => {
  it('is in sections that begin with their headings, without what says nothing', () => {
    expect(
      sectionsOf([
        { kind: 'paragraph', text: ' 먼저 읽어요. ' },
        { kind: 'heading', text: '조개' },
        { kind: 'note', text: '조개는 작아요.' },
        { kind: 'paragraph', text: '  ' },
        { kind: 'list', text: '하나\n\n 둘 ' },
        { kind: 'heading', text: '코드' },
        { kind: 'code', text: 'if shell:\n    print(1)\n' },
      ]),
    ).toEqual([
      { heading: '', parts: [{ kind: 'paragraph', text: '먼저 읽어요.' }] },
      {
        heading: '조개',
        parts: [
          { kind: 'note', text: '조개는 작아요.' },
          { kind: 'list', isOrdered: false, items: ['하나', '둘'] },
        ],
      },
      { heading: '코드', parts: [{ kind: 'code', language: 'python', code: 'if shell:\n    print(1)' }] },
    ])
    expect(sectionsOf([])).toEqual([])
  })
})

test('without an introduction the sentence about it stands for one', () => {
  expect(introductionOf({ comment: '조개', introduction: '하나\n\n둘' })).toEqual(['하나', '둘'])
  expect(introductionOf({ comment: ' 조개 ', introduction: ' ' })).toEqual(['조개'])
  expect(introductionOf({ comment: '', introduction: '' })).toEqual([])
})

test('a course looks as its page will tell it', () => {
  const categories = ['파이썬', '누구나'].map((name) => ({ categoryGroupName: '분야', name }))
  expect(courseDetailOf(aStudioCourse({ categoryList: ['파이썬'], comment: ' ' }), categories, '/a.svg')).toMatchObject({
    title: '조개로 배우는 첫 코딩',
    comment: null,
    cost: 0,
    thumbnail: '/a.svg',
    categoryList: [{ name: '파이썬' }],
    lessonCount: 1,
  })
})
