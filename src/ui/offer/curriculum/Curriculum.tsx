import { Check, ChevronDown, ChevronRight, Lock } from 'lucide'
import { type ReactNode, useId, useState } from 'react'
import { contentLooks } from '../../content/contentLooks.ts'
import { lessonKinds } from '../../../domain/content/contentKind.ts'
import { contentStars } from '../../../application/cards.ts'
import { studyDurationText } from '../../../domain/calendar/text.ts'
import { formatNumber } from '../../../domain/format.ts'
import {
  type Chapter,
  courseProgress,
  isLessonDone,
  type Lesson,
  lessonHref,
  type LessonProgress,
  lessonsIn,
} from '../../../domain/lesson/lesson.ts'
import type { StudySubject } from '../../../domain/study.ts'
import { displayTitle } from '../../copy.ts'
import { RetryButton } from '../../kit/ActionButton.tsx'
import { Button } from '../../kit/Button.tsx'
import { ShowMoreList } from '../../kit/GrowingList.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { SiteLink } from '../../kit/links.tsx'
import type { Loadable } from '../../kit/loaded.ts'
import { SectionMessage } from '../../kit/Message.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { DifficultyStars } from '../../kit/Stars.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { LessonKindTile } from '../../lesson/LessonKind.tsx'
import { OfferSection } from '../OfferSection.tsx'
import { offerWords } from '../offerWords.ts'
import styles from './Curriculum.module.css'

const words = offerWords.curriculum

interface LessonRowProps {
  readonly lesson: Lesson
  /** Null if the lesson does not open, because of `lockReason` or because that is not known yet. */
  readonly href: string | null
  /** The reason why the lesson does not open, or null. */
  readonly lockReason: string | null
  /** The state from the backend. */
  readonly isDone: boolean
  readonly isNext: boolean
}

const LessonRow = ({ lesson, href, lockReason, isDone, isNext }: LessonRowProps) => {
  const content = (
    <>
      <LessonKindTile kind={lesson.kind} />
      <span className={styles['text']}>
        <span className={styles['title']} title={lesson.title}>
          {displayTitle(lesson.title)}
        </span>
        <Facts lesson={lesson} isNext={isNext} isPreview={lesson.isPreview && lockReason !== null} />
      </span>
    </>
  )
  if (href !== null) {
    return (
      <SiteLink href={href} className={styles['row']} aria-current={isNext ? 'step' : undefined}>
        {content}
        {isDone ? <DoneMark /> : <Icon icon={ChevronRight} size={20} className={styles['sign']} />}
      </SiteLink>
    )
  }
  return lockReason === null ? <div className={styles['row']}>{content}</div> : <LockedRow reason={lockReason}>{content}</LockedRow>
}

const Facts = ({
  lesson: { kind, minutes, difficulty },
  isNext,
  isPreview,
}: Pick<LessonRowProps, 'lesson' | 'isNext'> & { readonly isPreview: boolean }) => {
  const time = studyDurationText(minutes)
  return (
    <span className={styles['facts']}>
      {isNext && <strong className={styles['next']}>{words.next}</strong>}
      {isPreview && <strong className={styles['next']}>{words.preview}</strong>}
      <span>{contentLooks[kind].name}</span>
      {time && <span>{time}</span>}
      <DifficultyStars stars={contentStars(difficulty, kind)} />
    </span>
  )
}

const DoneMark = () => (
  <span className={styles['done']}>
    <Icon icon={Check} size={16} />
    <VisuallyHidden>{words.done}</VisuallyHidden>
  </span>
)

/** Renders a row without a link. Screen readers announce the reason at once, others see it on hover or tap. */
const LockedRow = ({ reason, children }: { readonly reason: string; readonly children: ReactNode }) => {
  const reasonId = useId()
  return (
    <span role="link" aria-disabled="true" aria-describedby={reasonId} tabIndex={0} className={styles['row']} data-locked>
      {children}
      <span id={reasonId} aria-hidden="true" className={styles['reason']}>
        {reason}
      </span>
      <Icon icon={Lock} size={16} label={words.locked} className={styles['sign']} />
    </span>
  )
}

const lessonStep = 30

interface ChapterProps {
  readonly subject: StudySubject
  readonly mayStudy: boolean
  readonly lockReason: string | null
  readonly progress: readonly LessonProgress[]
  /** The lesson to continue with. */
  readonly next: Lesson | null
}

interface CurriculumChapterProps extends ChapterProps {
  readonly chapter: Chapter
  /** The number of the chapter, from 1. */
  readonly number: number
  readonly isOpen: boolean
  onToggle(): void
}

/** Renders a collapsible chapter. Its lessons are rendered only while it is open. */
const CurriculumChapter = ({ chapter, number, isOpen, onToggle, ...view }: CurriculumChapterProps) => {
  const list = useId()
  const shown = initialStepFor(chapter, view.next)
  return (
    <section className={styles['chapter']}>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? list : undefined}
          className={styles['head']}
          onClick={onToggle}
        >
          <span className={styles['number']} aria-hidden="true">
            {formatNumber(number)}
          </span>
          <span className={styles['curriculumChapterTitle']}>{chapter.title.trim() || words.untitledChapter(formatNumber(number))}</span>
          <ChapterCount chapter={chapter} {...view} />
          <Icon icon={ChevronDown} size={20} className={styles['curriculumChapterSign']} />
        </button>
      </h3>
      {isOpen && (
        <div id={list} className={styles['lessons']}>
          <ShowMoreList
            key={shown}
            items={chapter.lessons}
            step={shown}
            className={styles['list']}
            keyOf={({ lessonId }) => lessonId}
            renderItem={(lesson) => <Row lesson={lesson} {...view} />}
          />
        </div>
      )}
    </section>
  )
}

