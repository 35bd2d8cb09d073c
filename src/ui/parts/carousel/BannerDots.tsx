import { copy } from '../../copy.ts'
import styles from './BannerDots.module.css'
import type { CarouselEngine } from './useCarousel.ts'

/** More would not fit a phone. */
const mostDots = 7

export const BannerDots = ({ carousel: { count, at, goTo } }: { readonly carousel: CarouselEngine }) => {
  if (count < 2) return null
  if (count > mostDots) return <span className={styles['place']}>{copy.carousel.place(at + 1, count)}</span>
  return (
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
}
