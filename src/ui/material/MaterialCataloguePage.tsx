import type { MaterialKind } from '../../domain/content/contentKind.ts'
import type { MaterialCard } from '../../domain/material/material.ts'
import { type MaterialQuery, materialsHref, materialQuery } from '../../domain/material/materialQuery.ts'
import { contentLooks } from '../content/contentLooks.ts'
import { Catalogue } from '../catalogue/Catalogue.tsx'
import type { CatalogueConfig } from '../catalogue/catalogueConfig.ts'
import { categoryFilter, levelFilter } from '../catalogue/Filters.tsx'
import { categoryOptions } from '../viewer/listQuery.ts'
import { viewerOptions } from '../viewer/viewerQuery.ts'
import { MaterialGrid, MaterialGridSkeleton } from './MaterialCard.tsx'
import { materialWords } from './materialWords.ts'

/** Configures the catalogue of documents or of videos. Each card carries the viewer's mark, so the query belongs to the viewer. */
const materialCatalogue = (kind: MaterialKind): CatalogueConfig<MaterialQuery, MaterialCard> => ({
  words: materialWords.of[kind],
  creature: contentLooks[kind].creature,
  list: materialQuery,
  hrefOf: (query) => materialsHref(kind, query),
  find: (from, query) =>
    viewerOptions(
      {
        name: 'materials',
        of: [kind, query],
        read: async (signal) => (await from.features.material()).materials.find(kind, query, signal),
      },
      from,
    ),
  filters: [levelFilter, categoryFilter()],
  categories: (from) =>
    categoryOptions({ name: 'materialCategoryGroups', of: [kind] }, from, async () => {
      const { materials } = await from.features.material()
      return {
        categoryGroups: (signal) => materials.categoryGroups(kind, signal),
        categories: (signal) => materials.categories(kind, signal),
      }
    }),
  renderItems: (materials) => <MaterialGrid materials={materials} />,
  skeleton: <MaterialGridSkeleton />,
})

const documentCatalogue = materialCatalogue('DOCUMENT')
const videoCatalogue = materialCatalogue('VIDEO')

export const DocumentCataloguePage = () => <Catalogue config={documentCatalogue} />
export const VideoCataloguePage = () => <Catalogue config={videoCatalogue} />
