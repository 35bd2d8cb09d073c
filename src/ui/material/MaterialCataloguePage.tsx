import type { CategoryChoices } from '../../domain/course/courseCatalogue.ts'
import type { MaterialKind } from '../../domain/material/material.ts'
import {
  defaultMaterialQuery,
  isMaterialQueryFiltered,
  type MaterialQuery,
  materialsHref,
  parseMaterialQuery,
  refineMaterialQuery,
} from '../../domain/material/materialQuery.ts'
import { problemLevels } from '../../domain/problems/problemQuery.ts'
import type { Creature } from '../../domain/quest.ts'
import { CatalogueFrame, countChosen, useDraft } from '../catalogue/CatalogueFrame.tsx'
import { catalogueWords } from '../catalogue/catalogueWords.ts'
import filters from '../catalogue/Filters.module.css'
import { CategoryField, ChoiceGroup, type FilterChip, withAllChoice } from '../catalogue/Filters.tsx'
import { useUrlState } from '../kit/address.ts'
import { MaterialGrid, MaterialGridSkeleton } from './MaterialCard.tsx'
import { useMaterialGroups, useMaterials } from './materialQueries.ts'
import { materialWords } from './materialWords.ts'

interface MaterialFiltersProps {
  readonly query: MaterialQuery
  readonly groups: readonly CategoryChoices[]
  onQueryChange(query: MaterialQuery): void
}

const MaterialFilters = ({ query, groups, onQueryChange }: MaterialFiltersProps) => (
  <div className={filters['fields']}>
    <ChoiceGroup
      title={materialWords.level}
      mode="RADIO"
      choices={withAllChoice(
        problemLevels.map((level) => ({ value: level, label: materialWords.levels[level], isChosen: level === query.level })),
      )}
      onChoose={(value) => onQueryChange(refineMaterialQuery(query, { level: problemLevels.find((level) => level === value) ?? null }))}
    />
    {groups.map((group) => (
      <CategoryField
        key={group.name}
        group={group}
        chosen={query.categories}
        onChange={(categories) => onQueryChange(refineMaterialQuery(query, { categories }))}
      />
    ))}
  </div>
)

/** One chip for each filter that is set. */
const materialChips = (query: MaterialQuery): readonly FilterChip<MaterialQuery>[] => {
  const { keyword, level, categories } = query
  return [
    keyword !== null && { id: 'keyword', name: catalogueWords.keyword(keyword), without: refineMaterialQuery(query, { keyword: null }) },
    level !== null && { id: 'level', name: materialWords.levels[level], without: refineMaterialQuery(query, { level: null }) },
    ...categories.map((name) => ({
      id: `category ${name}`,
      name,
      without: refineMaterialQuery(query, { categories: categories.filter((other) => other !== name) }),
    })),
  ].filter((chip) => chip !== false)
}

const creatures: Readonly<Record<MaterialKind, Creature>> = { DOCUMENT: 'SEAHORSE', VIDEO: 'NEMO' }

/** All documents or all videos, to search and to filter. */
const MaterialCatalogue = ({ kind }: { readonly kind: MaterialKind }) => {
  const words = materialWords.of[kind]
  const url = useUrlState()
  const query = parseMaterialQuery(url.parameters)
  const groups = useMaterialGroups(kind)
  const draft = useDraft<MaterialQuery>(words.show)
  const chips = materialChips(query)
  return (
    <CatalogueFrame
      words={words}
      creature={creatures[kind]}
      query={query}
      found={useMaterials(kind, query)}
      url={url}
      hrefOf={(wished) => materialsHref(kind, wished)}
      defaultQuery={defaultMaterialQuery}
      isFiltered={isMaterialQueryFiltered}
      chips={chips}
      chosenCount={countChosen(chips)}
      draft={draft}
      renderFilters={(wished, onQueryChange) => <MaterialFilters query={wished} groups={groups} onQueryChange={onQueryChange} />}
      renderItems={(materials) => <MaterialGrid materials={materials} />}
      skeleton={<MaterialGridSkeleton />}
    />
  )
}

export const DocumentCataloguePage = () => <MaterialCatalogue kind="DOCUMENT" />
export const VideoCataloguePage = () => <MaterialCatalogue kind="VIDEO" />
