import type { Course } from '../../../domain/course/Course.ts'
import { CourseCard } from '../CourseCard.tsx'
import { CourseCardSkeleton } from '../CourseCardSkeleton.tsx'
import styles from './CourseGrid.module.css'

export const CourseGrid = ({ courses }: { readonly courses: readonly Course[] }) => (
  <div className={styles['frame']}>
    <ul className={styles['grid']}>
      {courses.map((course) => (
        <li key={course.courseId}>
          <CourseCard course={course} />
        </li>
      ))}
    </ul>
  </div>
)

export const CourseGridSkeleton = ({ count }: { readonly count: number }) => (
  <div aria-hidden="true" className={styles['frame']}>
    <div className={styles['grid']}>
      {Array.from({ length: count }, (_, at) => (
        <CourseCardSkeleton key={at} />
      ))}
    </div>
  </div>
)
