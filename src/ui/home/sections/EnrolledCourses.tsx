import type { Course } from '../../../domain/course/Course.ts'
import { CourseCard } from '../../course/CourseCard.tsx'
import { Carousel } from '../../parts/carousel/Carousel.tsx'
import { GrowingList } from '../../parts/GrowingList.tsx'
import { SectionHeading } from '../../parts/SectionHeading.tsx'
import { SectionTitle } from '../../parts/SectionTitle.tsx'
import styles from './EnrolledCourses.module.css'

interface EnrolledCoursesProps {
  readonly title: string
  readonly courses: readonly Course[]
  readonly layout: 'carousel' | 'block'
}

const step = 20

/** The same list twice would be odd, so it is a carousel or a block. */
export const EnrolledCourses = ({ title, courses, layout }: EnrolledCoursesProps) => (
  <section data-section="enrolled-courses">
    {layout === 'block' ? (
      <>
        <SectionHeading title={title} />
        <GrowingList items={courses} step={step} className={styles['block']} keyOf={keyOf} renderItem={renderItem} />
      </>
    ) : (
      <Carousel label={title} heading={<SectionTitle title={title} />} items={courses} keyOf={keyOf} renderItem={renderItem} />
    )}
  </section>
)

const keyOf = ({ courseId }: Course) => courseId
const renderItem = (course: Course) => <CourseCard course={course} />
