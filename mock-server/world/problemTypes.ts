import { categoryOf, lessonSteps, problemTypes, seas, type ProblemType as DemoType } from '../content/seas/seas.ts'
import { idOf, numberOf } from './ids.ts'
import { allProblems, type DemoProblem, type StateOf } from './problems.ts'
import type { World } from './world.ts'

/** Returns the types that have problems here, with the number of solved ones. */
export function problemCategories(world: World, stateOf: StateOf): readonly object[] {
  const problems = allProblems(world)
  return problemTypes
    .map((type) => ({ type, own: problemsOf(type, problems) }))
    .filter(({ own }) => own.length > 0)
    .map(({ type, own }) => categoryFields(world, type, own, stateOf))
}

/** Returns the groups; the backend leaves out default values: not required, boxes to tick (S-136). */
export function problemCategoryGroups(world: World, stateOf: StateOf) {
  const problems = allProblems(world)
  return seas
    .map(({ theme, name, description }, at) => {
      const own = problems.filter(({ categoryList }) => categoryList.some(({ categoryGroupName }) => categoryGroupName === name))
      return Object.assign({ name, position: at + 1, theme, description }, counts(own, stateOf))
    })
    .filter(({ problemCount }) => problemCount > 0)
}

const typeOfId = (world: World, id: string) => problemTypes[numberOf(world, 'problemType', id) ?? -1]

/** Returns the name of the type; null for an unknown id. */
export function typeNameOf(world: World, id: string): string | null {
  return typeOfId(world, id)?.facts.name ?? null
}

/** Returns a type with its lesson; null for an unknown id. */
export function problemType(world: World, id: string, stateOf: StateOf): object | null {
  const type = typeOfId(world, id)
  if (type === undefined) return null
  const { name, what, when, example } = type.facts
  const own = problemsOf(type, allProblems(world))
  return { ...categoryFields(world, type, own, stateOf), lesson: { what, when, example, stepList: lessonSteps[name] ?? [] } }
}

function problemsOf({ facts }: DemoType, problems: readonly DemoProblem[]): readonly DemoProblem[] {
  return problems.filter(({ categoryList }) => categoryList.some(({ name }) => name === facts.name))
}

function categoryFields(world: World, { number, facts }: DemoType, own: readonly DemoProblem[], stateOf: StateOf) {
  return {
    categoryId: idOf(world, 'problemType', number),
    ...categoryOf(facts.name),
    character: facts.creature,
    ...counts(own, stateOf),
  }
}

function counts(own: readonly DemoProblem[], stateOf: StateOf) {
  const states = own.map(({ problemId }) => stateOf(problemId))
  return { problemCount: own.length, solvedCount: states.includes(null) ? null : states.filter((state) => state === 'SOLVED').length }
}
