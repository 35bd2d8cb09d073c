import type { Lesson } from '../../domain/lesson/Lesson.ts'
import { ButtonLink } from '../parts/ButtonLink.tsx'
import { Message } from '../parts/Message.tsx'
import { EntryLink } from '../viewer/EntryLink.tsx'
import type { Closed } from './accessOf.ts'
import { lessonWords } from './lessonWords.ts'
import type { Room } from './Room.ts'

const words = lessonWords.gate

interface LessonGateProps {
  readonly room: Room
  readonly lesson: Lesson
  readonly closed: Closed
}

/** For those who cannot open the lesson yet: what it is, and what it takes to open it. */
export const LessonGate = ({ room: { subject, href }, lesson: { kind }, closed }: LessonGateProps) => {
  const own = lessonWords.of[subject.kind]
  const about = words.about[kind]
  if (closed === 'stranger') {
    return (
      <Message level={2} creature="DOLPHIN" title={own.stranger} text={`${about} ${own.strangerNote}`}>
        <ButtonLink href={href}>{own.home}</ButtonLink>
      </Message>
    )
  }
  const isPending = closed === 'pending'
  return (
    <Message
      level={2}
      creature="DOLPHIN"
      title={isPending ? words.pending : words.guest}
      text={`${about} ${isPending ? words.pendingNote : words.guestNote}`}
    >
      <EntryLink words={words} />
      <ButtonLink href={href} tone="quiet">
        {own.home}
      </ButtonLink>
    </Message>
  )
}
