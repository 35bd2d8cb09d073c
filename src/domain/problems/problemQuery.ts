import { type CatalogueOrder, catalogueOrders, normalizedText, type SearchParameters } from '../catalogue/listQuery.ts'
import { hrefWithQuery } from '../id.ts'
import { parsePageNumber } from '../paging.ts'
import { paths } from '../paths.ts'
import { type ProblemState, problemStates } from './problem.ts'
import { codeLanguages, type ProgrammingLanguage } from './programmingLanguage.ts'
import { type TaskKind, taskKinds } from './readingTask.ts'

/** From the easiest to the hardest. Each is one colour band of five stars. */
export const problemLevels = ['EASY', 'NORMAL', 'HARD', 'EXPERT'] as const
export type ProblemLevel = (typeof problemLevels)[number]

const difficultiesPerLevel = 5

/** Null where a problem has no difficulty. What is beyond the stars is for experts. */
export function problemLevelOf(difficulty: number | null): ProblemLevel | null {
  if (difficulty === null || !(difficulty > 0)) return null
  return problemLevels[Math.ceil(difficulty / difficultiesPerLevel) - 1] ?? 'EXPERT'
}

export const problemsPerPage = 20

/** What of the problems is shown. Null and nothing: everything. */
export interface ProblemQuery {
  readonly page: number
  readonly order: CatalogueOrder
  readonly keyword: string | null
  readonly level: ProblemLevel | null
  /** Names of categories. */
  readonly categories: readonly string[]
  readonly language: ProgrammingLanguage | null
  /** What is to be done. */
  readonly kind: TaskKind | null
  /** The viewer's own; of no use to a guest. */
  readonly state: ProblemState | null
}

export const defaultProblemQuery: ProblemQuery = {
  page: 1,
  order: 'DESC',
  keyword: null,
  level: null,
  categories: [],
  language: null,
  kind: null,
  state: null,
}

/** The query in an address; unknown values are ignored. */
export function parseProblemQuery(parameters: SearchParameters): ProblemQuery {
  const oneOf = <T extends string>(name: string, values: readonly T[]) => values.find((value) => value === parameters.get(name)) ?? null
  return {
    page: parsePageNumber(parameters.get('page')),
    order: oneOf('order', catalogueOrders) ?? 'DESC',
    keyword: normalizedText(parameters.get('keyword')),
    level: oneOf('difficulty', problemLevels),
    categories: [...new Set(parameters.getAll('category').flatMap((name) => normalizedText(name) ?? []))],
    language: oneOf('language', codeLanguages),
    kind: oneOf('kind', taskKinds),
    state: oneOf('state', problemStates),
  }
}

/** The query as parameters of an address and of a call, page and order first. */
export function problemParameters(query: ProblemQuery): readonly (readonly [name: string, value: string])[] {
  const { page, order, keyword, level, categories, language, kind, state } = query
  const filters = Object.entries({ keyword, difficulty: level, language, kind, state }).flatMap(([name, value]) =>
    value === null ? [] : ([[name, value]] as const),
  )
  return [['page', String(page)], ['order', order], ...filters, ...categories.map((name) => ['category', name] as const)]
}

/** The address of this query; `/problem?page=1&order=DESC` for all problems. */
export function problemsHref(query: ProblemQuery): string {
  return hrefWithQuery(paths.problems, problemParameters(query))
}

/** The address of this query in the list of block problems. */
export function blocksHref(query: ProblemQuery): string {
  return hrefWithQuery(paths.blocks, problemParameters(query))
}

/** A changed query starts at page 1. */
export function refineProblemQuery(query: ProblemQuery, changes: Partial<Omit<ProblemQuery, 'page'>>): ProblemQuery {
  return { ...query, ...changes, page: 1 }
}

/** Whether anything but page and order is asked for. */
export function isProblemQueryFiltered({ keyword, level, categories, language, kind, state }: ProblemQuery): boolean {
  return [keyword, level, language, kind, state].some((wish) => wish !== null) || categories.length > 0
}
