import { copy } from '../../copy.ts'
import styles from './BannerDots.module.css'
import type { CarouselEngine } from './useCarousel.ts'

export const BannerDots = ({ carousel: { count, at, goTo } }: { readonly carousel: CarouselEngine }) => (
  <div className={styles['dots']}>
    {Array.from({ length: count }, (_, index) => (
      <button
        key={index}
        type="button"
        className={styles['dot']}
        aria-label={copy.banner.dot(index + 1)}
        aria-current={index === at || undefined}
        onClick={() => goTo(index)}
      />
    ))}
  </div>
)
