import { Check, ChevronLeft, ChevronRight, ListTree } from 'lucide'
import { useState } from 'react'
import { isMissing } from '../../application/callFailed.ts'
import { studyTime } from '../../domain/calendar/text.ts'
import { keepsProgress, starCountFor, starRating } from '../../domain/course/course.ts'
import { grouped } from '../../domain/format.ts'
import {
  isLessonDone,
  type Lesson,
  lessonHref,
  type LessonKind,
  lessonNeighbours,
  type LessonNeighbours,
  lessonsIn,
} from '../../domain/lesson/lesson.ts'
import type { Creature } from '../../domain/quest.ts'
import { wholeLists } from '../../domain/site/site.ts'
import { CreatureArt } from '../art/Creature.tsx'
import { copy, titled } from '../copy.ts'
import { RetryButton } from '../kit/ActionButton.tsx'
import { Badge } from '../kit/Badge.tsx'
import { Button, ButtonLink } from '../kit/Button.tsx'
import { classNames } from '../kit/classNames.ts'
import { Icon } from '../kit/Icon.tsx'
import { later, OnDemand } from '../kit/lazy.tsx'
import { SiteLink } from '../kit/links.tsx'
import { valueOf } from '../kit/loaded.ts'
import { Message } from '../kit/Message.tsx'
import { Panel } from '../kit/Panel.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Stars } from '../kit/Stars.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { LessonBody, LessonSkeleton } from './LessonBody.tsx'
import { accessOf, type Room } from './lessonContext.ts'
import { lessonKindNames } from './LessonKind.tsx'
import { LessonList } from './LessonList.tsx'
import { lessonWords } from './lessonWords.ts'
import { StudyRecordPanel } from './StudyRecordPanel.tsx'
import { PageTitle } from '../site/PageTitle.tsx'
import page from '../site/PlainPage.module.css'
import { useViewer } from '../viewer/useViewer.ts'
import styles from './LessonLayout.module.css'

/** Each kind of lesson has its companion, as it has elsewhere on the platform. */
const companions: Readonly<Record<LessonKind, Creature>> = { PROBLEM: 'CRAB', VIDEO: 'NEMO', BLOCK: 'SEAHORSE', DOCUMENT: 'TURTLE' }

interface LessonHeaderProps {
  readonly found: LessonNeighbours | null
  readonly isDone: boolean
}

const LessonHeader = ({ found, isDone }: LessonHeaderProps) => (
  <header className={classNames(styles['ground'], styles['header'])} data-kind={found?.lesson.kind}>
    <div className={styles['text']}>
      <p className={styles['chapter']}>{found ? found.chapter.title.trim() : <Skeleton width="8em" height={20} />}</p>
      <h1 tabIndex={-1} className={styles['title']} title={found?.lesson.title}>
        {found ? titled(found.lesson.title) : <TitlePlace />}
      </h1>
      <Facts found={found} isDone={isDone} />
    </div>
    {found && <CreatureArt creature={companions[found.lesson.kind]} size={96} className={styles['creature']} />}
  </header>
)

const TitlePlace = () => (
  <>
    <Skeleton width="min(100%, 14em)" height={31} />
    <VisuallyHidden>{lessonWords.waiting}</VisuallyHidden>
  </>
)

const Facts = ({ found, isDone }: LessonHeaderProps) => {
  if (!found) return <Skeleton width="10em" height={24} />
  const { kind, minutes, difficulty } = found.lesson
  const time = studyTime(minutes)
  return (
    <p className={styles['facts']}>
      <span>{lessonKindNames[kind]}</span>
      {time && <span>{time}</span>}
      {starRating(difficulty, starCountFor(kind)).kind !== 'none' && (
        <span className={styles['difficulty']}>
          <span aria-hidden="true">{lessonWords.difficulty}</span>
          <Stars score={difficulty} count={starCountFor(kind)} label={copy.cards.difficulty} />
        </span>
      )}
      {isDone && (
        <Badge tone="success">
          <Icon of={Check} size={14} className={styles['check']} />
          {lessonWords.done}
        </Badge>
      )}
    </p>
  )
}

const words = lessonWords.ways

interface LessonWaysProps {
  readonly room: Room
  readonly previous: Lesson | null
  readonly next: Lesson | null
}

/** To the lessons before and after, in the order of the curriculum. */
const LessonWays = ({ room, previous, next }: LessonWaysProps) =>
  previous || next ? (
    <nav aria-label={words.title} className={styles['ways']}>
      {previous && <Way room={room} lesson={previous} way="previous" />}
      {next && <Way room={room} lesson={next} way="next" />}
    </nav>
  ) : null

const Way = ({ room, lesson, way }: { readonly room: Room; readonly lesson: Lesson; readonly way: 'previous' | 'next' }) => (
  <SiteLink href={lessonHref(room.subject, lesson)} className={styles['way']} data-way={way}>
    <Icon of={way === 'next' ? ChevronRight : ChevronLeft} size={20} className={styles['sign']} />
    <span className={styles['lessonWaysText']}>
      <span className={styles['label']}>{words[way]}</span>
      <span className={styles['lessonWaysTitle']}>{titled(lesson.title)}</span>
    </span>
  </SiteLink>
)

