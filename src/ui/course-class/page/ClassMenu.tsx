import styles from '../../course/page/CourseMenu.module.css'
import { useSectionInView } from '../../course/page/useSectionInView.ts'
import { classPageWords } from './classPageWords.ts'
import type { ClassSectionName } from './classSections.ts'

/** Leads to the page's parts, as far as they are there. */
export const ClassMenu = ({ has }: { readonly has: readonly ClassSectionName[] }) => {
  const inView = useSectionInView(has)
  return (
    <nav aria-label={classPageWords.sections.title} className={styles['menu']}>
      {has.map((name) => (
        <a key={name} href={`#${name}`} className={styles['item']} aria-current={name === inView ? 'true' : undefined}>
          {classPageWords.sections[name]}
        </a>
      ))}
    </nav>
  )
}
