import { describe, expect, it } from 'vitest'
import {
  dataOf,
  goldenPrograms,
  goldenSubmissions,
  goldenVerdicts,
  judgedProblems,
  outcomeOf,
  runProblems,
  verdictOf,
} from '../../golden/golden.ts'
import rivalVerdictsJson from '../../../mock-server/problems/rivalVerdicts.json'
import { rivalHandIns, rivalVerdict } from '../../golden/rivals.ts'
import { problemFacts } from '../../../mock-server/content/problemContent.ts'
import { problemTasks } from '../../../mock-server/content/problemTasks.ts'
import { problemTypes } from '../../../mock-server/content/seas/seas.ts'
import { judgeDataOf, judgeDataOfExamples } from '../../../mock-server/problems/judgeData.ts'
import { compareOutput } from '../../../src/domain/problems/compareOutput.ts'
import { defaultLimits } from '../../../src/domain/problems/execution.ts'
import { sampleOf } from '../../corpora.ts'
import { patience, runner, startRunner } from '../../adapters/python/startedRunner.ts'

startRunner()
const rivalVerdicts: Readonly<Record<string, Readonly<Record<string, object>>>> = rivalVerdictsJson

describe('what a problem is judged by', () => {
  it.each(runProblems)('$title: its examples, and 5 to 10 cases that are named by what they test', ({ title, data: { problem } }) => {
    const { cases, subtasks, totalScore } = problem
    if (problemTasks[title]?.inputRule === null) {
      // A problem without input has only one case.
      expect(cases).toMatchObject([{ input: '', visibility: 'OPEN' }])
      return
    }
    const hidden = cases.filter(({ visibility }) => visibility === 'LABEL')
    expect(cases.map(({ caseNumber }) => caseNumber)).toEqual(cases.map((_, at) => at + 1))
    expect(cases.length).toBeGreaterThan(hidden.length)
    expect(hidden.length).toBeGreaterThanOrEqual(5)
    expect(hidden.length).toBeLessThanOrEqual(10)
    expect(hidden.every(({ label }) => label !== null && label.length > 1)).toBe(true)
    expect(new Set(cases.map(({ input }) => input)).size).toBe(cases.length)
    const ids = new Set(cases.map(({ subtaskId }) => subtaskId))
    expect(subtasks.every(({ subtaskId }) => ids.has(subtaskId))).toBe(true)
    if (subtasks.length > 0) expect(subtasks.reduce((sum, { score }) => sum + score, 0)).toBe(totalScore)
  })

  it('is the same on every site and in every term, and nothing for other ids', () => {
    expect(judgeDataOf(47_002)?.reference).toBe(judgeDataOf(7_002)?.reference)
    expect(judgeDataOf(String(7_002 + problemFacts.length))?.reference).toBe(judgeDataOf(7_002)?.reference)
    expect([2_001, 9_001, 7_000, 'x', '', null, undefined].map(judgeDataOf)).toEqual(Array.from({ length: 7 }, () => null))
  })

  it('is nothing but the examples for a problem that a course has of its own', () => {
    const { problem } = judgeDataOfExamples([{ input: '10', output: '3' }])
    expect(problem.cases).toMatchObject([
      { caseNumber: 1, label: '예제 1', visibility: 'OPEN', input: '10', expectedOutput: '3', subtaskId: null },
    ])
  })
})

describe('the golden submissions', () => {
  it('are the reference of each problem and at least two wrong solutions, with the verdicts that their writers wanted', () => {
    expect(goldenSubmissions.map(({ title, why, state }) => [title, why, state])).toEqual(
      goldenPrograms.map(({ title, why, state }) => [title, why, state]),
    )
    expect(Object.values(goldenVerdicts).flatMap((verdicts) => Object.keys(verdicts))).toHaveLength(goldenPrograms.length)
    for (const { title } of judgedProblems)
      expect(goldenPrograms.filter((one) => one.title === title).length, title).toBeGreaterThanOrEqual(3)
  })

  it.each(sampleOf(goldenSubmissions))(
    '$title: $why ($state)',
    async ({ problemId, code, state, score, stepCount, caseStates, caseSteps }) => {
      const verdict = await verdictOf(runner, dataOf(problemId), code)
      expect(outcomeOf(verdict)).toEqual({ state, score, stepCount, caseStates, caseSteps })
    },
    patience,
  )
})

describe('what rivals hand in to the rooms of the demo', () => {
  it.each(sampleOf(rivalHandIns))(
    '$title: $name has the verdict that is written down',
    async (handIn) => {
      expect(rivalVerdicts[handIn.title]?.[handIn.name]).toEqual(await rivalVerdict(runner, handIn))
    },
    patience,
  )

  it('has a verdict each', () => {
    expect(rivalHandIns.filter(({ title, name }) => rivalVerdicts[title]?.[name] === undefined)).toEqual([])
  })
})

describe('the worked example of a type', () => {
  it.each(sampleOf(problemTypes.map(({ facts }) => facts)))(
    '$name: prints what the lesson says, and solves none of its problems',
    async ({ name, example }) => {
      const { code, input, output } = example
      const [execution] = await runner.runCases({ language: 'PYTHON', code, inputs: [input], limits: defaultLimits }).result
      expect([execution?.state, compareOutput(output, execution?.output ?? '')]).toEqual(['DONE', 'SAME'])
      const own = new Set(problemFacts.flatMap(({ title, categoryList }) => (categoryList.some((one) => one.name === name) ? [title] : [])))
      for (const { title, data } of judgedProblems.filter((one) => own.has(one.title)))
        expect((await verdictOf(runner, data, code)).state, title).not.toBe('ACCEPTED')
    },
    patience,
  )
})

describe('small inputs', () => {
  const seeds = Array.from({ length: 60 }, (_, at) => at + 1)
  const runAll = (code: string, inputs: readonly string[]) =>
    runner.runCases({ language: 'PYTHON', code, inputs, limits: defaultLimits }).result

  it.each(sampleOf(judgedProblems))(
    '$title: keep the rules, depend on the seed alone, and show what is wrong with a wrong solution',
    async ({ title, data }) => {
      const inputs = seeds.map((seed) => data.smallInput?.(seed) ?? '')
      expect(seeds.map((seed) => data.smallInput?.(seed))).toEqual(inputs)
      expect(inputs.every((input) => input.length < 100)).toBe(true)
      const wanted = await runAll(data.reference ?? '', inputs)
      expect(wanted.every(({ state, output }) => state === 'DONE' && output.trim() !== '')).toBe(true)
      const wrong = goldenPrograms.filter((one) => one.title === title && (one.state === 'WRONG_ANSWER' || one.state === 'OUTPUT_FORMAT'))
      const isFound = async (code: string) => {
        const executions = await runAll(code, inputs)
        return executions.some(({ output }, at) => compareOutput(wanted[at]?.output ?? '', output) !== 'SAME')
      }
      let isAnyFound = false
      for (const { code } of wrong) isAnyFound ||= await isFound(code)
      expect(isAnyFound).toBe(true)
    },
    patience,
  )
})

describe('large inputs', () => {
  const large = judgedProblems.flatMap(({ title, data }) => data.largeInputs.map((input) => ({ title, data, input })))

  it.each(sampleOf(large))(
    '$title: the reference manages them, and none is what it is judged by',
    async ({ data, input }) => {
      const [execution] = await runner.runCases({ language: 'PYTHON', code: data.reference ?? '', inputs: [input], limits: defaultLimits })
        .result
      expect(execution?.state).toBe('DONE')
      expect(data.problem.cases.map((one) => one.input)).not.toContain(input)
    },
    patience,
  )
})
