import { abyss } from './abyss.ts'
import { coralForest } from './coralForest.ts'
import { currents } from './currents.ts'
import { currentSteps } from './currentSteps.ts'
import { deepSteps } from './deepSteps.ts'
import { ladderProblems } from './ladder.ts'
import { laterPrograms } from './laterPrograms.ts'
import { readingProblems } from './reading.ts'
import type { LessonStep, Sea, SeaProblem, TypeFacts } from './seaParts.ts'
import { shallows } from './shallows.ts'
import { shoreSteps } from './shoreSteps.ts'
import { wreck } from './wreck.ts'
import type { Category } from '../../../src/domain/catalogue/category.ts'

/** From the shore to the deep. */
export const seas: readonly Sea[] = [shallows, coralForest, currents, wreck, abyss]

export interface ProblemType {
  /** From 0, over all seas. */
  readonly number: number
  readonly sea: Sea
  readonly facts: TypeFacts
}

/** The 35 types in the order in which they are learnt. */
export const problemTypes: readonly ProblemType[] = seas
  .flatMap((sea) => sea.types.map((facts) => ({ sea, facts })))
  .map(({ sea, facts }, number) => ({ number, sea, facts }))

const byName = new Map(problemTypes.map((type) => [type.facts.name, type]))

/** The type of this name; it throws for a name that no sea has. */
export function typeNamed(name: string): ProblemType {
  const found = byName.get(name)
  if (found === undefined) throw new RangeError(`no type ${name}`)
  return found
}

/** What lessons show beside their examples, by the names of their types. */
export const lessonSteps: Readonly<Record<string, readonly LessonStep[]>> = { ...shoreSteps, ...currentSteps, ...deepSteps }

export function categoryOf(name: string): Category {
  return { categoryGroupName: typeNamed(name).sea.name, name }
}

/** Those that the seas began with. */
export const firstSeaProblems: readonly SeaProblem[] = seas.flatMap(({ problems }) => problems)

/** What was added to the seas: each keeps its place. */
export const laterSeaProblems: readonly SeaProblem[] = [...ladderProblems, ...readingProblems, ...laterPrograms]

export const seaProblems: readonly SeaProblem[] = [...firstSeaProblems, ...laterSeaProblems]
