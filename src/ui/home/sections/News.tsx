import type { Blog } from '../../../domain/blog/Blog.ts'
import { BlogCard } from '../../blog/BlogCard.tsx'
import { SectionHeading, SeeAllLink } from '../../parts/SectionHeading.tsx'
import styles from './News.module.css'

interface NewsProps {
  readonly title: string
  readonly blogs: readonly Blog[]
  readonly channelLogo: string | null
  readonly seeAllHref?: string | null
}

/** All that were given. */
export const News = ({ title, blogs, channelLogo, seeAllHref }: NewsProps) => (
  <section data-section="news">
    <SectionHeading title={title} action={<SeeAllLink of={title} href={seeAllHref} />} />
    <ul className={styles['grid']}>
      {blogs.map((blog) => (
        <li key={blog.blogId}>
          <BlogCard blog={blog} channelLogo={channelLogo} />
        </li>
      ))}
    </ul>
  </section>
)
