import type { EnrolledCourseCardView } from '../../../application/cards.ts'
import type { CarouselSizing } from '../../../application/carousel.ts'
import { EnrolledCourseCard } from '../../course/EnrolledCourseCard.tsx'
import { Carousel } from '../../kit/carousel/Carousel.tsx'
import { ShowMoreList } from '../../kit/GrowingList.tsx'
import { SectionHeading, SectionTitle } from '../../kit/Section.tsx'
import styles from './Lists.module.css'

interface EnrolledCoursesProps {
  readonly title: string
  readonly cards: readonly EnrolledCourseCardView[]
  readonly sizing: CarouselSizing
  readonly layout: 'carousel' | 'block'
}

const step = 20

// Stable functions, so that a carousel that re-renders does not re-render its cards.
const keyOf = ({ key }: { readonly key: string | number }) => key
const renderCourse = (card: EnrolledCourseCardView) => <EnrolledCourseCard card={card} />

/** Shows the courses as a carousel or as a block, never twice. */
export const EnrolledCourses = ({ title, cards, layout, sizing }: EnrolledCoursesProps) => (
  <section data-section="enrolled-courses">
    {layout === 'block' ? (
      <>
        <SectionHeading title={title} />
        <ShowMoreList items={cards} step={step} className={styles['block']} keyOf={keyOf} renderItem={renderCourse} />
      </>
    ) : (
      <Carousel
        label={title}
        heading={<SectionTitle title={title} />}
        sizing={sizing}
        items={cards}
        keyOf={keyOf}
        renderItem={renderCourse}
      />
    )}
  </section>
)
