import type { ProblemTask } from '../content/lessonParts.ts'
import { categoryOf, problemTypes } from '../content/seas/seas.ts'
import type { DemoSchema, StudioProblemRow } from '../models.ts'
import { userIdOf } from '../personas.ts'
import type { JudgeData } from '../problems/judgeData.ts'
import type { World } from './world.ts'
import { defaultLimits } from '../../src/domain/problems/execution.ts'
import { isTextKind } from '../../src/domain/problems/readingTask.ts'
import { examplesOf, judgedProblemOf, statedRules, writtenLines, type StudioProblem } from '../../src/domain/studio/studioProblem.ts'
import { readingTaskOf, starterOf } from '../../src/domain/studio/studioReading.ts'

/** The first id, far from those of catalogues, on every channel. */
export const firstStudioProblemId = 500_000_001

/** Lists the problems that teachers of this channel have published, the newest first. */
export function publishedProblems(world: World, schema: DemoSchema): readonly MadeProblem[] {
  const rows = schema.all('studioProblem').models.map(({ attrs }) => attrs)
  return rows
    .filter(({ channel, state }) => channel === world.address.channel && state === 'PUBLISHED')
    .toSorted((one, other) => (other.published?.date ?? '').localeCompare(one.published?.date ?? ''))
    .map((row) => demoProblemOf(row))
    .filter((one) => one !== null)
}

/** Returns a problem that was published on this channel. A withdrawn one stays open to those who have submitted something. */
export function studioProblemOfId(world: World, schema: DemoSchema, id: string): MadeProblem | null {
  const row = schema.findBy('studioProblem', { workId: Number(id) })?.attrs
  if (row === undefined || row.channel !== world.address.channel) return null
  const isOwn = row.ownerId === userIdOf(world.address)
  const hasBegun = row.state === 'WITHDRAWN' && schema.findBy('submission', { problemId: row.workId }) !== null
  return row.state === 'PUBLISHED' || isOwn || hasBegun ? demoProblemOf(row) : null
}

export type MadeProblem = NonNullable<ReturnType<typeof demoProblemOf>>

function demoProblemOf({ workId, published, smallInputs, casesVersion }: StudioProblemRow) {
  if (published === null) return null
  const { content } = published
  const { title, difficulty, category } = content
  return {
    problemId: workId,
    number: null,
    title: title.trim(),
    difficulty,
    categoryList: isType(category) ? [categoryOf(category)] : [],
    task: taskOf(content),
    steps: writtenLines(content.hints).map((hint) => ({ hint, example: null })),
    judgeData: judgeDataOf(content, smallInputs),
    casesVersion,
  }
}

export const isType = (name: string): boolean => problemTypes.some(({ facts }) => facts.name === name)

function taskOf(content: StudioProblem): ProblemTask {
  const { inputRule, outputRule } = statedRules(content)
  const reading = readingTaskOf(content)
  const starterCode = starterOf(content)
  return {
    statement: writtenLines(content.statement),
    inputRule,
    outputRule: outputRule ?? '',
    examples: examplesOf(content),
    hints: writtenLines(content.hints),
    ...(starterCode !== null && { starterCode }),
    ...(reading !== null && { reading }),
  }
}

function judgeDataOf(content: StudioProblem, smallInputs: readonly string[]): JudgeData {
  const { length } = smallInputs
  const { taskKind } = content
  const isText = isTextKind(taskKind)
  return {
    problem: judgedProblemOf(content),
    answerKind: isText ? taskKind : null,
    limits: defaultLimits,
    reference: isText ? null : content.reference,
    smallInput: isText || length === 0 ? null : (seed) => smallInputs[Math.abs(seed) % length] ?? '',
    boundaryInputs: [],
    largeInputs: [],
  }
}
