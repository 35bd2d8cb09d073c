import { expect, test } from 'vitest'
import { demoPage, memoryStore } from './demo.ts'

const counted = ['recommendationCourse', 'recommendationCourseClass', 'recommendationProblem'] as const
const lists = ['courses?page=1', 'course-classes?page=1', 'problems?page=1'] as const

async function countsOf(query: string) {
  const { json } = demoPage(query, memoryStore())
  const home = await json('mains/recommendations')
  const listed: number[] = []
  for (const list of lists) listed.push((await json(list)).totalCount)
  return { told: counted.map((name) => home[name].totalCount), listed }
}

test.each([
  '',
  'channel=haeon',
  'channel=narae',
  'channel=pado',
  'channel=yeoul',
  'channel=saebyeok',
  'content=one',
  'channel=yeoul&content=one',
])('the home page of ‘%s’ counts what its catalogues list', async (site) => {
  const { told, listed } = await countsOf(`persona=guest&${site}`)
  expect(told).toEqual(listed)
})

test('a channel has what it teaches, and less than the main site', async () => {
  const [main, haeon, yeoul] = [await countsOf(''), await countsOf('channel=haeon'), await countsOf('channel=yeoul')]
  expect(haeon.told).not.toEqual(yeoul.told)
  for (const [at, count] of main.told.slice(0, 2).entries()) {
    expect(haeon.told[at]).toBeGreaterThan(0)
    expect(haeon.told[at]).toBeLessThan(count)
  }
})
