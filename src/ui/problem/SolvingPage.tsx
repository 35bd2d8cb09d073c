import { ChevronLeft, ChevronRight } from 'lucide'
import type { ReactNode } from 'react'
import { paths } from '../../domain/paths.ts'
import { isSignedIn } from '../../domain/viewer.ts'
import { copy } from '../copy.ts'
import { TaskBackLink } from '../homework/TaskBackLink.tsx'
import { Icon } from '../kit/Icon.tsx'
import { SiteLink } from '../kit/links.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { PageTitle } from '../site/PageTitle.tsx'
import { Portrait } from '../viewer/Portrait.tsx'
import { useLoginTarget } from '../viewer/LoginLink.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import styles from './SolvingPage.module.css'

interface SolvingPageProps {
  /** Null while the problem is loading. */
  readonly title: string | null
  readonly windowTitle: string
  readonly waiting: string
  readonly isBusy: boolean
  /** False if there is nothing to solve, so that the head is left out. */
  readonly hasHead: boolean
  readonly back: { readonly href: string; readonly label: string }
  /** Stars, points and state of the problem. */
  readonly facts: ReactNode
  readonly neighbours: Neighbours
  readonly children: ReactNode
}

interface Neighbours {
  readonly words: { readonly title: string; readonly previous: string; readonly next: string }
  readonly previous: string | null
  readonly next: string | null
}

/** Renders the frame of a solving page: the workbench fills the window below a slim head. */
export const SolvingPage = ({ title, hasHead, back, facts, neighbours, children, ...page }: SolvingPageProps) => (
  <main id="main" tabIndex={-1} className={styles['page']} aria-busy={page.isBusy}>
    <PageTitle title={page.windowTitle} />
    <header className={styles['head']}>
      <div className={styles['back']}>
        <TaskBackLink href={back.href}>
          <span>{back.label}</span>
        </TaskBackLink>
      </div>
      {hasHead && (
        <div className={styles['words']}>
          <h1 tabIndex={-1} className={styles['title']}>
            {title ?? (
              <>
                <Skeleton width="9em" height={26} />
                <VisuallyHidden>{page.waiting}</VisuallyHidden>
              </>
            )}
          </h1>
          {facts}
        </div>
      )}
      <NeighbourLinks {...neighbours} />
      <Account />
    </header>
    {children}
  </main>
)

const NeighbourLinks = ({ words, previous, next }: Neighbours) =>
  previous === null && next === null ? null : (
    <nav aria-label={words.title} className={styles['neighbours']}>
      {previous !== null && (
        <SiteLink href={previous} className={styles['neighbour']} title={words.previous}>
          <Icon icon={ChevronLeft} size={20} />
          <VisuallyHidden>{words.previous}</VisuallyHidden>
        </SiteLink>
      )}
      {next !== null && (
        <SiteLink href={next} className={styles['neighbour']} title={words.next}>
          <Icon icon={ChevronRight} size={20} />
          <VisuallyHidden>{words.next}</VisuallyHidden>
        </SiteLink>
      )}
    </nav>
  )

/** Renders the portrait and points of the viewer. Points that are earned here fly to it. */
const Account = () => {
  const viewer = useViewer()
  const login = useLoginTarget()
  if (viewer === null) return null
  return isSignedIn(viewer) ? (
    <SiteLink href={paths.my} className={styles['account']} data-takes-points>
      <Portrait viewer={viewer} size={32} />
      <VisuallyHidden>{copy.frame.places.my}</VisuallyHidden>
    </SiteLink>
  ) : (
    <SiteLink href={login.href} className={styles['login']}>
      {copy.frame.login}
    </SiteLink>
  )
}
