import type { ReactNode, Ref } from 'react'
import type { ClassDetail } from '../../../domain/course-class/ClassDetail.ts'
import type { ClassStanding } from '../../../domain/course-class/ClassStanding.ts'
import type { Chapter } from '../../../domain/lesson/Lesson.ts'
import card from '../../offer/entrance/OfferCard.module.css'
import { OfferCard } from '../../offer/entrance/OfferCard.tsx'
import { Standing } from '../../offer/entrance/Standing.tsx'
import { TitlePlace } from '../../offer/entrance/TitlePlace.tsx'
import { useEntranceNote } from '../../offer/entrance/useEntranceNote.ts'
import { offerWords } from '../../offer/offerWords.ts'
import type { ClassEntrance } from './ClassEntrance.ts'
import { classNote } from './classNote.ts'
import { classPageWords as words } from './classPageWords.ts'
import { Seats } from './Seats.tsx'
import type { Door } from './useDoor.ts'

interface ClassCardProps {
  readonly courseClass: ClassDetail
  readonly entrance: ClassEntrance
  readonly standing: ClassStanding | null
  readonly door: Door | null
  /** Takes the focus when the button that had it is gone. */
  readonly heading: Ref<HTMLHeadingElement>
  readonly action: ReactNode
  /** What can be done besides, on every screen. */
  readonly further: ReactNode
  readonly chapters: readonly Chapter[]
  readonly celebration: ReactNode
}

/** What it costs, how many places are left and how to get in; for who is in, the way into the meeting and how far they are. */
export const ClassCard = ({ courseClass, entrance, standing, door, ...rest }: ClassCardProps) => {
  const isIn = entrance.kind === 'study' && entrance.isEnrolled
  return (
    <OfferCard title={titleOf(entrance, standing)} note={useEntranceNote(entrance, classNote)} {...rest}>
      <Standing offer={courseClass} entrance={entrance} />
      {!isIn && <Seats courseClass={courseClass} />}
      {door?.kind === 'open' && <p className={card['advice']}>{door.url === null ? words.door.open : words.door.ready}</p>}
    </OfferCard>
  )
}

const titleOf = (entrance: ClassEntrance, standing: ClassStanding | null) => {
  if (entrance.kind === 'waiting') return <TitlePlace />
  if (entrance.kind !== 'study') return words.enrol.title
  if (!entrance.isEnrolled) return standing?.isTeacher ? words.study.teaching : words.study.look
  return entrance.way === 'again' && entrance.lesson ? offerWords.study.finished : words.study.enrolled
}
