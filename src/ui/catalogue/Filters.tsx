import { Check, X } from 'lucide'
import { type ReactNode, useId } from 'react'
import { problemLevels } from '../../domain/problems/problemQuery.ts'
import { type CategoryChoices, toggleCategory } from '../../domain/catalogue/category.ts'
import type { BaseQuery, CatalogueContext, CatalogueFilter, FilterChoices } from './catalogueConfig.ts'
import { useCatalogueContext } from './catalogueQueries.ts'
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
  /** True if the choice is selected and cannot be removed, only replaced. */
  readonly isLocked?: boolean
}

interface ChoiceGroupProps {
  readonly title: string
  readonly note?: string | false
  readonly mode: 'CHECKBOX' | 'RADIO'
  readonly choices: readonly FilterChoice[]
  /** Set this for short choices of a fixed number, so that they share a line. */
  readonly isOneLine?: boolean
  onChoose(value: string): void
}

/** Renders a group of choices for a filter. */
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

/** The value of the choice `전체`. */
const allValue = ''

/** Prepends `전체`, which is selected when no other choice is. Use it where at most one choice can be selected. */
const withAllChoice = (choices: readonly FilterChoice[]): readonly FilterChoice[] => [
  { value: allValue, label: catalogueWords.all, isChosen: choices.every(({ isChosen }) => !isChosen) },
  ...choices,
]

interface CategoryFieldProps {
  readonly group: CategoryChoices
  readonly chosen: readonly string[]
  onChange(chosen: readonly string[]): void
}

