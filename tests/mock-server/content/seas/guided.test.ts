import { describe, expect, it } from 'vitest'
import { patience, runner, startRunner } from '../../../adapters/python/startedRunner.ts'
import { judgedProblems, verdictOf } from '../../../golden/golden.ts'
import { problemFacts } from '../../../../mock-server/content/problemContent.ts'
import { problemTasks } from '../../../../mock-server/content/problemTasks.ts'
import { guidedStarts } from '../../../../mock-server/content/seas/guided.ts'
import { problemTypes } from '../../../../mock-server/content/seas/seas.ts'
import { inLadderOrder } from '../../../../src/domain/problems/readingTask.ts'

startRunner()

/** Returns the first problem of a type that asks for a program, in the order of the type's page. */
const firstToWrite = (name: string) => {
  const own = problemFacts.filter(({ categoryList }) => categoryList.some((category) => category.name === name))
  const tasks = own.map(({ title, difficulty }) => ({
    title,
    difficulty,
    taskKind: problemTasks[title]?.reading?.kind ?? ('WRITE' as const),
  }))
  return inLadderOrder(tasks).find(({ taskKind }) => taskKind === 'WRITE')?.title ?? ''
}

const firsts = problemTypes.map(({ facts: { name } }) => ({ name, title: firstToWrite(name) }))
const begun = judgedProblems.filter(({ title }) => firsts.some((one) => one.title === title))

describe('the first program that a type asks for', () => {
  it.each(firsts)('$name: $title is begun', ({ title }) => {
    expect(problemTasks[title]?.starterCode).toMatch(/^# .*요[.?]/m)
  })

  it('is all that is begun here, and none that is begun by its own task', () => {
    const titles = Object.keys(guidedStarts)
    expect(titles.filter((title) => !firsts.some((one) => one.title === title))).toEqual([])
    expect(titles.filter((title) => problemTasks[title]?.starterCode !== guidedStarts[title])).toEqual([])
  })

  it.each(Object.entries(guidedStarts))('%s: is short, names its steps and says what to mend', (_, code) => {
    const lines = code.split('\n').filter((line) => line !== '')
    expect(lines.length).toBeGreaterThanOrEqual(4)
    expect(lines.length).toBeLessThanOrEqual(9)
    const numbers = [...code.matchAll(/# (\d)\) .*요[.?]$/gm)].map(([, number]) => Number(number))
    expect(numbers).toEqual(numbers.map((_number, at) => at + 1))
    expect(numbers.length).toBeGreaterThanOrEqual(2)
    expect([1, 2]).toContain(lines.filter((line) => line.endsWith('  # 여기를 고쳐요')).length)
  })

  it.each(begun)(
    '$title: runs, and does not solve it yet',
    async ({ title, data }) => {
      const { state, caseList } = await verdictOf(runner, data, problemTasks[title]?.starterCode ?? '')
      expect(state).toBe('WRONG_ANSWER')
      expect(caseList.map((one) => one.state).filter((one) => one !== 'ACCEPTED' && one !== 'WRONG_ANSWER')).toEqual([])
    },
    patience,
  )
})
