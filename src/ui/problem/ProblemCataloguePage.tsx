import { paths } from '../../domain/paths.ts'
import { type ProblemQuery, problemsHref, problemQuery } from '../../domain/problems/problemQuery.ts'
import { isSignedIn } from '../../domain/viewer.ts'
import { CatalogueFrame, countChosen, useFilterDraft } from '../catalogue/CatalogueFrame.tsx'
import { useUrlState } from '../kit/address.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import { problemCatalogueWords as words } from './catalogue/problemCatalogueWords.ts'
import { problemChips, ProblemFilters } from './catalogue/ProblemFilters.tsx'
import { ProblemList, ProblemListSkeleton } from './catalogue/ProblemList.tsx'
import { useProblemGroups, useProblems } from './catalogue/problemListQueries.ts'
import { useRunnerAhead } from './workbench/useRunner.ts'

/** All text problems, to search and to filter. */
export const ProblemCataloguePage = () => {
  const url = useUrlState()
  const query = problemQuery.parse(url.parameters)
  const viewer = useViewer()
  const found = useProblems(query)
  const groups = useProblemGroups()
  const draft = useFilterDraft<ProblemQuery>(words.show)
  useRunnerAhead(found.status === 'ready')
  const hasRecord = viewer !== null && isSignedIn(viewer)
  const chips = problemChips(query)
  return (
    <CatalogueFrame
      words={words}
      creature="CRAB"
      query={query}
      found={found}
      url={url}
      hrefOf={problemsHref}
      defaultQuery={problemQuery.initial}
      isFiltered={problemQuery.isFiltered}
      chips={chips}
      chosenCount={countChosen(chips)}
      draft={draft}
      renderFilters={(wished, onQueryChange) => (
        <ProblemFilters query={wished} groups={groups} hasRecord={hasRecord} onQueryChange={onQueryChange} />
      )}
      renderItems={(problems) => <ProblemList problems={problems} />}
      skeleton={<ProblemListSkeleton />}
      actions={
        <ButtonLink href={paths.problemTypes} tone="quiet">
          {words.byType}
        </ButtonLink>
      }
    />
  )
}
