import type { ReactNode, Ref } from 'react'
import type { CourseDetail } from '../../../domain/course/CourseDetail.ts'
import type { Chapter } from '../../../domain/lesson/Lesson.ts'
import { enrolNote } from '../../offer/entrance/enrolNote.ts'
import type { Entrance } from '../../offer/entrance/entranceOf.ts'
import { OfferCard } from '../../offer/entrance/OfferCard.tsx'
import { Standing } from '../../offer/entrance/Standing.tsx'
import { TitlePlace } from '../../offer/entrance/TitlePlace.tsx'
import { useEntranceNote } from '../../offer/entrance/useEntranceNote.ts'
import { offerWords } from '../../offer/offerWords.ts'
import { coursePageWords as words } from './coursePageWords.ts'

interface EnrolCardProps {
  readonly course: CourseDetail
  readonly entrance: Entrance
  /** Takes the focus when the button that had it is gone. */
  readonly heading: Ref<HTMLHeadingElement>
  readonly action: ReactNode
  readonly chapters: readonly Chapter[]
  readonly celebration: ReactNode
}

/** What it costs and how to get in; for who is in, how far they are. */
export const EnrolCard = ({ course, entrance, ...rest }: EnrolCardProps) => (
  <OfferCard title={titleOf(entrance)} note={useEntranceNote(entrance, enrolNote)} {...rest}>
    <Standing offer={course} entrance={entrance} />
  </OfferCard>
)

const titleOf = (entrance: Entrance) => {
  if (entrance.kind === 'waiting') return <TitlePlace />
  if (entrance.kind !== 'study') return words.enrol.title
  if (!entrance.isEnrolled) return words.study.look
  return entrance.way === 'again' && entrance.lesson ? offerWords.study.finished : words.study.enrolled
}
