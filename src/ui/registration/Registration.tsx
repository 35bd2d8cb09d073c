import type { ClassStanding } from '../../domain/course-class/ClassStanding.ts'
import type { CourseClass } from '../../domain/course-class/CourseClass.ts'
import { isSignedIn } from '../../domain/viewer/isSignedIn.ts'
import { classPageWords } from '../course-class/page/classPageWords.ts'
import { OfferSection } from '../offer/OfferSection.tsx'
import { PartMessage } from '../parts/PartMessage.tsx'
import { EntryLink } from '../viewer/EntryLink.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import { CalendarSkeleton } from './CalendarSkeleton.tsx'
import { RegistrationView } from './RegistrationView.tsx'
import { registrationWords as words } from './registrationWords.ts'

interface RegistrationProps {
  readonly courseClass: Pick<CourseClass, 'courseClassId' | 'channelProfile'>
  /** Null while nobody knows how the viewer stands to the class. */
  readonly standing: ClassStanding | null
}

/** The dates of a class: which there are, which the viewer has, and which they would like to have. */
export const Registration = ({ courseClass, standing }: RegistrationProps) => {
  const viewer = useViewer()
  const userId = viewer && isSignedIn(viewer) ? viewer.userId : null
  return (
    <OfferSection name="dates" title={classPageWords.sections.dates}>
      {viewer === null && <CalendarSkeleton standing={null} />}
      {viewer !== null && userId === null && <Guest />}
      {userId !== null && (
        <RegistrationView
          key={userId}
          wish={{ courseClassId: courseClass.courseClassId, targetUserId: userId }}
          channelDomain={courseClass.channelProfile?.channelDomain ?? null}
          standing={standing}
        />
      )}
    </OfferSection>
  )
}

const Guest = () => (
  <PartMessage creature="DOLPHIN" text={words.guest.title}>
    <EntryLink words={words.guest} />
  </PartMessage>
)
