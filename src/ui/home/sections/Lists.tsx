import type { ChannelCardView, ClassCardView, CourseCardView } from '../../../application/cards.ts'
import type { CarouselSizing } from '../../../application/carousel.ts'
import { formatNumber } from '../../../domain/format.ts'
import { ChannelCard, ChannelCardSkeleton } from '../../channel/ChannelCard.tsx'
import { CourseClassCard, LiveClassCard } from '../../course-class/CourseClassCard.tsx'
import { copy } from '../../copy.ts'
import { CourseCard, CourseCardSkeleton } from '../../course/CourseCard.tsx'
import { Carousel } from '../../kit/carousel/Carousel.tsx'
import { CarouselSkeleton } from '../../kit/carousel/CarouselSkeleton.tsx'
import { SectionTitle, SeeAllLink } from '../../kit/Section.tsx'
import styles from './Lists.module.css'

interface CardsProps<Card> {
  readonly title: string
  readonly cards: readonly Card[]
  readonly sizing: CarouselSizing
}

interface ListedCardsProps<Card> extends CardsProps<Card> {
  readonly seeAllHref: string
}

// The same functions each time, so that a carousel that is rendered again does not render its cards.
const keyOf = ({ key }: { readonly key: string | number }) => key
const renderCourse = (card: CourseCardView) => <CourseCard card={card} />
const renderClass = (card: ClassCardView) => <CourseClassCard card={card} />
const renderLiveClass = (card: CourseCardView | ClassCardView) => <LiveClassCard card={card} />
const renderChannel = (card: ChannelCardView) => <ChannelCard card={card} />

export const Channels = ({ title, cards, sizing }: CardsProps<ChannelCardView>) => (
  <section data-section="channels">
    <Carousel
      label={title}
      heading={<SectionTitle title={title} />}
      sizing={sizing}
      items={cards}
      keyOf={keyOf}
      renderItem={renderChannel}
    />
  </section>
)

export const ChannelsSkeleton = () => <CarouselSkeleton renderItem={() => <ChannelCardSkeleton />} />

export const Classes = ({ title, cards, sizing, seeAllHref }: ListedCardsProps<ClassCardView>) => (
  <section data-section="classes">
    <Carousel
      label={title}
      heading={<SectionTitle title={title} />}
      action={<SeeAllLink title={title} href={seeAllHref} />}
      sizing={sizing}
      items={cards}
      keyOf={keyOf}
      renderItem={renderClass}
    />
  </section>
)

export const ClassesSkeleton = () => <CarouselSkeleton kind="live" renderItem={() => <CourseCardSkeleton />} />

export const Courses = ({ title, cards, sizing, seeAllHref }: ListedCardsProps<CourseCardView>) => (
  <section data-section="courses">
    <Carousel
      label={title}
      heading={<SectionTitle title={title} />}
      action={<SeeAllLink title={title} href={seeAllHref} />}
      sizing={sizing}
      items={cards}
      keyOf={keyOf}
      renderItem={renderCourse}
    />
  </section>
)

export const CoursesSkeleton = () => <CarouselSkeleton renderItem={() => <CourseCardSkeleton />} />

export const LiveClasses = ({ title, cards, sizing, seeAllHref }: ListedCardsProps<CourseCardView | ClassCardView>) => (
  <section data-section="live-classes">
    <Carousel
      label={title}
      heading={<SectionTitle title={title} />}
      action={<SeeAllLink title={title} href={seeAllHref} />}
      sizing={sizing}
      items={cards}
      keyOf={keyOf}
      renderItem={renderLiveClass}
    />
  </section>
)

export const LiveClassesSkeleton = () => <CarouselSkeleton kind="live" renderItem={() => <CourseCardSkeleton />} />

interface EnrolledChannelsProps extends CardsProps<ChannelCardView> {
  readonly totalCount: number
}

/** The count may exceed the channels listed: then both are said. */
export const EnrolledChannels = ({ title, totalCount, cards, sizing }: EnrolledChannelsProps) => (
  <section data-section="enrolled-channels">
    <Carousel
      label={title}
      heading={<SectionTitle title={title} note={<span className={styles['count']}>{countText(totalCount, cards.length)}</span>} />}
      sizing={sizing}
      items={cards}
      keyOf={keyOf}
      renderItem={renderChannel}
    />
  </section>
)

const countText = (total: number, shown: number) =>
  shown < total ? copy.home.someOf(formatNumber(total), formatNumber(shown)) : formatNumber(total)
