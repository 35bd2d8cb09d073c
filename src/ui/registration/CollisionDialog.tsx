import { timeSpanText } from '../../domain/calendar/text.ts'
import type { RegistrationCollision } from '../../domain/registrationCollision.ts'
import { ConfirmDialog } from '../kit/Dialog.tsx'
import { calendarDateText } from './calendarDay.ts'
import styles from './RegistrationForm.module.css'
import { registrationWords } from './registrationWords.ts'

const collisionWords = registrationWords.collisions

interface CollisionDialogProps {
  readonly collisions: readonly RegistrationCollision[]
  onConfirm(): void
  onClose(): void
}

/** Names the overlapping dates and leaves the decision to the viewer, who may leave a class early. */
export const CollisionDialog = ({ collisions, onConfirm, onClose }: CollisionDialogProps) => (
  <ConfirmDialog
    prefersCancel
    title={collisionWords.title}
    confirmLabel={collisionWords.confirm}
    runningLabel={registrationWords.confirming}
    cancelLabel={collisionWords.cancel}
    isRunning={false}
    onConfirm={onConfirm}
    onClose={onClose}
  >
    <ul className={styles['list']}>
      {collisions.map(({ wanted, other: { courseClass, classDate } }) => (
        <li key={`${wanted.date}/${courseClass.courseClassId}`}>
          <p className={styles['day']}>
            {calendarDateText(wanted.date)} {timeSpanText(wanted.startTime, wanted.endTime)}
          </p>
          <p className={styles['time']}>{collisionWords.other(courseClass.title, timeSpanText(classDate.startTime, classDate.endTime))}</p>
        </li>
      ))}
    </ul>
  </ConfirmDialog>
)
