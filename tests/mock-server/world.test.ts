import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { contents } from '../../mock-server/demoAddress.ts'
import { createSeededFaker } from '../../mock-server/seededFaker.ts'
import { demoWorld, listsOf } from './demo.ts'

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

const titles = (query: string) => listsOf(query)['recommendationCourse']?.map(({ title }) => title)

describe('the same address makes the same world', () => {
  test('deep-equal to the last field [F-081]', () => {
    expect(listsOf('seed=7&channel=haeon')).toEqual(listsOf('seed=7&channel=haeon'))
  })

  test.each(contents)('two worlds with content=%s hash alike [F-081]', (content) => {
    const query = `seed=7&channel=haeon&content=${content}`
    expect(hashOf(listsOf(query))).toBe(hashOf(listsOf(query)))
  })

  test('whatever is asked first [F-081]', () => {
    const [one, other] = [demoWorld('seed=3'), demoWorld('seed=3')]
    const ranking = other.userRanks()
    other.studyLogs()
    expect(one.homeData()).toEqual(other.homeData())
    expect(one.userRanks()).toEqual(ranking)
  })

  test('and another seed makes other titles, names and numbers', () => {
    expect(titles('seed=1')).not.toEqual(titles('seed=2'))
    expect(demoWorld('seed=1').userRanks()).not.toEqual(demoWorld('seed=2').userRanks())
    expect(demoWorld('seed=1').world.people).not.toEqual(demoWorld('seed=2').world.people)
    expect(demoWorld('seed=1').viewer()).not.toEqual(demoWorld('seed=2').viewer())
  })

  test('the learner is 하늘 in every world', () => {
    for (const seed of [1, 2, 77])
      expect(demoWorld(`seed=${seed}`).viewer()).toMatchObject({ nickname: '하늘', tier: '바다거북', level: 12 })
  })

  test('dates hang on the moment of the address, not on the real clock', () => {
    const latest = demoWorld().studyLogs()[0] as { updatedDate: string }
    expect(latest.updatedDate).toEqual(expect.stringMatching(/^2026-11-19T11:/))
    expect(demoWorld().assignments()).toContainEqual(expect.objectContaining({ endDate: '2026-11-20T23:59:59+09:00' }))
  })

  test('homework keeps its dates while the week goes by, so that a day later what was due tomorrow is due today', () => {
    const dates = (day: string) =>
      (demoWorld(`at=2026-11-${day}T10:00:00%2B09:00`).assignments() as { endDate: string }[]).map(({ endDate }) => endDate)
    for (const day of ['16', '19', '21', '22']) expect(dates(day), day).toEqual(dates('20'))
    expect(dates('23')).not.toEqual(dates('20'))
  })

  test('nothing is drawn inside a draw', () => {
    const seeded = createSeededFaker(1, new Date(0))
    expect(() => seeded.draw('one', () => seeded.draw('other', () => 0))).toThrow('a draw inside a draw')
    expect(seeded.draw('after', (faker) => faker.number.int(6))).toBeLessThanOrEqual(6)
  })
})

describe('a world is quick to make', () => {
  // The page of a demo waits for its world. Absolute times say nothing on a busy machine, so one world is compared with another.
  test('a huge one takes at most so much longer as it has more', () => {
    const [full, huge] = ['content=full', 'content=huge'].map((query) => ({ time: bestTime(query), items: itemCount(query) }))
    expect((huge?.time ?? 0) / (full?.time ?? 1)).toBeLessThan((3 * (huge?.items ?? 0)) / (full?.items ?? 1))
  })
})

const itemCount = (query: string) => Object.values(listsOf(query)).reduce((sum, list) => sum + list.length, 0)

function bestTime(query: string): number {
  const times = Array.from({ length: 8 }, () => {
    const start = performance.now()
    listsOf(query)
    return performance.now() - start
  })
  return Math.min(...times)
}
