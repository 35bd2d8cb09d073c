import type { ReactNode } from 'react'
import { carouselGap, carouselSize } from '../../../domain/carousel/carouselSize.ts'
import type { CarouselKind } from '../../../domain/carousel/carouselSize.ts'
import { itemInterval } from '../../../domain/carousel/intervals.ts'
import { copy } from '../../copy.ts'
import styles from './Carousel.module.css'
import { RotationButton, StepButtons } from './CarouselButtons.tsx'
import { PlaceAnnouncement } from './PlaceAnnouncement.tsx'
import { Slides } from './Slides.tsx'
import { useCarousel } from './useCarousel.ts'
import type { RailShape } from './useRailSize.ts'

const shapes: Readonly<Record<CarouselKind, RailShape>> = {
  default: { gap: carouselGap, isInColumn: true, comesFirst: false, sizeOf: (width) => carouselSize(width, 'default') },
  live: { gap: carouselGap, isInColumn: true, comesFirst: false, sizeOf: (width) => carouselSize(width, 'live') },
}

interface CarouselProps<T> {
  readonly label: string
  readonly heading: ReactNode
  /** A link to the whole list. */
  readonly action?: ReactNode
  readonly kind?: CarouselKind
  readonly items: readonly T[]
  keyOf(item: T): string | number
  renderItem(item: T): ReactNode
}

export const Carousel = <T,>({ label, heading, action, kind = 'default', items, keyOf, renderItem }: CarouselProps<T>) => {
  const carousel = useCarousel({ count: items.length, shape: shapes[kind], interval: itemInterval, pausesOnHover: true })
  return (
    <section ref={carousel.root} aria-roledescription={copy.carousel.role} aria-label={label} className={styles['carousel']}>
      <div className={styles['header']}>
        <div className={styles['heading']}>{heading}</div>
        <RotationButton carousel={carousel} />
        {action && <div className={styles['action']}>{action}</div>}
        <StepButtons carousel={carousel} />
      </div>
      <Slides carousel={carousel} items={items} keyOf={keyOf} renderItem={renderItem} kind={kind} />
      <PlaceAnnouncement carousel={carousel} />
    </section>
  )
}
