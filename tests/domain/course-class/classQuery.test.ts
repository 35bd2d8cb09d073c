import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { weekdays as week } from '../../../src/domain/calendar/date.ts'
import {
  classCatalogueHref,
  type ClassQuery,
  defaultClassQuery,
  isClassQueryFiltered,
  parseClassQuery,
} from '../../../src/domain/course-class/classQuery.ts'
import { timesOfDay } from '../../../src/domain/course-class/timetable.ts'
import { catalogueCosts } from '../../../src/domain/course/courseCatalogue.ts'
import { catalogueOrders, refined } from '../../../src/domain/catalogue/listQuery.ts'
import { parametersOf } from './parametersOf.ts'

const read = (search: string, isLive = true) => parseClassQuery(parametersOf(search), isLive)
const all = read('')

describe('the address of the class catalogue', () => {
  it('is /live/course?page=1&order=DESC for all live classes', () => {
    expect(classCatalogueHref(all)).toBe('/live/course?page=1&order=DESC')
  })

  it('is a tab of /course for the classes', () => {
    expect(classCatalogueHref(read('', false))).toBe('/course?tab=class&page=1&order=DESC')
  })

  it('says days and times, and everything else that a course’s does but the level [A-69]', () => {
    const query = read('page=2&order=ASC&keyword=파이썬&weekday=4&weekday=2&time=EVENING&level=BEGINNER&channelDomain=haeon&cost=free')
    expect(query).toMatchObject({
      page: 2,
      order: 'ASC',
      keyword: '파이썬',
      weekdays: [2, 4],
      times: ['EVENING'],
      channel: 'haeon',
      cost: 'free',
    })
    expect(query).not.toHaveProperty('level')
    expect(classCatalogueHref(query)).toBe(
      `/live/course?page=2&order=ASC&keyword=${encodeURIComponent('파이썬')}&cost=free&channelDomain=haeon&weekday=2&weekday=4&time=EVENING`,
    )
  })

  it.each(['weekday=7', 'weekday=-1', 'weekday=', 'weekday=월', 'weekday=2.0', 'time=evening', 'time=', 'page=x', 'students=yes'])(
    'passes over %s, which it cannot understand [F-044]',
    (search) => {
      expect(read(search)).toEqual(all)
    },
  )

  it('of all classes is that of an address that asks for nothing', () => {
    expect(defaultClassQuery(true)).toEqual(all)
    expect(classCatalogueHref(defaultClassQuery(false))).toBe('/course?tab=class&page=1&order=DESC')
  })

  it('says when only those for the channel’s own students are wanted [A-84]', () => {
    expect(classCatalogueHref(read('students=only', false))).toBe('/course?tab=class&page=1&order=DESC&students=only')
  })

  it('survives half a character in the keyword [F-036]', () => {
    expect(classCatalogueHref({ ...all, keyword: 'a\uD800' })).toContain(`keyword=a${encodeURIComponent('\uFFFD')}`)
  })

  it('read back says the same query', () => {
    const aQuery: fc.Arbitrary<ClassQuery> = fc.record({
      page: fc.integer({ min: 1, max: 999_999_999 }),
      order: fc.constantFrom(...catalogueOrders),
      keyword: fc.option(fc.constantFrom('파이썬', 'a b&c=d', '100%', '🐬')),
      cost: fc.option(fc.constantFrom(...catalogueCosts)),
      channel: fc.option(fc.constantFrom('haeon', 'narae')),
      categories: fc.subarray(['블록 코딩', '1:1']),
      isLive: fc.boolean(),
      weekdays: fc.subarray([...week]),
      times: fc.subarray([...timesOfDay]),
      isForStudents: fc.boolean(),
    })
    fc.assert(
      fc.property(aQuery, (query) => {
        const [, search = ''] = classCatalogueHref(query).split('?')
        expect(read(search, query.isLive)).toEqual(query)
      }),
    )
  })
})

describe('refining', () => {
  it('begins on the first page', () => {
    expect(refined({ ...all, page: 4 }, { weekdays: [6] })).toEqual({ ...all, weekdays: [6] })
  })

  it.each([
    ['', false],
    ['page=3&order=ASC', false],
    ['keyword=파이썬', true],
    ['weekday=0', true],
    ['time=MORNING', true],
    ['students=only', true],
  ])('of %j is something beyond page and order: %j', (search, expected) => {
    expect(isClassQueryFiltered(read(search))).toBe(expected)
  })
})
