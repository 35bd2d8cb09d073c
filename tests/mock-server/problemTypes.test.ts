import { describe, expect, test } from 'vitest'
import { judgedProblems } from '../golden/golden.ts'
import { catalogueProblem } from '../../mock-server/world/problems.ts'
import { problemFacts } from '../../mock-server/content/problemContent.ts'
import { problemTasks } from '../../mock-server/content/problemTasks.ts'
import { problemTypes, seas } from '../../mock-server/content/seas/seas.ts'
import { seaThemes } from '../../src/domain/problems/problemTypes.ts'
import { problemLevelOf } from '../../src/domain/problems/problemQuery.ts'
import { creatures } from '../../src/domain/quest.ts'
import { fakeRunner, threeWaves } from '../fakes/fakeRunner.ts'
import { recordingLog } from '../fakes/recordingLog.ts'
import { demoPage, demoWorld, memoryStore } from './demo.ts'

/** Matches common lines: input and imports, the heads of plain loops and branches, blank lines. */
const usualLine = /^(?:$|.*\binput\(\)|(?:from|import) |for \w+ in range\(.*\):$|else:|if .*:$|while .*:$|return|break|continue)/

const page = (query = '', store = memoryStore()) => demoPage(query, store, recordingLog(), async () => fakeRunner(threeWaves))
const problemsOf = (name: string) => problemFacts.filter(({ categoryList }) => categoryList.some((category) => category.name === name))

describe('the seas of types', () => {
  test('are five with seven types each, no type twice, from the shore to the deep', () => {
    expect(seas.map(({ theme }) => theme)).toEqual(seaThemes)
    expect(seas.map(({ types }) => types.length)).toEqual([7, 7, 7, 7, 7])
    expect(new Set(problemTypes.map(({ facts }) => facts.name)).size).toBe(35)
    expect(new Set(problemTypes.map(({ facts }) => facts.creature))).toEqual(new Set(creatures))
  })

  test.each(problemTypes.map(({ facts }) => facts))('$name has at least four problems and a lesson', ({ name, what, when, example }) => {
    expect(problemsOf(name).length).toBeGreaterThanOrEqual(4)
    for (const text of [what, when, example.explanation]) expect(text).toMatch(/요\.$/)
    expect(example.title).toMatch(/\S/)
  })

  test('every problem of the first three is easy, and every problem is of one or two types', () => {
    const easySeas = new Set(seas.slice(0, 3).map(({ name }) => name))
    for (const { title, difficulty, categoryList } of problemFacts) {
      expect([1, 2]).toContain(categoryList.length)
      if (categoryList.some(({ categoryGroupName }) => easySeas.has(categoryGroupName)))
        expect(problemLevelOf(difficulty), title).toBe('EASY')
    }
  })

  test('every problem has a nudge and a pointed hint, which differ', () => {
    for (const { title } of problemFacts) {
      const hints = problemTasks[title]?.hints ?? []
      expect(hints, title).toHaveLength(2)
      expect(new Set(hints).size).toBe(2)
      for (const hint of hints) expect(hint).toMatch(/[요죠][.?]$/)
    }
  })

  test.each(judgedProblems)('$title: the last hint is another task of its type, worked out', ({ title, data }) => {
    const problem = catalogueProblem(
      demoWorld('').world,
      problemFacts.findIndex((facts) => facts.title === title),
    )
    const last = problem?.steps.at(-1)
    const example = problemTypes.find(({ facts }) => facts.name === problem?.categoryList[0]?.name)?.facts.example
    // Its output, and that it solves no problem of its type, are checked in judgeData.test.ts.
    expect(problem?.steps).toHaveLength(3)
    expect(last?.example).toEqual({ code: example?.code, input: example?.input, output: example?.output })
    expect(last?.hint).toBe(`${example?.title}\n${example?.explanation}`)
    expect(last?.example?.output).toMatch(/\S/)
    expect(title).not.toBe(example?.title)
    const own = data.problem.cases.map(({ input, expectedOutput }) => `${input.trim()}/${expectedOutput.trim()}`)
    expect(own).not.toContain(`${last?.example?.input.trim()}/${last?.example?.output.trim()}`)
    // Common lines may occur in both, but less than half of the others.
    const lines = (data.reference ?? '').split('\n').map((line) => line.trim())
    const shown = new Set(last?.example?.code.split('\n').map((line) => line.trim()))
    expect(lines.filter((line) => shown.has(line) && !usualLine.test(line)).length).toBeLessThan(lines.length / 2)
  })

  test('a problem says what it begins with where that is not the usual', async () => {
    const { json } = page()
    const codes = await Promise.all([7_003, 7_031, 7_033].map(async (id) => (await json(`problems/${id}`)).starterCodeList[0].code))
    expect(codes[0]).toMatch(/^# .*\n$/)
    expect(codes[1]).toMatch(/^ship = input\(\)\n# /)
    expect(codes[2]).toMatch(/^# 1\) .*\nfirst = input\(\)\n/)
  })
})

describe('hints', () => {
  const hint = ({ call }: ReturnType<typeof page>, hintNumber: number) => call('users/problems/7003/hints', 'POST', { hintNumber })
  const write = ({ call }: ReturnType<typeof page>) => call('users/problems/7003/drafts', 'PUT', { language: 'PYTHON', code: 'print()' })

  test('open by themselves some minutes after the first code, also after a reload', async () => {
    const store = memoryStore()
    const morning = page('at=2026-11-20T10:00:00%2B09:00', store)
    expect((await hint(morning, 1)).status).toBe(409)
    await write(morning)
    expect(Date.parse((await morning.json('users/problems/7003')).startedDate)).not.toBeNaN()
    expect((await hint(morning, 1)).status).toBe(409)
    const later = page('at=2026-11-20T10:04:00%2B09:00', store)
    expect((await hint(later, 1)).status).toBe(201)
    expect((await hint(later, 2)).status).toBe(409)
    const evenLater = page('at=2026-11-20T10:08:00%2B09:00', store)
    expect((await hint(evenLater, 2)).status).toBe(201)
  })

  test('are opened once, and keep their date', async () => {
    const demo = page()
    await demo.call('users/problems/7003/submissions', 'POST', { language: 'PYTHON', code: 'wrong' })
    const first = await (await hint(demo, 1)).json()
    expect(await (await hint(demo, 1)).json()).toEqual(first)
    expect((await demo.json('users/problems/7003')).hintList).toEqual([{ hintNumber: 1, ...first }])
  })
})

test('a world with one problem has its types alone, one without has none', async () => {
  const one = await page('content=one').json('problems/categories')
  expect(one.categoryList.map(({ name }: { readonly name: string }) => name)).toEqual(['자료형 바꾸기', '사칙연산'])
  const none = page('content=empty')
  expect((await none.json('problems/categories')).categoryList).toEqual([])
  expect((await none.json('problems/categories/groups')).categoryGroupList).toEqual([])
})
