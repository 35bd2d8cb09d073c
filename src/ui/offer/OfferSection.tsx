import type { ReactNode } from 'react'
import { Panel } from '../kit/Panel.tsx'
import { SectionHeading } from '../kit/Section.tsx'
import styles from './OfferSection.module.css'

interface OfferSectionProps {
  /** What the address calls it by. */
  readonly name: string
  readonly title: string
  /** Follows the title, for example a count. */
  readonly note?: ReactNode
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A part of a course's or a class's page that its menu leads to. */
export const OfferSection = ({ name, title, note, action, children }: OfferSectionProps) => (
  <Panel id={name} tabIndex={-1} aria-labelledby={`${name}-title`} className={styles['section']}>
    <SectionHeading id={`${name}-title`} {...{ title, note, action }} />
    {children}
  </Panel>
)
