import { useState } from 'react'
import { type CatalogueQuery, refined, wholeCatalogue } from '../../../domain/course/catalogueQuery.ts'
import { grouped } from '../../../domain/grouped.ts'
import { Button } from '../../parts/Button.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { catalogueWords as words } from './catalogueWords.ts'
import { FilterFields, type FilterFieldsProps } from './FilterFields.tsx'
import { useCatalogue } from './useCatalogue.ts'

interface FilterSheetProps extends Omit<FilterFieldsProps, 'onRefine'> {
  onApply(query: CatalogueQuery): void
  onClose(): void
}

/** The filters where there is no room beside the courses: chosen first, then applied at once. */
export const FilterSheet = ({ query, onApply, onClose, ...choices }: FilterSheetProps) => {
  const [draft, setDraft] = useState(query)
  const { keyword, order } = draft
  return (
    <Dialog
      title={words.filters}
      open
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" onClick={() => setDraft({ ...wholeCatalogue, keyword, order })}>
            {words.clearAll}
          </Button>
          <Button onClick={() => onApply(draft)}>
            <Count query={draft} />
          </Button>
        </>
      }
    >
      <FilterFields {...choices} query={draft} onRefine={(wish) => setDraft(refined(draft, wish))} />
    </Dialog>
  )
}

/** Asked for under the key of the results, which are there when the sheet closes. */
const Count = ({ query }: Pick<FilterSheetProps, 'query'>) => {
  const state = useCatalogue(query)
  return state.status === 'ready' ? words.showCount(grouped(state.found.totalCount)) : words.show
}
