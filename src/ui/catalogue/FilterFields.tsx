import type { ReactNode } from 'react'
import { catalogueCosts, type ListQuery, refined } from '../../domain/course/catalogueQuery.ts'
import { Skeleton } from '../parts/Skeleton.tsx'
import { CategoryField } from './CategoryField.tsx'
import { catalogueWords as words } from './catalogueWords.ts'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import type { FieldsProps } from './FieldsProps.ts'
import styles from './FilterFields.module.css'
import { all, orAll } from './orAll.ts'
import { SelectField } from '../parts/SelectField.tsx'

interface FilterFieldsProps<Query extends ListQuery> extends FieldsProps<Query> {
  /** What only this catalogue can be asked for. */
  readonly children: ReactNode
}

export const FilterFields = <Query extends ListQuery>({ query, groups, channels, onRefine, children }: FilterFieldsProps<Query>) => (
  <div className={styles['fields']}>
    {children}
    <ChoiceGroup
      title={words.cost}
      mode="RADIO"
      choices={orAll(catalogueCosts.map((cost) => ({ value: cost, label: words.costs[cost], isChosen: query.cost === cost })))}
      onChoose={(value) => onRefine(refined(query, { cost: catalogueCosts.find((cost) => cost === value) ?? null }))}
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
        onSelect={(value) => onRefine(refined(query, { channel: value === all ? null : value }))}
      />
    )}
    {groups === null && [0, 1, 2].map((at) => <Skeleton key={at} height={108} radius="control" />)}
    {groups?.map((group) => (
      <CategoryField
        key={group.name}
        group={group}
        chosen={query.categories}
        onChange={(categories) => onRefine(refined(query, { categories }))}
      />
    ))}
  </div>
)
