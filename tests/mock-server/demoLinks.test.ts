import { describe, expect, test } from 'vitest'
import { carryDemoParameters, demoAddressOf, withoutDemoParameters } from '../../mock-server/demoLinks.ts'

const on = (host: string, query = '') => new URL(`http://${host}/?${query}`)

describe('a click in the demo', () => {
  test.each([
    ['/course/7/lesson', 'localhost:5301', 'persona=guest&channel=haeon', '/course/7/lesson?persona=guest&channel=haeon'],
    ['/', 'haeon.localhost:5301', 'persona=guest', '/?persona=guest'],
    // Between channels the host names the channel, and the rest of the view stays.
    ['http://pado.localhost:5301', 'haeon.localhost:5301', 'persona=guest&seed=7', 'http://pado.localhost:5301/?persona=guest&seed=7'],
    // A host that takes the channel from a parameter keeps doing so, since offline no other host can be reached.
    ['http://pado.localhost:5301', 'localhost:5301', 'channel=haeon&seed=7', '/?channel=pado&seed=7'],
    [
      'http://narae.localhost:5301/course/class/3/lesson',
      'narae.localhost:5301',
      'persona=enterprise',
      'http://narae.localhost:5301/course/class/3/lesson?persona=enterprise',
    ],
    // These links lead back to the main site.
    ['http://localhost:5301/', 'haeon.localhost:5301', 'seed=7', 'http://localhost:5301/?seed=7'],
    ['http://localhost:5301/', 'localhost:5301', 'channel=haeon&seed=7', '/?seed=7'],
    // These links name other hosts of the platform.
    ['http://contest.localhost:5301/room/lobby?', 'localhost:5301', 'persona=guest', '/room/lobby?persona=guest'],
    [
      'http://contest.localhost:5301/room/lobby?',
      'haeon.localhost:5301',
      'persona=guest',
      'http://contest.localhost:5301/room/lobby?persona=guest',
    ],
  ])('on %s leads from %s?%s to %s', (to, host, query, address) => {
    expect(demoAddressOf(to, on(host, query))).toBe(address)
  })

  test.each([
    ['http://pado.localhost:5301', 'persona=guest', '/?persona=guest&channel=pado'],
    ['http://pado.localhost:5301/course/class/3/lesson', 'channel=haeon&seed=7', '/course/class/3/lesson?channel=pado&seed=7'],
    ['http://localhost:5301/', 'channel=haeon&seed=7', '/?seed=7'],
    ['http://contest.localhost:5301/room/lobby?', 'channel=haeon', '/room/lobby'],
  ])('on %s where the host has no sub-domains (?%s) leads to %s', (to, query, address) => {
    expect(demoAddressOf(to, on('127.0.0.1:5301', query))).toBe(address)
  })

  test.each([
    'https://contest.example/room/lobby?',
    'mailto:hello@haeon.example',
    'http://haeon.localhost:9999/',
    'http://notlocalhost:5301/',
  ])('on %s leaves the demo unchanged', (to) => {
    expect(demoAddressOf(to, on('localhost:5301', 'persona=guest'))).toBe(to)
  })
})

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

const view = new URL('http://demo.example/?persona=guest&channel=haeon&seed=3')

test.each(['/', '/course/7/lesson', '/course?page=2&order=ASC', '/course?keyword=%EB%B4%87'])(
  'what a view adds to %s is taken off again',
  (href) => {
    const address = demoAddressOf(href, view)
    expect(address).toContain('persona=guest')
    expect(withoutDemoParameters(address)).toBe(href)
  },
)
