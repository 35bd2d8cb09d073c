import { ChevronDown } from 'lucide'
import { type ComponentProps, useId } from 'react'
import { classNames } from './classNames.ts'
import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Select.module.css'

interface SelectProps extends Omit<ComponentProps<'select'>, 'className'> {
  /** The class for border, height and colours of the surrounding box. */
  readonly className?: string | undefined
}

/** A select with the same look in every browser: WebKit's native look covers its neighbours. */
export const Select = ({ className, ...select }: SelectProps) => (
  <span className={classNames(styles['frame'], className)}>
    <select className={styles['select']} {...select} />
    <Icon icon={ChevronDown} size={16} className={styles['sign']} />
  </span>
)

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
