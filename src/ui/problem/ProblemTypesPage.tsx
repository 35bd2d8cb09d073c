import { formatNumber } from '../../domain/format.ts'
import { listPaths } from '../../domain/paths.ts'
import type { ProblemCategory } from '../../domain/problems/problem.ts'
import { defaultProblemQuery, problemsHref } from '../../domain/problems/problemQuery.ts'
import { RetryButton } from '../kit/ActionButton.tsx'
import { ButtonLink } from '../kit/Button.tsx'
import { SiteLink } from '../kit/links.tsx'
import { MessagePanel } from '../kit/Message.tsx'
import { Panel } from '../kit/Panel.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { PageTitle } from '../site/PageTitle.tsx'
import page from '../site/PlainPage.module.css'
import { problemCatalogueWords } from './catalogue/problemCatalogueWords.ts'
import { useProblemTypes } from './catalogue/problemListQueries.ts'
import styles from './ProblemTypesPage.module.css'

const words = problemCatalogueWords.types

/** The groups of problems, each with its types. */
export const ProblemTypesPage = () => {
  const types = useProblemTypes()
  return (
    <main id="main" tabIndex={-1} className={page['pagePage']} aria-busy={types.status === 'waiting'}>
      <PageTitle title={words.title} />
      <header className={page['header']}>
        <h1 tabIndex={-1} className={page['title']}>
          {words.title}
        </h1>
        <p className={page['note']}>{words.note}</p>
      </header>
      <TypeGroups types={types} />
    </main>
  )
}

const TypeGroups = ({ types }: { readonly types: ReturnType<typeof useProblemTypes> }) => {
  if (types.status === 'waiting') return <Skeleton height={280} radius="card" />
  if (types.status === 'failed')
    return (
      <MessagePanel level={2} isAlert creature="CRAB" title={words.failed} text={words.failedNote}>
        <RetryButton retry={types.retry} />
      </MessagePanel>
    )
  if (types.value.length === 0)
    return (
      <MessagePanel level={2} creature="SEAHORSE" title={words.none} text={words.noneNote}>
        <ButtonLink href={listPaths.problems}>{words.all}</ButtonLink>
      </MessagePanel>
    )
  return (
    <div className={styles['groups']}>
      {groupsOf(types.value).map(({ name, own }) => (
        <Panel key={name}>
          <h2 className={styles['title']}>{name}</h2>
          <ul className={styles['types']}>
            {own.map((type) => (
              <li key={type.name}>
                <TypeLink type={type} />
              </li>
            ))}
          </ul>
        </Panel>
      ))}
    </div>
  )
}

/** In the order in which the groups first appear. */
const groupsOf = (types: readonly ProblemCategory[]) =>
  [...new Set(types.map(({ categoryGroupName }) => categoryGroupName))].map((name) => ({
    name,
    own: types.filter(({ categoryGroupName }) => categoryGroupName === name),
  }))

const TypeLink = ({ type: { name, problemCount, solvedCount } }: { readonly type: ProblemCategory }) => {
  const count = formatNumber(problemCount)
  return (
    <SiteLink href={problemsHref({ ...defaultProblemQuery, categories: [name] })} className={styles['type']}>
      <span className={styles['name']}>{name}</span>{' '}
      <span className={styles['count']}>{solvedCount === null ? words.count(count) : words.solved(formatNumber(solvedCount), count)}</span>
    </SiteLink>
  )
}
