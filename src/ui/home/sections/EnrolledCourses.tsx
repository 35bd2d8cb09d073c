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

// The same functions each time, so that a carousel that is rendered again does not render its cards.
const keyOf = ({ key }: { readonly key: string | number }) => key
const renderCourse = (card: EnrolledCourseCardView) => <EnrolledCourseCard card={card} />

/** The same list twice would be odd, so it is a carousel or a block. */
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
