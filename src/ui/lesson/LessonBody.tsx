import type { Lesson } from '../../domain/lesson/Lesson.ts'
import { isMissing } from '../../application/platform/isMissing.ts'
import { RetryButton } from '../parts/RetryButton.tsx'
import { ButtonLink } from '../parts/ButtonLink.tsx'
import { Message } from '../parts/Message.tsx'
import { type Access, closedBy } from './accessOf.ts'
import { LessonGate } from './LessonGate.tsx'
import { LessonSkeleton } from './LessonSkeleton.tsx'
import { lessonWords as words } from './lessonWords.ts'
import { OpenLesson } from './OpenLesson.tsx'
import type { Room } from './Room.ts'
import { useLessonContent } from './useLessonContent.ts'

interface LessonBodyProps {
  readonly room: Room
  readonly lesson: Lesson
  readonly access: Access
}

/** What a lesson shows, or why it does not. */
export const LessonBody = ({ room, lesson, access }: LessonBodyProps) => {
  const content = useLessonContent(room.subject, lesson, access === 'open')
  if (access === 'waiting') return <LessonSkeleton kind={lesson.kind} />
  if (access !== 'open') return <LessonGate room={room} lesson={lesson} closed={access} />
  if (content.status === 'failed') return <Failed {...{ room, lesson, ...content }} />
  // A video begins where it was left, so it waits for that too.
  const isWhole = content.status === 'ready' && (room.progress.status !== 'waiting' || room.standing.status !== 'ready')
  return isWhole ? <OpenLesson room={room} lesson={lesson} content={content.value} /> : <LessonSkeleton kind={lesson.kind} />
}

interface FailedProps extends Omit<LessonBodyProps, 'access'> {
  readonly error: unknown
  retry(): Promise<unknown>
}

const Failed = ({ room, lesson, error, retry }: FailedProps) => {
  const closed = closedBy(error)
  if (closed) return <LessonGate room={room} lesson={lesson} closed={closed} />
  if (isMissing(error)) {
    return (
      <Message level={2} creature="TURTLE" title={words.gone} text={words.goneNote}>
        <ButtonLink href={room.href} tone="soft">
          {words.back}
        </ButtonLink>
      </Message>
    )
  }
  return (
    <Message level={2} creature="CRAB" isAlert title={words.failed} text={words.chaptersFailed.text}>
      <RetryButton tone="soft" retry={retry} />
    </Message>
  )
}
