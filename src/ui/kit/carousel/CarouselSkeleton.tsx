import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { CarouselKind } from '../../../domain/carousel.ts'
import carouselStyles from './Carousel.module.css'
import { hasResizeObserver } from '../resize.ts'
import bones from '../Skeleton.module.css'
import { observeWidth, rememberColumnWidth } from './rail.ts'
import styles from './CarouselSkeleton.module.css'

const maxVisible = 4

interface CarouselSkeletonProps {
  readonly kind?: CarouselKind
  renderItem(): ReactNode
}

/** Renders the placeholder of a carousel: the same header and item sizes, but no text, since the list may turn out empty. */
export const CarouselSkeleton = ({ kind = 'default', renderItem }: CarouselSkeletonProps) => {
  const gauge = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (gauge.current && hasResizeObserver() ? observeWidth(gauge.current, rememberColumnWidth) : undefined), [])
  return (
    <div aria-hidden="true" className={`${carouselStyles['carousel']} ${styles['waiting']}`}>
      <div className={carouselStyles['header']}>
        <span className={styles['heading']} />
      </div>
      <div data-kind={kind} className={carouselStyles['frame']}>
        <div ref={gauge} />
        <div className={`${carouselStyles['track']} ${styles['items']} ${bones['together']}`}>
          {Array.from({ length: maxVisible }, (_, index) => (
            <div key={index} className={carouselStyles['slide']}>
              {renderItem()}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
