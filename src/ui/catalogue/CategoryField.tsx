import { afterChoosing, type CategoryChoices } from '../../domain/course/categoryChoices.ts'
import { catalogueWords as words } from './catalogueWords.ts'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { all, orAll } from './orAll.ts'

interface CategoryFieldProps {
  readonly group: CategoryChoices
  readonly chosen: readonly string[]
  onChange(chosen: readonly string[]): void
}

/** One answer or several, as the group has it; only where none is needed can one go back to all (S-136). */
export const CategoryField = ({ group, chosen, onChange }: CategoryFieldProps) => {
  const { name, names, mode, required } = group
  const inGroup = names.filter((one) => chosen.includes(one))
  const choices = names.map((one) => ({
    value: one,
    label: one,
    isChosen: chosen.includes(one),
    isKept: required && inGroup.length === 1 && inGroup[0] === one,
  }))
  return (
    <ChoiceGroup
      title={name}
      note={required && mode === 'CHECKBOX' && words.atLeastOne}
      mode={mode}
      choices={mode === 'RADIO' && !required ? orAll(choices) : choices}
      onChoose={(value) => onChange(value === all ? chosen.filter((one) => !names.includes(one)) : afterChoosing(chosen, value, group))}
    />
  )
}
