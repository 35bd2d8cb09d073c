import { Check, type LucideIcon } from 'lucide-react'
import { catalogueHref, wholeCatalogue } from '../../../domain/course/catalogueQuery.ts'
import type { CourseDetail } from '../../../domain/course/CourseDetail.ts'
import { SiteLink } from '../../app/SiteLink.tsx'
import { CreatureArt } from '../../art/CreatureArt.tsx'
import styles from './CourseAbout.module.css'
import { coursePageWords as words } from './coursePageWords.ts'
import { CourseSection } from './CourseSection.tsx'

/** What it is, what one learns, whom it is for, and what it belongs to. */
export const CourseAbout = ({ course }: { readonly course: CourseDetail }) => {
  const { comment, goals, audience, categoryList } = course
  // The hero has said it.
  const introduction = course.introduction.filter((text) => text !== comment)
  const isEmpty = [introduction, goals, audience, categoryList].every(({ length }) => length === 0)
  return (
    <CourseSection name="about">
      <div className={styles['about']}>
        {isEmpty && <p className={styles['none']}>{words.noAbout}</p>}
        {introduction.length > 0 && (
          <div className={styles['introduction']}>
            {introduction.map((text, place) => (
              <p key={`${place} ${text}`}>{text}</p>
            ))}
          </div>
        )}
        <Points title={words.goals} points={goals} />
        <Audience points={audience} />
        <Categories course={course} />
      </div>
    </CourseSection>
  )
}

interface PointsProps {
  readonly title: string
  readonly points: readonly string[]
  readonly Mark?: LucideIcon
}

export const Points = ({ title, points, Mark = Check }: PointsProps) =>
  points.length === 0 ? null : (
    <div>
      <h3 className={styles['heading']}>{title}</h3>
      <ul className={styles['points']}>
        {points.map((text, place) => (
          <li key={`${place} ${text}`} className={styles['point']}>
            <Mark size={20} aria-hidden="true" className={styles['mark']} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )

export const Audience = ({ points }: { readonly points: readonly string[] }) =>
  points.length === 0 ? null : (
    <div className={styles['audience']}>
      <CreatureArt creature="TURTLE" size={72} className={styles['creature']} />
      <div>
        <h3 className={styles['heading']}>{words.audience}</h3>
        <ul className={styles['list']}>
          {points.map((text, place) => (
            <li key={`${place} ${text}`}>{text}</li>
          ))}
        </ul>
      </div>
    </div>
  )

/** Each leads to the courses of its kind. */
const Categories = ({ course: { categoryList } }: { readonly course: CourseDetail }) => {
  const names = [...new Set(categoryList.map(({ name }) => name))]
  return names.length === 0 ? null : (
    <ul aria-label={words.facts.categories} className={styles['categories']}>
      {names.map((name) => (
        <li key={name}>
          <SiteLink href={catalogueHref({ ...wholeCatalogue, categories: [name] })} className={styles['category']}>
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
