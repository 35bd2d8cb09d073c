import type { Blog } from '../../../domain/blog.ts'
import { BlogCard, BlogCardSkeleton } from '../../blog/BlogCard.tsx'
import { ShowMoreList } from '../../kit/GrowingList.tsx'
import { SectionHeading, SeeAllLink, SkeletonHeading } from '../../kit/Section.tsx'
import styles from './News.module.css'

interface NewsProps {
  readonly title: string
  readonly blogs: readonly Blog[]
  readonly channelLogo: string | null
  readonly seeAllHref: string
}

const step = 20

/** All that were given. */
export const News = ({ title, blogs, channelLogo, seeAllHref }: NewsProps) => (
  <section data-section="news">
    <SectionHeading title={title} action={<SeeAllLink title={title} href={seeAllHref} />} />
    <ShowMoreList
      items={blogs}
      step={step}
      className={styles['grid']}
      keyOf={({ blogId }) => blogId}
      renderItem={(blog) => <BlogCard blog={blog} channelLogo={channelLogo} />}
    />
  </section>
)

const cards = [1, 2, 3, 4]

export const NewsSkeleton = () => (
  <div aria-hidden="true">
    <SkeletonHeading />
    <div className={styles['grid']}>
      {cards.map((card) => (
        <BlogCardSkeleton key={card} />
      ))}
    </div>
  </div>
)
