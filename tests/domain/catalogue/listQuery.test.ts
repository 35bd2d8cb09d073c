import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  choicesFilter,
  flagFilter,
  listQuery,
  choiceFilter,
  type Parameters,
  plainListQuery,
  type QueryOf,
  refined,
  textFilter,
  textsFilter,
} from '../../../src/domain/catalogue/listQuery.ts'

const tides = listQuery(['NEW', 'OLD'], {
  keyword: textFilter(),
  sea: choiceFilter(['coral', 'wreck'], 'place'),
  days: choicesFilter([0, 1, 2], 'day'),
  names: textsFilter('name'),
  isCalm: flagFilter('water', 'calm'),
})
type TideQuery = QueryOf<typeof tides>

const parse = (address: string) => tides.parse(new URLSearchParams(address))
const addressOf = (parameters: Parameters) => new URLSearchParams(parameters.map(([name, value]) => [name, value]))

describe('a list by its description', () => {
  it('is asked for as the types say', () => {
    expectTypeOf<TideQuery['order']>().toEqualTypeOf<'NEW' | 'OLD'>()
    expectTypeOf<TideQuery['sea']>().toEqualTypeOf<'coral' | 'wreck' | null>()
    expectTypeOf<TideQuery['days']>().toEqualTypeOf<readonly (0 | 1 | 2)[]>()
  })

  it('has a first page of everything, which an empty address asks for', () => {
    expect(tides.initial).toEqual({ page: 1, order: 'NEW', keyword: null, sea: null, days: [], names: [], isCalm: false })
    expect(parse('')).toEqual(tides.initial)
    expect(tides.isFiltered(tides.initial)).toBe(false)
    expect(String(addressOf(tides.parameters(tides.initial)))).toBe('page=1&order=NEW')
  })

  it('goes to an address and back, its parameters in the order of the description', () => {
    const query = { page: 3, order: 'OLD', keyword: '파도', sea: 'wreck', days: [0, 2], names: ['게', '복어'], isCalm: true } as const
    const address = addressOf(tides.parameters(query))
    expect(decodeURIComponent(String(address))).toBe('page=3&order=OLD&keyword=파도&place=wreck&day=0&day=2&name=게&name=복어&water=calm')
    expect(tides.parse(address)).toEqual(query)
    expect(tides.isFiltered(query)).toBe(true)
  })

  it('takes what it does not understand for not asked', () => {
    expect(parse('page=-1&order=UP&keyword=%20&place=moon&day=9&name=%20&water=wild')).toEqual(tides.initial)
    expect(parse('name=게&name=%20게%20').names).toEqual(['게'])
    expect(parse('day=2&day=0').days).toEqual([0, 2])
  })

  it.each([{ keyword: '게' }, { sea: 'coral' as const }, { days: [1] as const }, { names: ['게'] }, { isCalm: true }])(
    'each filter is one, and begins on the first page: %j',
    (changes) => {
      const query = refined({ ...tides.initial, page: 4 }, changes)
      expect(query).toEqual({ ...tides.initial, ...changes })
      expect(tides.isFiltered(query)).toBe(true)
    },
  )

  it('may be in one order only', () => {
    const plain = plainListQuery({ keyword: textFilter() })
    expect(plain.initial).toEqual({ page: 1, keyword: null })
    expect(String(addressOf(plain.parameters({ page: 2, keyword: 'a' })))).toBe('page=2&keyword=a')
    expect(plain.isFiltered(plain.initial)).toBe(false)
  })
})
