import type { Course } from '../../../domain/course/Course.ts'
import { Carousel } from '../../parts/carousel/Carousel.tsx'
import { SectionTitle } from '../../parts/SectionTitle.tsx'
import { CourseCard } from '../CourseCard.tsx'
import { coursePageWords as words } from './coursePageWords.ts'
import styles from './RelatedCourses.module.css'

/** Where to go on from here. */
export const RelatedCourses = ({ courses }: { readonly courses: readonly Course[] }) => (
  <div id="related" tabIndex={-1} className={styles['related']}>
    <Carousel
      label={words.related}
      heading={<SectionTitle title={words.related} />}
      items={courses}
      keyOf={({ courseId }) => courseId}
      renderItem={(course) => <CourseCard course={course} />}
    />
  </div>
)
