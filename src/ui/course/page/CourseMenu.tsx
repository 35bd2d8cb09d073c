import { coursePageWords } from './coursePageWords.ts'
import styles from './CourseMenu.module.css'
import { type CourseSectionName, courseSections } from './courseSections.ts'
import { useSectionInView } from './useSectionInView.ts'

/** Leads to the page's parts, as far as they are there. */
export const CourseMenu = ({ has }: { readonly has: readonly CourseSectionName[] }) => {
  const shown = courseSections.filter((name) => has.includes(name))
  const inView = useSectionInView(shown)
  return (
    <nav aria-label={coursePageWords.sections.title} className={styles['menu']}>
      {shown.map((name) => (
        <a key={name} href={`#${name}`} className={styles['item']} aria-current={name === inView ? 'true' : undefined}>
          {coursePageWords.sections[name]}
        </a>
      ))}
    </nav>
  )
}
