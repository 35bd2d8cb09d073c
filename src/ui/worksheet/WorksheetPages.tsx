import { Check, Printer } from 'lucide'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { isNotFound } from '../../application/callError.ts'
import { contentStars } from '../../application/cards.ts'
import { keepAssignment } from '../../domain/assignment.ts'
import { seoulDate } from '../../domain/calendar/seoul.ts'
import { studyDurationText } from '../../domain/calendar/text.ts'
import { formatNumber } from '../../domain/format.ts'
import type { Id } from '../../domain/id.ts'
import { listPaths } from '../../domain/paths.ts'
import { splitReviews } from '../../domain/worksheet/spacing.ts'
import {
  chapterHref,
  type ChapterStanding,
  isMarked,
  nextChapter,
  chapterStandingOf,
  type WorksheetChapter,
  type WorksheetDetail,
} from '../../domain/worksheet/worksheet.ts'
import { displayTitle } from '../copy.ts'
import { TaskBackLink } from '../homework/TaskBackLink.tsx'
import { FailedLine, FailedPanel } from '../kit/FailedLine.tsx'
import { useRouteId, useUrlState } from '../kit/address.ts'
import { useApplication } from '../kit/application.ts'
import { Button, ButtonLink } from '../kit/Button.tsx'
import { classNames } from '../kit/classNames.ts'
import { LongList } from '../kit/LongList.tsx'
import { Icon } from '../kit/Icon.tsx'
import { SiteLink } from '../kit/links.tsx'
import { loadedValue } from '../kit/loaded.ts'
import { MessagePanel } from '../kit/Message.tsx'
import { SectionHeading } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { DifficultyStars } from '../kit/Stars.tsx'
import { useNowByMinute } from '../kit/time.ts'
import { MaterialHead } from '../material/MaterialHead.tsx'
import layout from '../material/MaterialLayout.module.css'
import { loadedTitle } from '../site/loadedTitle.ts'
import { PageHead } from '../site/PageHead.tsx'
import { PageTitle } from '../site/PageTitle.tsx'
import page from '../site/PlainPage.module.css'
import { GuestPanel } from '../viewer/ForGuests.tsx'
import { LoginLink } from '../viewer/LoginLink.tsx'
import { useOwner } from '../viewer/useOwner.ts'
import { useViewer } from '../viewer/useViewer.ts'
import { AnswerSheet, AnswerSheetButton, useAnswerSheet } from './AnswerSheet.tsx'
import { ChapterSheet } from './ChapterSheet.tsx'
import { LaterReviews, ReviewRun } from './ReviewRun.tsx'
import { useOpenChapter } from './useOpenChapter.ts'
import { WorksheetGrid } from './WorksheetCard.tsx'
import { useWorksheet, useWorksheetReviews } from './worksheetQueries.ts'
import { worksheetReviewWords, worksheetWords as words } from './worksheetWords.ts'
import styles from './WorksheetPages.module.css'

/** Renders the page of a single worksheet, chapter by chapter. */
export const WorksheetPage = () => {
  const worksheetId = useRouteId('worksheetId')
  return <WorksheetOfId key={worksheetId} worksheetId={worksheetId} />
}

const WorksheetOfId = ({ worksheetId }: { readonly worksheetId: Id }) => {
  const worksheet = useWorksheet(worksheetId)
  const open = useOpenChapter(worksheetId)
  const { chapters, current, isReady } = open
  const viewer = useViewer()
  const { rolePolicy } = useApplication()
  const answerSheet = useAnswerSheet(worksheetId)
  const found = loadedValue(worksheet)
  const failed = [worksheet, chapters].find(({ status }) => status === 'failed')
  return (
    <Frame
      title={loadedTitle(failed?.status === 'failed' ? failed : worksheet, words)}
      isBusy={failed === undefined && !(found && isReady)}
      back={words.all}
    >
      {failed?.status === 'failed' ? (
        <WorksheetError {...failed} />
      ) : (
        <>
          <WorksheetHeader worksheet={found} beforePrint={answerSheet.putAway}>
            {viewer !== null && rolePolicy.canTeach(viewer) && current !== null && <AnswerSheetButton sheet={answerSheet} />}
          </WorksheetHeader>
          {current ? <OpenChapter worksheetId={worksheetId} {...open} current={current} /> : isReady ? <p>{words.empty}</p> : <Places />}
          {answerSheet.chapters && found && current && (
            <AnswerSheet title={found.title} chapter={current} place={open.all.indexOf(current)} chapters={answerSheet.chapters} />
          )}
          {isReady && found && found.related.length > 0 && (
            <section className={layout['related']}>
              <SectionHeading title={words.related} />
              <WorksheetGrid worksheets={found.related} />
            </section>
          )}
        </>
      )}
    </Frame>
  )
}

