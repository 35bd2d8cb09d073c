import { expect, test } from 'vitest'
import { secondsOf, slowest, testsOfBrowser, testsOfUnits } from './testTimes.mjs'

const units = {
  testResults: [
    {
      name: '/project/tests/domain/quest.test.ts',
      assertionResults: [{ fullName: 'a quest opens', duration: 12 }, { fullName: 'is skipped' }],
    },
  ],
}
const browser = {
  suites: [
    {
      specs: [{ title: 'the page moves', file: 'frame.spec.ts', tests: [{ status: 'expected', results: [{ duration: 2_000 }] }] }],
      suites: [
        {
          specs: [{ title: 'late', file: 'frame.spec.ts', tests: [{ status: 'flaky', results: [{ duration: 900 }, { duration: 600 }] }] }],
        },
      ],
    },
  ],
}

test('each test of a report has its file, its name and its time', () => {
  expect(testsOfUnits(units)).toEqual([
    { title: 'quest.test.ts: a quest opens', milliseconds: 12, isFlaky: false },
    { title: 'quest.test.ts: is skipped', milliseconds: 0, isFlaky: false },
  ])
})

test('the tries of a browser test count together, and one that needed a second is named', () => {
  expect(testsOfBrowser(browser)).toEqual([
    { title: 'frame.spec.ts: the page moves', milliseconds: 2_000, isFlaky: false },
    { title: 'frame.spec.ts: late', milliseconds: 1_500, isFlaky: true },
  ])
})

test('a step that did not run has no tests', () => {
  expect([...testsOfUnits(null), ...testsOfBrowser(null)]).toEqual([])
})

test('the slowest come first, and their sum is in seconds', () => {
  const all = [...testsOfUnits(units), ...testsOfBrowser(browser)]
  expect(slowest(all, 2).map(({ milliseconds }) => milliseconds)).toEqual([2_000, 1_500])
  expect(secondsOf(all)).toBe(4)
})
