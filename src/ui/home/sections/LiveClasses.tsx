import type { ClassLinkOptions } from '../../../domain/course-class/courseClassLink.ts'
import type { LiveClass } from '../../../domain/live-class/LiveClass.ts'
import { liveClassKey } from '../../../domain/live-class/liveClassKey.ts'
import { CourseCardSkeleton } from '../../course/CourseCardSkeleton.tsx'
import { LiveClassCard } from '../../live-class/LiveClassCard.tsx'
import { Carousel } from '../../parts/carousel/Carousel.tsx'
import { CarouselSkeleton } from '../../parts/carousel/CarouselSkeleton.tsx'
import { SectionTitle } from '../../parts/SectionTitle.tsx'
import { SeeAllLink } from '../../parts/SeeAllLink.tsx'

interface LiveClassesProps extends ClassLinkOptions {
  readonly title: string
  readonly liveClasses: readonly LiveClass[]
  readonly seeAllHref: string
}

export const LiveClasses = ({ title, liveClasses, seeAllHref, ...linking }: LiveClassesProps) => (
  <section data-section="live-classes">
    <Carousel
      kind="live"
      label={title}
      heading={<SectionTitle title={title} />}
      action={<SeeAllLink of={title} href={seeAllHref} />}
      items={liveClasses}
      keyOf={liveClassKey}
      renderItem={(liveClass) => <LiveClassCard liveClass={liveClass} {...linking} />}
    />
  </section>
)

export const LiveClassesSkeleton = () => <CarouselSkeleton kind="live" renderItem={() => <CourseCardSkeleton />} />
