import { join } from 'node:path'
import { classTestFacts, contestFacts, finishedFacts } from '../../mock-server/content/roomContent.ts'
import { problemFacts } from '../../mock-server/content/problemContent.ts'
import { codeOf } from '../../mock-server/world/classmates.ts'
import { rivalProgramName, rivalPrograms } from '../../mock-server/world/rivalPrograms.ts'
import type { CodeRunner } from '../../src/application/codeRunner.ts'
import { dataOf, verdictOf } from './golden.ts'

const firstProblemId = 7_001
const numbers = [...new Set([classTestFacts, contestFacts, finishedFacts].flatMap(({ problems }) => problems))]

/** All programs that rivals submit in the rooms of the demo. */
export const rivalHandIns = numbers.flatMap((number) =>
  rivalPrograms.map((program) => ({
    title: problemFacts[number]?.title ?? '',
    problemId: firstProblemId + number,
    name: rivalProgramName(program),
    code: codeOf(program.kind, dataOf(firstProblemId + number), program.slip),
  })),
)

export const rivalVerdictsFile = join(import.meta.dirname, '../../mock-server/problems/rivalVerdicts.json')

/** Judges a rival's program; returns what the ranking of a room needs. */
export async function rivalVerdict(runner: CodeRunner, { problemId, code }: (typeof rivalHandIns)[number]) {
  const { state, score, totalScore } = await verdictOf(runner, dataOf(problemId), code)
  return { state, score, totalScore }
}
