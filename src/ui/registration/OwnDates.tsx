import { useId, useRef, useState } from 'react'
import type { RegistrationTarget } from '../../application/registration.ts'
import { formatNumber } from '../../domain/format.ts'
import { type ClassDate, mayCancel, sortOwnDates } from '../../domain/registration.ts'
import { Button } from '../kit/Button.tsx'
import { ConfirmDialog } from '../kit/Dialog.tsx'
import { useFocusAfterRender } from '../kit/useFocusAfterRender.ts'
import { ShowMoreList } from '../kit/GrowingList.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { shortDay } from './calendarDay.ts'
import registrationFormStyles from './RegistrationForm.module.css'
import { ClassDateText } from './RegistrationForm.tsx'
import { useCancelRegistration } from './registrationQueries.ts'
import { registrationWords } from './registrationWords.ts'
import styles from './OwnDates.module.css'

const dialogWords = registrationWords.dialog

interface CancelDialogProps {
  readonly classDate: ClassDate
  readonly isRunning: boolean
  onConfirm(): void
  onClose(): void
}

/** Asks for confirmation: somebody else may take the place afterwards. */
const CancelDialog = ({ classDate, ...rest }: CancelDialogProps) => (
  <ConfirmDialog
    deed="cancelRegistration"
    title={dialogWords.title}
    confirmLabel={dialogWords.confirm}
    runningLabel={dialogWords.running}
    cancelLabel={dialogWords.keep}
    {...rest}
  >
    <div className={styles['date']}>
      <ClassDateText classDate={classDate} date={classDate.date} />
    </div>
    <p className={styles['note']}>{dialogWords.note}</p>
  </ConfirmDialog>
)

const ownWords = registrationWords.own
const step = 5

interface OwnDatesProps {
  readonly target: RegistrationTarget
  readonly dates: readonly ClassDate[]
  readonly now: Date
}

/** The viewer's registered dates: coming ones first, then past ones from the latest. */
export const OwnDates = ({ target, dates, now }: OwnDatesProps) => {
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [confirming, setConfirming] = useState<ClassDate | null>(null)
  const { isPending, cancel } = useCancelRegistration(target)
  const focusHeading = useFocusAfterRender(() => heading.current?.focus({ preventScroll: true }))

  const confirm = async (one: ClassDate) => {
    const { kind } = await cancel(one)
    if (kind === 'alreadyCancelling') return
    setConfirming(null)
    // The button that opened the dialog disappears with its date.
    if (kind === 'cancelled') focusHeading()
  }
  return (
    <section aria-labelledby={title} className={registrationFormStyles['chosen']}>
      <h3 id={title} ref={heading} tabIndex={-1} className={registrationFormStyles['title']}>
        {ownWords.title}{' '}
        {dates.length > 0 && <span className={registrationFormStyles['count']}>{ownWords.count(formatNumber(dates.length))}</span>}
      </h3>
      {dates.length === 0 && <p className={registrationFormStyles['none']}>{ownWords.none}</p>}
      <ShowMoreList
        items={sortOwnDates(dates, now)}
        step={step}
        className={registrationFormStyles['list']}
        keyOf={({ date }) => date}
        renderItem={(one) => (
          <div className={registrationFormStyles['row']}>
            <ClassDateText classDate={one} date={one.date} />
            {mayCancel(one, now) ? (
              <Button tone="quiet" onClick={() => setConfirming(one)}>
                <span>
                  <VisuallyHidden>{ownWords.cancelOf(shortDay(one.date))}</VisuallyHidden> {ownWords.cancel}
                </span>
              </Button>
            ) : (
              <p className={registrationFormStyles['tooLate']}>{ownWords.tooLate}</p>
            )}
          </div>
        )}
      />
      {confirming && (
        <CancelDialog
          classDate={confirming}
          isRunning={isPending}
          onConfirm={() => void confirm(confirming)}
          onClose={() => setConfirming(null)}
        />
      )}
    </section>
  )
}
