import { catalogueWords } from './catalogueWords.ts'
import type { Choice } from './ChoiceGroup.tsx'

/** What nothing is called. */
export const all = ''

/** Of one answer, none can be wanted, too. */
export const orAll = (choices: readonly Choice[]): readonly Choice[] => [
  { value: all, label: catalogueWords.all, isChosen: choices.every(({ isChosen }) => !isChosen) },
  ...choices,
]
