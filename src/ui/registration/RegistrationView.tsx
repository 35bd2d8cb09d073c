import type { RegistrationWish } from '../../application/registration/RegistrationRepository.ts'
import type { ClassStanding } from '../../domain/course-class/ClassStanding.ts'
import { PartMessage } from '../parts/PartMessage.tsx'
import { RetryButton } from '../parts/RetryButton.tsx'
import { CalendarSkeleton } from './CalendarSkeleton.tsx'
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
        <PartMessage isAlert text={words.failed}>
          <RetryButton tone="soft" retry={dates.retry} />
        </PartMessage>
      )
    case 'ready':
      return dates.value.length === 0 ? (
        <PartMessage creature="SEAHORSE" text={words.none} note={words.noneNote} />
      ) : (
        <RegistrationRoom {...props} dates={dates.value} />
      )
  }
}
