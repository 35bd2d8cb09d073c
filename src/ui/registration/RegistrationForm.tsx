import { useEffect, useId, useRef, useState } from 'react'
import type { RegisterRefusal, RegistrationTarget } from '../../application/registration.ts'
import { timeSpanText } from '../../domain/calendar/text.ts'
import { costView } from '../../application/cards.ts'
import type { Id } from '../../domain/id.ts'
import type { ChosenOption, ClassDate, OptionChoice, RegistrationOption } from '../../domain/registration.ts'
import type { RegistrationCollision } from '../../domain/registrationCollision.ts'
import { ActionButton, RetryButton } from '../kit/ActionButton.tsx'
import { useApplication } from '../kit/application.ts'
import { CloseButton } from '../kit/CloseButton.tsx'
import type { Loadable } from '../kit/loaded.ts'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useStoredText } from '../kit/useStoredText.ts'
import { useWriter } from '../viewer/useOwner.ts'
import { calendarDateText, shortDay, viewerTimeText } from './calendarDay.ts'
import { CollisionDialog } from './CollisionDialog.tsx'
import { useCollisions, useRegister, useRegistrationOptions } from './registrationQueries.ts'
import { registrationWords } from './registrationWords.ts'
import styles from './RegistrationForm.module.css'

const chosenWords = registrationWords.chosen

interface ChosenDatesProps {
  readonly selection: DateSelection
  sessionOf(date: string): ClassDate | null
  /** Whether there is any date to choose. */
  readonly hasOpen: boolean
}

