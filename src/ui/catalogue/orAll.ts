import { catalogueWords } from './catalogueWords.ts'
import type { Choice } from './ChoiceGroup.tsx'

/** The value that stands for no choice. */
export const all = ''

/** Choices of which one or none can be chosen: with `전체` before them, which is chosen when no other is. */
export const orAll = (choices: readonly Choice[]): readonly Choice[] => [
  { value: all, label: catalogueWords.all, isChosen: choices.every(({ isChosen }) => !isChosen) },
  ...choices,
]
