import { BlogCardSkeleton } from '../../blog/BlogCardSkeleton.tsx'
import { SkeletonHeading } from '../../parts/SkeletonHeading.tsx'
import styles from './News.module.css'

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
