import type { ReactNode } from 'react'
import styles from '../../course/page/CourseSection.module.css'
import { Panel } from '../../parts/Panel.tsx'
import { SectionHeading } from '../../parts/SectionHeading.tsx'
import { classPageWords } from './classPageWords.ts'
import type { ClassSectionName } from './classSections.ts'

interface ClassSectionProps {
  readonly name: ClassSectionName
  /** Stands right after the title, for example a count. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** A part of the page that its menu leads to. */
export const ClassSection = ({ name, note, children }: ClassSectionProps) => (
  <Panel id={name} tabIndex={-1} aria-labelledby={`${name}-title`} className={styles['section']}>
    <SectionHeading id={`${name}-title`} title={classPageWords.sections[name]} note={note} />
    {children}
  </Panel>
)
