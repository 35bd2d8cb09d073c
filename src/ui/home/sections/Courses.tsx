import type { Course } from '../../../domain/course/Course.ts'
import { CourseCard } from '../../course/CourseCard.tsx'
import { CourseCardSkeleton } from '../../course/CourseCardSkeleton.tsx'
import { Carousel, CarouselSkeleton } from '../../parts/carousel/Carousel.tsx'
import { SectionTitle, SeeAllLink } from '../../parts/SectionHeading.tsx'

interface CoursesProps {
  readonly title: string
  readonly courses: readonly Course[]
  readonly seeAllHref: string
}

export const Courses = ({ title, courses, seeAllHref }: CoursesProps) => (
  <section data-section="courses">
    <Carousel
      label={title}
      heading={<SectionTitle title={title} />}
      action={<SeeAllLink of={title} href={seeAllHref} />}
      items={courses}
      keyOf={({ courseId }) => courseId}
      renderItem={(course) => <CourseCard course={course} />}
    />
  </section>
)

export const CoursesSkeleton = () => <CarouselSkeleton renderItem={() => <CourseCardSkeleton />} />
