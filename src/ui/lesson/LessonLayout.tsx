import { Check, ChevronLeft, ChevronRight, ListTree } from 'lucide'
import { useState } from 'react'
import { contentLooks } from '../content/contentLooks.ts'
import { isNotFound } from '../../application/callError.ts'
import { contentStars } from '../../application/cards.ts'
import { studyDurationText } from '../../domain/calendar/text.ts'
import { tracksProgress } from '../../domain/course/course.ts'
import { formatNumber } from '../../domain/format.ts'
import { isLessonDone, type Lesson, lessonHref, lessonNeighbours, type LessonNeighbours, lessonsIn } from '../../domain/lesson/lesson.ts'
import { listPaths } from '../../domain/paths.ts'
import { CreatureArt } from '../art/Creature.tsx'
import { displayTitle } from '../copy.ts'
import { RetryButton } from '../kit/ActionButton.tsx'
import { Badge } from '../kit/Badge.tsx'
import { Button, ButtonLink } from '../kit/Button.tsx'
import { classNames } from '../kit/classNames.ts'
import { Icon } from '../kit/Icon.tsx'
import { lazyWithRetry, OnDemand } from '../kit/lazy.tsx'
import { SiteLink } from '../kit/links.tsx'
import { loadedValue } from '../kit/loaded.ts'
import { Message } from '../kit/Message.tsx'
import { Panel } from '../kit/Panel.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { DifficultyStars } from '../kit/Stars.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { LessonBody, LessonSkeleton } from './LessonBody.tsx'
import { accessTo, lessonAccess, type LessonContext } from './lessonContext.ts'
import { LessonQuestions } from './LessonQuestions.tsx'
import { LessonList } from './LessonList.tsx'
import { lessonWords } from './lessonWords.ts'
import { StudyRecordPanel } from './StudyRecordPanel.tsx'
import { PageTitle } from '../site/PageTitle.tsx'
import page from '../site/PlainPage.module.css'
import { useViewer } from '../viewer/useViewer.ts'
import styles from './LessonLayout.module.css'

interface LessonHeaderProps {
  readonly found: LessonNeighbours | null
  readonly isDone: boolean
}

const LessonHeader = ({ found, isDone }: LessonHeaderProps) => (
  <header className={classNames(styles['ground'], styles['header'])} data-kind={found?.lesson.kind}>
    <div className={styles['text']}>
      <p className={styles['chapter']}>{found ? found.chapter.title.trim() : <Skeleton width="8em" height={20} />}</p>
      <h1 tabIndex={-1} className={styles['title']} title={found?.lesson.title}>
        {found ? displayTitle(found.lesson.title) : <LessonTitleSkeleton />}
      </h1>
      <Facts found={found} isDone={isDone} />
    </div>
    {found && <CreatureArt creature={contentLooks[found.lesson.kind].creature} size={96} className={styles['creature']} />}
  </header>
)

const LessonTitleSkeleton = () => (
  <>
    <Skeleton width="min(100%, 14em)" height={31} />
    <VisuallyHidden>{lessonWords.waiting}</VisuallyHidden>
  </>
)

const Facts = ({ found, isDone }: LessonHeaderProps) => {
  if (!found) {
    return (
      <div className={styles['facts']}>
        <Skeleton width="10em" height={24} />
      </div>
    )
  }
  const { kind, minutes, difficulty } = found.lesson
  const time = studyDurationText(minutes)
  const stars = contentStars(difficulty, kind)
  return (
    <p className={styles['facts']}>
      <span>{contentLooks[kind].name}</span>
      {time && <span>{time}</span>}
      {stars && (
        <span className={styles['difficulty']}>
          <span aria-hidden="true">{lessonWords.difficulty}</span>
          <DifficultyStars stars={stars} />
        </span>
      )}
      {isDone && (
        <Badge tone="success">
          <Icon icon={Check} size={14} className={styles['check']} />
          {lessonWords.done}
        </Badge>
      )}
    </p>
  )
}

const wayWords = lessonWords.ways

interface LessonNavigationProps {
  readonly context: LessonContext
  readonly previous: Lesson | null
  readonly next: Lesson | null
}

/** Links to the previous and the next lesson, in the order of the curriculum. */
const LessonNavigation = ({ context, previous, next }: LessonNavigationProps) =>
  previous || next ? (
    <nav aria-label={wayWords.title} className={styles['ways']}>
      {previous && <NeighbourLink room={context} lesson={previous} way="previous" />}
      {next && <NeighbourLink room={context} lesson={next} way="next" />}
    </nav>
  ) : null

const NeighbourLink = ({
  room,
  lesson,
  way,
}: {
  readonly room: LessonContext
  readonly lesson: Lesson
  readonly way: 'previous' | 'next'
}) => (
  <SiteLink href={lessonHref(room.subject, lesson)} className={styles['way']} data-way={way}>
    <Icon icon={way === 'next' ? ChevronRight : ChevronLeft} size={20} className={styles['sign']} />
    <span className={styles['lessonWaysText']}>
      <span className={styles['label']}>{wayWords[way]}</span>
      <span className={styles['lessonWaysTitle']}>{displayTitle(lesson.title)}</span>
    </span>
  </SiteLink>
)

const LessonSheet = lazyWithRetry(() => import('./LessonListDialog.tsx').then((loaded) => loaded.LessonListDialog))

