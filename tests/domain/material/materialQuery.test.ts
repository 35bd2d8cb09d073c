import { describe, expect, it } from 'vitest'
import { materialsHref, materialQuery } from '../../../src/domain/material/materialQuery.ts'
import { refined } from '../../../src/domain/catalogue/listQuery.ts'

const parse = (text: string) => materialQuery.parse(new URLSearchParams(text))

describe('the query of the list of documents or videos', () => {
  it('asks for the first page, the newest first, of everything', () => {
    expect(parse('')).toEqual(materialQuery.initial)
    expect(materialsHref('DOCUMENT', materialQuery.initial)).toBe('/document?page=1&order=DESC')
    expect(materialsHref('VIDEO', materialQuery.initial)).toBe('/video?page=1&order=DESC')
    expect(materialQuery.isFiltered(materialQuery.initial)).toBe(false)
  })

  it('is read from an address and written into one', () => {
    const query = parse('page=2&order=POPULAR&keyword=%20파도%20&difficulty=HARD&category=파이썬&category=파이썬&category=블록')
    expect(query).toEqual({ page: 2, order: 'POPULAR', keyword: '파도', level: 'HARD', categories: ['파이썬', '블록'] })
    expect(parse(materialsHref('VIDEO', query).split('?')[1] ?? '')).toEqual(query)
  })

  it('takes what it does not understand for not asked', () => {
    expect(parse('page=x&order=UP&keyword=%20&difficulty=3&category=%20')).toEqual(materialQuery.initial)
  })

  it.each([{ keyword: '파도' }, { level: 'EASY' as const }, { categories: ['블록'] }])(
    '%j is a filter, and begins on the first page',
    (changes) => {
      const query = refined({ ...materialQuery.initial, page: 3 }, changes)
      expect([query.page, materialQuery.isFiltered(query)]).toEqual([1, true])
    },
  )
})
