import type { CourseClass } from '../../../domain/course-class/CourseClass.ts'
import type { ClassLinkOptions } from '../../../domain/course-class/courseClassLink.ts'
import { CourseClassCard } from '../../course-class/CourseClassCard.tsx'
import { CourseCardSkeleton } from '../../course/CourseCardSkeleton.tsx'
import { Carousel } from '../../parts/carousel/Carousel.tsx'
import { CarouselSkeleton } from '../../parts/carousel/CarouselSkeleton.tsx'
import { SectionTitle } from '../../parts/SectionTitle.tsx'
import { SeeAllLink } from '../../parts/SeeAllLink.tsx'

interface ClassesProps extends ClassLinkOptions {
  readonly title: string
  readonly courseClasses: readonly CourseClass[]
  readonly seeAllHref: string
}

export const Classes = ({ title, courseClasses, seeAllHref, ...linking }: ClassesProps) => (
  <section data-section="classes">
    <Carousel
      kind="live"
      label={title}
      heading={<SectionTitle title={title} />}
      action={<SeeAllLink of={title} href={seeAllHref} />}
      items={courseClasses}
      keyOf={({ courseClassId }) => courseClassId}
      renderItem={(courseClass) => <CourseClassCard courseClass={courseClass} {...linking} />}
    />
  </section>
)

export const ClassesSkeleton = () => <CarouselSkeleton kind="live" renderItem={() => <CourseCardSkeleton />} />
