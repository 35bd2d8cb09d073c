import type { ReactNode } from 'react'
import type { ChannelCardView, ClassCardView, CourseCardView } from '../../../application/cards.ts'
import type { CarouselSizing } from '../../../application/carousel.ts'
import { formatNumber } from '../../../domain/format.ts'
import type { HomeSectionId } from '../../../domain/home/sections.ts'
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

// Stable functions, so that a carousel that re-renders does not re-render its cards.
const keyOf = ({ key }: { readonly key: string | number }) => key
const renderCourse = (card: CourseCardView) => <CourseCard card={card} />
const renderClass = (card: ClassCardView) => <CourseClassCard card={card} />
const renderLiveClass = (card: CourseCardView | ClassCardView) => <LiveClassCard card={card} />
const renderChannel = (card: ChannelCardView) => <ChannelCard card={card} />

interface CardsSectionProps<Card> extends CardsProps<Card> {
  readonly id: HomeSectionId
  readonly note?: ReactNode
  readonly seeAllHref?: string
  renderItem(card: Card): ReactNode
}

const CardsSection = <Card extends { readonly key: string | number }>(props: CardsSectionProps<Card>) => {
  const { id, title, note, cards, sizing, seeAllHref, renderItem } = props
  return (
    <section data-section={id}>
      <Carousel
        label={title}
        heading={<SectionTitle title={title} note={note} />}
        action={seeAllHref && <SeeAllLink title={title} href={seeAllHref} />}
        sizing={sizing}
        items={cards}
        keyOf={keyOf}
        renderItem={renderItem}
      />
    </section>
  )
}

export const Channels = (props: CardsProps<ChannelCardView>) => <CardsSection id="channels" renderItem={renderChannel} {...props} />

export const ChannelsSkeleton = () => <CarouselSkeleton renderItem={() => <ChannelCardSkeleton />} />

export const Classes = (props: ListedCardsProps<ClassCardView>) => <CardsSection id="classes" renderItem={renderClass} {...props} />

export const ClassesSkeleton = () => <CarouselSkeleton kind="live" renderItem={() => <CourseCardSkeleton />} />

export const Courses = (props: ListedCardsProps<CourseCardView>) => <CardsSection id="courses" renderItem={renderCourse} {...props} />

export const CoursesSkeleton = () => <CarouselSkeleton renderItem={() => <CourseCardSkeleton />} />

export const LiveClasses = (props: ListedCardsProps<CourseCardView | ClassCardView>) => (
  <CardsSection id="live-classes" renderItem={renderLiveClass} {...props} />
)

export const LiveClassesSkeleton = () => <CarouselSkeleton kind="live" renderItem={() => <CourseCardSkeleton />} />

interface EnrolledChannelsProps extends CardsProps<ChannelCardView> {
  readonly totalCount: number
  /** The list of all, if there are more. */
  readonly seeAllHref?: string
}

/** Renders the viewer's channels. If the count exceeds the listed channels, both are told. */
export const EnrolledChannels = ({ totalCount, ...props }: EnrolledChannelsProps) => (
  <CardsSection
    id="enrolled-channels"
    note={<span className={styles['count']}>{countText(totalCount, props.cards.length)}</span>}
    renderItem={renderChannel}
    {...props}
  />
)

const countText = (total: number, shown: number) =>
  shown < total ? copy.home.someOf(formatNumber(total), formatNumber(shown)) : formatNumber(total)
