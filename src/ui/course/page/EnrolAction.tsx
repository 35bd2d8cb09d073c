import type { CourseDetail } from '../../../domain/course/CourseDetail.ts'
import { EnrolOffer } from '../../offer/entrance/EnrolOffer.tsx'
import { EntranceAction } from '../../offer/entrance/EntranceAction.tsx'
import type { Entrance } from '../../offer/entrance/entranceOf.ts'
import { coursePageWords } from './coursePageWords.ts'

interface EnrolActionProps {
  readonly course: CourseDetail
  readonly entrance: Entrance
  readonly isRunning: boolean
  onEnrol(): void
}

export const EnrolAction = ({ course, entrance, ...rest }: EnrolActionProps) => (
  <EntranceAction
    subject={{ kind: 'course', id: course.courseId }}
    entrance={entrance}
    words={coursePageWords}
    renderOffer={(enrolment) => <EnrolOffer channel={course.channelProfile} enrolment={enrolment} {...rest} />}
  />
)
