import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  catalogueCosts,
  catalogueHref,
  catalogueOrders,
  type CatalogueQuery,
  catalogueQueryFrom,
  isFiltered,
  refined,
  wholeCatalogue,
} from '../../../src/domain/course/catalogueQuery.ts'
import { courseLevels } from '../../../src/domain/course/courseLevel.ts'
import { pageCount } from '../../../src/domain/pageCount.ts'

const read = (query: string) => catalogueQueryFrom(new URLSearchParams(query))

describe('the catalogue’s address', () => {
  it('is /course?page=1&order=DESC for the whole catalogue [S-067]', () => {
    expect(catalogueHref(wholeCatalogue)).toBe('/course?page=1&order=DESC')
    expect(read('page=1&order=DESC')).toEqual(wholeCatalogue)
    expect(read('')).toEqual(wholeCatalogue)
  })

  it('says every wish, page and order first', () => {
    const query: CatalogueQuery = {
      page: 3,
      order: 'POPULAR',
      keyword: '파이썬 & 봇',
      level: 'BEGINNER',
      cost: 'free',
      channel: 'haeon',
      categories: ['C·자바', '웹,앱'],
    }
    const href = catalogueHref(query)
    expect(href).toMatch(/^\/course\?page=3&order=POPULAR&keyword=/)
    expect(read(href.slice('/course?'.length))).toEqual(query)
  })

  it.each([
    'page=0',
    'page=-1',
    'page=x',
    'page=1.5',
    'page=9999999999',
    'order=desc',
    'level=MASTER',
    'cost=gold',
    'keyword=%20',
    'category=',
  ])('that asks for "%s" asks for nothing that can be understood', (query) => {
    expect(read(query)).toEqual(wholeCatalogue)
  })

  it('reads the same Hangul from whole and from decomposed letters, and each category once [F-032]', () => {
    expect(read(`keyword=${encodeURIComponent('바다'.normalize('NFD'))}&category=a&category=a`)).toMatchObject({
      keyword: '바다',
      categories: ['a'],
    })
  })

  it('brings back whatever it was made from, and never throws', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 }).map((raw) => raw.trim().normalize('NFC'))
    const some = text.filter((raw) => raw !== '')
    const query = fc.record({
      page: fc.integer({ min: 1, max: 999_999_999 }),
      order: fc.constantFrom(...catalogueOrders),
      keyword: fc.option(some),
      level: fc.option(fc.constantFrom(...courseLevels)),
      cost: fc.option(fc.constantFrom(...catalogueCosts)),
      channel: fc.option(some),
      categories: fc.uniqueArray(some),
    })
    fc.assert(
      fc.property(query, (wish) => {
        expect(read(catalogueHref(wish).slice('/course?'.length))).toEqual(wish)
      }),
    )
    expect(catalogueHref({ ...wholeCatalogue, keyword: 'half \ud800' })).toContain('keyword=half%20%EF%BF%BD')
  })
})

describe('wishes', () => {
  it('another wish begins on its first page', () => {
    expect(refined({ ...wholeCatalogue, page: 7 }, { level: 'ADVANCED' })).toEqual({ ...wholeCatalogue, level: 'ADVANCED' })
  })

  it('page and order are no filter; each of the others is', () => {
    expect(isFiltered({ ...wholeCatalogue, page: 2, order: 'ASC' })).toBe(false)
    for (const wish of [{ keyword: 'a' }, { level: 'BEGINNER' }, { cost: 'cash' }, { channel: 'pado' }, { categories: ['a'] }] as const)
      expect(isFiltered({ ...wholeCatalogue, ...wish })).toBe(true)
  })
})

it.each([
  [0, 20, 1],
  [20, 20, 1],
  [21, 20, 2],
  [50_000, 20, 2_500],
  [5, 0, 5],
])('%i items on pages of %i make %i pages', (totalCount, pageSize, pages) => {
  expect(pageCount({ totalCount, pageSize })).toBe(pages)
})
