import type { CategoryChoices } from '../../domain/catalogue/category.ts'
import { type MaterialQuery } from '../../domain/material/materialQuery.ts'
import { problemLevels } from '../../domain/problems/problemQuery.ts'
import { catalogueWords } from '../catalogue/catalogueWords.ts'
import filters from '../catalogue/Filters.module.css'
import { CategoryField, ChoiceGroup, type FilterChip, withAllChoice } from '../catalogue/Filters.tsx'
import { refined } from '../../domain/catalogue/listQuery.ts'

interface MaterialFiltersProps {
  readonly query: MaterialQuery
  readonly groups: readonly CategoryChoices[]
  onQueryChange(query: MaterialQuery): void
}

/** Of documents, videos and worksheets. */
export const MaterialFilters = ({ query, groups, onQueryChange }: MaterialFiltersProps) => (
  <div className={filters['fields']}>
    <ChoiceGroup
      title={catalogueWords.level}
      mode="RADIO"
      choices={withAllChoice(
        problemLevels.map((level) => ({ value: level, label: catalogueWords.levels[level], isChosen: level === query.level })),
      )}
      onChoose={(value) => onQueryChange(refined(query, { level: problemLevels.find((level) => level === value) ?? null }))}
    />
    {groups.map((group) => (
      <CategoryField
        key={group.name}
        group={group}
        chosen={query.categories}
        onChange={(categories) => onQueryChange(refined(query, { categories }))}
      />
    ))}
  </div>
)

/** One chip for each filter that is set. */
export const materialChips = (query: MaterialQuery): readonly FilterChip<MaterialQuery>[] => {
  const { keyword, level, categories } = query
  return [
    keyword !== null && { id: 'keyword', name: catalogueWords.keyword(keyword), without: refined(query, { keyword: null }) },
    level !== null && { id: 'level', name: catalogueWords.levels[level], without: refined(query, { level: null }) },
    ...categories.map((name) => ({
      id: `category ${name}`,
      name,
      without: refined(query, { categories: categories.filter((other) => other !== name) }),
    })),
  ].filter((chip) => chip !== false)
}
