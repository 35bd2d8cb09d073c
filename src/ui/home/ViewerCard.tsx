import { useQuery } from '@tanstack/react-query'
import { memo, type RefObject, useLayoutEffect, useRef } from 'react'
import { formatNumber } from '../../domain/format.ts'
import { paths } from '../../domain/paths.ts'
import { type Experience, isSignedIn, type Viewer } from '../../domain/viewer.ts'
import { CreatureArt } from '../art/Creature.tsx'
import { copy } from '../copy.ts'
import type { Home } from './useHome.ts'
import { useApplication } from '../kit/application.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { LazyBoundary, lazyWithRetry } from '../kit/lazy.tsx'
import { SiteLink } from '../kit/links.tsx'
import { Panel } from '../kit/Panel.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { ExperienceBar, experienceQuery, levelText, tierAndLevelText } from '../viewer/ExperienceBar.tsx'
import { Portrait } from '../viewer/Portrait.tsx'
import { viewerQuery } from '../viewer/useViewer.ts'
import styles from './ViewerCard.module.css'

const HabitLine = lazyWithRetry(() => import('../habit/HabitLine.tsx').then((loaded) => loaded.HabitLine))

interface LoginProps {
  readonly loginUrl: string
  readonly signupUrl: string
  readonly subtitle: boolean
  readonly isDuplicate?: boolean
}

export const LoginCard = ({ loginUrl, signupUrl, subtitle, isDuplicate = false }: LoginProps) => {
  const card = useRef<HTMLElement>(null)
  useOwnLoginButtons(card, !isDuplicate)
  return (
    <Panel ref={card} data-section={isDuplicate ? undefined : 'login'} className={styles['card']}>
      <span className={styles['art']}>
        <CreatureArt creature="DOLPHIN" size={88} />
      </span>
      <div className={styles['text']}>
        <h2 className={styles['title']}>{copy.login.title}</h2>
        {subtitle && <p className={styles['subtitle']}>{copy.login.subtitle}</p>}
      </div>
      <div className={styles['buttons']}>
        <ButtonLink href={loginUrl} wide>
          {copy.login.login}
        </ButtonLink>
        <ButtonLink href={signupUrl} tone="soft" wide>
          {copy.login.signup}
        </ButtonLink>
      </div>
    </Panel>
  )
}

/** Marks the document while the card is in view; the header then hides its own login buttons. */
const useOwnLoginButtons = (card: RefObject<HTMLElement | null>, isMain: boolean) => {
  useLayoutEffect(() => {
    const element = card.current
    if (!isMain || element === null || typeof IntersectionObserver === 'undefined') return
    const mark = (isInView: boolean) => document.documentElement.toggleAttribute('data-login-in-view', isInView)
    // Set the mark at once if the card is visible, because it is at the top of the page.
    mark(element.getBoundingClientRect().height > 0)
    const observer = new IntersectionObserver((entries) => mark(entries.at(-1)?.isIntersecting === true))
    observer.observe(element)
    return () => {
      observer.disconnect()
      mark(false)
    }
  }, [card, isMain])
}

interface UserSummaryProps {
  readonly viewer: Viewer
  /** Null while unknown or if it failed to load; its place stays reserved. */
  readonly experience: Experience | null
  /** The number of quests in progress and of enrolled courses; null while unknown. */
  readonly questCount: number | null
  readonly courseCount: number | null
  /** Whether the reward of a quest can be claimed. */
  readonly hasReward: boolean
  /** False on pages that say nothing of enrolled courses, such as those of channels that removed them. */
  readonly showsCourseCount: boolean
  readonly isDuplicate?: boolean
}

export const UserSummary = memo(
  ({ viewer, experience, questCount, courseCount, hasReward, showsCourseCount, isDuplicate = false }: UserSummaryProps) => (
    <Panel data-section={isDuplicate ? undefined : 'user'} aria-label={copy.user.summary} className={styles['card']}>
      <span className={styles['portrait']}>
        <Portrait viewer={viewer} size={isDuplicate ? 48 : 112} />
      </span>
      <div className={styles['who']}>
        <h2 className={styles['name']} title={viewer.nickname ?? undefined}>
          {viewer.nickname ?? copy.user.nameless}
        </h2>
        <p className={styles['tier']}>{isDuplicate ? levelText(viewer) : tierAndLevelText(viewer)}</p>
        <div className={styles['habit']}>
          <LazyBoundary>
            <HabitLine />
          </LazyBoundary>
        </div>
        <ExperienceBar experience={experience} isInline={isDuplicate} />
      </div>
      <dl className={styles['stats']}>
        <Stat label={copy.user.points} value={viewer.point} isPointsTarget />
        <Stat label={copy.user.quests} value={questCount} href={paths.quests} note={hasReward ? copy.user.reward : null} />
        {showsCourseCount && <Stat label={copy.user.courses} value={courseCount} href={paths.my} />}
      </dl>
    </Panel>
  ),
)

interface StatProps {
  readonly label: string
  readonly value: number | null
  /** Whether points that were won fly here. */
  readonly isPointsTarget?: boolean
  /** The page with more about it. */
  readonly href?: string
  /** Names what waits on that page, shown as a dot; null if nothing waits. */
  readonly note?: string | null
}

const Stat = ({ label, value, isPointsTarget = false, href, note = null }: StatProps) => {
  const text = value === null ? copy.user.unknown : formatNumber(value)
  return (
    <div className={styles['stat']} data-takes-points={isPointsTarget || undefined}>
      <dt className={styles['label']}>{label}</dt>
      <dd className={styles['value']}>
        {href === undefined ? (
          text
        ) : (
          <SiteLink
            href={href}
            className={styles['link']}
            title={note ?? undefined}
            aria-label={[label, text, note].filter(Boolean).join(' ')}
          >
            {text}
            {note && <span className={styles['dot']} />}
          </SiteLink>
        )}
      </dd>
    </div>
  )
}

/** Replaces the login card or the viewer's card until the viewer is known. */
export const ViewerCardSkeleton = () => (
  <Panel aria-hidden="true" className={styles['card']}>
    <Skeleton radius="round" className={styles['viewerCardSkeletonPortrait']} />
    <div className={styles['lines']}>
      <Skeleton width="50%" height={22} />
      <Skeleton width="70%" height={16} />
    </div>
    <Skeleton className={styles['rest']} radius="control" />
  </Panel>
)

const attemptsInSilence = 2

interface ViewerCardProps {
  readonly home: Home
  /** True for the second copy, on narrow screens: only the first counts as the section. */
  readonly isDuplicate?: boolean
}

/** Renders the login for a guest, or a summary for a signed-in viewer. */
export const ViewerCard = ({ home, isDuplicate = false }: ViewerCardProps) => {
  const { viewer, content } = home
  // After a single failed attempt a member must not see the guest's card: the retry follows within a second or two.
  const { isPending, failureCount } = useQuery(viewerQuery(useApplication()))
  if (viewer === null || (isPending && failureCount < attemptsInSilence)) return <ViewerCardSkeleton />
  if (isSignedIn(viewer)) return <SignedInCard home={home} viewer={viewer} isDuplicate={isDuplicate} />
  return <LoginCard {...content.login()} isDuplicate={isDuplicate} />
}

const SignedInCard = ({ home, viewer, isDuplicate }: Required<ViewerCardProps> & { readonly viewer: Viewer }) => {
  const experience = useQuery(experienceQuery(useApplication(), viewer))
  return <UserSummary viewer={viewer} experience={experience.data ?? null} {...home.content.user()} isDuplicate={isDuplicate} />
}
