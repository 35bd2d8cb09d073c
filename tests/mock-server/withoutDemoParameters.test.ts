import { expect, test } from 'vitest'
import { demoAddressOf } from '../../mock-server/demoAddressOf.ts'
import { withoutDemoParameters } from '../../mock-server/withoutDemoParameters.ts'

const view = new URL('http://demo.example/?persona=guest&channel=haeon&seed=3')

test.each(['/', '/course/7/lesson', '/course?page=2&order=ASC', '/course?keyword=%EB%B4%87'])(
  'what a view adds to %s is taken off again',
  (href) => {
    const address = demoAddressOf(href, view)
    expect(address).toContain('persona=guest')
    expect(withoutDemoParameters(address)).toBe(href)
  },
)
