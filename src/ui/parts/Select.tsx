import { ChevronDown } from 'lucide'
import type { ComponentProps } from 'react'
import { classNames } from './classNames.ts'
import { Icon } from './Icon.tsx'
import styles from './Select.module.css'

interface SelectProps extends Omit<ComponentProps<'select'>, 'className'> {
  /** Border, height and colours of the box around it. */
  readonly className?: string | undefined
}

/** A choice that looks alike in every browser: WebKit’s own covers what stands beside it. */
export const Select = ({ className, ...select }: SelectProps) => (
  <span className={classNames(styles['frame'], className)}>
    <select className={styles['select']} {...select} />
    <Icon of={ChevronDown} size={16} className={styles['sign']} />
  </span>
)
