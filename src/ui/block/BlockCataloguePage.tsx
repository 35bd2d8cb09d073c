import { contentLooks } from '../content/contentLooks.ts'
import type { BlockCard } from '../../domain/blocks/blockProblem.ts'
import { blocksHref, type ProblemQuery, problemQuery } from '../../domain/problems/problemQuery.ts'
import { Catalogue } from '../catalogue/Catalogue.tsx'
import type { CatalogueConfig } from '../catalogue/catalogueConfig.ts'
import { categoryFilter, levelFilter } from '../catalogue/Filters.tsx'
import { BlockList, ProblemListSkeleton } from '../problem/catalogue/ProblemList.tsx'
import { stateFilter } from '../problem/catalogue/problemListQueries.ts'
import { categoryOptions } from '../viewer/listQuery.ts'
import { blockListOptions } from './blockQueries.ts'
import { blockCatalogueWords as words } from './blockWords.ts'

const blockCatalogue: CatalogueConfig<ProblemQuery, BlockCard> = {
  words,
  creature: contentLooks.BLOCK.creature,
  // Block problems have no programming language and a single kind.
  list: { ...problemQuery, parse: (parameters) => ({ ...problemQuery.parse(parameters), language: null, kind: null }) },
  hrefOf: blocksHref,
  find: blockListOptions,
  filters: [levelFilter, stateFilter, categoryFilter()],
  categories: (from) => categoryOptions({ name: 'blockCategoryGroups' }, from, async () => (await from.features.block()).blocks),
  renderItems: (blocks) => <BlockList blocks={blocks} />,
  skeleton: <ProblemListSkeleton />,
}

/** Renders the catalogue of block problems. */
export const BlockCataloguePage = () => <Catalogue config={blockCatalogue} />
