import type { Course } from '../../../domain/course/Course.ts'
import { CourseCard } from '../../course/CourseCard.tsx'
import { CourseCardSkeleton } from '../../course/CourseCardSkeleton.tsx'
import { Carousel, CarouselSkeleton } from '../../parts/carousel/Carousel.tsx'
import { SectionHeading, SectionTitle } from '../../parts/SectionHeading.tsx'
import styles from './EnrolledCourses.module.css'

interface EnrolledCoursesProps {
  readonly title: string
  readonly courses: readonly Course[]
  readonly layout: 'carousel' | 'block'
}

/** The same list twice would be odd, so it is a carousel or a block. */
export const EnrolledCourses = ({ title, courses, layout }: EnrolledCoursesProps) => (
  <section data-section="enrolled-courses">
    {layout === 'block' ? (
      <>
        <SectionHeading title={title} />
        <ul className={styles['block']}>
          {courses.map((course) => (
            <li key={course.courseId}>
              <CourseCard course={course} />
            </li>
          ))}
        </ul>
      </>
    ) : (
      <Carousel
        label={title}
        heading={<SectionTitle title={title} />}
        items={courses}
        keyOf={({ courseId }) => courseId}
        renderItem={(course) => <CourseCard course={course} />}
      />
    )}
  </section>
)

export const EnrolledCoursesSkeleton = () => <CarouselSkeleton renderItem={() => <CourseCardSkeleton />} />
