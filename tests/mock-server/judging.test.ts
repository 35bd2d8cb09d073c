import { expect, it, vi } from 'vitest'
import { judgeDataOfExamples } from '../../mock-server/problems/judgeData.ts'
import { verdictOn } from '../../mock-server/judging.ts'
import { fakeRunner } from '../fakes/fakeRunner.ts'

it('gives what is handed in an interpreter of its own, and lets programs of this repository share one', async () => {
  const runner = fakeRunner({ right: () => '1' })
  const runCases = vi.spyOn(runner, 'runCases')
  const data = judgeDataOfExamples([{ input: '', output: '1' }])
  const program = { language: 'PYTHON', code: 'right' }
  for (const one of [program, { ...program, isTrusted: true }])
    expect(await verdictOn(async () => runner, data, one)).toMatchObject({ state: 'ACCEPTED' })
  expect(runCases.mock.calls.map(([request]) => request.isAlone)).toEqual([true, false])
})
