import { Check } from 'lucide'
import { type ReactNode, useId } from 'react'
import { Icon } from '../parts/Icon.tsx'
import styles from './ChoiceGroup.module.css'

export interface Choice {
  readonly value: string
  readonly label: ReactNode
  readonly isChosen: boolean
  /** Chosen, and it has to stay so until something else is. */
  readonly isKept?: boolean
}

interface ChoiceGroupProps {
  readonly title: string
  readonly note?: string | false
  readonly mode: 'CHECKBOX' | 'RADIO'
  readonly choices: readonly Choice[]
  /** Choices that are short and always as many share one line. */
  readonly isOneLine?: boolean
  onChoose(value: string): void
}

/** One question of the filters. */
export const ChoiceGroup = ({ title, note, mode, choices, isOneLine = false, onChoose }: ChoiceGroupProps) => {
  const name = useId()
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['title']}>
        {title}
        {note && <span className={styles['note']}> {note}</span>}
      </legend>
      <div className={styles['choices']} data-one-line={isOneLine || undefined}>
        {choices.map(({ value, label, isChosen, isKept = false }) => (
          <label key={value} className={styles['choice']}>
            <input
              type={mode === 'RADIO' ? 'radio' : 'checkbox'}
              name={name}
              className={styles['input']}
              checked={isChosen}
              aria-disabled={isKept || undefined}
              onChange={() => onChoose(value)}
            />
            {isChosen && !isOneLine && <Icon of={Check} size={16} className={styles['sign']} />}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