const LessonSheet = later(() => import('./LessonSheet.tsx').then((loaded) => loaded.LessonSheet))

interface LessonViewProps {
  readonly room: Room
  /** Null until the curriculum is there. */
  readonly found: LessonNeighbours | null
}

const LessonView = ({ room, found }: LessonViewProps) => {
  const access = accessOf(useViewer(), room.standing)
  const marks = valueOf(room.progress) ?? []
  const list = { room, current: found?.lesson ?? null, isOpen: access === 'open' || access === 'waiting' }
  return (
    <>
      <div className={styles['bar']}>
        <SiteLink href={room.href} className={styles['back']}>
          <Icon of={ChevronLeft} size={20} />
          <span className={styles['name']}>{room.title === null ? lessonWords.back : lessonWords.backTo(room.title)}</span>
        </SiteLink>
        {found && <OpenList {...list} number={found.number} />}
      </div>
      <div className={styles['columns']}>
        <div className={styles['main']}>
          <Panel className={styles['lesson']}>
            <LessonHeader found={found} isDone={found !== null && isLessonDone(found.lesson, marks)} />
            <div className={styles['body']}>
              {found ? (
                <LessonBody key={found.lesson.lessonId} room={room} lesson={found.lesson} access={access} />
              ) : (
                <LessonSkeleton kind={null} />
              )}
            </div>
          </Panel>
          {found && <LessonWays room={room} previous={found.previous} next={found.next} />}
        </div>
        <aside className={styles['side']}>
          <LessonList {...list} className={styles['list']} />
          {access === 'open' && keepsProgress(valueOf(room.standing)) && <StudyRecordPanel room={room} />}
        </aside>
      </div>
    </>
  )
}

interface OpenListProps {
  readonly room: Room
  readonly current: LessonNeighbours['lesson'] | null
  readonly isOpen: boolean
  readonly number: number
}

/** Where there is no room for the list beside the lesson. */
const OpenList = ({ number, ...list }: OpenListProps) => {
  const [isShown, setShown] = useState(false)
  const total = grouped(lessonsIn(valueOf(list.room.chapters) ?? []).length)
  return (
    <div className={styles['open']}>
      <Button tone="quiet" aria-haspopup="dialog" onClick={() => setShown(true)}>
        <Icon of={ListTree} size={16} />
        <span aria-hidden="true">{lessonWords.list.open(grouped(number), total)}</span>
        <VisuallyHidden>{lessonWords.list.openSpoken(grouped(number), total)}</VisuallyHidden>
      </Button>
      <OnDemand asked={isShown} onLost={() => setShown(false)}>
        {isShown && <LessonSheet {...list} onClose={() => setShown(false)} />}
      </OnDemand>
    </div>
  )
}

interface LessonRoomProps extends Room {
  /** As the address has it. */
  readonly lessonId: string
}

/** One lesson of a course or class: what is learnt, beside all that there is to learn. */
export const LessonRoom = ({ lessonId, ...room }: LessonRoomProps) => {
  const { chapters } = room
  const found = chapters.status === 'ready' ? lessonNeighbours(chapters.value, lessonId) : null
  const isNowhere = chapters.status === 'failed' || (chapters.status === 'ready' && found === null)
  const title = found ? titled(found.lesson.title) : titleOf(room)
  return (
    <main id="main" tabIndex={-1} className={classNames(page['pagePage'], styles['page'])} aria-busy={chapters.status === 'waiting'}>
      {room.title === null ? <PageTitle of={title} /> : <title>{`${title} · ${room.title}`}</title>}
      {isNowhere ? <Nowhere {...room} /> : <LessonView room={room} found={found} />}
    </main>
  )
}

const titleOf = ({ chapters, subject }: Room) => {
  if (chapters.status !== 'failed') return chapters.status === 'waiting' ? lessonWords.title : lessonWords.missing.title
  return isMissing(chapters.error) ? lessonWords.of[subject.kind].missing : lessonWords.chaptersFailed.title
}

/** There is no such lesson, no such course, or the curriculum could not be read. */
const Nowhere = ({ subject, href, chapters }: Room) => {
  const own = lessonWords.of[subject.kind]
  const catalogue = subject.kind === 'course' ? wholeLists.courses : wholeLists.classes
  if (chapters.status !== 'failed') {
    return (
      <Message level={1} creature="TURTLE" {...lessonWords.missing}>
        <ButtonLink href={href}>{lessonWords.back}</ButtonLink>
        <ButtonLink href={catalogue} tone="quiet">
          {own.catalogue}
        </ButtonLink>
      </Message>
    )
  }
  return isMissing(chapters.error) ? (
    <Message level={1} creature="TURTLE" title={own.missing} text={lessonWords.missingSubject}>
      <ButtonLink href={catalogue}>{own.catalogue}</ButtonLink>
    </Message>
  ) : (
    <Message level={1} creature="CRAB" {...lessonWords.chaptersFailed}>
      <RetryButton retry={chapters.retry} />
      <ButtonLink href={href} tone="quiet">
        {own.home}
      </ButtonLink>
    </Message>
  )
}
