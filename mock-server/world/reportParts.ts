import type { DemoSchema } from '../models.ts'
import { problemCategoryGroups } from './problemTypes.ts'
import { problemOfId, type StateOf } from './problems.ts'
import type { World } from './world.ts'
import type { ReportSea, TeacherWord } from '../../src/domain/report/learningReport.ts'

/** A teacher's comment with its date. */
export interface DatedWord extends TeacherWord {
  readonly date: string
}

/** Returns the latest of these comments and of those on the learner's problems. */
export function latestWord(world: World, schema: DemoSchema, userId: number, onHomework: readonly DatedWord[]): TeacherWord | null {
  const rows = schema.where('memberComment', { channel: world.address.channel, userId }).models.map(({ attrs }) => attrs)
  const onProblems = rows.flatMap(({ problemId, content, createdDate: date }): readonly DatedWord[] => {
    const problem = problemOfId(world, schema, String(problemId))
    return problem === null ? [] : [{ content, about: problem.title, date }]
  })
  const latest = [...onHomework, ...onProblems].toSorted((one, other) => one.date.localeCompare(other.date)).at(-1)
  return latest === undefined ? null : { content: latest.content, about: latest.about }
}

/** Returns the seas with the problems that the learner has solved of each. */
export function reportSeas(world: World, stateOf: StateOf): readonly ReportSea[] {
  return problemCategoryGroups(world, stateOf).map(({ name, solvedCount, problemCount }) => ({
    name,
    solvedCount: solvedCount ?? 0,
    problemCount,
  }))
}