interface OpenChapterProps extends Omit<ReturnType<typeof useOpenChapter>, 'chapters' | 'isReady' | 'current'> {
  readonly worksheetId: Id
  readonly current: WorksheetChapter
}

const OpenChapter = ({ worksheetId, all, current, known, standings, wasAsked, addStanding }: OpenChapterProps) => {
  const { owner, ownerKey } = useOwner()
  return (
    <div className={styles['columns']}>
      <ChapterNav {...{ worksheetId, current, standings: known }} chapters={all} isKnown={standings.status === 'ready'}>
        {standings.status === 'failed' && <FailedLine className={styles['failed']} text={words.standingFailed} retry={standings.retry} />}
      </ChapterNav>
      <Chapter key={`${current.chapterId}/${ownerKey}`} chapter={current} wasAsked={wasAsked} place={all.indexOf(current)}>
        <ChapterSheet
          worksheetId={worksheetId}
          chapter={current}
          standing={chapterStandingOf(current.chapterId, known)}
          next={nextChapter(all, known, current.chapterId)}
          owner={owner}
          onMarked={addStanding}
        />
      </Chapter>
    </div>
  )
}

const Places = () => (
  <div aria-hidden="true" className={layout['places']}>
    <Skeleton height={64} radius="card" />
    <Skeleton height={220} radius="card" />
    <Skeleton height={220} radius="card" />
  </div>
)

interface FrameProps {
  readonly title: string
  readonly isBusy: boolean
  readonly back: string
  readonly children: ReactNode
}

const Frame = ({ title, isBusy, back, children }: FrameProps) => (
  <main id="main" tabIndex={-1} className={classNames(page['pagePage'], page['underBackLink'])} aria-busy={isBusy}>
    <PageTitle title={title} />
    <TaskBackLink href={listPaths.worksheets}>{back}</TaskBackLink>
    {children}
  </main>
)

const WorksheetError = ({ error, retry }: { readonly error: unknown; retry(): Promise<unknown> }) =>
  isNotFound(error) ? (
    <MessagePanel level={2} creature="TURTLE" title={words.missing} text={words.missingNote}>
      <ButtonLink href={listPaths.worksheets}>{words.all}</ButtonLink>
    </MessagePanel>
  ) : (
    <FailedPanel title={words.failed} text={words.failedNote} retry={retry} />
  )

interface HeaderProps {
  readonly worksheet: WorksheetDetail | null
  /** Rendered beside the print button. */
  readonly children: ReactNode
  beforePrint(): void
}

const WorksheetHeader = ({ worksheet, children, beforePrint }: HeaderProps) => {
  const time = studyDurationText(worksheet?.minutes ?? null)
  const print = () => {
    flushSync(beforePrint)
    window.print()
  }
  return (
    <MaterialHead
      kind="WORKSHEET"
      material={worksheet}
      waiting={words.waiting}
      facts={
        worksheet && (
          <>
            <DifficultyStars stars={contentStars(worksheet.difficulty, 'WORKSHEET')} />
            {time && <span>{words.minutes(time)}</span>}
          </>
        )
      }
    >
      <div className={styles['print']}>
        <Button tone="quiet" size="small" onClick={print}>
          <Icon icon={Printer} size={18} />
          {words.print}
        </Button>
        {children}
      </div>
    </MaterialHead>
  )
}

