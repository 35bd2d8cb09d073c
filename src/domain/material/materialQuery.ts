import { contentListHref, type MaterialKind } from '../content/contentKind.ts'
import { type CatalogueOrder, catalogueOrders, normalizedText, type SearchParameters } from '../catalogue/listQuery.ts'
import { hrefWithQuery } from '../id.ts'
import { parsePageNumber } from '../paging.ts'
import { type ProblemLevel, problemLevels } from '../problems/problemQuery.ts'

export const materialsPerPage = 12

/** What of the documents or videos is shown. Null and nothing: everything. */
export interface MaterialQuery {
  readonly page: number
  readonly order: CatalogueOrder
  readonly keyword: string | null
  readonly level: ProblemLevel | null
  /** Names of categories. */
  readonly categories: readonly string[]
}

export const defaultMaterialQuery: MaterialQuery = { page: 1, order: 'DESC', keyword: null, level: null, categories: [] }

/** What an address asks for: what cannot be understood counts as not asked for. */
export function parseMaterialQuery(parameters: SearchParameters): MaterialQuery {
  return {
    page: parsePageNumber(parameters.get('page')),
    order: catalogueOrders.find((order) => order === parameters.get('order')) ?? 'DESC',
    keyword: normalizedText(parameters.get('keyword')),
    level: problemLevels.find((level) => level === parameters.get('difficulty')) ?? null,
    categories: [...new Set(parameters.getAll('category').flatMap((name) => normalizedText(name) ?? []))],
  }
}

/** The names and values that say the same in an address and in a call, page and order first. */
export function materialParameters({ page, order, keyword, level, categories }: MaterialQuery): readonly (readonly [string, string])[] {
  const filters = Object.entries({ keyword, difficulty: level }).flatMap(([name, value]) =>
    value === null ? [] : ([[name, value]] as const),
  )
  return [['page', String(page)], ['order', order], ...filters, ...categories.map((name) => ['category', name] as const)]
}

/** The address of this query; `/document?page=1&order=DESC` for all documents. */
export function materialsHref(kind: MaterialKind, query: MaterialQuery): string {
  const [path = ''] = contentListHref(kind).split('?')
  return hrefWithQuery(path, materialParameters(query))
}

/** Another wish begins on its first page. */
export function refineMaterialQuery(query: MaterialQuery, changes: Partial<Omit<MaterialQuery, 'page'>>): MaterialQuery {
  return { ...query, ...changes, page: 1 }
}

/** Whether anything but page and order is asked for. */
export function isMaterialQueryFiltered({ keyword, level, categories }: MaterialQuery): boolean {
  return keyword !== null || level !== null || categories.length > 0
}
