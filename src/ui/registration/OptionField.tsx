import { useEffect, useId, useRef } from 'react'
import { type Cost, costOf, costText } from '../../domain/course/cost.ts'
import type { Id } from '../../domain/Id.ts'
import type { OptionChoice, RegistrationOption } from '../../domain/registration/ClassDate.ts'
import styles from './OptionFields.module.css'
import { registrationWords } from './registrationWords.ts'

const words = registrationWords.options

/** The unanswered required question. A new object per attempt, so that every attempt moves the focus. */
export interface Missing {
  readonly optionId: Id
}

interface OptionFieldProps {
  readonly option: RegistrationOption
  readonly chosen: Id | null
  readonly missing: Missing | null
  onAnswer(choiceId: Id | null): void
}

/** One question. If it is optional, `선택 안 함` is one of the answers. */
export const OptionField = ({ option: { name, isRequired, choices }, chosen, missing, onAnswer }: OptionFieldProps) => {
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
          {isRequired ? words.required : words.optional}
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
        {!isRequired && <Radio {...radio} text={words.none} price={null} isChosen={chosen === null} onChoose={() => onAnswer(null)} />}
      </div>
      {isMissing && (
        <p id={`${id}-missing`} className={styles['missing']}>
          {words.missing(name)}
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

/** Only what has to be paid is said: most choices cost nothing. */
const priceOf = ({ cost, paymentType }: OptionChoice) => {
  const price = costOf(cost, paymentType)
  return price === null || price.kind === 'free' ? null : pricedText(price)
}

const pricedText = (price: Cost) => (price.kind === 'point' ? words.points(costText(price)) : costText(price))
