import { catalogueOrders, listQuery, choiceFilter, type QueryOf, textFilter, textsFilter } from '../catalogue/listQuery.ts'
import { hrefWithQuery } from '../id.ts'
import { paths } from '../paths.ts'
import { problemStates } from './problem.ts'
import { codeLanguages } from './programmingLanguage.ts'
import { taskKinds } from './readingTask.ts'

/** The levels from the easiest to the hardest. Each is one colour band of five stars. */
export const problemLevels = ['EASY', 'NORMAL', 'HARD', 'EXPERT'] as const
export type ProblemLevel = (typeof problemLevels)[number]

const difficultiesPerLevel = 5

/** Returns the level; null where a problem has no difficulty. A difficulty beyond the stars is for experts. */
export function problemLevelOf(difficulty: number | null): ProblemLevel | null {
  if (difficulty === null || !(difficulty > 0)) return null
  return problemLevels[Math.ceil(difficulty / difficultiesPerLevel) - 1] ?? 'EXPERT'
}

export const problemsPerPage = 20

/** The query of the problem list. Null or an empty list: everything. */
export const problemQuery = listQuery(catalogueOrders, {
  keyword: textFilter(),
  level: choiceFilter(problemLevels, 'difficulty'),
  language: choiceFilter(codeLanguages),
  /** The kind of task: writing a program, or reading one. */
  kind: choiceFilter(taskKinds),
  /** The viewer's own state; without effect for a guest. */
  state: choiceFilter(problemStates),
  /** Names of categories. */
  categories: textsFilter('category'),
})

export type ProblemQuery = QueryOf<typeof problemQuery>

/** Returns the address of this query; `/problem?page=1&order=DESC` for all problems. */
export function problemsHref(query: ProblemQuery): string {
  return hrefWithQuery(paths.problems, problemQuery.parameters(query))
}

/** Returns the address of this query in the list of block problems. */
export function blocksHref(query: ProblemQuery): string {
  return hrefWithQuery(paths.blocks, problemQuery.parameters(query))
}
