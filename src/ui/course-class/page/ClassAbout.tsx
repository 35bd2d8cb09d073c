import { Backpack } from 'lucide-react'
import { classCatalogueHref, classQueryFrom } from '../../../domain/course-class/classQuery.ts'
import type { ClassDetail } from '../../../domain/course-class/ClassDetail.ts'
import { SiteLink } from '../../app/SiteLink.tsx'
import { Audience, Points } from '../../course/page/CourseAbout.tsx'
import styles from '../../course/page/CourseAbout.module.css'
import { coursePageWords } from '../../course/page/coursePageWords.ts'
import { classPageWords as words } from './classPageWords.ts'
import { ClassSection } from './ClassSection.tsx'

/** What it is, what one learns, whom it is for, what to bring, and what it belongs to. */
export const ClassAbout = ({ courseClass }: { readonly courseClass: ClassDetail }) => {
  const { comment, goals, audience, materials, categoryList } = courseClass
  // The hero has said it.
  const introduction = courseClass.introduction.filter((text) => text !== comment)
  const isEmpty = [introduction, goals, audience, materials, categoryList].every(({ length }) => length === 0)
  return (
    <ClassSection name="about">
      <div className={styles['about']}>
        {isEmpty && <p className={styles['none']}>{words.noAbout}</p>}
        {introduction.length > 0 && (
          <div className={styles['introduction']}>
            {introduction.map((text, place) => (
              <p key={`${place} ${text}`}>{text}</p>
            ))}
          </div>
        )}
        <Points title={coursePageWords.goals} points={goals} />
        <Audience points={audience} />
        <Points title={words.materials} points={materials} Mark={Backpack} />
        <Categories courseClass={courseClass} />
      </div>
    </ClassSection>
  )
}

/** Each leads to the classes of its kind. */
const Categories = ({ courseClass: { categoryList, isLive } }: { readonly courseClass: ClassDetail }) => {
  const names = [...new Set(categoryList.map(({ name }) => name))]
  const all = classQueryFrom(new URLSearchParams(), isLive)
  return names.length === 0 ? null : (
    <ul aria-label={words.facts.categories} className={styles['categories']}>
      {names.map((name) => (
        <li key={name}>
          <SiteLink href={classCatalogueHref({ ...all, categories: [name] })} className={styles['category']}>
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
