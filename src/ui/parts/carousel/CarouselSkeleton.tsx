import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { CarouselKind } from '../../../domain/carousel/carouselSize.ts'
import bones from '../Skeleton.module.css'
import styles from './Carousel.module.css'
import skeleton from './CarouselSkeleton.module.css'
import rail from './Slides.module.css'
import { canWatch, noteColumnWidth, watchWidth } from './watchWidth.ts'

const mostVisible = 4

interface CarouselSkeletonProps {
  readonly kind?: CarouselKind
  renderItem(): ReactNode
}

/** A carousel's place: the same header and the same item sizes, without a word, since the list may turn out empty. */
export const CarouselSkeleton = ({ kind = 'default', renderItem }: CarouselSkeletonProps) => {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (frame.current && canWatch() ? watchWidth(frame.current, noteColumnWidth) : undefined), [])
  return (
    <div aria-hidden="true" className={`${styles['carousel']} ${skeleton['waiting']}`}>
      <div className={styles['header']}>
        <span className={skeleton['heading']} />
      </div>
      <div ref={frame} data-kind={kind} className={rail['frame']}>
        <div className={`${rail['track']} ${skeleton['items']} ${bones['together']}`}>
          {Array.from({ length: mostVisible }, (_, index) => (
            <div key={index} className={rail['slide']}>
              {renderItem()}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
