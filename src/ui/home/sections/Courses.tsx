import type { Course } from '../../../domain/course/Course.ts'
import { CourseCard } from '../../course/CourseCard.tsx'
import { CourseCardSkeleton } from '../../course/CourseCardSkeleton.tsx'
import { Carousel } from '../../parts/carousel/Carousel.tsx'
import { CarouselSkeleton } from '../../parts/carousel/CarouselSkeleton.tsx'
import { SectionTitle } from '../../parts/SectionTitle.tsx'
import { SeeAllLink } from '../../parts/SeeAllLink.tsx'

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
