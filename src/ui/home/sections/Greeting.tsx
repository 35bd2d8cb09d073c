import { ChevronRight, Play } from 'lucide'
import { memo, type ReactNode } from 'react'
import type { CategoryShortcut } from '../../../domain/channel/shortcuts.ts'
import { formatNumber } from '../../../domain/format.ts'
import type { HomeTotals } from '../../../domain/home/context.ts'
import type { Creature } from '../../../domain/quest.ts'
import { safeImageUrl } from '../../../domain/site/safeUrl.ts'
import icons from '../../art/categories.svg?url&no-inline'
import channelLogo from '../../art/channel-default.svg?url&no-inline'
import { CreatureArt } from '../../art/Creature.tsx'
import sea from '../../art/empty-sea.svg?url&no-inline'
import envelope from '../../art/envelope.svg?url&no-inline'
import { copy, displayTitle } from '../../copy.ts'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { LazyBoundary, lazyWithRetry } from '../../kit/lazy.tsx'
import { SiteLink } from '../../kit/links.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { SmallPicture } from '../../kit/Picture.tsx'
import { ProgressBar } from '../../kit/ProgressBar.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { listPaths, paths } from '../../../domain/paths.ts'
import { RewardLine } from '../../quest/RewardLine.tsx'
import styles from './Greeting.module.css'

const SeaStrip = lazyWithRetry(() => import('./SeaStrip.tsx').then((loaded) => loaded.SeaStrip))

interface GreetingProps {
  /** The viewer to greet: not known yet, a guest, or a member, perhaps without a nickname. */
  readonly viewer: 'waiting' | 'guest' | { readonly nickname: string | null }
  readonly channel: { readonly name: string; readonly logoUrl: string | null } | null
  /** The totals of the whole site; null if unknown. */
  readonly totals: HomeTotals | null
  /** The suggested next step for a signed-in viewer. */
  readonly step: ReactNode
  /** A further line below the step. */
  readonly line?: ReactNode
}

/** Greets guests neutrally; a channel's greeting shows its logo and name. Below it is the next step, or the totals of the site. */
export const Greeting = ({ viewer, channel, totals, step, line }: GreetingProps) => (
  <section data-section="greeting" className={styles['greeting']} data-of={channel ? 'channel' : undefined}>
    {channel && <SmallPicture candidates={[safeImageUrl(channel.logoUrl), channelLogo]} size={56} shape="tile" />}
    <div className={styles['text']}>
      <h1 tabIndex={-1} className={styles['hello']}>
        {channel?.name ?? <GreetingText viewer={viewer} />}
      </h1>
      {channel && <p className={styles['more']}>{viewer === 'guest' ? copy.home.invitation : <GreetingText viewer={viewer} />}</p>}
    </div>
    <div className={styles['next']}>
      {viewer === 'guest' ? (
        <div>
          {channel === null && <p className={styles['more']}>{copy.home.invitation}</p>}
          {totals && <Totals totals={totals} />}
        </div>
      ) : viewer === 'waiting' ? (
        <NextSkeleton />
      ) : (
        step
      )}
      {line && <p className={styles['more']}>{line}</p>}
    </div>
    {/* The main site's sea strip. Its height is reserved before it loads. */}
    {channel === null && (
      <div className={styles['strip']}>
        {viewer !== 'waiting' && (
          <LazyBoundary>
            <SeaStrip />
          </LazyBoundary>
        )}
      </div>
    )}
  </section>
)

const GreetingText = ({ viewer }: Pick<GreetingProps, 'viewer'>) => {
  if (viewer === 'waiting') return <Skeleton width="11em" height="1em" />
  if (viewer === 'guest') return copy.home.welcome
  return viewer.nickname ? copy.home.welcomeBack(viewer.nickname) : copy.home.welcomeNameless
}

interface NextStepProps {
  /** `start` is for a new learner. Null if nothing is left to do, or if it is unknown. */
  readonly next: 'waiting' | 'start' | { readonly title: string; readonly percent: number | null; readonly href: string } | null
}

/** Renders the button to continue learning. */
export const NextStep = ({ next }: NextStepProps) => {
  if (next === 'waiting') return <NextSkeleton />
  if (next === 'start') return <ButtonLink href={paths.start}>{copy.home.firstProblem}</ButtonLink>
  if (next === null) return <ButtonLink href={listPaths.courses}>{copy.home.firstCourse}</ButtonLink>
  const title = displayTitle(next.title)
  return (
    <ButtonLink href={next.href} className={styles['resume']} title={title}>
      <Icon icon={Play} size={16} fill="currentColor" strokeWidth={0} />
      <span className={styles['resumeTitle']}>{copy.home.resume(title)}</span>
      {next.percent !== null && <span> {copy.home.percent(next.percent)}</span>}
    </ButtonLink>
  )
}

