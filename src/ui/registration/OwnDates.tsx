import { useId, useRef, useState } from 'react'
import type { RegistrationWish } from '../../application/registration.ts'
import { grouped } from '../../domain/format.ts'
import { type ClassDate, mayCancel, ownDatesInOrder } from '../../domain/registration.ts'
import { Button } from '../kit/Button.tsx'
import { ConfirmDialog } from '../kit/Dialog.tsx'
import { useFocusAfter } from '../kit/focus.ts'
import { GrowingList } from '../kit/GrowingList.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { shortDay } from './day.ts'
import registrationFormStyles from './RegistrationForm.module.css'
import { SessionText } from './RegistrationForm.tsx'
import { useCancel } from './registrationQueries.ts'
import { registrationWords } from './registrationWords.ts'
import styles from './OwnDates.module.css'

const words = registrationWords.dialog

interface CancelDialogProps {
  readonly classDate: ClassDate
  readonly isRunning: boolean
  onConfirm(): void
  onClose(): void
}

/** Asks for confirmation: somebody else may take the place a moment later. */
const CancelDialog = ({ classDate, ...rest }: CancelDialogProps) => (
  <ConfirmDialog
    tone="danger"
    title={words.title}
    confirmLabel={words.confirm}
    runningLabel={words.running}
    cancelLabel={words.keep}
    {...rest}
  >
    <div className={styles['date']}>
      <SessionText session={classDate} date={classDate.date} />
    </div>
    <p className={styles['note']}>{words.note}</p>
  </ConfirmDialog>
)

const ownDatesWords = registrationWords.own
const step = 5

interface OwnDatesProps {
  readonly wish: RegistrationWish
  readonly dates: readonly ClassDate[]
  readonly now: Date
}

/** What the viewer has registered for: what is to come first, and of what has been the latest. */
export const OwnDates = ({ wish, dates, now }: OwnDatesProps) => {
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<ClassDate | null>(null)
  const { isRunning, cancel } = useCancel(wish)
  const focusHeading = useFocusAfter(() => heading.current?.focus({ preventScroll: true }))

  const confirm = async (one: ClassDate) => {
    const { kind } = await cancel(one)
    if (kind === 'alreadyCancelling') return
    setAsked(null)
    // The button that opened the dialog goes with its date.
    if (kind === 'cancelled') focusHeading()
  }
  return (
    <section aria-labelledby={title} className={registrationFormStyles['chosen']}>
      <h3 id={title} ref={heading} tabIndex={-1} className={registrationFormStyles['title']}>
        {ownDatesWords.title}{' '}
        {dates.length > 0 && <span className={registrationFormStyles['count']}>{ownDatesWords.count(grouped(dates.length))}</span>}
      </h3>
      {dates.length === 0 && <p className={registrationFormStyles['none']}>{ownDatesWords.none}</p>}
      <GrowingList
        items={ownDatesInOrder(dates, now)}
        step={step}
        className={registrationFormStyles['list']}
        keyOf={({ date }) => date}
        renderItem={(one) => (
          <div className={registrationFormStyles['row']}>
            <SessionText session={one} date={one.date} />
            {mayCancel(one, now) ? (
              <Button tone="quiet" onClick={() => setAsked(one)}>
                <span>
                  <VisuallyHidden>{ownDatesWords.cancelOf(shortDay(one.date))}</VisuallyHidden> {ownDatesWords.cancel}
                </span>
              </Button>
            ) : (
              <p className={registrationFormStyles['tooLate']}>{ownDatesWords.tooLate}</p>
            )}
          </div>
        )}
      />
      {asked && (
        <CancelDialog classDate={asked} isRunning={isRunning} onConfirm={() => void confirm(asked)} onClose={() => setAsked(null)} />
      )}
    </section>
  )
}
