import { contentListHref, type MaterialKind } from '../content/contentKind.ts'
import { catalogueOrders, listQuery, choiceFilter, type QueryOf, textFilter, textsFilter } from '../catalogue/listQuery.ts'
import { hrefWithQuery } from '../id.ts'
import { problemLevels } from '../problems/problemQuery.ts'

export const materialsPerPage = 12

/** The filters of documents and videos, and of worksheets too. Null or an empty list: everything. */
export const materialFilters = {
  keyword: textFilter(),
  level: choiceFilter(problemLevels, 'difficulty'),
  /** Names of categories. */
  categories: textsFilter('category'),
} as const

/** The query of the document list and of the video list. */
export const materialQuery = listQuery(catalogueOrders, materialFilters)

export type MaterialQuery = QueryOf<typeof materialQuery>

/** Returns the address of this query; `/document?page=1&order=DESC` for all documents. */
export function materialsHref(kind: MaterialKind, query: MaterialQuery): string {
  const [path = ''] = contentListHref(kind).split('?')
  return hrefWithQuery(path, materialQuery.parameters(query))
}
