import type { ListQuery } from '../../domain/course/catalogueQuery.ts'
import { grouped } from '../../domain/grouped.ts'
import type { Page } from '../../domain/Page.ts'
import { pageCount } from '../../domain/pageCount.ts'
import type { LoadedPage } from '../app/LoadedPage.ts'
import { Button } from '../parts/Button.tsx'
import { RetryButton } from '../parts/RetryButton.tsx'
import { ButtonLink } from '../parts/ButtonLink.tsx'
import { HomeLink } from '../parts/HomeLink.tsx'
import { PageNav } from '../parts/PageNav.tsx'
import { CardGridSkeleton } from './CardGrid.tsx'
import type { CatalogueKind, Listed } from './CatalogueKind.ts'
import { MessagePanel } from '../parts/MessagePanel.tsx'
import styles from './CatalogueResults.module.css'
import { catalogueWords } from './catalogueWords.ts'

interface CatalogueResultsProps<Query extends ListQuery, Item extends Listed> {
  readonly kind: CatalogueKind<Query, Item>
  readonly query: Query
  readonly state: LoadedPage<Page<Item>>
  onClear(): void
}

export const CatalogueResults = <Query extends ListQuery, Item extends Listed>(props: CatalogueResultsProps<Query, Item>) => {
  const { kind, state } = props
  switch (state.status) {
    case 'waiting':
      return <CardGridSkeleton count={12} Card={kind.CardSkeleton} />
    case 'failed':
      return (
        <MessagePanel isAlert creature="CRAB" title={kind.words.failed} text={catalogueWords.failedNote}>
          <RetryButton retry={state.retry} />
        </MessagePanel>
      )
    case 'ready':
      return (
        <div className={styles['found']} data-old={state.isOld || undefined}>
          <Found {...props} found={state.value} />
        </div>
      )
  }
}

interface FoundProps<Query extends ListQuery, Item extends Listed> extends Omit<CatalogueResultsProps<Query, Item>, 'state'> {
  readonly found: Page<Item>
}

const Found = <Query extends ListQuery, Item extends Listed>(props: FoundProps<Query, Item>) => {
  const { kind, query, found } = props
  const last = pageCount(found)
  if (found.items.length > 0)
    return (
      <>
        <kind.Cards items={found.items} />
        <PageNav page={query.page} last={last} hrefOf={(page) => kind.hrefOf({ ...query, page })} />
      </>
    )
  if (query.page > 1 && found.totalCount > 0)
    return (
      <MessagePanel creature="NEMO" title={kind.words.beyond(grouped(last))} text={catalogueWords.beyondNote}>
        <ButtonLink href={kind.hrefOf({ ...query, page: 1 })}>{catalogueWords.first}</ButtonLink>
      </MessagePanel>
    )
  return <Nothing {...props} />
}

const Nothing = <Query extends ListQuery, Item extends Listed>({ kind, query, onClear }: FoundProps<Query, Item>) =>
  kind.isFiltered(query) ? (
    <>
      <MessagePanel
        creature="SEAHORSE"
        title={query.keyword === null ? kind.words.noneChosen : kind.words.noneFor(query.keyword)}
        text={catalogueWords.noneNote}
      >
        <Button onClick={onClear}>{catalogueWords.clearAll}</Button>
      </MessagePanel>
      <kind.Instead />
    </>
  ) : (
    <MessagePanel creature="SEAHORSE" title={kind.words.none} text={kind.words.nonePublished}>
      <HomeLink />
    </MessagePanel>
  )
