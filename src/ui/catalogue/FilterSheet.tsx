import type { ReactNode } from 'react'
import { catalogueWords } from './catalogueWords.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'

interface FilterSheetProps {
  /** The filter fields. */
  readonly children: ReactNode
  /** The label of the button that applies them. */
  readonly applyLabel: string
  onClear(): void
  onApply(): void
  onClose(): void
}

/** Renders the filters on narrow screens. They are chosen first, then applied together. */
export const FilterSheet = ({ children, applyLabel, onClear, onApply, onClose }: FilterSheetProps) => (
  <Dialog
    title={catalogueWords.filters}
    onClose={onClose}
    footer={
      <>
        <Button tone="quiet" onClick={onClear}>
          {catalogueWords.clearAll}
        </Button>
        <Button onClick={onApply}>{applyLabel}</Button>
      </>
    }
  >
    {children}
  </Dialog>
)