/** Chooses one or several categories of a group. Only an optional group can go back to all (S-136). */
const CategoryField = ({ group, chosen, onChange }: CategoryFieldProps) => {
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

type Value<Name extends string, T> = Readonly<Record<Name, T>>

const valueOf = <Name extends string, T>(name: Name, value: T) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one key that it is made of
  ({ [name]: value }) as Value<Name, T>

interface ValuesOf<T> {
  readonly title: string
  readonly note?: string
  readonly values: readonly T[]
  nameOf(value: T): string
  /** Returns a label that is shorter than the name. */
  labelOf?(value: T): ReactNode
  readonly isOneLine?: boolean
  isOffered?(to: CatalogueContext): boolean
}

/** Builds a filter that allows one of some values, or none. */
export const choiceFilterField = <const Name extends string, T extends string>(
  name: Name,
  { title, values, nameOf, isOffered = () => true }: ValuesOf<T>,
): CatalogueFilter<Value<Name, T | null>> => ({
  name,
  Field: ({ query, onRefine }) => (
    <ChoiceGroup
      title={title}
      mode="RADIO"
      choices={withAllChoice(values.map((value) => ({ value, label: nameOf(value), isChosen: value === query[name] })))}
      onChoose={(chosen) => onRefine(valueOf(name, values.find((value) => value === chosen) ?? null))}
    />
  ),
  asked: ({ [name]: value }) => (value === null ? [] : [{ id: name, name: nameOf(value), without: valueOf(name, null) }]),
  isOffered,
})

/** Builds a filter that allows any number of some values, which keep their own order. */
export const anyOfFilter = <const Name extends string, T extends string | number>(
  name: Name,
  { title, note, values, nameOf, labelOf = nameOf, isOneLine = false }: ValuesOf<T>,
): CatalogueFilter<Value<Name, readonly T[]>> => ({
  name,
  Field: ({ query: { [name]: chosen }, onRefine }) => (
    <ChoiceGroup
      title={title}
      {...(note !== undefined && { note })}
      mode="CHECKBOX"
      isOneLine={isOneLine}
      choices={values.map((value) => ({ value: String(value), label: labelOf(value), isChosen: chosen.includes(value) }))}
      onChoose={(clicked) =>
        onRefine(
          valueOf(
            name,
            values.filter((value) => chosen.includes(value) !== (String(value) === clicked)),
          ),
        )
      }
    />
  ),
  asked: ({ [name]: chosen }) =>
    chosen.map((value) => ({
      id: `${name} ${value}`,
      name: nameOf(value),
      without: valueOf(
        name,
        chosen.filter((other) => other !== value),
      ),
    })),
})

/** Builds the filter of categories by group. Space for `expectedGroups` groups is reserved while they load. */
export const categoryFilter = (expectedGroups = 0): CatalogueFilter<Value<'categories', readonly string[]>> => ({
  name: 'categories',
  Field: ({ query, groups, onRefine }) => (
    <>
      {groups === null && Array.from({ length: expectedGroups }, (_, at) => <Skeleton key={at} height={108} radius="control" />)}
      {groups?.map((group) => (
        <CategoryField key={group.name} group={group} chosen={query.categories} onChange={(categories) => onRefine({ categories })} />
      ))}
    </>
  ),
  asked: ({ categories }, { groups }) =>
    categories.map((name) => ({ id: `category ${name}`, name, without: withoutCategory(categories, name, groups) })),
})

const withoutCategory = (chosen: readonly string[], name: string, groups: readonly CategoryChoices[] | null) => {
  const group = groups?.find(({ names }) => names.includes(name))
  const categories = group ? toggleCategory(chosen, name, group) : chosen.filter((other) => other !== name)
  return categories.includes(name) ? null : { categories }
}

/** The filter by channel. */
export const channelFilter: CatalogueFilter<Value<'channel', string | null>> = {
  name: 'channel',
  Field: ({ query, channels, onRefine }) =>
    channels && (
      <SelectField
        label={catalogueWords.channel}
        isLabelShown
        value={query.channel ?? allValue}
        options={[
          { value: allValue, label: catalogueWords.allChannels },
          ...channels.map(({ channelDomain, name }) => ({ value: channelDomain, label: name })),
        ]}
        onSelect={(value) => onRefine({ channel: value === allValue ? null : value })}
      />
    ),
  asked: ({ channel }, { channels }) =>
    channel === null
      ? []
      : [
          {
            id: 'channel',
            name: channels?.find(({ channelDomain }) => channelDomain === channel)?.name ?? channel,
            without: { channel: null },
          },
        ],
}

/** The filter by difficulty of a task or lesson. */
export const levelFilter = choiceFilterField('level', {
  title: catalogueWords.level,
  values: problemLevels,
  nameOf: (level) => catalogueWords.levels[level],
})

interface FilterFieldsProps<Query> extends FilterChoices {
  readonly filters: readonly CatalogueFilter<Query>[]
  readonly query: Query
  onQueryChange(query: Query): void
}

export const FilterFields = <Query extends BaseQuery>({ filters, onQueryChange, ...from }: FilterFieldsProps<Query>) => {
  const asking = useCatalogueContext()
  return (
    <div className={styles['fields']}>
      {filters.map(
        ({ name, Field, isOffered }) =>
          (isOffered?.(asking) ?? true) && (
            <Field key={name} {...from} onRefine={(changes) => onQueryChange(refined(from.query, changes))} />
          ),
      )}
    </div>
  )
}

interface FilterChip<Query> {
  readonly id: string
  readonly name: string
  /** The query without this filter; null if it cannot be removed. */
  readonly without: Query | null
}

/** Returns a chip for the keyword and for each active filter. */
export const filterChips = <Query extends BaseQuery>(
  query: Query,
  filters: readonly CatalogueFilter<Query>[],
  choices: FilterChoices,
): readonly FilterChip<Query>[] => [
  ...(query.keyword === null
    ? []
    : [{ id: 'keyword', name: catalogueWords.keyword(query.keyword), without: { ...query, keyword: null, page: 1 } }]),
  ...filters.flatMap(({ asked }) =>
    asked(query, choices).map(({ id, name, without }) => ({ id, name, without: without && refined(query, without) })),
  ),
]

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
