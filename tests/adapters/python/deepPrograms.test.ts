import { describe, expect, it } from 'vitest'
import { defaultLimits as limits } from '../../../src/domain/problems/execution.ts'
import { callsByC, isNear } from './callsByC.ts'
import { deepPrograms } from './deepPrograms.ts'
import { runner, startRunner } from './startedRunner.ts'

startRunner()

describe('Python in Node holds', () => {
  for (const { title, code } of deepPrograms)
    it(title, async () => {
      const executions = await runner.runCases({ language: 'PYTHON', code, inputs: [''], limits }).result
      expect(executions).toMatchObject([{ state: 'DONE', output: 'done\n', error: null }])
    })

  it('as many calls by C as every engine', async () => {
    for (const { title, levels, code } of callsByC) {
      const [execution] = await runner.runCases({ language: 'PYTHON', code, inputs: [''], limits }).result
      expect.soft(execution?.output, title).toSatisfy((output) => isNear(levels, output))
    }
  })
})
