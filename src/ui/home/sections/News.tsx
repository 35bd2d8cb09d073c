import type { Blog } from '../../../domain/blog/Blog.ts'
import { BlogCard } from '../../blog/BlogCard.tsx'
import { GrowingList } from '../../parts/GrowingList.tsx'
import { SectionHeading } from '../../parts/SectionHeading.tsx'
import { SeeAllLink } from '../../parts/SeeAllLink.tsx'
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
    <SectionHeading title={title} action={<SeeAllLink of={title} href={seeAllHref} />} />
    <GrowingList
      items={blogs}
      step={step}
      className={styles['grid']}
      keyOf={({ blogId }) => blogId}
      renderItem={(blog) => <BlogCard blog={blog} channelLogo={channelLogo} />}
    />
  </section>
)
