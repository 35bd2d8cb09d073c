import { describe, expect, it } from 'vitest'
import { type CatalogueQuery, courseQuery } from '../../../src/domain/course/courseCatalogue.ts'
import type { CategoryChoices } from '../../../src/domain/catalogue/category.ts'
import { filterChips } from '../../../src/ui/catalogue/Filters.tsx'
import { refined } from '../../../src/domain/catalogue/listQuery.ts'

const group = (wishes: Partial<CategoryChoices>): CategoryChoices => ({
  name: '분야',
  names: ['게임', '웹'],
  mode: 'CHECKBOX',
  required: false,
  position: 1,
  ...wishes,
})

describe('what is asked for, one by one', () => {
  it('has every part in words, and each can be taken back alone, which leads to the first page', () => {
    const query: CatalogueQuery = {
      ...courseQuery.initial,
      page: 3,
      keyword: '파이썬',
      level: 'BEGINNER',
      cost: 'cash',
      channel: 'haeon',
      categories: ['웹'],
    }
    const own = [{ id: 'level', name: '입문', without: refined(query, { level: null }) }]
    const chips = filterChips(query, own, [group({})], [{ channelDomain: 'haeon', name: '해온코딩학원' }])
    expect(chips.map(({ name }) => name)).toEqual(['‘파이썬’', '입문', '유료', '해온코딩학원', '웹'])
    expect(chips.map(({ without }) => without)).toEqual([
      { ...query, page: 1, keyword: null },
      { ...query, page: 1, level: null },
      { ...query, page: 1, cost: null },
      { ...query, page: 1, channel: null },
      { ...query, page: 1, categories: [] },
    ])
  })

  it('is nothing for the whole catalogue', () => {
    expect(filterChips({ ...courseQuery.initial, page: 2 }, [], null, null)).toEqual([])
  })

  it('keeps the last answer of a group that needs one [S-136]', () => {
    const groups = [group({ required: true })]
    const removable = (categories: readonly string[]) =>
      filterChips({ ...courseQuery.initial, categories }, [], groups, null).map(({ without }) => without !== null)
    expect(removable(['게임'])).toEqual([false])
    expect(removable(['게임', '웹'])).toEqual([true, true])
  })

  it('can take back a category that no group knows, and names a channel by its address until its name is known', () => {
    const chips = filterChips({ ...courseQuery.initial, channel: 'pado', categories: ['옛날 분야'] }, [], null, null)
    expect(chips.map(({ name, without }) => [name, without !== null])).toEqual([
      ['pado', true],
      ['옛날 분야', true],
    ])
  })
})
