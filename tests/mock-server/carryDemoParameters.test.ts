import { describe, expect, test } from 'vitest'
import { carryDemoParameters } from '../../mock-server/carryDemoParameters.ts'

const carry = (to: string, query = 'persona=guest&page=3') => carryDemoParameters(to, new URL(`http://localhost:5301/?${query}`))

describe('a link inside the demo', () => {
  test.each([
    ['/course/7/lesson', '/course/7/lesson?persona=guest'],
    ['/course?page=1&order=DESC', '/course?page=1&order=DESC&persona=guest'],
    ['/shop?page=1&order=POPULAR&', '/shop?page=1&order=POPULAR&persona=guest'],
    ['/room/lobby?', '/room/lobby?persona=guest'],
    ['/blog/1#comments', '/blog/1?persona=guest#comments'],
    ['#main', '?persona=guest#main'],
    ['http://localhost:5301/landing', 'http://localhost:5301/landing?persona=guest'],
  ])('%s stays in the view as %s', (to, carried) => {
    expect(carry(to)).toBe(carried)
  })

  test.each(['https://contest.example/room/lobby?', '//other.example/', 'mailto:hello@haeon.example', 'http://haeon.localhost:5301/'])(
    '%s leads elsewhere and stays as it is',
    (to) => {
      expect(carry(to)).toBe(to)
    },
  )

  test('a link that names its own persona keeps it, and nothing is said twice', () => {
    expect(carry('/?persona=teacher', 'persona=guest&seed=7')).toBe('/?persona=teacher&seed=7')
  })

  test('without demo parameters a link stays exactly as it is', () => {
    expect(carry('/room/lobby?', 'page=3')).toBe('/room/lobby?')
  })

  test('what was carried reads as what it was', () => {
    const carried = carry('/', 'at=2026-11-20T10:00:00%2B09:00&fault=GET%20users/**:500')
    const { searchParams } = new URL(carried, 'http://localhost')
    expect(searchParams.get('at')).toBe('2026-11-20T10:00:00+09:00')
    expect(searchParams.get('fault')).toBe('GET users/**:500')
  })
})
