import type { ReactNode } from 'react'
import { Panel } from '../../parts/Panel.tsx'
import { SectionHeading } from '../../parts/SectionHeading.tsx'
import { coursePageWords } from './coursePageWords.ts'
import styles from './CourseSection.module.css'
import type { CourseSectionName } from './courseSections.ts'

interface CourseSectionProps {
  readonly name: CourseSectionName
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A part of the page that its menu leads to. */
export const CourseSection = ({ name, action, children }: CourseSectionProps) => (
  <Panel id={name} tabIndex={-1} aria-labelledby={`${name}-title`} className={styles['section']}>
    <SectionHeading id={`${name}-title`} title={coursePageWords.sections[name]} action={action} />
    {children}
  </Panel>
)
