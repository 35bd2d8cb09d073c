import { type CatalogueQuery, catalogueCosts } from '../../../domain/course/catalogueQuery.ts'
import { afterChoosing, type CategoryChoices } from '../../../domain/course/categoryChoices.ts'
import type { ChannelChoice } from '../../../domain/course/channelChoices.ts'
import { courseLevelLabel, courseLevelOf, courseLevels } from '../../../domain/course/courseLevel.ts'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { catalogueWords as words } from './catalogueWords.ts'
import { type Choice, ChoiceGroup } from './ChoiceGroup.tsx'
import styles from './FilterFields.module.css'
import { SelectField } from './SelectField.tsx'

export type Wish = Partial<Omit<CatalogueQuery, 'page'>>

export interface FilterFieldsProps {
  readonly query: CatalogueQuery
  readonly groups: readonly CategoryChoices[] | null
  readonly channels: readonly ChannelChoice[] | null
  onRefine(wish: Wish): void
}

export const FilterFields = ({ query, groups, channels, onRefine }: FilterFieldsProps) => (
  <div className={styles['fields']}>
    <ChoiceGroup
      title={words.level}
      mode="RADIO"
      choices={orAll(courseLevels.map((level) => ({ value: level, label: courseLevelLabel(level), isChosen: query.level === level })))}
      onChoose={(value) => onRefine({ level: courseLevelOf(value) })}
    />
    <ChoiceGroup
      title={words.cost}
      mode="RADIO"
      choices={orAll(catalogueCosts.map((cost) => ({ value: cost, label: words.costs[cost], isChosen: query.cost === cost })))}
      onChoose={(value) => onRefine({ cost: catalogueCosts.find((cost) => cost === value) ?? null })}
    />
    {channels && (
      <SelectField
        label={words.channel}
        isLabelShown
        value={query.channel ?? all}
        options={[
          { value: all, label: words.allChannels },
          ...channels.map(({ channelDomain, name }) => ({ value: channelDomain, label: name })),
        ]}
        onSelect={(value) => onRefine({ channel: value === all ? null : value })}
      />
    )}
    {groups === null && [0, 1, 2].map((at) => <Skeleton key={at} height={108} radius="control" />)}
    {groups?.map((group) => (
      <CategoryField key={group.name} group={group} chosen={query.categories} onChange={(categories) => onRefine({ categories })} />
    ))}
  </div>
)

/** What nothing is called. */
const all = ''

const orAll = (choices: readonly Choice[]): readonly Choice[] => [
  { value: all, label: words.all, isChosen: choices.every(({ isChosen }) => !isChosen) },
  ...choices,
]

interface CategoryFieldProps {
  readonly group: CategoryChoices
  readonly chosen: readonly string[]
  onChange(chosen: readonly string[]): void
}

/** One answer or several, as the group has it; only where none is needed can one go back to all (S-136). */
const CategoryField = ({ group, chosen, onChange }: CategoryFieldProps) => {
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
