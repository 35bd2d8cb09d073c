import { Check, Lock } from 'lucide'
import { useLayoutEffect, useRef } from 'react'
import { contentLooks } from '../content/contentLooks.ts'
import { studyDurationText } from '../../domain/calendar/text.ts'
import { formatNumber } from '../../domain/format.ts'
import { type Chapter, courseProgress, isLessonDone, type Lesson, lessonHref, type LessonProgress } from '../../domain/lesson/lesson.ts'
import { displayTitle } from '../copy.ts'
import { RetryButton } from '../kit/ActionButton.tsx'
import { classNames } from '../kit/classNames.ts'
import { maxVisibleRows, ShowMoreList, useShowMore } from '../kit/GrowingList.tsx'
import { Icon } from '../kit/Icon.tsx'
import { SiteLink } from '../kit/links.tsx'
import { loadedValue } from '../kit/loaded.ts'
import { Panel } from '../kit/Panel.tsx'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import type { LessonContext } from './lessonContext.ts'
import { LessonKindTile } from './LessonKind.tsx'
import { lessonWords } from './lessonWords.ts'
import styles from './LessonList.module.css'

interface LessonListRowProps {
  readonly lesson: Lesson
  readonly href: string
  readonly state: 'open' | 'done' | 'preview' | 'locked'
  readonly isCurrent: boolean
  readonly onNavigate: (() => void) | undefined
}

const LessonListRow = ({ lesson: { kind, title, minutes }, href, state, isCurrent, onNavigate }: LessonListRowProps) => {
  const time = studyDurationText(minutes)
  return (
    <SiteLink href={href} className={styles['row']} aria-current={isCurrent ? 'page' : undefined} onClick={onNavigate}>
      <LessonKindTile kind={kind} size="small" />
      <span className={styles['text']}>
        <span className={styles['title']} title={title}>
          {displayTitle(title)}
        </span>
        <span className={styles['facts']}>
          {[state === 'preview' && lessonWords.preview.name, contentLooks[kind].name, time].filter(Boolean).join(' · ')}
        </span>
      </span>
      <StateMark state={state} />
    </SiteLink>
  )
}

const StateMark = ({ state }: Pick<LessonListRowProps, 'state'>) => (
  <span className={styles['mark']} data-state={state}>
    {state === 'done' && <Icon icon={Check} size={14} />}
    {state === 'locked' && <Icon icon={Lock} size={14} />}
    {state === 'done' && <VisuallyHidden>{lessonWords.done}</VisuallyHidden>}
    {state === 'locked' && <VisuallyHidden>{lessonWords.locked}</VisuallyHidden>}
  </span>
)

const words = lessonWords.list
const step = 60

export interface LessonListProps {
  readonly context: LessonContext
  readonly current: Lesson | null
  /** Whether the viewer can open the lessons. */
  readonly isOpen: boolean
  readonly className?: string | undefined
  /** Called when a lesson was chosen. */
  onNavigate?(): void
}

/** Renders the list of lessons beside the content. */
export const LessonList = ({ className, ...list }: LessonListProps) => (
  <Panel aria-label={words.title} className={classNames(styles['panel'], className)}>
    <h2 className={styles['heading']}>{words.title}</h2>
    <CourseProgressBar {...list.context} />
    <Chapters {...list} />
  </Panel>
)

const CourseProgressBar = ({ chapters, standing, progress }: LessonContext) => {
  if (standing.status === 'failed') return <ListError text={words.standingFailed} onRetry={standing.retry} />
  if (progress.status === 'failed') return <ListError text={words.progressFailed} onRetry={progress.retry} />
  if (standing.status === 'waiting' || progress.status === 'waiting') return <Skeleton height={36} className={styles['place']} />
  if (!standing.value.isEnrolled) return null
  const { done, total, percent } = courseProgress(loadedValue(chapters) ?? [], progress.value)
  const text = words.progressText(formatNumber(done), formatNumber(total))
  return total === 0 ? null : (
    <div className={styles['progress']}>
      <p className={styles['count']}>{text}</p>
      <ProgressBar ratio={percent / 100} label={words.progress} valueText={text} />
    </div>
  )
}

const ListError = ({ text, onRetry }: { readonly text: string; onRetry(): Promise<unknown> }) => (
  <p className={styles['failed']}>
    {text}
    <RetryButton tone="text" retry={onRetry} />
  </p>
)

/** Renders a scrollable list. It scrolls to the current lesson once everything around it has its final size. */
export const Chapters = ({ context, current, isOpen, onNavigate }: LessonListProps) => {
  const chapters = loadedValue(context.chapters)
  const at = current?.lessonId
  const place = (chapters ?? []).findIndex(({ lessons }) => lessons.some(({ lessonId }) => lessonId === at))
  const scroller = useRef<HTMLDivElement>(null)
  const { shown, moreButton } = useShowMore(chapters ?? [], Math.max(maxVisibleRows, place + 1))
  const isSettled = context.standing.status === 'failed' || context.progress.status !== 'waiting'
  useLayoutEffect(() => {
    const box = scroller.current
    const row = box?.querySelector<HTMLElement>('[aria-current]')
    if (box && row && at !== undefined && isSettled) box.scrollTop = row.offsetTop - (box.clientHeight - row.offsetHeight) / 2
  }, [at, isSettled])
  if (!chapters) return <ChapterSkeletons />
  return (
    <div ref={scroller} className={styles['scroller']}>
      {shown.map((chapter, index) => (
        <ChapterSection
          key={chapter.chapterId}
          {...{ context, current, isOpen, chapter }}
          {...(onNavigate && { onNavigate })}
          number={index + 1}
          progress={loadedValue(context.progress) ?? []}
        />
      ))}
      {moreButton}
    </div>
  )
}

interface ChapterSectionProps extends LessonListProps {
  readonly chapter: Chapter
  readonly number: number
  readonly progress: readonly LessonProgress[]
}

const ChapterSection = ({ context, current, isOpen, chapter, number, progress, onNavigate }: ChapterSectionProps) => (
  <section>
    <h3 className={styles['chapter']}>{chapter.title.trim() || lessonWords.chapter(formatNumber(number))}</h3>
    <ShowMoreList
      items={chapter.lessons}
      step={Math.max(step, current === null ? 0 : chapter.lessons.indexOf(current) + 1)}
      keyOf={({ lessonId }) => lessonId}
      renderItem={(lesson) => (
        <LessonListRow
          lesson={lesson}
          href={lessonHref(context.subject, lesson)}
          state={isOpen ? (isLessonDone(lesson, progress) ? 'done' : 'open') : lesson.isPreview ? 'preview' : 'locked'}
          isCurrent={lesson === current}
          onNavigate={onNavigate}
        />
      )}
    />
  </section>
)

const ChapterSkeletons = () => (
  <div className={styles['places']} aria-hidden="true">
    {[0, 1, 2, 3, 4, 5].map((at) => (
      <Skeleton key={at} height={40} radius="control" />
    ))}
  </div>
)
