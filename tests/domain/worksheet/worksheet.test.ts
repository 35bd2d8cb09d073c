import { describe, expect, it } from 'vitest'
import {
  rightAnswersInOrder,
  chapterHref,
  chapterToOpen,
  isMarked,
  isWorksheetDone,
  nextChapter,
  questionAnchor,
  questionKinds,
  resultOf,
  chapterStandingOf,
  withStanding,
  worksheetHref,
  worksheetsHref,
} from '../../../src/domain/worksheet/worksheet.ts'
import { aChapter, aQuestion, aResult, aStanding, aWorksheet } from './aWorksheet.ts'
import { materialQuery } from '../../../src/domain/material/materialQuery.ts'

const chapters = [1, 2, 3].map((chapterId) => aChapter({ chapterId }))
const marked = (chapterId: number | string) => aStanding({ chapterId })
const notMarked = aStanding({ chapterId: 3, answeredDate: null })

describe('what is right in a chapter', () => {
  const answer = { questionId: '2', rightAnswer: ['else'], explanation: null }

  it('is told question by question, in the order of the page', () => {
    const chapter = aChapter({ questions: [aQuestion('CHOICE'), aQuestion('SHORT')] })
    const [first, second] = rightAnswersInOrder(chapter, [
      { chapterId: 1, answers: [] },
      { chapterId: '6011', answers: [answer] },
    ])
    expect([first?.question.kind, first?.answer]).toEqual(['CHOICE', null])
    expect([second?.question.kind, second?.answer]).toEqual(['SHORT', answer])
    expect(rightAnswersInOrder(chapter, []).map((one) => one.answer)).toEqual([null, null])
  })
})

describe('where a worksheet opens', () => {
  it('is the chapter that the address names', () => expect(chapterToOpen(chapters, [], '2')).toBe(chapters[1]))

  it('is where the viewer stopped, and the first where all are marked', () => {
    expect(chapterToOpen(chapters, [marked(1), marked('2'), notMarked], null)).toBe(chapters[2])
    expect(chapterToOpen(chapters, [], 'x')).toBe(chapters[0])
    expect(chapterToOpen(chapters, [marked(1), marked(2), marked(3)], null)).toBe(chapters[0])
    expect(chapterToOpen([], [], null)).toBeNull()
  })

  it('after a chapter is the next one that is not marked, from the start again at the end', () => {
    expect(nextChapter(chapters, [marked(1)], 1)).toBe(chapters[1])
    expect(nextChapter(chapters, [marked(2), marked(3)], '3')).toBe(chapters[0])
    expect(nextChapter(chapters, [marked(1), marked(2), marked(3)], 2)).toBeNull()
    expect(nextChapter(chapters, [], 'none')).toBe(chapters[0])
  })
})

describe('a standing', () => {
  it('is found by its chapter, a result by its question, whether the id is text or a number', () => {
    expect(chapterStandingOf('1', [marked(1)])).toEqual(marked(1))
    expect(chapterStandingOf(2, [marked(1)])).toBeNull()
    expect(resultOf('1', [aResult()])).toEqual(aResult())
    expect(resultOf(9, [aResult()])).toBeNull()
    expect([null, notMarked, marked(1)].map(isMarked)).toEqual([false, false, true])
  })

  it('takes the place of the one before', () => {
    const [before, after] = [aStanding({ chapterId: 1, solvedCount: 0 }), aStanding({ chapterId: '1', solvedCount: 2 })]
    expect(withStanding([before, marked(2)], after)).toEqual([marked(2), after])
  })

  it('of all chapters makes a worksheet done; nothing is done of a guest’s', () => {
    const done = [null, 1, 2, 3].map((doneCount) => isWorksheetDone(aWorksheet({ chapterCount: 2, doneCount })))
    expect(done).toEqual([false, false, true, true])
    expect(isWorksheetDone(aWorksheet({ chapterCount: 0, doneCount: 0 }))).toBe(false)
  })
})

describe('addresses of worksheets', () => {
  it('lead to all of them, to one, to a chapter and to a question [S-115]', () => {
    expect(worksheetsHref({ ...materialQuery.initial, keyword: '조건', categories: ['파이썬'] })).toBe(
      `/worksheet?page=1&order=DESC&keyword=${encodeURIComponent('조건')}&category=${encodeURIComponent('파이썬')}`,
    )
    expect(worksheetHref(aWorksheet())).toBe('/worksheet/601/chapter')
    expect(chapterHref(601, 6012)).toBe('/worksheet/601/chapter?chapter=6012')
    expect(questionAnchor(3)).toBe('question-3')
  })
})

it('every kind of question is one of its own', () => {
  expect(questionKinds.map((kind) => aQuestion(kind).kind)).toEqual(questionKinds)
})
