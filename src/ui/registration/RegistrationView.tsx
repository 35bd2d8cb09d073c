import type { RegistrationWish } from '../../application/registration/RegistrationRepository.ts'
import type { ClassStanding } from '../../domain/course-class/ClassStanding.ts'
import { CreatureArt } from '../art/CreatureArt.tsx'
import { RetryButton } from '../parts/RetryButton.tsx'
import { CalendarSkeleton } from './CalendarSkeleton.tsx'
import styles from './Registration.module.css'
import { RegistrationRoom } from './RegistrationRoom.tsx'
import { registrationWords as words } from './registrationWords.ts'
import { useRegistrationDates } from './useRegistrationDates.ts'

interface RegistrationViewProps {
  readonly wish: RegistrationWish
  /** Of the channel that offers the class. */
  readonly channelDomain: string | null
  readonly standing: ClassStanding | null
}

/** The dates as far as they have come. They can fail while the rest of the page stands. */
export const RegistrationView = (props: RegistrationViewProps) => {
  const dates = useRegistrationDates(props.wish)
  switch (dates.status) {
    case 'waiting':
      return <CalendarSkeleton standing={props.standing} />
    case 'failed':
      return (
        <div className={styles['message']}>
          <p role="alert">{words.failed}</p>
          <RetryButton tone="soft" retry={dates.retry} />
        </div>
      )
    case 'ready':
      return dates.value.length === 0 ? <None /> : <RegistrationRoom {...props} dates={dates.value} />
  }
}

const None = () => (
  <div className={styles['message']}>
    <CreatureArt creature="SEAHORSE" size={96} />
    <p>{words.none}</p>
    <p className={styles['note']}>{words.noneNote}</p>
  </div>
)
