import type { ClassStanding } from '../../domain/course-class/ClassStanding.ts'
import type { CourseClass } from '../../domain/course-class/CourseClass.ts'
import { isSignedIn } from '../../domain/viewer/isSignedIn.ts'
import { needsSignup } from '../../domain/viewer/needsSignup.ts'
import { useApplication } from '../app/ApplicationContext.ts'
import { CreatureArt } from '../art/CreatureArt.tsx'
import { classPageWords } from '../course-class/page/classPageWords.ts'
import { ButtonLink } from '../parts/ButtonLink.tsx'
import { Panel } from '../parts/Panel.tsx'
import { SectionHeading } from '../parts/SectionHeading.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import { CalendarSkeleton } from './CalendarSkeleton.tsx'
import styles from './Registration.module.css'
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
    <Panel id="dates" tabIndex={-1} aria-labelledby="dates-title" className={styles['section']}>
      <SectionHeading id="dates-title" title={classPageWords.sections.dates} />
      {viewer === null && <CalendarSkeleton standing={null} />}
      {viewer !== null && userId === null && <Guest isPending={needsSignup(viewer)} />}
      {userId !== null && (
        <RegistrationView
          key={userId}
          wish={{ courseClassId: courseClass.courseClassId, targetUserId: userId }}
          channelDomain={courseClass.channelProfile?.channelDomain ?? null}
          standing={standing}
        />
      )}
    </Panel>
  )
}

const Guest = ({ isPending }: { readonly isPending: boolean }) => {
  const { settings } = useApplication()
  return (
    <div className={styles['message']}>
      <CreatureArt creature="DOLPHIN" size={96} />
      <p>{words.guest.title}</p>
      <ButtonLink href={isPending ? settings.signupUrl : settings.loginUrl}>
        {isPending ? words.guest.signUp : words.guest.signIn}
      </ButtonLink>
    </div>
  )
}
