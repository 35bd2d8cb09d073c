import { HomeworkCardSkeleton } from '../../homework/HomeworkCardSkeleton.tsx'
import { CarouselSkeleton } from '../../kit/carousel/CarouselSkeleton.tsx'

/** A module of its own, because the section itself is not in the first chunk. */
export const HomeworkSkeleton = () => <CarouselSkeleton renderItem={() => <HomeworkCardSkeleton />} />