interface ChapterNavProps {
  readonly worksheetId: Id
  readonly chapters: readonly WorksheetChapter[]
  readonly standings: readonly ChapterStanding[]
  readonly current: WorksheetChapter
  /** True if the standings are known, so that a chapter without one is not marked. */
  readonly isKnown: boolean
  /** Rendered above the list. */
  readonly children: ReactNode
}

const ChapterNav = ({ worksheetId, chapters, standings, current, isKnown, children }: ChapterNavProps) => {
  const { parameters } = useUrlState()
  return (
    <nav aria-label={words.chapters} className={styles['chapters']}>
      {children}
      <LongList as="ol" className={styles['chapterList']} atLeast={chapters.indexOf(current) + 1}>
        {chapters.map((chapter, at) => {
          const standing = chapterStandingOf(chapter.chapterId, standings)
          const isDone = isMarked(standing)
          return (
            <li key={chapter.chapterId}>
              <SiteLink
                href={keepAssignment(chapterHref(worksheetId, chapter.chapterId), parameters)}
                aria-current={chapter === current ? 'page' : undefined}
                className={styles['chapter']}
              >
                <span className={styles['place']} data-done={isDone || undefined}>
                  {isDone ? <Icon icon={Check} size={18} strokeWidth={3} /> : formatNumber(at + 1)}
                </span>
                <span className={styles['chapterText']}>
                  <span className={styles['chapterTitle']}>{displayTitle(chapter.title)}</span>
                  <span className={styles['chapterState']}>
                    {standing && isDone
                      ? words.isMarked(formatNumber(standing.questionCount), formatNumber(standing.solvedCount))
                      : isKnown && words.notMarked}
                  </span>
                </span>
              </SiteLink>
            </li>
          )
        })}
      </LongList>
    </nav>
  )
}

interface ChapterProps {
  readonly chapter: WorksheetChapter
  readonly place: number
  /** Whether the address names the chapter. */
  readonly wasAsked: boolean
  readonly children: ReactNode
}

const Chapter = ({ chapter, place, wasAsked, children }: ChapterProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  // Moves the focus to the heading after another chapter was chosen, unless another element has the focus.
  const arrive = useEffectEvent(() => {
    const { activeElement } = document
    const isLink = activeElement?.tagName === 'A' && activeElement.closest('main') !== null
    if (wasAsked && (isLink || activeElement === document.body)) heading.current?.focus()
  })
  useEffect(() => arrive(), [])
  return (
    <section className={styles['sheet']}>
      <h2 ref={heading} tabIndex={-1} className={styles['sheetTitle']}>
        <span className={styles['sheetPlace']}>{words.chapter(formatNumber(place + 1))}</span> {displayTitle(chapter.title)}
      </h2>
      {children}
    </section>
  )
}

/** Renders the page of wrongly answered questions: those due today, and the later ones. */
export const WorksheetReviewPage = () => {
  const { owner, ownerKey } = useOwner()
  const reviews = useWorksheetReviews()
  const today = seoulDate(useNowByMinute())
  const { due, later } = splitReviews(loadedValue(reviews)?.items ?? [], today)
  return (
    <Frame title={worksheetReviewWords.title} isBusy={reviews.status === 'waiting'} back={words.all}>
      <PageHead creature="TURTLE" title={worksheetReviewWords.title} note={worksheetReviewWords.note} />
      {owner === null ? (
        <GuestPanel creature="TURTLE" title={worksheetReviewWords.guest} text={worksheetReviewWords.guestNote}>
          <LoginLink words={worksheetReviewWords.login} />
        </GuestPanel>
      ) : reviews.status === 'failed' ? (
        <FailedPanel title={worksheetReviewWords.failed} text={words.failedNote} retry={reviews.retry} />
      ) : reviews.status === 'ready' && owner !== undefined ? (
        <div className={styles['columns']} data-side="end">
          <div className={styles['sheet']}>
            <ReviewRun key={ownerKey} items={due} owner={owner} />
          </div>
          <LaterReviews items={later} today={today} />
        </div>
      ) : (
        <Places />
      )}
    </Frame>
  )
}