/** Renders a skeleton as tall as the button that replaces it. */
export const NextSkeleton = () => <Skeleton width="16em" height={44} radius="control" />

/** Renders '강의 102개 · 수업 48개 · 문제 30개', without the unknown counts. */
const Totals = ({ totals }: { readonly totals: HomeTotals }) => (
  <p className={styles['totals']}>
    {(['courses', 'courseClasses', 'problems'] as const)
      .flatMap((name) => (totals[name] ? copy.home.totals[name](formatNumber(totals[name])) : []))
      .join(' · ')}
  </p>
)

export const Categories = memo(({ shortcuts }: { readonly shortcuts: readonly CategoryShortcut[] }) => (
  <Panel data-section="categories" className={styles['panel']}>
    <nav aria-label={copy.home.shortcuts}>
      <ul className={styles['grid']} data-count={shortcuts.length}>
        {shortcuts.map(({ id, label, href }) => (
          <li key={id} className={styles['item']}>
            <SiteLink href={href} className={styles['link']}>
              <span className={styles['tile']} data-id={id}>
                <svg width={32} height={32} viewBox="0 0 48 48" aria-hidden="true">
                  <use href={`${icons}#${id}`} />
                </svg>
              </span>
              <span className={styles['label']}>{label}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  </Panel>
))

const lastWord = copy.home.trial.lastIndexOf(' ') + 1

export const TrialPromo = ({ href }: { readonly href: string }) => (
  <section data-section="trial-promo">
    <SiteLink href={href} className={styles['trial']}>
      <span className={styles['trialText']}>
        <span className={styles['note']}>{copy.home.trialNote}</span>
        <span className={styles['title']}>
          {copy.home.trial.slice(0, lastWord)}
          {/* Keeps the arrow from wrapping to a line of its own. */}
          <span className={styles['end']}>
            {copy.home.trial.slice(lastWord)} <Icon icon={ChevronRight} size={24} className={styles['arrow']} />
          </span>
        </span>
      </span>
      <img src={envelope} alt={copy.home.trialEnvelope} width={168} height={112} loading="lazy" className={styles['envelope']} />
    </SiteLink>
  </section>
)

interface MyQuestsProps {
  readonly summary: {
    /** The number of quests in progress. */
    readonly count: number
    /** The other facts belong to the quest whose reward is closest. */
    readonly title: string
    readonly character: Creature | null
    readonly isDone: boolean
    /** The progress from 0 to 1. */
    readonly progress: number
    readonly rewardCount: number
  }
  onOpenQuests(): void
}

/** Renders the block for signed-in viewers that the spec leaves unnamed. */
export const MyQuests = ({ summary, onOpenQuests }: MyQuestsProps) => {
  const name = displayTitle(summary.title)
  const progress = summary.isDone ? copy.quests.done : copy.quests.percent(summary.progress)
  return (
    <Panel data-section="my-quests" className={styles['myQuestsPanel']}>
      <span className={styles['myQuestsTile']}>
        <CreatureArt creature={summary.character ?? 'DOLPHIN'} size={56} />
      </span>
      <div className={styles['myQuestsText']}>
        <h2 className={styles['myQuestsTitle']}>{copy.home.questCount(formatNumber(summary.count))}</h2>
        <p className={styles['quest']}>
          <span className={styles['name']} title={name}>
            {name}
          </span>
          <RewardLine quest={summary} />
        </p>
        <div className={styles['progress']}>
          <ProgressBar ratio={summary.progress} label={name} valueText={progress} />
          <span className={styles['percent']} data-done={summary.isDone || undefined}>
            {progress}
          </span>
        </div>
      </div>
      <Button tone="soft" onClick={onOpenQuests} className={styles['open']}>
        {copy.home.openQuests}
      </Button>
    </Panel>
  )
}

interface EmptyProps {
  readonly canPublish: boolean
  /** True if the page is empty because loading failed. */
  readonly hasFailed: boolean
  /** The address of the main home page, set on a channel. */
  readonly mainHome: string | null
  retry(): void
}

/** Renders the message of an empty home page. After a failure it offers a retry (F-012). */
export const Empty = ({ canPublish, hasFailed, mainHome, retry }: EmptyProps) => (
  <Panel data-section="empty" className={styles['emptyPanel']}>
    <img src={sea} alt="" width={240} height={150} loading="lazy" />
    <h2 className={styles['emptyTitle']}>{hasFailed ? copy.home.failed : copy.home.empty}</h2>
    {hasFailed ? <Button onClick={retry}>{copy.home.retry}</Button> : <p className={styles['emptyNote']}>{copy.home.emptyNote}</p>}
    {canPublish && !hasFailed && <ButtonLink href={paths.publishing}>{copy.home.publishing}</ButtonLink>}
    {mainHome && (
      <ButtonLink href={mainHome} tone="soft">
        {copy.frame.toMain}
      </ButtonLink>
    )}
  </Panel>
)
