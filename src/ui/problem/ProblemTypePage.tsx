import { isNotFound } from '../../application/callError.ts'
import { formatNumber } from '../../domain/format.ts'
import type { Id } from '../../domain/id.ts'
import { paths } from '../../domain/paths.ts'
import type { ProblemCard } from '../../domain/problems/problem.ts'
import { problemsHref, problemQuery } from '../../domain/problems/problemQuery.ts'
import { isTypeFinished, type ProblemType, problemTypeHref, type SeaZone, typeAfter, zoneWith } from '../../domain/problems/problemTypes.ts'
import { inLadderOrder } from '../../domain/problems/readingTask.ts'
import { CreatureArt } from '../art/Creature.tsx'
import { RetryButton } from '../kit/ActionButton.tsx'
import { useRouteId } from '../kit/address.ts'
import { useApplication } from '../kit/application.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { FailedPanel } from '../kit/FailedLine.tsx'
import { LazyBoundary, lazyWithRetry } from '../kit/lazy.tsx'
import { loadedValue } from '../kit/loaded.ts'
import { Message, MessagePanel } from '../kit/Message.tsx'
import { Panel } from '../kit/Panel.tsx'
import { PanelFailed } from '../kit/PartFailed.tsx'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { BackLink } from '../site/BackLink.tsx'
import { loadedTitle } from '../site/loadedTitle.ts'
import { PageTitle } from '../site/PageTitle.tsx'
import page from '../site/PlainPage.module.css'
import { useViewer } from '../viewer/useViewer.ts'
import { ProblemList, ProblemListSkeleton } from './catalogue/ProblemList.tsx'
import { useProblems } from './catalogue/problemListQueries.ts'
import { MusicToggle } from './types/MusicToggle.tsx'
import { TypeLessonPanel } from './types/TypeLessonPanel.tsx'
import { useProblemType, useSeaZones } from './types/typeQueries.ts'
import { typeWords } from './types/typeWords.ts'
import styles from './ProblemTypePage.module.css'

const words = typeWords.type

const LessonPlanRegion = lazyWithRetry(async () => (await import('./types/LessonPlanRegion.tsx')).LessonPlanRegion)

/** Renders the page of a problem type: its lesson, then its problems from easy to hard. */
export const ProblemTypePage = () => {
  const categoryId = useRouteId('categoryId')
  return <TypeOfId key={categoryId} categoryId={categoryId} />
}

const TypeOfId = ({ categoryId }: { readonly categoryId: Id }) => {
  const type = useProblemType(categoryId)
  const zones = loadedValue(useSeaZones()) ?? []
  return (
    <main id="main" tabIndex={-1} className={page['pagePage']} aria-busy={type.status === 'waiting'}>
      <PageTitle title={type.status === 'ready' ? type.value.name : loadedTitle(type, { ...words, failed: typeWords.failed })} />
      <BackLink href={`${paths.problemTypes}?page=1`}>{words.back}</BackLink>
      {type.status === 'waiting' && <TypeSkeleton />}
      {type.status === 'ready' && <TypeContent type={type.value} zones={zones} />}
      {type.status === 'failed' &&
        (isNotFound(type.error) ? (
          <Message level={1} creature="TURTLE" title={words.missing} text={words.missingNote}>
            <ButtonLink href={`${paths.problemTypes}?page=1`}>{words.map}</ButtonLink>
          </Message>
        ) : (
          <Message level={1} creature="CRAB" isAlert title={typeWords.failed} text={typeWords.failedNote}>
            <RetryButton retry={type.retry} />
          </Message>
        ))}
    </main>
  )
}

interface TypeContentProps {
  readonly type: ProblemType
  readonly zones: readonly SeaZone[]
}

