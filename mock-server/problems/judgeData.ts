import { problemFacts, totalScore } from '../content/problemContent.ts'
import { problemTasks } from '../content/problemTasks.ts'
import { abyssSolutions } from './abyssSolutions.ts'
import { coralSolutions } from './coralSolutions.ts'
import { currentsSolutions } from './currentsSolutions.ts'
import { dynamicSolutions } from './dynamicSolutions.ts'
import { firstSolutions } from './firstSolutions.ts'
import { graphSolutions } from './graphSolutions.ts'
import { listSolutions } from './listSolutions.ts'
import { searchSolutions } from './searchSolutions.ts'
import { coralLadderSolutions } from './coralLadderSolutions.ts'
import { currentsLadderSolutions } from './currentsLadderSolutions.ts'
import { wreckLadderSolutions } from './wreckLadderSolutions.ts'
import { abyssLadderSolutions } from './abyssLadderSolutions.ts'
import { shallowsLadderSolutions } from './shallowsLadderSolutions.ts'
import { readingAnswers, readingSolutions } from './readingSolutions.ts'
import { shallowsSolutions } from './shallowsSolutions.ts'
import { drawFrom, type HiddenCase, type Solution, type Solutions } from './solution.ts'
import { wreckSolutions } from './wreckSolutions.ts'
import { problemNumberOf } from '../world/ids.ts'
import { defaultLimits, type RunLimits } from '../../src/domain/problems/execution.ts'
import { answerCases, isAnsweredInText, type TextTaskKind } from '../../src/domain/problems/readingTask.ts'
import type { JudgeCase, JudgedProblem, Subtask } from '../../src/domain/problems/verdict.ts'

export interface JudgeData {
  readonly problem: JudgedProblem
  /** The kind of a text answer; null when a program is submitted. */
  readonly answerKind: TextTaskKind | null
  readonly limits: RunLimits
  /** Python that solves the problem; null where only its examples are known. */
  readonly reference: string | null
  /** Returns a small input for a seed, to search for one on which a program fails; null as above. */
  readonly smallInput: ((seed: number) => string) | null
  /** Inputs of hidden cases on boundaries that the statement names: mistakes there show on no other input. */
  readonly boundaryInputs: readonly string[]
  /** Inputs on which a program that is right on small ones may take too long, the smallest first. */
  readonly largeInputs: readonly string[]
}

interface Example {
  readonly input: string
  readonly output: string
}

const solutions: Solutions = {
  ...readingSolutions,
  ...firstSolutions,
  ...listSolutions,
  ...searchSolutions,
  ...graphSolutions,
  ...dynamicSolutions,
  ...shallowsSolutions,
  ...coralSolutions,
  ...currentsSolutions,
  ...wreckSolutions,
  ...abyssSolutions,
  ...shallowsLadderSolutions,
  ...coralLadderSolutions,
  ...currentsLadderSolutions,
  ...wreckLadderSolutions,
  ...abyssLadderSolutions,
}

/** Returns the judge data of a problem of the catalogue; null for an unknown id. */
export function judgeDataOf(problemId: unknown): JudgeData | null {
  const number = problemNumberOf(problemId)
  const title = number === null ? undefined : problemFacts[number % problemFacts.length]?.title
  const [task, solution, answer] = title === undefined ? [] : [problemTasks[title], solutions[title], readingAnswers[title]]
  const reading = task?.reading ?? null
  if (isAnsweredInText(reading) && answer !== undefined) return judgeDataOfAnswer(reading.kind, answer)
  return task === undefined || solution === undefined ? null : judgeDataFor(task.examples, solution)
}

const unknownJudgeData = { answerKind: null, limits: defaultLimits, reference: null, smallInput: null, boundaryInputs: [], largeInputs: [] }

/** Returns judge data of a reading task with a text answer: a case for each line of the answer. */
function judgeDataOfAnswer(answerKind: TextTaskKind, answer: readonly string[]): JudgeData {
  return { ...unknownJudgeData, answerKind, problem: { cases: answerCases(answer), subtasks: [], totalScore } }
}

/** Returns judge data of a course's own problem: the examples on its page. */
export function judgeDataOfExamples(examples: readonly Example[]): JudgeData {
  return { ...unknownJudgeData, problem: problemOf(examples, []) }
}

function judgeDataFor(examples: readonly Example[], { hidden, reference, smallInput, largeInputs }: Solution): JudgeData {
  return {
    problem: problemOf(examples, hidden),
    answerKind: null,
    limits: defaultLimits,
    reference,
    smallInput: (seed) => smallInput(drawFrom(seed)),
    boundaryInputs: hidden.filter(({ isBoundary }) => isBoundary).map(({ input }) => input),
    largeInputs: largeInputs?.() ?? [],
  }
}

const subtasks: readonly Subtask[] = [
  { subtaskId: 1, title: '작은 입력', score: 40 },
  { subtaskId: 2, title: '큰 입력', score: 60 },
]

function problemOf(examples: readonly Example[], hidden: readonly HiddenCase[]): JudgedProblem {
  const hasSubtasks = hidden.some(({ isLarge }) => isLarge)
  const subtaskOf = (isLarge: boolean) => (hasSubtasks ? (isLarge ? 2 : 1) : null)
  const cases: readonly JudgeCase[] = [
    ...examples.map(
      ({ input, output }, at): JudgeCase => ({
        caseNumber: at + 1,
        label: `예제 ${at + 1}`,
        visibility: 'OPEN',
        input,
        expectedOutput: output,
        subtaskId: subtaskOf(false),
      }),
    ),
    ...hidden.map(
      ({ label, input, output, isLarge }, at): JudgeCase => ({
        caseNumber: examples.length + at + 1,
        label,
        visibility: 'LABEL',
        input,
        expectedOutput: output,
        subtaskId: subtaskOf(isLarge),
      }),
    ),
  ]
  return { cases, subtasks: hasSubtasks ? subtasks : [], totalScore }
}
