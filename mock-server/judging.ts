import type { JudgeData } from './problems/judgeData.ts'
import type { DemoProblem } from './world/problems.ts'
import type { CodeRunner, SeaJudge } from '../src/application/codeRunner.ts'
import type { Tracer } from '../src/application/studioProblem.ts'
import type { BlockWorld } from '../src/domain/blocks/judgeProgram.ts'
import { judgePython, type PlayedWorld, type PythonVerdict } from '../src/domain/blocks/judgePython.ts'
import { defaultLimits } from '../src/domain/problems/execution.ts'
import { codeLanguages } from '../src/domain/problems/programmingLanguage.ts'
import { runsOfAnswer } from '../src/domain/problems/readingTask.ts'
import { judge, type Verdict } from '../src/domain/problems/verdict.ts'

/** Loads the runner of submitted programs: in a worker of the page, or in Node. */
export type LoadRunner = () => Promise<CodeRunner & SeaJudge & Tracer>

export interface Judging {
  /** Null when this backend runs no programs. */
  readonly loadRunner: LoadRunner | null
  /** Runs a task that may change the database, and stores the changes. */
  change<T>(task: () => Promise<T>): Promise<T>
}

/** Loads a problem's judge data with the first opened problem, since no other page needs them. */
export async function loadJudgeData({ problemId, task, judgeData }: DemoProblem): Promise<JudgeData> {
  if (judgeData !== undefined) return judgeData
  const { judgeDataOf, judgeDataOfExamples } = await import('./problems/judgeData.ts')
  return judgeDataOf(problemId) ?? judgeDataOfExamples(task.examples)
}

export interface JudgedProgram {
  readonly language: string
  readonly code: string
  /** Set for parts of this repository, such as a reference: they share an interpreter, while each submission gets its own. */
  readonly isTrusted?: boolean
}

/** Judges a program. Without a runner, and when the runner fails, the verdict is open. */
export async function verdictOn(
  loadRunner: LoadRunner | null,
  { problem, answerKind, limits }: JudgeData,
  { language, code, isTrusted = false }: JudgedProgram,
): Promise<Verdict> {
  if (answerKind !== null) return judge(problem, runsOfAnswer(answerKind, problem.cases, code))
  const known = codeLanguages.find((one) => one === language)
  if (loadRunner === null || known === undefined) return judge(problem, [])
  try {
    const runner = await loadRunner()
    const inputs = problem.cases.map(({ input }) => input)
    return judge(problem, await runner.runCases({ language: known, code, inputs, limits, isAlone: !isTrusted, isTrusted }).result)
  } catch {
    return judge(problem, [])
  }
}

/** Judges a Python program that moves the sea. Without a runner, and when the runner fails, the verdict is open. */
export async function seaVerdictOn(loadRunner: LoadRunner | null, worlds: readonly BlockWorld[], code: string): Promise<PythonVerdict> {
  try {
    if (loadRunner === null) return unjudged
    const runner = await loadRunner()
    const stages = worlds.map(({ stage }) => stage)
    const recordings = await runner.judgeInSeas({ code, stages, limits: defaultLimits }).result
    const played = worlds.flatMap((world, at): readonly PlayedWorld[] => {
      const recording = recordings[at]
      return recording === undefined ? [] : [{ world, recording }]
    })
    return judgePython(played)
  } catch {
    return unjudged
  }
}

export const unjudged: PythonVerdict = { outcome: 'STOPPED', blockCount: 0, stepCount: 0, star: 0, worlds: [], message: null, line: null }
