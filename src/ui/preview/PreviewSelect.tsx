import { ChevronDown } from 'lucide'
import type { ComponentProps } from 'react'
import { classNames } from '../parts/classNames.ts'
import { Icon } from '../parts/Icon.tsx'
import styles from './PreviewSelect.module.css'

interface PreviewSelectProps extends Omit<ComponentProps<'select'>, 'className'> {
  /** Border, height and colours of the box around it. */
  readonly className?: string | undefined
}

/** A choice that looks alike in every browser: WebKit’s own covers what stands beside it. */
export const PreviewSelect = ({ className, ...select }: PreviewSelectProps) => (
  <span className={classNames(styles['frame'], className)}>
    <select className={styles['select']} {...select} />
    <Icon of={ChevronDown} size={14} className={styles['sign']} />
  </span>
)
