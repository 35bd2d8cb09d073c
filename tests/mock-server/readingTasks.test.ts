import { describe, expect, it } from 'vitest'
import { readProblems, verdictOf } from '../golden/golden.ts'
import { runner, startRunner } from '../adapters/python/startedRunner.ts'
import { problemFacts } from '../../mock-server/content/problemContent.ts'
import { readingProblems } from '../../mock-server/content/seas/reading.ts'
import { problemTypes } from '../../mock-server/content/seas/seas.ts'
import { defaultLimits } from '../../src/domain/problems/execution.ts'
import { type ArrangeTask, arrangedCode, type ReadingTask, runsOfAnswer, type TraceTask } from '../../src/domain/problems/readingTask.ts'
import { momentsOf } from '../../src/domain/problems/trace.ts'
import { traceTable } from '../../src/domain/problems/traceTable.ts'
import { judge } from '../../src/domain/problems/verdict.ts'

startRunner()

const tasksOf = <Kind extends ReadingTask['kind']>(kind: Kind) =>
  readProblems.flatMap(({ title, data, reading }) =>
    reading.kind === kind ? [{ title, data, task: reading as Extract<ReadingTask, { kind: Kind }> }] : [],
  )

const limits = defaultLimits

/** Judges an answer in text. */
const stateOf = ({ data }: { readonly data: (typeof readProblems)[number]['data'] }, answer: string) =>
  judge(data.problem, runsOfAnswer(data.answerKind ?? 'PREDICT', data.problem.cases, answer)).state

describe('what is right in a task of reading is what Python does', () => {
  it.each(tasksOf('PREDICT'))('$title: the output', async (one) => {
    const { code, input } = one.task
    const { state, output } = await runner.run({ language: 'PYTHON', code, input, limits }, { onOutput() {} }).result
    expect(state).toBe('DONE')
    expect(stateOf(one, output)).toBe('ACCEPTED')
    expect(stateOf(one, `${output}\n게`)).not.toBe('ACCEPTED')
  })

  it.each(tasksOf('TRACE'))('$title: the table', async (one) => {
    const table = await tableOf(one.task)
    expect(table.map(({ line }) => line)).toEqual(one.task.lines)
    expect(stateOf(one, table.map(({ cells }) => cells.join('\t')).join('\n'))).toBe('ACCEPTED')
    expect(new Set(one.task.variables).size).toBe(one.task.variables.length)
  })

  it.each(tasksOf('REPAIR'))('$title: the mistake is one line, and shows', async ({ data, task }) => {
    const [broken, mended] = [task.code, data.reference ?? ''].map((code) => code.trimEnd().split('\n'))
    expect(broken).toHaveLength(mended?.length ?? 0)
    expect(broken?.filter((line, at) => line !== mended?.[at])).toHaveLength(1)
    expect(await verdictOf(runner, data, task.code)).not.toMatchObject({ state: 'ACCEPTED' })
    expect(await verdictOf(runner, data, data.reference ?? '')).toMatchObject({ state: 'ACCEPTED' })
  })

  it.each(tasksOf('ARRANGE'))('$title: its lines are those of a program that is right, and one or two more', async ({ data, task }) => {
    expect(await verdictOf(runner, data, data.reference ?? '')).toMatchObject({ state: 'ACCEPTED' })
    expect(await verdictOf(runner, data, asShown(task))).not.toMatchObject({ state: 'ACCEPTED' })
    const left = [...task.lines]
    for (const line of (data.reference ?? '').trimEnd().split('\n')) {
      const at = left.indexOf(line.trim())
      expect(at, line).toBeGreaterThanOrEqual(0)
      left.splice(at, 1)
    }
    expect([1, 2]).toContain(left.length)
  })
})

const asShown = ({ lines }: ArrangeTask) =>
  arrangedCode(
    lines,
    lines.map((_, line) => ({ line, level: 0 })),
  )

/** Returns the steps that a table asks for, with the values of its variables after each. */
async function tableOf(task: TraceTask) {
  const { code, input } = task
  return traceTable(momentsOf(await runner.trace({ code, input, limits }).result), task)
}

describe('the ladder of a type', () => {
  const steps = problemTypes.map(({ facts: { name } }) => {
    const own = problemFacts.filter(({ categoryList }) => categoryList.some((one) => one.name === name))
    const read = own.filter(({ title }) => readingProblems.some((one) => one.title === title))
    return { name, steps: own.length, read: read.length }
  })

  it.each(steps)('$name: six steps or more, two of reading among them', (type) => {
    expect(type.steps).toBeGreaterThanOrEqual(6)
    expect(type.read).toBeGreaterThanOrEqual(2)
  })
})
