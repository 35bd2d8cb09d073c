import { Check, X } from 'lucide'
import { type ReactNode, useId } from 'react'
import { catalogueCosts, type ChannelChoice, type ListQuery } from '../../domain/course/courseCatalogue.ts'
import { type CategoryChoices, toggleCategory } from '../../domain/catalogue/category.ts'
import { catalogueWords } from './catalogueWords.ts'
import { Icon } from '../kit/Icon.tsx'
import { SelectField } from '../kit/Select.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import styles from './Filters.module.css'
import { refined } from '../../domain/catalogue/listQuery.ts'

interface FilterChoice {
  readonly value: string
  readonly label: ReactNode
  readonly isChosen: boolean
  /** Chosen, and it has to stay so until something else is. */
  readonly isLocked?: boolean
}

interface ChoiceGroupProps {
  readonly title: string
  readonly note?: string | false
  readonly mode: 'CHECKBOX' | 'RADIO'
  readonly choices: readonly FilterChoice[]
  /** Choices that are short and always as many share one line. */
  readonly isOneLine?: boolean
  onChoose(value: string): void
}

/** One question of the filters. */
export const ChoiceGroup = ({ title, note, mode, choices, isOneLine = false, onChoose }: ChoiceGroupProps) => {
  const name = useId()
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['title']}>
        {title}
        {note && <span className={styles['note']}> {note}</span>}
      </legend>
      <div className={styles['choices']} data-one-line={isOneLine || undefined}>
        {choices.map(({ value, label, isChosen, isLocked = false }) => (
          <label key={value} className={styles['choice']}>
            <input
              type={mode === 'RADIO' ? 'radio' : 'checkbox'}
              name={name}
              className={styles['input']}
              checked={isChosen}
              aria-disabled={isLocked || undefined}
              onChange={() => onChoose(value)}
            />
            {isChosen && !isOneLine && <Icon icon={Check} size={16} className={styles['sign']} />}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The value of no choice. */
const allValue = ''

/** Choices of which one or none can be chosen: with `전체` before them, which is chosen when no other is. */
export const withAllChoice = (choices: readonly FilterChoice[]): readonly FilterChoice[] => [
  { value: allValue, label: catalogueWords.all, isChosen: choices.every(({ isChosen }) => !isChosen) },
  ...choices,
]

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
    isLocked: required && inGroup.length === 1 && inGroup[0] === one,
  }))
  return (
    <ChoiceGroup
      title={name}
      note={required && mode === 'CHECKBOX' && catalogueWords.atLeastOne}
      mode={mode}
      choices={mode === 'RADIO' && !required ? withAllChoice(choices) : choices}
      onChoose={(value) =>
        onChange(value === allValue ? chosen.filter((one) => !names.includes(one)) : toggleCategory(chosen, value, group))
      }
    />
  )
}

/** What the filters are drawn from. */
export interface CatalogueFiltersProps<Query extends ListQuery> {
  readonly query: Query
  readonly groups: readonly CategoryChoices[] | null
  readonly channels: readonly ChannelChoice[] | null
  onQueryChange(query: Query): void
}

interface FilterFieldsProps<Query extends ListQuery> extends CatalogueFiltersProps<Query> {
  /** What only this catalogue can be asked for. */
  readonly children: ReactNode
}

export const FilterFields = <Query extends ListQuery>({ query, groups, channels, onQueryChange, children }: FilterFieldsProps<Query>) => (
  <div className={styles['fields']}>
    {children}
    <ChoiceGroup
      title={catalogueWords.cost}
      mode="RADIO"
      choices={withAllChoice(
        catalogueCosts.map((cost) => ({ value: cost, label: catalogueWords.costs[cost], isChosen: query.cost === cost })),
      )}
      onChoose={(value) => onQueryChange(refined<Query, ListQuery>(query, { cost: catalogueCosts.find((cost) => cost === value) ?? null }))}
    />
    {channels && (
      <SelectField
        label={catalogueWords.channel}
        isLabelShown
        value={query.channel ?? allValue}
        options={[
          { value: allValue, label: catalogueWords.allChannels },
          ...channels.map(({ channelDomain, name }) => ({ value: channelDomain, label: name })),
        ]}
        onSelect={(value) => onQueryChange(refined<Query, ListQuery>(query, { channel: value === allValue ? null : value }))}
      />
    )}
    {groups === null && [0, 1, 2].map((at) => <Skeleton key={at} height={108} radius="control" />)}
    {groups?.map((group) => (
      <CategoryField
        key={group.name}
        group={group}
        chosen={query.categories}
        onChange={(categories) => onQueryChange(refined<Query, ListQuery>(query, { categories }))}
      />
    ))}
  </div>
)

export interface FilterChip<Query> {
  readonly id: string
  readonly name: string
  /** The query without this filter; null if it cannot be removed. */
  readonly without: Query | null
}

/** One chip for each filter that is set; `own` holds the chips of this catalogue's special filters. */
export const filterChips = <Query extends ListQuery>(
  query: Query,
  own: readonly FilterChip<Query>[],
  groups: readonly CategoryChoices[] | null,
  channels: readonly ChannelChoice[] | null,
): readonly FilterChip<Query>[] => {
  const { keyword, cost, channel, categories } = query
  return [
    keyword !== null && {
      id: 'keyword',
      name: catalogueWords.keyword(keyword),
      without: refined<Query, ListQuery>(query, { keyword: null }),
    },
    ...own,
    cost !== null && { id: 'cost', name: catalogueWords.costs[cost], without: refined<Query, ListQuery>(query, { cost: null }) },
    channel !== null && {
      id: 'channel',
      name: channelName(channel, channels),
      without: refined<Query, ListQuery>(query, { channel: null }),
    },
    ...categories.map((name) => ({ id: `category ${name}`, name, without: withoutCategory(query, name, groups) })),
  ].filter((chip) => chip !== false)
}

const channelName = (channel: string, channels: readonly ChannelChoice[] | null) =>
  channels?.find(({ channelDomain }) => channelDomain === channel)?.name ?? channel

const withoutCategory = <Query extends ListQuery>(query: Query, name: string, groups: readonly CategoryChoices[] | null) => {
  const group = groups?.find(({ names }) => names.includes(name))
  const left = group ? toggleCategory(query.categories, name, group) : query.categories.filter((other) => other !== name)
  return left.includes(name) ? null : refined<Query, ListQuery>(query, { categories: left })
}

interface FilterChipsProps<Query> {
  readonly chips: readonly FilterChip<Query>[]
  onChange(query: Query): void
  onClear(): void
}

/** The active filters, each with a button that removes it. */
export const FilterChips = <Query,>({ chips, onChange, onClear }: FilterChipsProps<Query>) =>
  chips.length === 0 ? null : (
    <ul aria-label={catalogueWords.chips} className={styles['chips']}>
      {chips.map(({ id, name, without }) => (
        <li key={id}>
          {without ? (
            <button type="button" aria-label={catalogueWords.remove(name)} className={styles['chip']} onClick={() => onChange(without)}>
              <span className={styles['name']}>{name}</span>
              <Icon icon={X} size={16} />
            </button>
          ) : (
            <span className={styles['chip']}>
              <span className={styles['name']}>{name}</span>
            </span>
          )}
        </li>
      ))}
      <li>
        <button type="button" className={styles['clear']} onClick={onClear}>
          {catalogueWords.clearAll}
        </button>
      </li>
    </ul>
  )
