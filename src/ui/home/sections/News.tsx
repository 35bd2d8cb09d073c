import type { BlogCardView } from '../../../application/cards.ts'
import { BlogCard, BlogCardSkeleton } from '../../blog/BlogCard.tsx'
import { ShowMoreList } from '../../kit/GrowingList.tsx'
import { SectionHeading, SeeAllLink, SkeletonHeading } from '../../kit/Section.tsx'
import styles from './News.module.css'

interface NewsProps {
  readonly title: string
  readonly cards: readonly BlogCardView[]
  readonly seeAllHref: string
}

const step = 20

/** Shows all given articles. */
export const News = ({ title, cards, seeAllHref }: NewsProps) => (
  <section data-section="news">
    <SectionHeading title={title} action={<SeeAllLink title={title} href={seeAllHref} />} />
    <ShowMoreList
      items={cards}
      step={step}
      className={styles['grid']}
      keyOf={({ key }) => key}
      renderItem={(card) => <BlogCard card={card} />}
    />
  </section>
)

const skeletons = [1, 2, 3, 4]

export const NewsSkeleton = () => (
  <div aria-hidden="true">
    <SkeletonHeading />
    <div className={styles['grid']}>
      {skeletons.map((place) => (
        <BlogCardSkeleton key={place} />
      ))}
    </div>
  </div>
)
