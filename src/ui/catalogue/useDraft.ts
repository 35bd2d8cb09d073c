import { useState } from 'react'
import type { ListQuery } from '../../domain/course/catalogueQuery.ts'
import { grouped } from '../../domain/grouped.ts'
import type { CatalogueKind, Listed } from './CatalogueKind.ts'
import { useFound } from './useFound.ts'

/**
 * Filters that are being chosen in the sheet, and what the button says that applies them. What they find is asked for
 * under the key of the results, which are there when the sheet closes. The way back to another catalogue drops them.
 */
export const useDraft = <Query extends ListQuery, Item extends Listed>(kind: CatalogueKind<Query, Item>, query: Query) => {
  const [draft, setDraft] = useState<{ readonly of: string; readonly query: Query } | null>(null)
  const drafted = draft?.of === kind.name ? draft.query : null
  const state = useFound(kind, drafted ?? query)
  return {
    query: drafted,
    showing: state.status === 'ready' && !state.isOld ? kind.words.showCount(grouped(state.value.totalCount)) : kind.words.show,
    refine: (wished: Query) => setDraft({ of: kind.name, query: wished }),
    drop: () => setDraft(null),
  }
}