interface LessonViewProps {
  readonly context: LessonContext
  /** Null until the curriculum is loaded. */
  readonly found: LessonNeighbours | null
}

const LessonView = ({ context, found }: LessonViewProps) => {
  const access = lessonAccess(useViewer(), context.standing)
  const progress = loadedValue(context.progress) ?? []
  const list = { context, current: found?.lesson ?? null, isOpen: access === 'open' || access === 'waiting' }
  return (
    <>
      <div className={styles['bar']}>
        <SiteLink href={context.href} className={styles['back']}>
          <Icon icon={ChevronLeft} size={20} />
          <span className={styles['name']}>{context.title === null ? lessonWords.back : lessonWords.backTo(context.title)}</span>
        </SiteLink>
        {found && <LessonListButton {...list} number={found.number} />}
      </div>
      <div className={styles['columns']}>
        <div className={styles['main']}>
          <Panel className={styles['lesson']}>
            <LessonHeader found={found} isDone={found !== null && isLessonDone(found.lesson, progress)} />
            <div className={styles['body']}>
              {found ? (
                <LessonBody key={found.lesson.lessonId} context={context} lesson={found.lesson} access={accessTo(found.lesson, access)} />
              ) : (
                <LessonSkeleton kind={null} />
              )}
            </div>
          </Panel>
          {found && (
            <div className={styles['below']}>
              {/* Closed lessons have no link to the next one; the list shows what there is. */}
              {list.isOpen && <LessonNavigation context={context} previous={found.previous} next={found.next} />}
              <LessonQuestions context={context} lesson={found.lesson} access={accessTo(found.lesson, access)} />
            </div>
          )}
        </div>
        <aside className={styles['side']}>
          <LessonList {...list} className={styles['list']} />
          {access === 'open' && tracksProgress(loadedValue(context.standing)) && <StudyRecordPanel context={context} />}
        </aside>
      </div>
    </>
  )
}

interface LessonListButtonProps {
  readonly context: LessonContext
  readonly current: LessonNeighbours['lesson'] | null
  readonly isOpen: boolean
  readonly number: number
}

/** Opens the list of lessons as a dialog, where there is no room for it beside the lesson. */
const LessonListButton = ({ number, ...list }: LessonListButtonProps) => {
  const [isShown, setShown] = useState(false)
  const total = formatNumber(lessonsIn(loadedValue(list.context.chapters) ?? []).length)
  return (
    <div className={styles['open']}>
      <Button tone="quiet" aria-haspopup="dialog" onClick={() => setShown(true)}>
        <Icon icon={ListTree} size={16} />
        <span aria-hidden="true">{lessonWords.list.open(formatNumber(number), total)}</span>
        <VisuallyHidden>{lessonWords.list.openSpoken(formatNumber(number), total)}</VisuallyHidden>
      </Button>
      <OnDemand requested={isShown} onLoadError={() => setShown(false)}>
        {isShown && <LessonSheet {...list} onClose={() => setShown(false)} />}
      </OnDemand>
    </div>
  )
}

interface LessonLayoutProps extends LessonContext {
  /** The lesson id from the address. */
  readonly lessonId: string
}

/** Renders the page of a lesson, with the list of lessons beside its content. */
export const LessonLayout = ({ lessonId, ...room }: LessonLayoutProps) => {
  const { chapters } = room
  const found = chapters.status === 'ready' ? lessonNeighbours(chapters.value, lessonId) : null
  const isNowhere = chapters.status === 'failed' || (chapters.status === 'ready' && found === null)
  const title = found ? displayTitle(found.lesson.title) : titleOf(room)
  return (
    <main id="main" tabIndex={-1} className={classNames(page['pagePage'], styles['page'])} aria-busy={chapters.status === 'waiting'}>
      {room.title === null ? <PageTitle title={title} /> : <title>{`${title} · ${room.title}`}</title>}
      {isNowhere ? <LessonNotFound {...room} /> : <LessonView context={room} found={found} />}
    </main>
  )
}

const titleOf = ({ chapters, subject }: LessonContext) => {
  if (chapters.status !== 'failed') return chapters.status === 'waiting' ? lessonWords.title : lessonWords.missing.title
  return isNotFound(chapters.error) ? lessonWords.of[subject.kind].missing : lessonWords.chaptersFailed.title
}

/** Shown if the lesson or course does not exist, or if the curriculum could not be loaded. */
const LessonNotFound = ({ subject, href, chapters }: LessonContext) => {
  const subjectWords = lessonWords.of[subject.kind]
  const catalogue = subject.kind === 'course' ? listPaths.courses : listPaths.classes
  if (chapters.status !== 'failed') {
    return (
      <Message level={1} creature="TURTLE" {...lessonWords.missing}>
        <ButtonLink href={href}>{lessonWords.back}</ButtonLink>
        <ButtonLink href={catalogue} tone="quiet">
          {subjectWords.catalogue}
        </ButtonLink>
      </Message>
    )
  }
  return isNotFound(chapters.error) ? (
    <Message level={1} creature="TURTLE" title={subjectWords.missing} text={lessonWords.missingSubject}>
      <ButtonLink href={catalogue}>{subjectWords.catalogue}</ButtonLink>
    </Message>
  ) : (
    <Message level={1} creature="CRAB" {...lessonWords.chaptersFailed}>
      <RetryButton retry={chapters.retry} />
      <ButtonLink href={href} tone="quiet">
        {subjectWords.home}
      </ButtonLink>
    </Message>
  )
}
