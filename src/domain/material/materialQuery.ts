import { contentListHref, type MaterialKind } from '../content/contentKind.ts'
import { catalogueOrders, listQuery, choiceFilter, type QueryOf, textFilter, textsFilter } from '../catalogue/listQuery.ts'
import { hrefWithQuery } from '../id.ts'
import { problemLevels } from '../problems/problemQuery.ts'

export const materialsPerPage = 12

/** What all that is read or watched can be asked for, worksheets among it. Null and nothing: everything. */
export const materialFilters = {
  keyword: textFilter(),
  level: choiceFilter(problemLevels, 'difficulty'),
  /** Names of categories. */
  categories: textsFilter('category'),
} as const

/** What of the documents or videos is shown. */
export const materialQuery = listQuery(catalogueOrders, materialFilters)

export type MaterialQuery = QueryOf<typeof materialQuery>

/** The address of this query; `/document?page=1&order=DESC` for all documents. */
export function materialsHref(kind: MaterialKind, query: MaterialQuery): string {
  const [path = ''] = contentListHref(kind).split('?')
  return hrefWithQuery(path, materialQuery.parameters(query))
}
