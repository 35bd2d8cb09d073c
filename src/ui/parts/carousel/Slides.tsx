import { memo, useCallback } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import type { CarouselKind } from '../../../domain/carousel/carouselSize.ts'
import { copy } from '../../copy.ts'
import type { CarouselEngine } from './useCarousel.ts'
import styles from './Slides.module.css'

interface SlidesProps<T> {
  readonly carousel: CarouselEngine
  readonly items: readonly T[]
  readonly kind: CarouselKind | 'banner'
  keyOf(item: T): string | number
  renderItem(item: T): ReactNode
  /** Whether anything in it can take the focus. If not, the view itself can, so that it can be scrolled by keyboard. */
  hasTarget?(item: T): boolean
}

type Room = CSSProperties & Readonly<Record<`--${string}`, string | number>>

/** The rail. Empty room stands for the items that are not drawn. */
export const Slides = <T,>({ carousel, items, kind, keyOf, renderItem, hasTarget = always }: SlidesProps<T>) => {
  const { frame, track, at, visible, count, itemWidth, drawn } = carousel
  const renderAt = useCallback(
    (index: number) => {
      const item = items[index]
      return item === undefined ? null : renderItem(item)
    },
    [items, renderItem],
  )
  const room: Room = {
    ...(drawn.to - drawn.from < count && { '--before': drawn.from, '--count': count }),
    ...(itemWidth !== null && { '--item': `${itemWidth}px` }),
  }
  const isReachable = items.slice(at, at + visible).some(hasTarget)
  return (
    <div ref={frame} data-kind={kind} className={styles['frame']}>
      <div ref={track} className={styles['track']} style={room} tabIndex={isReachable ? undefined : 0}>
        {items.slice(drawn.from, drawn.to).map((item, offset) => {
          const index = drawn.from + offset
          const inView = index >= at && index < at + visible
          return <Slide key={keyOf(item)} {...{ index, count, inView, renderAt }} />
        })}
      </div>
    </div>
  )
}

const always = () => true

interface SlideProps {
  readonly index: number
  readonly count: number
  readonly inView: boolean
  renderAt(index: number): ReactNode
}

/** A move renders the two slides that come and go, not their contents and not the others. */
const Slide = memo(({ index, count, inView, renderAt }: SlideProps) => (
  <div
    role="group"
    aria-roledescription={copy.carousel.slide}
    aria-label={copy.carousel.place(index + 1, count)}
    className={styles['slide']}
    inert={!inView}
  >
    <Content index={index} renderAt={renderAt} />
  </div>
))

const Content = memo(({ index, renderAt }: Pick<SlideProps, 'index' | 'renderAt'>) => renderAt(index))