const TypeContent = ({ type, zones }: TypeContentProps) => {
  const { name, categoryGroupName, character, problemCount, solvedCount, lesson } = type
  const zone = zoneWith(zones, type)
  const known = zone?.types.find((one) => one.name === name)
  const following = typeAfter(zones, type)
  const isFinished = isTypeFinished(type)
  const viewer = useViewer()
  const { rolePolicy } = useApplication()
  const teaches = viewer !== null && rolePolicy.canTeach(viewer)
  return (
    <>
      <header className={styles['header']} data-sea={zone?.theme ?? 'SHALLOWS'}>
        <div className={styles['words']}>
          <p className={styles['sea']}>{categoryGroupName}</p>
          <h1 tabIndex={-1} className={styles['title']}>
            {name}
          </h1>
          {solvedCount !== null && problemCount > 0 && (
            <div className={styles['progress']}>
              <p>{isFinished ? words.finished(name) : typeWords.solved(formatNumber(solvedCount), formatNumber(problemCount))}</p>
              <ProgressBar
                label={words.progress}
                ratio={Math.min(1, solvedCount / problemCount)}
                valueText={typeWords.seaSolved(formatNumber(solvedCount), formatNumber(problemCount))}
              />
            </div>
          )}
        </div>
        <CreatureArt creature={character ?? known?.character ?? 'DOLPHIN'} size={104} className={styles['creature']} />
      </header>
      <div className={styles['tools']}>
        <MusicToggle theme={zone?.theme ?? 'SHALLOWS'} />
        {following !== null && following.categoryId !== null && (
          <ButtonLink href={problemTypeHref(following.categoryId)} tone={isFinished ? 'primary' : 'quiet'}>
            {words.following(following.name)}
          </ButtonLink>
        )}
      </div>
      <div className={styles['columns']}>
        {lesson !== null && <TypeLessonPanel lesson={lesson} />}
        <TypeProblems type={type} />
      </div>
      {teaches && type.categoryId !== null && (
        <LazyBoundary loading={<Skeleton height={320} radius="card" className={styles['plan']} />} failed={<PanelFailed />}>
          <LessonPlanRegion categoryId={type.categoryId} name={name} />
        </LazyBoundary>
      )}
    </>
  )
}

const TypeProblems = ({ type: { name } }: { readonly type: ProblemType }) => {
  const query = { ...problemQuery.initial, categories: [name] }
  const found = useProblems(query)
  return (
    <section aria-labelledby="type-problems" aria-busy={found.status === 'waiting'}>
      <h2 id="type-problems" className={styles['heading']}>
        {words.problems}
      </h2>
      <p className={styles['note']}>{words.problemsNote}</p>
      {found.status === 'waiting' && <ProblemListSkeleton />}
      {found.status === 'failed' && <FailedPanel level={3} title={words.problemsFailed} text={typeWords.failedNote} retry={found.retry} />}
      {found.status === 'ready' && (
        <FoundProblems problems={found.value.items} totalCount={found.value.totalCount} href={problemsHref(query)} />
      )}
    </section>
  )
}

interface FoundProblemsProps {
  readonly problems: readonly ProblemCard[]
  readonly totalCount: number
  /** The address of the list with all problems. */
  readonly href: string
}

const FoundProblems = ({ problems, totalCount, href }: FoundProblemsProps) =>
  problems.length === 0 ? (
    <MessagePanel creature="SEAHORSE" title={words.noProblems} text={words.noProblemsNote}>
      <ButtonLink href={`${paths.problemTypes}?page=1`}>{words.map}</ButtonLink>
    </MessagePanel>
  ) : (
    <>
      <ProblemList problems={inLadderOrder(problems)} />
      {totalCount > problems.length && (
        <ButtonLink href={href} tone="quiet" className={styles['more']}>
          {words.more}
        </ButtonLink>
      )}
    </>
  )

const TypeSkeleton = () => (
  <div aria-hidden="true" className={styles['waiting']}>
    <Skeleton height={136} radius="card" />
    <div className={styles['columns']}>
      <Panel className={styles['skeleton']}>
        <Skeleton width="30%" height={24} />
        <Skeleton height={18} />
        <Skeleton height={160} radius="card" />
      </Panel>
      <ProblemListSkeleton />
    </div>
  </div>
)
