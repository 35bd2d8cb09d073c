import { describe, expect, it } from 'vitest'
import { starterCodeFor } from '../../../src/domain/problems/problem.ts'
import { problemLevelOf, problemsHref, blocksHref, problemQuery } from '../../../src/domain/problems/problemQuery.ts'
import { isBeingJudged } from '../../../src/domain/problems/submission.ts'
import { refined } from '../../../src/domain/catalogue/listQuery.ts'

const parse = (text: string) => problemQuery.parse(new URLSearchParams(text))

describe('the query of the list of problems', () => {
  it('asks for the first page, the newest first, of everything', () => {
    expect(parse('')).toEqual(problemQuery.initial)
    expect(problemsHref(problemQuery.initial)).toBe('/problem?page=1&order=DESC')
    expect(problemQuery.isFiltered(problemQuery.initial)).toBe(false)
  })

  it('is read from an address and written into one', () => {
    const query = parse(
      'page=2&order=ASC&keyword=%20바다%20&difficulty=HARD&language=PYTHON&kind=REPAIR&state=TRIED&category=DP&category=DP&category=정렬',
    )
    expect(query).toEqual({
      page: 2,
      order: 'ASC',
      keyword: '바다',
      level: 'HARD',
      categories: ['DP', '정렬'],
      language: 'PYTHON',
      kind: 'REPAIR',
      state: 'TRIED',
    })
    expect(parse(problemsHref(query).split('?')[1] ?? '')).toEqual(query)
  })

  it('takes what it does not understand for not asked', () => {
    expect(parse('page=x&order=UP&keyword=%20&difficulty=3&language=COBOL&kind=SING&state=DONE&category=%20')).toEqual(problemQuery.initial)
  })

  it.each([
    { keyword: '바다' },
    { level: 'EASY' as const },
    { language: 'C' as const },
    { kind: 'TRACE' as const },
    { state: 'SOLVED' as const },
    { categories: ['DP'] },
  ])('%j is a filter, and begins on the first page', (changes) => {
    const query = refined({ ...problemQuery.initial, page: 3 }, changes)
    expect([query.page, problemQuery.isFiltered(query)]).toEqual([1, true])
  })
})

describe('the level of a problem', () => {
  it.each([
    [1, 'EASY'],
    [5, 'EASY'],
    [6, 'NORMAL'],
    [11, 'HARD'],
    [20, 'EXPERT'],
    [23, 'EXPERT'],
    [0, null],
    [Number.NaN, null],
    [null, null],
  ])('of difficulty %j is %j', (difficulty, level) => expect(problemLevelOf(difficulty)).toBe(level))
})

it('a problem starts with its code in the language, or with nothing', () => {
  const problem = { starterCodes: [{ language: 'PYTHON' as const, code: '# 여기' }] }
  expect([starterCodeFor(problem, 'PYTHON'), starterCodeFor(problem, 'C')]).toEqual(['# 여기', ''])
})

it('a submission is judged until its state says more', () => {
  expect([isBeingJudged({ state: 'JUDGING' }), isBeingJudged({ state: 'ACCEPTED' })]).toEqual([true, false])
})

it('block problems are listed under an address of their own', () => {
  expect(blocksHref(problemQuery.initial)).toBe('/block?page=1&order=DESC')
})
