import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { courseLevels } from '../../../src/domain/course/course.ts'
import {
  catalogueCosts,
  catalogueHref,
  type CatalogueQuery,
  channelChoices,
  courseQuery,
} from '../../../src/domain/course/courseCatalogue.ts'
import { catalogueOrders, refined } from '../../../src/domain/catalogue/listQuery.ts'
import { categoryChoices, categoryModes, toggleCategory } from '../../../src/domain/catalogue/category.ts'
import { pageCount } from '../../../src/domain/paging.ts'

const read = (query: string) => courseQuery.parse(new URLSearchParams(query))

describe('the catalogue’s address', () => {
  it('is /course?page=1&order=DESC for the whole catalogue [S-067]', () => {
    expect(catalogueHref(courseQuery.initial)).toBe('/course?page=1&order=DESC')
    expect(read('page=1&order=DESC')).toEqual(courseQuery.initial)
    expect(read('')).toEqual(courseQuery.initial)
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
    expect(read(query)).toEqual(courseQuery.initial)
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
    expect(catalogueHref({ ...courseQuery.initial, keyword: 'half \ud800' })).toContain('keyword=half%20%EF%BF%BD')
  })
})

describe('wishes', () => {
  it('another wish begins on its first page', () => {
    expect(refined({ ...courseQuery.initial, page: 7 }, { level: 'ADVANCED' })).toEqual({
      ...courseQuery.initial,
      level: 'ADVANCED',
    })
  })

  it('page and order are no filter; each of the others is', () => {
    expect(courseQuery.isFiltered({ ...courseQuery.initial, page: 2, order: 'ASC' })).toBe(false)
    for (const wish of [{ keyword: 'a' }, { level: 'BEGINNER' }, { cost: 'cash' }, { channel: 'pado' }, { categories: ['a'] }] as const)
      expect(courseQuery.isFiltered({ ...courseQuery.initial, ...wish })).toBe(true)
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

const group = { name: '분야', required: false, mode: 'CHECKBOX', position: 2 } as const
const of = (categoryGroupName: string, ...names: string[]) => names.map((name) => ({ categoryGroupName, name }))

describe('the groups of the filters', () => {
  it('stand in the order of their positions, one without any at the end [S-136]', () => {
    const groups = [{ ...group, name: '셋', position: null }, group, { ...group, name: '하나', position: 1 }]
    const categories = [...of('분야', '웹'), ...of('하나', '누구나'), ...of('셋', '모두')]
    expect(categoryChoices(groups, categories).map(({ name }) => name)).toEqual(['하나', '분야', '셋'])
  })

  it('have their categories once each; a group without any is left out [S-135]', () => {
    const choices = categoryChoices([group, { ...group, name: '빈 모음' }], of('분야', '웹', '앱', '웹'))
    expect(choices).toEqual([{ ...group, names: ['웹', '앱'] }])
  })
})

describe('choosing', () => {
  const boxes = { names: ['웹', '앱'], mode: 'CHECKBOX', required: false } as const
  const radio = { ...boxes, mode: 'RADIO' } as const

  it('ticks and unticks a CHECKBOX beside the others [S-136]', () => {
    expect(toggleCategory(['누구나', '웹'], '앱', boxes)).toEqual(['누구나', '웹', '앱'])
    expect(toggleCategory(['누구나', '웹'], '웹', boxes)).toEqual(['누구나'])
  })

  it('has one of a RADIO group at a time, and leaves other groups alone [S-136]', () => {
    expect(toggleCategory(['누구나', '웹'], '앱', radio)).toEqual(['누구나', '앱'])
    expect(toggleCategory(['웹'], '웹', radio)).toEqual([])
  })

  it.each(categoryModes)('never takes the last of a required group away (%s) [S-136]', (mode) => {
    expect(toggleCategory(['누구나', '웹'], '웹', { ...boxes, mode, required: true })).toEqual(['누구나', '웹'])
  })

  it('takes all but the last of a required group away [S-136]', () => {
    expect(toggleCategory(['웹', '앱'], '웹', { ...boxes, required: true })).toEqual(['앱'])
  })
})

const channel = (channelDomain: string | null, channelName: string | null) => ({ channelDomain, channelName })

describe('the channels that a catalogue can be narrowed to', () => {
  it('are those that one has met, each once and in the order of their names', () => {
    const met = [channel('pado', '파도코딩클럽'), channel('garam', '가람코딩'), null, channel('pado', '파도코딩클럽')]
    expect(channelChoices(met, null)).toEqual([
      { channelDomain: 'garam', name: '가람코딩' },
      { channelDomain: 'pado', name: '파도코딩클럽' },
    ])
  })

  it('hold the chosen one, even where nobody has met it', () => {
    expect(channelChoices([], 'haeon')).toEqual([{ channelDomain: 'haeon', name: 'haeon' }])
    expect(channelChoices([channel('haeon', '해온코딩학원')], 'haeon')).toEqual([{ channelDomain: 'haeon', name: '해온코딩학원' }])
  })

  it('go by their address where they have no name, and are left out without an address', () => {
    expect(channelChoices([channel('garam', ' '), channel(null, '이름뿐'), channel('', '이름뿐')], null)).toEqual([
      { channelDomain: 'garam', name: 'garam' },
    ])
  })

  it('take the name from wherever it is known', () => {
    expect(channelChoices([channel('garam', null), channel('garam', '가람코딩')], null)).toEqual([
      { channelDomain: 'garam', name: '가람코딩' },
    ])
  })
})
