import { Check, Lock } from 'lucide'
import { useLayoutEffect, useRef } from 'react'
import { studyTime } from '../../domain/calendar/text.ts'
import { grouped } from '../../domain/format.ts'
import { type Chapter, courseProgress, isLessonDone, type Lesson, lessonHref, type LessonProgress } from '../../domain/lesson/lesson.ts'
import { titled } from '../copy.ts'
import { RetryButton } from '../kit/ActionButton.tsx'
import { classNames } from '../kit/classNames.ts'
import { GrowingList } from '../kit/GrowingList.tsx'
import { Icon } from '../kit/Icon.tsx'
import { SiteLink } from '../kit/links.tsx'
import { valueOf } from '../kit/loaded.ts'
import { Panel } from '../kit/Panel.tsx'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import type { Room } from './lessonContext.ts'
import { lessonKindNames, LessonKindTile } from './LessonKind.tsx'
import { lessonWords } from './lessonWords.ts'
import styles from './LessonList.module.css'

interface LessonListRowProps {
  readonly lesson: Lesson
  readonly href: string
  readonly state: 'open' | 'done' | 'locked'
  readonly isCurrent: boolean
  readonly onGo: (() => void) | undefined
}

const LessonListRow = ({ lesson: { kind, title, minutes }, href, state, isCurrent, onGo }: LessonListRowProps) => {
  const time = studyTime(minutes)
  return (
    <SiteLink href={href} className={styles['row']} aria-current={isCurrent ? 'page' : undefined} onClick={onGo}>
      <LessonKindTile kind={kind} size="small" />
      <span className={styles['text']}>
        <span className={styles['title']} title={title}>
          {titled(title)}
        </span>
        <span className={styles['facts']}>{[lessonKindNames[kind], time].filter(Boolean).join(' · ')}</span>
      </span>
      <Mark state={state} />
    </SiteLink>
  )
}

const Mark = ({ state }: Pick<LessonListRowProps, 'state'>) => (
  <span className={styles['mark']} data-state={state}>
    {state === 'done' && <Icon of={Check} size={14} />}
    {state === 'locked' && <Icon of={Lock} size={14} />}
    {state !== 'open' && <VisuallyHidden>{state === 'done' ? lessonWords.done : lessonWords.locked}</VisuallyHidden>}
  </span>
)

const words = lessonWords.list
const step = 60

export interface LessonListProps {
  readonly room: Room
  readonly current: Lesson | null
  /** Whether the lessons open for the viewer. */
  readonly isOpen: boolean
  readonly className?: string | undefined
  /** A lesson was chosen. */
  onGo?(): void
}

/** All that there is to learn, beside what is being learnt. */
export const LessonList = ({ className, ...list }: LessonListProps) => (
  <Panel aria-label={words.title} className={classNames(styles['panel'], className)}>
    <h2 className={styles['heading']}>{words.title}</h2>
    <Progress {...list.room} />
    <Chapters {...list} />
  </Panel>
)

const Progress = ({ chapters, standing, progress }: Room) => {
  if (standing.status === 'failed') return <Failed text={words.standingFailed} onRetry={standing.retry} />
  if (progress.status === 'failed') return <Failed text={words.progressFailed} onRetry={progress.retry} />
  if (standing.status === 'waiting' || progress.status === 'waiting') return <Skeleton height={36} className={styles['place']} />
  if (!standing.value.isEnrolled) return null
  const { done, total, percent } = courseProgress(valueOf(chapters) ?? [], progress.value)
  const text = words.progressText(grouped(done), grouped(total))
  return total === 0 ? null : (
    <div className={styles['progress']}>
      <p className={styles['count']}>{text}</p>
      <ProgressBar ratio={percent / 100} label={words.progress} valueText={text} />
    </div>
  )
}

const Failed = ({ text, onRetry }: { readonly text: string; onRetry(): Promise<unknown> }) => (
  <p className={styles['failed']}>
    {text}
    <RetryButton tone="text" retry={onRetry} />
  </p>
)

/** By itself scrollable; has the current lesson in view as soon as everything around it is in its place. */
export const Chapters = ({ room, current, isOpen, onGo }: LessonListProps) => {
  const scroller = useRef<HTMLDivElement>(null)
  const at = current?.lessonId
  const isSettled = room.standing.status === 'failed' || room.progress.status !== 'waiting'
  useLayoutEffect(() => {
    const box = scroller.current
    const row = box?.querySelector<HTMLElement>('[aria-current]')
    if (box && row && at !== undefined && isSettled) box.scrollTop = row.offsetTop - (box.clientHeight - row.offsetHeight) / 2
  }, [at, isSettled])
  const chapters = valueOf(room.chapters)
  if (!chapters) return <Places />
  return (
    <div ref={scroller} className={styles['scroller']}>
      {chapters.map((chapter, index) => (
        <ChapterPart
          key={chapter.chapterId}
          {...{ room, current, isOpen, chapter }}
          {...(onGo && { onGo })}
          number={index + 1}
          progress={valueOf(room.progress) ?? []}
        />
      ))}
    </div>
  )
}

interface ChapterPartProps extends LessonListProps {
  readonly chapter: Chapter
  readonly number: number
  readonly progress: readonly LessonProgress[]
}

const ChapterPart = ({ room, current, isOpen, chapter, number, progress, onGo }: ChapterPartProps) => (
  <section>
    <h3 className={styles['chapter']}>{chapter.title.trim() || lessonWords.chapter(grouped(number))}</h3>
    <GrowingList
      items={chapter.lessons}
      step={Math.max(step, current === null ? 0 : chapter.lessons.indexOf(current) + 1)}
      keyOf={({ lessonId }) => lessonId}
      renderItem={(lesson) => (
        <LessonListRow
          lesson={lesson}
          href={lessonHref(room.subject, lesson)}
          state={isOpen ? (isLessonDone(lesson, progress) ? 'done' : 'open') : 'locked'}
          isCurrent={lesson === current}
          onGo={onGo}
        />
      )}
    />
  </section>
)

const Places = () => (
  <div className={styles['places']} aria-hidden="true">
    {[0, 1, 2, 3, 4, 5].map((at) => (
      <Skeleton key={at} height={40} radius="control" />
    ))}
  </div>
)
