import { useId } from 'react'
import { Select } from './Select.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './SelectField.module.css'

interface SelectFieldProps {
  readonly label: string
  readonly isLabelShown?: boolean
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  onSelect(value: string): void
}

export const SelectField = ({ label, isLabelShown = false, value, options, onSelect }: SelectFieldProps) => {
  const id = useId()
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={isLabelShown ? styles['label'] : undefined}>
        {isLabelShown ? label : <VisuallyHidden>{label}</VisuallyHidden>}
      </label>
      <Select id={id} className={styles['box']} value={value} onChange={({ currentTarget }) => onSelect(currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  )
}
