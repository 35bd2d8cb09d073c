import type { ClassDetail } from '../../../domain/course-class/ClassDetail.ts'
import { wholeLists } from '../../../domain/site/wholeLists.ts'
import { EnrolOffer } from '../../offer/entrance/EnrolOffer.tsx'
import { EntranceAction } from '../../offer/entrance/EntranceAction.tsx'
import { ButtonLink } from '../../parts/ButtonLink.tsx'
import type { ClassEntrance } from './ClassEntrance.ts'
import { classPageWords as words } from './classPageWords.ts'

interface ClassActionProps {
  readonly courseClass: ClassDetail
  readonly entrance: ClassEntrance
  readonly isRunning: boolean
  /** Of the way to the lessons: soft beside something that counts more. */
  readonly tone?: 'primary' | 'soft'
  onEnrol(): void
}

/** Where places run out, another class is offered. */
export const ClassAction = ({ courseClass, entrance, tone = 'primary', ...rest }: ClassActionProps) => (
  <EntranceAction
    subject={{ kind: 'course-class', id: courseClass.courseClassId }}
    entrance={entrance}
    words={words}
    tone={tone}
    renderOffer={(enrolment) =>
      enrolment.kind === 'full' || enrolment.kind === 'closed' ? (
        <ButtonLink href={courseClass.isLive ? wholeLists.liveClasses : wholeLists.classes} tone="soft" wide>
          {words.enrol.others}
        </ButtonLink>
      ) : (
        <EnrolOffer channel={courseClass.channelProfile} enrolment={enrolment} {...rest} />
      )
    }
  />
)