const Row = ({ lesson, subject, mayStudy, lockReason, progress, next }: ChapterProps & { readonly lesson: Lesson }) => (
  <LessonRow
    lesson={lesson}
    href={mayStudy || (lesson.isPreview && lockReason !== null) ? lessonHref(subject, lesson) : null}
    lockReason={lockReason}
    isDone={isLessonDone(lesson, progress)}
    isNext={lesson === next}
  />
)

const ChapterCount = ({ chapter, mayStudy, progress }: ChapterProps & Pick<CurriculumChapterProps, 'chapter'>) => {
  const { done, total } = courseProgress([chapter], progress)
  const shownDone = mayStudy && progress.length > 0 ? formatNumber(done) : null
  const count = formatNumber(total)
  return (
    <span role="img" aria-label={words.chapterNoteSpoken(shownDone, count)} className={styles['count']}>
      {words.chapterNote(shownDone, count)}
    </span>
  )
}

/** Returns the number of lessons to show at first: enough to include the next lesson. */
const initialStepFor = ({ lessons }: Chapter, next: Lesson | null) => Math.max(lessonStep, next === null ? 0 : lessons.indexOf(next) + 1)

const sectionProps = { name: 'curriculum', title: words.title }
const chapterStep = 30

interface CurriculumProps extends ChapterProps {
  readonly chapters: Loadable<readonly Chapter[]>
}

/** Renders the curriculum by chapter. It can fail to load while the rest of the page is shown. */
export const Curriculum = ({ chapters, ...view }: CurriculumProps) => {
  switch (chapters.status) {
    case 'waiting':
      return (
        <OfferSection {...sectionProps}>
          <div className={styles['chapters']} aria-hidden="true">
            {[0, 1, 2, 3].map((at) => (
              <div key={at} className={styles['place']}>
                <Skeleton height={20} width="60%" />
              </div>
            ))}
          </div>
        </OfferSection>
      )
    case 'failed':
      return (
        <OfferSection {...sectionProps}>
          <SectionMessage isAlert text={words.failed}>
            <RetryButton tone="soft" retry={chapters.retry} />
          </SectionMessage>
        </OfferSection>
      )
    case 'ready':
      return chapters.value.some(({ lessons }) => lessons.length > 0) ? (
        <Chapters chapters={chapters.value} {...view} />
      ) : (
        <EmptyCurriculum />
      )
  }
}

const EmptyCurriculum = () => (
  <OfferSection {...sectionProps}>
    <SectionMessage creature="SEAHORSE" text={words.none} />
  </OfferSection>
)

/** Opens the chapter with the next lesson, or the first one before the learner has begun. */
const Chapters = ({ chapters, ...view }: ChapterProps & { readonly chapters: readonly Chapter[] }) => {
  const all = chapters.map((_, at) => at)
  const start = Math.max(0, chapterIndexOf(chapters, view.next))
  const [chosen, setChosen] = useState<readonly number[] | null>(null)
  const open = chosen ?? [start]
  const isAllOpen = all.every((at) => open.includes(at))
  const toggle = (at: number) => setChosen(open.includes(at) ? open.filter((other) => other !== at) : [...open, at])
  const openOrCloseAll = all.length > 1 && (
    <Button tone="quiet" size="small" onClick={() => setChosen(isAllOpen ? [] : all)}>
      {isAllOpen ? words.closeAll : words.openAll}
    </Button>
  )
  return (
    <OfferSection {...sectionProps} action={openOrCloseAll}>
      <div className={styles['chapters']}>
        <ShowMoreList
          key={start}
          items={all}
          step={Math.max(chapterStep, start + 1)}
          keyOf={(at) => at}
          renderItem={(at) => {
            const chapter = chapters[at]
            return (
              chapter && (
                <CurriculumChapter {...{ chapter, ...view }} number={at + 1} isOpen={open.includes(at)} onToggle={() => toggle(at)} />
              )
            )
          }}
        />
      </div>
    </OfferSection>
  )
}

const chapterIndexOf = (chapters: readonly Chapter[], next: Lesson | null) =>
  next === null ? 0 : chapters.findIndex(({ lessons }) => lessons.includes(next))

/** Renders the number of lessons of each kind. */
export const LessonKinds = ({ chapters }: { readonly chapters: readonly Chapter[] }) => {
  const lessons = lessonsIn(chapters)
  const kinds = lessonKinds
    .map((kind) => ({ kind, count: lessons.filter((lesson) => lesson.kind === kind).length }))
    .filter(({ count }) => count > 0)
  return kinds.length === 0 ? null : (
    <ul aria-label={offerWords.kinds.title} className={styles['kinds']}>
      {kinds.map(({ kind, count }) => (
        <li key={kind} className={styles['kind']}>
          <LessonKindTile kind={kind} size="small" />
          <span>{contentLooks[kind].name}</span>
          <span className={styles['lessonKindsCount']}>{offerWords.kinds.count(formatNumber(count))}</span>
        </li>
      ))}
    </ul>
  )
}
