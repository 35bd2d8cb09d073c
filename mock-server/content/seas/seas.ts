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

/** The seas from the shore to the deep. */
export const seas: readonly Sea[] = [shallows, coralForest, currents, wreck, abyss]

export interface ProblemType {
  /** The number over all seas, from 0. */
  readonly number: number
  readonly sea: Sea
  readonly facts: TypeFacts
}

/** The 35 types in the order in which they are learnt. */
export const problemTypes: readonly ProblemType[] = seas
  .flatMap((sea) => sea.types.map((facts) => ({ sea, facts })))
  .map(({ sea, facts }, number) => ({ number, sea, facts }))

const byName = new Map(problemTypes.map((type) => [type.facts.name, type]))

/** Returns the type of this name; throws for an unknown name. */
export function typeNamed(name: string): ProblemType {
  const found = byName.get(name)
  if (found === undefined) throw new RangeError(`no type ${name}`)
  return found
}

/** Explanations beside the examples of lessons, by the names of their types. */
export const lessonSteps: Readonly<Record<string, readonly LessonStep[]>> = { ...shoreSteps, ...currentSteps, ...deepSteps }

export function categoryOf(name: string): Category {
  return { categoryGroupName: typeNamed(name).sea.name, name }
}

/** The problems that the seas had at first. */
export const firstSeaProblems: readonly SeaProblem[] = seas.flatMap(({ problems }) => problems)

/** Problems added to the seas later; each keeps its index. */
export const laterSeaProblems: readonly SeaProblem[] = [...ladderProblems, ...readingProblems, ...laterPrograms]

export const seaProblems: readonly SeaProblem[] = [...firstSeaProblems, ...laterSeaProblems]
