import { describe, expect, test } from 'vitest'
import { demoAddressOf } from '../../mock-server/demoAddressOf.ts'

const on = (host: string, query = '') => new URL(`http://${host}/?${query}`)

describe('a click in the demo', () => {
  test.each([
    ['/course/7/lesson', 'localhost:5301', 'persona=guest&channel=haeon', '/course/7/lesson?persona=guest&channel=haeon'],
    ['/', 'haeon.localhost:5301', 'persona=guest', '/?persona=guest'],
    // From channel to channel: the host says where, the rest of the view stays.
    ['http://pado.localhost:5301', 'haeon.localhost:5301', 'persona=guest&seed=7', 'http://pado.localhost:5301/?persona=guest&seed=7'],
    ['http://pado.localhost:5301', 'localhost:5301', 'channel=haeon&seed=7', 'http://pado.localhost:5301/?seed=7'],
    [
      'http://narae.localhost:5301/course/class/3/lesson',
      'narae.localhost:5301',
      'persona=enterprise',
      'http://narae.localhost:5301/course/class/3/lesson?persona=enterprise',
    ],
    // Back to the main site.
    ['http://localhost:5301/', 'haeon.localhost:5301', 'seed=7', 'http://localhost:5301/?seed=7'],
    ['http://localhost:5301/', 'localhost:5301', 'channel=haeon&seed=7', 'http://localhost:5301/?seed=7'],
    // The platform's other hosts.
    [
      'http://contest.localhost:5301/room/lobby?',
      'localhost:5301',
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
