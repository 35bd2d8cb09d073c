import type { ReactNode } from 'react'
import { Panel } from '../kit/Panel.tsx'
import { SectionHeading } from '../kit/Section.tsx'
import styles from './OfferSection.module.css'

interface OfferSectionProps {
  /** The id of the section, used as the fragment in its address. */
  readonly name: string
  readonly title: string
  /** Text after the title, such as a count. */
  readonly note?: ReactNode
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** Renders a section of a course's or class's page that the section menu links to. */
export const OfferSection = ({ name, title, note, action, children }: OfferSectionProps) => (
  <Panel id={name} tabIndex={-1} aria-labelledby={`${name}-title`} className={styles['section']}>
    <SectionHeading id={`${name}-title`} {...{ title, note, action }} />
    {children}
  </Panel>
)
