import { describe, expect, it } from 'vitest'
import {
  defaultMaterialQuery,
  isMaterialQueryFiltered,
  materialsHref,
  parseMaterialQuery,
  refineMaterialQuery,
} from '../../../src/domain/material/materialQuery.ts'

const parse = (text: string) => parseMaterialQuery(new URLSearchParams(text))

describe('the query of the list of documents or videos', () => {
  it('asks for the first page, the newest first, of everything', () => {
    expect(parse('')).toEqual(defaultMaterialQuery)
    expect(materialsHref('DOCUMENT', defaultMaterialQuery)).toBe('/document?page=1&order=DESC')
    expect(materialsHref('VIDEO', defaultMaterialQuery)).toBe('/video?page=1&order=DESC')
    expect(isMaterialQueryFiltered(defaultMaterialQuery)).toBe(false)
  })

  it('is read from an address and written into one', () => {
    const query = parse('page=2&order=POPULAR&keyword=%20파도%20&difficulty=HARD&category=파이썬&category=파이썬&category=블록')
    expect(query).toEqual({ page: 2, order: 'POPULAR', keyword: '파도', level: 'HARD', categories: ['파이썬', '블록'] })
    expect(parse(materialsHref('VIDEO', query).split('?')[1] ?? '')).toEqual(query)
  })

  it('takes what it does not understand for not asked', () => {
    expect(parse('page=x&order=UP&keyword=%20&difficulty=3&category=%20')).toEqual(defaultMaterialQuery)
  })

  it.each([{ keyword: '파도' }, { level: 'EASY' as const }, { categories: ['블록'] }])(
    '%j is a filter, and begins on the first page',
    (changes) => {
      const query = refineMaterialQuery({ ...defaultMaterialQuery, page: 3 }, changes)
      expect([query.page, isMaterialQueryFiltered(query)]).toEqual([1, true])
    },
  )
})
