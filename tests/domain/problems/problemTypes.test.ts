import { describe, expect, test } from 'vitest'
import { aCategory, aGroup } from './aType.ts'
import {
  isTypeFinished,
  justFinished,
  problemTypeHref,
  seaZones,
  typeAfter,
  typesAhead,
  typesOf,
  zoneWith,
} from '../../../src/domain/problems/problemTypes.ts'

const shore = '얕은 바다'
const forest = '산호 숲'
const groups = [aGroup({ name: forest, position: 2, theme: null }), aGroup()]
const categories = [
  aCategory({ name: '출력하기', solvedCount: 2 }),
  aCategory({ categoryId: 802, name: '입력받기', solvedCount: 1 }),
  aCategory({ categoryId: 803, categoryGroupName: forest, name: '비교하기', problemCount: 3, character: null }),
]

describe('the map of the seas', () => {
  test('has the groups in their order, each with its types', () => {
    const zones = seaZones(groups, categories)
    expect(zones.map(({ name, types }) => [name, types.map((type) => type.name)])).toEqual([
      [shore, ['출력하기', '입력받기']],
      [forest, ['비교하기']],
    ])
    expect(zoneWith(zones, { categoryGroupName: forest, name: '비교하기' })?.name).toBe(forest)
    expect(zoneWith(zones, { categoryGroupName: '심해', name: '재귀' })).toBeNull()
  })

  test('a sea without a look of its own gets the one of its place, a type without a creature the next one', () => {
    const zones = seaZones(groups, categories)
    expect(zones.map(({ theme }) => theme)).toEqual(['SHALLOWS', 'CORAL'])
    expect(zones[1]?.types[0]?.character).toBe('DOLPHIN')
    expect(zones[0]?.types[0]?.character).toBe('NEMO')
  })

  test('there may be more seas than looks, and more types than creatures', () => {
    const names = Array.from({ length: 7 }, (_, at) => `${at + 1}`)
    const many = seaZones(
      [],
      names.map((name) => aCategory({ categoryGroupName: name })),
    )
    expect(many.map(({ theme }) => theme)).toEqual(['SHALLOWS', 'CORAL', 'CURRENT', 'WRECK', 'ABYSS', 'ABYSS', 'ABYSS'])
    const [wide] = seaZones(
      [],
      names.map((name) => aCategory({ name, character: null })),
    )
    expect(wide?.types.map(({ character }) => character)).toEqual(['DOLPHIN', 'CRAB', 'TURTLE', 'NEMO', 'SEAHORSE', 'SHARK', 'DOLPHIN'])
  })

  test('of some types nothing may be known to a guest', () => {
    const [zone] = seaZones([aGroup()], [aCategory({ solvedCount: null }), aCategory({ name: '입력받기' })])
    expect(zone?.solvedCount).toBeNull()
  })

  test('a group without types is left out, types of an unlisted group come last', () => {
    const zones = seaZones([aGroup({ name: '빈 바다' })], [aCategory({ categoryGroupName: '새 바다' })])
    expect(zones.map(({ name, theme }) => [name, theme])).toEqual([['새 바다', 'SHALLOWS']])
    expect(seaZones([], [])).toEqual([])
  })

  test('marks what is finished, and the one to go on with', () => {
    const types = seaZones(groups, categories).flatMap((zone) => zone.types)
    expect(types.map(({ isFinished }) => isFinished)).toEqual([true, false, false])
    expect(types.map(({ isNext }) => isNext)).toEqual([false, true, false])
    const done = categories.map((one) => ({ ...one, solvedCount: one.problemCount }))
    const all = seaZones(groups, done)
    expect(all.map(({ isFinished }) => isFinished)).toEqual([true, true])
    expect(all.flatMap((zone) => zone.types).some(({ isNext }) => isNext)).toBe(false)
  })

  test('a type without problems is neither finished nor next, nor does it keep its sea from being finished', () => {
    const empty = aCategory({ name: '출력하기', problemCount: 0 })
    const zones = seaZones([aGroup()], [empty, aCategory({ name: '입력받기', solvedCount: 2 })])
    expect(zones[0]?.types.map(({ isFinished, isNext }) => [isFinished, isNext])).toEqual([
      [false, false],
      [true, false],
    ])
    expect(zones[0]?.isFinished).toBe(true)
    expect(seaZones([aGroup()], [empty])[0]?.isFinished).toBe(false)
  })

  test('counts the problems of a sea as the backend does, else those of its types', () => {
    const counted = seaZones([aGroup({ problemCount: 3, solvedCount: 2 })], categories)[0]
    expect([counted?.problemCount, counted?.solvedCount]).toEqual([3, 2])
    const summed = seaZones(groups, categories)[0]
    expect([summed?.problemCount, summed?.solvedCount]).toEqual([4, 3])
    const guest = seaZones(groups, [aCategory({ solvedCount: null })])[0]
    expect([guest?.problemCount, guest?.solvedCount]).toEqual([2, null])
  })

  test('what comes after a type lies beyond the border, too', () => {
    const zones = seaZones(groups, categories)
    expect(typeAfter(zones, { categoryGroupName: shore, name: '입력받기' })?.name).toBe('비교하기')
    expect(typeAfter(zones, { categoryGroupName: forest, name: '비교하기' })).toBeNull()
    expect(typeAfter(zones, { categoryGroupName: forest, name: '입력받기' })).toBeNull()
  })

  test('is found by what a problem is of, in its own sea alone', () => {
    const named = (categoryList: Parameters<typeof typesOf>[1]) =>
      typesOf(seaZones(groups, categories), categoryList).map(({ name }) => name)
    expect(
      named([
        { categoryGroupName: shore, name: '입력받기' },
        { categoryGroupName: forest, name: '비교하기' },
      ]),
    ).toEqual(['입력받기', '비교하기'])
    expect(named([{ categoryGroupName: forest, name: '입력받기' }])).toEqual([])
  })
})

describe('a type', () => {
  test.each([
    [2, 2, true],
    [2, 3, true],
    [2, 1, false],
    [0, 0, false],
    [2, null, false],
  ])('of %s problems with %s solved is finished: %s', (problemCount, solvedCount, isFinished) => {
    expect(isTypeFinished({ problemCount, solvedCount })).toBe(isFinished)
  })

  test('is finished by the last problem, and only once', () => {
    const [one, two] = [aCategory({ solvedCount: 1 }), aCategory({ solvedCount: 2 })]
    expect(justFinished(one, two)).toBe(true)
    expect([justFinished(null, two), justFinished(two, two), justFinished(aCategory({ solvedCount: null }), two)]).toEqual([
      false,
      false,
      false,
    ])
    expect(justFinished(aCategory(), one)).toBe(false)
  })

  test('has a page below the map', () => {
    expect(problemTypeHref(801)).toBe('/problem/category/801')
  })
})

test('the types ahead begin with the one to go on with, and there are none once all are finished', () => {
  const ahead = (solvedCount: number, count: number) =>
    typesAhead(
      seaZones(
        groups,
        categories.map((category) => aCategory({ ...category, solvedCount })),
      ),
      count,
    ).map(({ name }) => name)
  expect(ahead(0, 2)).toEqual(['출력하기', '입력받기'])
  expect(ahead(0, 9)).toEqual(['출력하기', '입력받기', '비교하기'])
  expect(ahead(99, 2)).toEqual([])
})
