import type { MaterialKind } from '../../domain/content/contentKind.ts'
import { type MaterialQuery, materialsHref, materialQuery } from '../../domain/material/materialQuery.ts'
import type { Creature } from '../../domain/quest.ts'
import { CatalogueFrame, countChosen, useFilterDraft } from '../catalogue/CatalogueFrame.tsx'
import { useUrlState } from '../kit/address.ts'
import { MaterialGrid, MaterialGridSkeleton } from './MaterialCard.tsx'
import { materialChips, MaterialFilters } from './MaterialFilters.tsx'
import { useMaterialGroups, useMaterials } from './materialQueries.ts'
import { materialWords } from './materialWords.ts'

const creatures: Readonly<Record<MaterialKind, Creature>> = { DOCUMENT: 'SEAHORSE', VIDEO: 'NEMO' }

/** All documents or all videos, to search and to filter. */
const MaterialCatalogue = ({ kind }: { readonly kind: MaterialKind }) => {
  const words = materialWords.of[kind]
  const url = useUrlState()
  const query = materialQuery.parse(url.parameters)
  const groups = useMaterialGroups(kind)
  const draft = useFilterDraft<MaterialQuery>(words.show)
  const chips = materialChips(query)
  return (
    <CatalogueFrame
      words={words}
      creature={creatures[kind]}
      query={query}
      found={useMaterials(kind, query)}
      url={url}
      hrefOf={(wished) => materialsHref(kind, wished)}
      defaultQuery={materialQuery.initial}
      isFiltered={materialQuery.isFiltered}
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
