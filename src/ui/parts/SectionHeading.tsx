import type { ComponentProps, ReactNode } from 'react'
import styles from './SectionHeading.module.css'
import { SectionTitle } from './SectionTitle.tsx'

interface SectionHeadingProps extends ComponentProps<typeof SectionTitle> {
  readonly action?: ReactNode
}

export const SectionHeading = ({ action, ...title }: SectionHeadingProps) => (
  <div className={styles['row']}>
    <SectionTitle {...title} />
    {action}
  </div>
)
