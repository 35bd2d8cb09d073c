import { useId, useRef, useState } from 'react'
import type { RegistrationWish } from '../../application/registration/RegistrationRepository.ts'
import { grouped } from '../../domain/grouped.ts'
import type { ClassDate } from '../../domain/registration/ClassDate.ts'
import { mayCancel } from '../../domain/registration/mayCancel.ts'
import { ownDatesInOrder } from '../../domain/registration/ownDatesInOrder.ts'
import { Button } from '../parts/Button.tsx'
import { GrowingList } from '../parts/GrowingList.tsx'
import { useFocusAfter } from '../parts/useFocusAfter.ts'
import { VisuallyHidden } from '../parts/VisuallyHidden.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { SessionText } from './ChosenDates.tsx'
import styles from './ChosenDates.module.css'
import { shortDay } from './dayText.ts'
import { registrationWords } from './registrationWords.ts'
import { useCancel } from './useCancel.ts'

const words = registrationWords.own
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
    <section aria-labelledby={title} className={styles['chosen']}>
      <h3 id={title} ref={heading} tabIndex={-1} className={styles['title']}>
        {words.title} {dates.length > 0 && <span className={styles['count']}>{words.count(grouped(dates.length))}</span>}
      </h3>
      {dates.length === 0 && <p className={styles['none']}>{words.none}</p>}
      <GrowingList
        items={ownDatesInOrder(dates, now)}
        step={step}
        className={styles['list']}
        keyOf={({ date }) => date}
        renderItem={(one) => (
          <div className={styles['row']}>
            <SessionText session={one} date={one.date} />
            {mayCancel(one, now) ? (
              <Button tone="quiet" onClick={() => setAsked(one)}>
                <span>
                  <VisuallyHidden>{words.cancelOf(shortDay(one.date))}</VisuallyHidden> {words.cancel}
                </span>
              </Button>
            ) : (
              <p className={styles['tooLate']}>{words.tooLate}</p>
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