/** The chosen dates with their times, and the rejected ones. */
const ChosenDates = ({ selection, sessionOf, hasOpen }: ChosenDatesProps) => {
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button disappears together with its date.
  const focusTitle = () => heading.current?.focus({ preventScroll: true })
  const remove = (date: string) => {
    selection.toggle(date)
    focusTitle()
  }
  const dismiss = () => {
    selection.dismissRejected()
    focusTitle()
  }
  return (
    <section aria-labelledby={title} className={styles['chosen']}>
      <h3 id={title} ref={heading} tabIndex={-1} className={styles['title']}>
        {chosenWords.title}
      </h3>
      {selection.rejected.length > 0 && <RejectedDates rejected={selection.rejected} onDismiss={dismiss} />}
      {selection.dates.length === 0 ? (
        <p className={styles['none']}>{hasOpen ? chosenWords.none : chosenWords.noneOpen}</p>
      ) : (
        <ul className={styles['list']}>
          {selection.dates.map((date) => (
            <li key={date} className={styles['row']}>
              <ClassDateText classDate={sessionOf(date)} date={date} />
              <CloseButton label={chosenWords.remove(shortDay(date))} onClick={() => remove(date)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** A date and its time, also in the viewer's time zone if that differs. */
export const ClassDateText = ({ classDate, date }: { readonly classDate: ClassDate | null; readonly date: string }) => {
  const { clock } = useApplication()
  const ownTime = classDate && viewerTimeText(classDate, clock.timeZone())
  return (
    <div className={styles['session']}>
      <p className={styles['day']}>{calendarDateText(date)}</p>
      {classDate && <p className={styles['time']}>{timeSpanText(classDate.startTime, classDate.endTime)}</p>}
      {ownTime && <p className={styles['time']}>{ownTime}</p>}
    </div>
  )
}

const RejectedDates = ({ rejected, onDismiss }: Pick<DateSelection, 'rejected'> & { onDismiss(): void }) => (
  <div className={styles['rejected']}>
    <div>
      <p className={styles['rejectedTitle']}>{chosenWords.rejected}</p>
      <ul>
        {rejected.map(({ date, kind }) => (
          <li key={date}>
            {calendarDateText(date)} · {chosenWords.reasons[kind]}
          </li>
        ))}
      </ul>
    </div>
    <CloseButton label={chosenWords.dismiss} onClick={onDismiss} />
  </div>
)

const optionWords = registrationWords.options

/** The unanswered required question. A new object per attempt, so that every attempt moves the focus. */
interface MissingOption {
  readonly optionId: Id
}

interface OptionFieldProps {
  readonly option: RegistrationOption
  readonly chosen: Id | null
  readonly missing: MissingOption | null
  onAnswer(choiceId: Id | null): void
}

/** Renders a question of the registration. An optional one has `선택 안 함` among its answers. */
const OptionField = ({ option: { name, isRequired, choices }, chosen, missing, onAnswer }: OptionFieldProps) => {
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const isMissing = missing !== null
  useEffect(() => {
    if (missing) group.current?.querySelector('input')?.focus()
  }, [missing])
  const radio = { name: id, describedBy: isMissing ? `${id}-missing` : undefined }
  return (
    <div>
      <p id={`${id}-name`} className={styles['name']}>
        {name}{' '}
        <span className={styles['need']} data-required={isRequired || undefined}>
          {isRequired ? optionWords.required : optionWords.optional}
        </span>
      </p>
      <div
        ref={group}
        role="radiogroup"
        aria-labelledby={`${id}-name`}
        aria-required={isRequired}
        aria-invalid={isMissing || undefined}
        className={styles['choices']}
      >
        {choices.map((choice) => (
          <Radio
            key={choice.choiceId}
            {...radio}
            text={choice.name}
            price={priceOf(choice)}
            isChosen={choice.choiceId === chosen}
            onChoose={() => onAnswer(choice.choiceId)}
          />
        ))}
        {!isRequired && (
          <Radio {...radio} text={optionWords.none} price={null} isChosen={chosen === null} onChoose={() => onAnswer(null)} />
        )}
      </div>
      {isMissing && (
        <p id={`${id}-missing`} className={styles['missing']}>
          {optionWords.missing(name)}
        </p>
      )}
    </div>
  )
}

interface RadioProps {
  readonly name: string
  readonly text: string
  readonly price: string | null
  readonly isChosen: boolean
  readonly describedBy: string | undefined
  onChoose(): void
}

const Radio = ({ name, text, price, isChosen, describedBy, onChoose }: RadioProps) => (
  <label className={styles['choice']}>
    <input type="radio" name={name} className={styles['input']} aria-describedby={describedBy} checked={isChosen} onChange={onChoose} />
    <span className={styles['text']}>{text}</span> {price !== null && <span className={styles['price']}>{price}</span>}
  </label>
)

/** Returns the price of a choice. Free choices name none, because most are free. */
const priceOf = (choice: OptionChoice) => {
  const price = costView(choice)
  if (price === null || price.kind === 'free') return null
  return price.kind === 'point' ? optionWords.points(price.text) : price.text
}

interface OptionFieldsProps {
  readonly options: Loadable<readonly RegistrationOption[]>
  readonly answers: readonly ChosenOption[]
  readonly missing: MissingOption | null
  onAnswer(optionId: Id, choiceId: Id | null): void
}

/** Renders the questions of a registration. If they fail to load, nothing can be sent. */
const OptionFields = ({ options, answers, missing, onAnswer }: OptionFieldsProps) => {
  switch (options.status) {
    case 'waiting':
      return <Skeleton height={72} radius="control" />
    case 'failed':
      return (
        <div className={styles['failed']}>
          <p>{registrationWords.options.failed}</p>
          <RetryButton tone="soft" retry={options.retry} />
        </div>
      )
    case 'ready':
      return options.value
        .filter(({ choices }) => choices.length > 0)
        .map((option) => (
          <OptionField
            key={option.optionId}
            option={option}
            chosen={answers.find(({ optionId }) => optionId === option.optionId)?.choiceId ?? null}
            missing={option.optionId === missing?.optionId ? missing : null}
            onAnswer={(choiceId) => onAnswer(option.optionId, choiceId)}
          />
        ))
  }
}

interface DateSelection {
  /** The chosen dates that are available, the earliest first. */
  readonly dates: readonly string[]
  /** Chosen dates that are no longer available, and why. */
  readonly rejected: readonly RegisterRefusal[]
  toggle(date: string): void
  /** Removes a date that was refused. */
  reject(refusal: RegisterRefusal): void
  /** Removes the dates that are registered now. */
  removeRegistered(dates: readonly string[]): void
  dismissRejected(): void
}

const datesIn = (text: string) => readList(text, (raw) => typeof raw === 'string')

/** The chosen dates, as long as they are available: one that becomes unavailable meanwhile is reported in `rejected`. */
export const useDateSelection = (target: RegistrationTarget, kindOf: (date: string) => RegisterRefusal['kind'] | 'open'): DateSelection => {
  const stored = useStoredText({ place: 'registrationDates', owner: useWriter(), of: nameOf(target) })
  const selected = datesIn(stored.text)
  /** Updates the latest text, because an answer may arrive after other dates were chosen. */
  const select = (next: (dates: readonly string[]) => readonly string[]) => stored.change((text) => listText(next(datesIn(text))))
  const [refused, setRefused] = useState<readonly RegisterRefusal[]>([])
  const isOpen = (date: string) => kindOf(date) === 'open'
  const unavailable = selected.flatMap((date) => {
    const kind = kindOf(date)
    // A date that is registered now is not rejected: the calendar shows it.
    return kind === 'open' || kind === 'alreadyRegistered' ? [] : [{ kind, date }]
  })
  const keep = (isKept: (date: string) => boolean) => select((dates) => dates.filter(isKept))
  const clearRefusal = (date: string) => setRefused((before) => before.filter((refusal) => refusal.date !== date))
  return {
    dates: selected.filter((date) => isOpen(date)).toSorted(),
    rejected: [...refused, ...unavailable].toSorted((one, other) => (one.date < other.date ? -1 : 1)),
    toggle(date) {
      clearRefusal(date)
      select((dates) => (dates.includes(date) ? dates.filter((other) => other !== date) : [...dates, date]))
    },
    reject(refusal) {
      clearRefusal(refusal.date)
      keep((date) => date !== refusal.date)
      setRefused((before) => [...before, refusal])
    },
    removeRegistered(dates) {
      keep((date) => !dates.includes(date))
      setRefused([])
    },
    dismissRejected() {
      setRefused([])
      keep(isOpen)
    },
  }
}

const nameOf = ({ courseClassId, targetUserId }: RegistrationTarget) => `${courseClassId}/${targetUserId}`

const listText = (list: readonly unknown[]) => (list.length === 0 ? '' : JSON.stringify(list))

/** Reads a stored list, without items that cannot be read. */
function readList<T>(text: string, isItem: (raw: unknown) => raw is T): readonly T[] {
  try {
    const found: unknown = JSON.parse(text || '[]')
    return Array.isArray(found) ? found.filter(isItem) : []
  } catch {
    return []
  }
}

const isId = (raw: unknown) => typeof raw === 'number' || typeof raw === 'string'

function isChosenOption(raw: unknown): raw is ChosenOption {
  if (typeof raw !== 'object' || raw === null) return false
  return 'optionId' in raw && isId(raw.optionId) && 'choiceId' in raw && isId(raw.choiceId)
}

interface RegistrationFormProps {
  readonly target: RegistrationTarget
  readonly selection: DateSelection
  classDateOf(date: string): ClassDate | null
  readonly hasOpen: boolean
}

/** The chosen dates, their questions, and the button that sends both. */
export const RegistrationForm = ({ target, selection, classDateOf, hasOpen }: RegistrationFormProps) => {
  const { notifications } = useApplication()
  const options = useRegistrationOptions(target)
  const { isPending, register } = useRegister(target)
  const owner = useWriter()
  const stored = useStoredText({ place: 'registration', owner, of: nameOf(target) })
  const answers = readList(stored.text, isChosenOption)
  const [missing, setMissing] = useState<MissingOption | null>(null)
  const [colliding, setColliding] = useState<readonly RegistrationCollision[]>([])
  const collisions = useCollisions(target)
  const isBusy = isPending || collisions.isPending
  // The form stays after the last open date is registered, so that its focused button stays.
  const [isOffered, setOffered] = useState(hasOpen)
  if (hasOpen && !isOffered) setOffered(true)

  const answer = (optionId: Id, choiceId: Id | null) => {
    const others = answers.filter((one) => one.optionId !== optionId)
    const next = choiceId === null ? others : [...others, { optionId, choiceId }]
    stored.change(listText(next))
    setMissing(null)
  }
  const confirm = async (isSure: boolean) => {
    setColliding([])
    if (options.status !== 'ready') {
      if (options.status === 'failed') void options.retry()
      return notifications.warn(registrationWords.options[options.status])
    }
    if (!isSure) {
      const found = await collisions.run(selection.dates.flatMap((date) => classDateOf(date) ?? []))
      if (found.length > 0) return setColliding(found)
    }
    const outcome = await register({ dates: selection.dates, options: answers, questions: options.value })
    setMissing(outcome?.kind === 'unanswered' ? { optionId: outcome.option.optionId } : null)
    if (outcome?.kind === 'registered') selection.removeRegistered(outcome.dates)
    else if (outcome && 'date' in outcome) selection.reject(outcome)
    return undefined
  }
  return (
    <div className={styles['form']} data-underway={selection.dates.length > 0 || undefined}>
      <ChosenDates {...{ selection, sessionOf: classDateOf, hasOpen }} />
      {isOffered && (
        <>
          <OptionFields {...{ options, answers, missing }} onAnswer={answer} />
          <ActionButton wide isRunning={isBusy} onClick={() => void (collisions.isPending || confirm(false))}>
            {isBusy ? registrationWords.confirming : registrationWords.confirm(selection.dates.length)}
          </ActionButton>
        </>
      )}
      {colliding.length > 0 && (
        <CollisionDialog collisions={colliding} onConfirm={() => void confirm(true)} onClose={() => setColliding([])} />
      )}
    </div>
  )
}
