import { blocksHref, type ProblemQuery, problemQuery } from '../../domain/problems/problemQuery.ts'
import { isSignedIn } from '../../domain/viewer.ts'
import { CatalogueFrame, countChosen, useFilterDraft } from '../catalogue/CatalogueFrame.tsx'
import { useUrlState } from '../kit/address.ts'
import { problemChips, ProblemFilters } from '../problem/catalogue/ProblemFilters.tsx'
import { BlockList, ProblemListSkeleton } from '../problem/catalogue/ProblemList.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import { useBlockGroups, useBlocks } from './blockQueries.ts'
import { blockCatalogueWords as words } from './blockWords.ts'

/** All block problems, to search and to filter. */
export const BlockCataloguePage = () => {
  const url = useUrlState()
  const query = { ...problemQuery.parse(url.parameters), language: null, kind: null }
  const viewer = useViewer()
  const groups = useBlockGroups()
  const draft = useFilterDraft<ProblemQuery>(words.show)
  const chips = problemChips(query)
  const hasRecord = viewer !== null && isSignedIn(viewer)
  return (
    <CatalogueFrame
      words={words}
      creature="TURTLE"
      query={query}
      found={useBlocks(query)}
      url={url}
      hrefOf={blocksHref}
      defaultQuery={problemQuery.initial}
      isFiltered={problemQuery.isFiltered}
      chips={chips}
      chosenCount={countChosen(chips)}
      draft={draft}
      renderFilters={(wished, onQueryChange) => (
        <ProblemFilters query={wished} groups={groups} hasRecord={hasRecord} hasLanguages={false} onQueryChange={onQueryChange} />
      )}
      renderItems={(blocks) => <BlockList blocks={blocks} />}
      skeleton={<ProblemListSkeleton />}
    />
  )
}
