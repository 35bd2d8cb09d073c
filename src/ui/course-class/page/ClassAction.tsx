import type { ClassDetail } from '../../../domain/course-class/ClassDetail.ts'
import { lessonHref } from '../../../domain/lesson/lessonHref.ts'
import { EnrolOffer } from '../../course/page/EnrolAction.tsx'
import { Button } from '../../parts/Button.tsx'
import { ButtonLink } from '../../parts/ButtonLink.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import type { ClassEntrance } from './classEntranceOf.ts'
import { classPageWords as words } from './classPageWords.ts'
import { otherClassesHref } from './otherClassesHref.ts'

interface ClassActionProps {
  readonly courseClass: ClassDetail
  readonly entrance: ClassEntrance
  /** Somebody whose sign-up waits to be completed. */
  readonly isPending: boolean
  readonly isRunning: boolean
  /** Of the way to the lessons: soft beside something that counts more. */
  readonly tone?: 'primary' | 'soft'
  onEnrol(): void
}

/** The one big button: it says what happens. Nothing, where nothing can be done. */
export const ClassAction = ({ courseClass, entrance, tone = 'primary', ...rest }: ClassActionProps) => {
  switch (entrance.kind) {
    case 'waiting':
      return <Skeleton height={44} radius="control" />
    case 'unknown':
      return (
        <Button tone="soft" wide onClick={entrance.retry}>
          {words.retry}
        </Button>
      )
    case 'study':
      return entrance.lesson ? (
        <ButtonLink href={lessonHref({ kind: 'course-class', id: courseClass.courseClassId }, entrance.lesson)} tone={tone} wide>
          {words.study[entrance.way]}
        </ButtonLink>
      ) : null
    case 'enrol':
      return entrance.enrolment.kind === 'full' || entrance.enrolment.kind === 'closed' ? (
        <ButtonLink href={otherClassesHref(courseClass.isLive)} tone="soft" wide>
          {words.enrol.others}
        </ButtonLink>
      ) : (
        <EnrolOffer channel={courseClass.channelProfile} enrolment={entrance.enrolment} {...rest} />
      )
  }
}
