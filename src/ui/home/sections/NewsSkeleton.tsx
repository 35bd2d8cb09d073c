import { BlogCardSkeleton } from '../../blog/BlogCardSkeleton.tsx'
import { SkeletonHeading } from '../../kit/Section.tsx'
import styles from './News.module.css'

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
