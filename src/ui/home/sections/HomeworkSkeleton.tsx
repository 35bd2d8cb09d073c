import { HomeworkCardSkeleton } from '../../homework/HomeworkCardSkeleton.tsx'
import { CarouselSkeleton } from '../../kit/carousel/CarouselSkeleton.tsx'

/** Apart from the section, which the first load does not carry. */
export const HomeworkSkeleton = () => <CarouselSkeleton renderItem={() => <HomeworkCardSkeleton />} />
