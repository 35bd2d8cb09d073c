import { contentLooks } from '../content/contentLooks.ts'
import { paths } from '../../domain/paths.ts'
import type { ProblemCard } from '../../domain/problems/problem.ts'
import { problemsHref, type ProblemQuery, problemQuery } from '../../domain/problems/problemQuery.ts'
import { codeLanguages } from '../../domain/problems/programmingLanguage.ts'
import { taskKinds } from '../../domain/problems/readingTask.ts'
import { Catalogue } from '../catalogue/Catalogue.tsx'
import type { CatalogueConfig } from '../catalogue/catalogueConfig.ts'
import { categoryFilter, levelFilter, choiceFilterField } from '../catalogue/Filters.tsx'
import { ButtonLink } from '../kit/Button.tsx'
import { categoryOptions } from '../viewer/listQuery.ts'
import { problemCatalogueWords as words } from './catalogue/problemCatalogueWords.ts'
import { ProblemList, ProblemListSkeleton } from './catalogue/ProblemList.tsx'
import { problemListOptions, stateFilter } from './catalogue/problemListQueries.ts'
import { taskKindNames } from './reading/taskKindNames.ts'
import { useRunnerAhead } from './workbench/useRunner.ts'

const problemCatalogue: CatalogueConfig<ProblemQuery, ProblemCard> = {
  words,
  creature: contentLooks.PROBLEM.creature,
  list: problemQuery,
  hrefOf: problemsHref,
  find: problemListOptions,
  filters: [
    levelFilter,
    stateFilter,
    choiceFilterField('language', { title: words.language, values: codeLanguages, nameOf: (language) => words.languages[language] }),
    choiceFilterField('kind', { title: words.kind, values: taskKinds, nameOf: (kind) => taskKindNames[kind] }),
    categoryFilter(),
  ],
  categories: (from) => categoryOptions({ name: 'problemCategoryGroups' }, from, async () => (await from.features.problem()).problems),
  renderItems: (problems) => <ProblemsToRun problems={problems} />,
  skeleton: <ProblemListSkeleton />,
  actions: (
    <ButtonLink href={paths.problemTypes} tone="quiet">
      {words.byType}
    </ButtonLink>
  ),
}

const ProblemsToRun = ({ problems }: { readonly problems: readonly ProblemCard[] }) => {
  useRunnerAhead()
  return <ProblemList problems={problems} />
}

/** Renders the catalogue of text problems. */
export const ProblemCataloguePage = () => <Catalogue config={problemCatalogue} />
