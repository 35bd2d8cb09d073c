import { describe, expect, it } from 'vitest'
import { type CatalogueQuery, courseQuery } from '../../../src/domain/course/courseCatalogue.ts'
import type { CategoryChoices } from '../../../src/domain/catalogue/category.ts'
import type { FilterChoices } from '../../../src/ui/catalogue/catalogueConfig.ts'
import { filterChips } from '../../../src/ui/catalogue/Filters.tsx'
import { courseCatalogue } from '../../../src/ui/course/catalogue/courseCatalogue.tsx'

const group = (wishes: Partial<CategoryChoices>): CategoryChoices => ({
  name: '분야',
  names: ['게임', '웹'],
  mode: 'CHECKBOX',
  required: false,
  position: 1,
  ...wishes,
})

const chipsOf = (query: CatalogueQuery, groups: FilterChoices['groups'], channels: FilterChoices['channels']) =>
  filterChips(query, courseCatalogue.filters ?? [], { groups, channels })

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
    const chips = chipsOf(query, [group({})], [{ channelDomain: 'haeon', name: '해온코딩학원' }])
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
    expect(chipsOf({ ...courseQuery.initial, page: 2 }, null, null)).toEqual([])
  })

  it('keeps the last answer of a group that needs one [S-136]', () => {
    const groups = [group({ required: true })]
    const removable = (categories: readonly string[]) =>
      chipsOf({ ...courseQuery.initial, categories }, groups, null).map(({ without }) => without !== null)
    expect(removable(['게임'])).toEqual([false])
    expect(removable(['게임', '웹'])).toEqual([true, true])
  })

  it('can take back a category that no group knows, and names a channel by its address until its name is known', () => {
    const chips = chipsOf({ ...courseQuery.initial, channel: 'pado', categories: ['옛날 분야'] }, null, null)
    expect(chips.map(({ name, without }) => [name, without !== null])).toEqual([
      ['pado', true],
      ['옛날 분야', true],
    ])
  })
})
