import { lessonNeighbours } from '../../domain/lesson/lessonNeighbours.ts'
import { wholeLists } from '../../domain/site/wholeLists.ts'
import page from '../app/page.module.css'
import { PageTitle } from '../app/PageTitle.tsx'
import { isMissing } from '../../application/platform/isMissing.ts'
import { RetryButton } from '../parts/RetryButton.tsx'
import { classNames } from '../parts/classNames.ts'
import { ButtonLink } from '../parts/ButtonLink.tsx'
import { Message } from '../parts/Message.tsx'
import styles from './LessonRoom.module.css'
import { LessonView } from './LessonView.tsx'
import { lessonWords as words } from './lessonWords.ts'
import type { Room } from './Room.ts'
import { titled } from '../titled.ts'

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
    <main id="main" tabIndex={-1} className={classNames(page['page'], styles['page'])} aria-busy={chapters.status === 'waiting'}>
      {room.title === null ? <PageTitle of={title} /> : <title>{`${title} · ${room.title}`}</title>}
      {isNowhere ? <Nowhere {...room} /> : <LessonView room={room} found={found} />}
    </main>
  )
}

const titleOf = ({ chapters, subject }: Room) => {
  if (chapters.status !== 'failed') return chapters.status === 'waiting' ? words.title : words.missing.title
  return isMissing(chapters.error) ? words.of[subject.kind].missing : words.chaptersFailed.title
}

/** There is no such lesson, no such course, or the curriculum could not be read. */
const Nowhere = ({ subject, href, chapters }: Room) => {
  const own = words.of[subject.kind]
  const catalogue = subject.kind === 'course' ? wholeLists.courses : wholeLists.classes
  if (chapters.status !== 'failed') {
    return (
      <Message level={1} creature="TURTLE" {...words.missing}>
        <ButtonLink href={href}>{words.back}</ButtonLink>
        <ButtonLink href={catalogue} tone="quiet">
          {own.catalogue}
        </ButtonLink>
      </Message>
    )
  }
  return isMissing(chapters.error) ? (
    <Message level={1} creature="TURTLE" title={own.missing} text={words.missingSubject}>
      <ButtonLink href={catalogue}>{own.catalogue}</ButtonLink>
    </Message>
  ) : (
    <Message level={1} creature="CRAB" {...words.chaptersFailed}>
      <RetryButton retry={chapters.retry} />
      <ButtonLink href={href} tone="quiet">
        {own.home}
      </ButtonLink>
    </Message>
  )
}
