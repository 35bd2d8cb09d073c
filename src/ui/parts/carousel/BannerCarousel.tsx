import type { ReactNode } from 'react'
import { copy } from '../../copy.ts'
import styles from './BannerCarousel.module.css'
import { BannerDots } from './BannerDots.tsx'
import { RotationButton, StepButtons } from './CarouselButtons.tsx'
import { PlaceAnnouncement } from './PlaceAnnouncement.tsx'
import { Slides } from './Slides.tsx'
import type { CarouselEngine } from './useCarousel.ts'
import type { RailShape } from './useRailSize.ts'

export const bannerShape: RailShape = { gap: 0, isInColumn: false, comesFirst: true, sizeOf: (width) => ({ visible: 1, itemWidth: width }) }

interface BannerCarouselProps<T> {
  readonly carousel: CarouselEngine
  readonly section: string
  readonly label: string
  readonly items: readonly T[]
  keyOf(item: T): string | number
  renderItem(item: T): ReactNode
  /** A link or a button. */
  hasTarget(item: T): boolean
}

/** One slide at a time over the whole width, its controls on top of it. */
export const BannerCarousel = <T,>({ carousel, section, label, items, keyOf, renderItem, hasTarget }: BannerCarouselProps<T>) => (
  <section
    ref={carousel.root}
    data-section={section}
    aria-roledescription={copy.carousel.role}
    aria-label={label}
    className={styles['banner']}
  >
    <div className={styles['controls']}>
      <div className={styles['place']}>
        <RotationButton carousel={carousel} />
        <BannerDots carousel={carousel} />
      </div>
      <StepButtons carousel={carousel} />
    </div>
    <Slides carousel={carousel} kind="banner" items={items} keyOf={keyOf} renderItem={renderItem} hasTarget={hasTarget} />
    <PlaceAnnouncement carousel={carousel} />
  </section>
)
