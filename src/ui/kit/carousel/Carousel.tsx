import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide'
import { type CSSProperties, memo, type ReactNode, useCallback } from 'react'
import { carouselGap, type CarouselKind, carouselSize, itemInterval } from '../../../domain/carousel.ts'
import { copy } from '../../copy.ts'
import type { RailShape } from './rail.ts'
import { type CarouselEngine, useCarousel } from './useCarousel.ts'
import { Icon } from '../Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './Carousel.module.css'

interface RoundButtonProps {
  readonly label: string
  readonly quiet?: boolean
  readonly children: ReactNode
  onClick(): void
}

export const RoundButton = ({ label, quiet = false, children, onClick }: RoundButtonProps) => (
  <button type="button" aria-label={label} className={styles['button']} data-quiet={quiet || undefined} onClick={onClick}>
    {children}
  </button>
)

interface ButtonProps {
  readonly carousel: CarouselEngine
}

/** Its words change with what it does next, so it needs no pressed state. */
const RotationButton = ({ carousel: { canRotate, rotates, toggle } }: ButtonProps) =>
  canRotate && (
    <RoundButton quiet label={rotates ? copy.carousel.stop : copy.carousel.start} onClick={toggle}>
      <Icon of={rotates ? Pause : Play} size={16} fill="currentColor" strokeWidth={0} />
    </RoundButton>
  )

const StepButtons = ({ carousel: { moves, step } }: ButtonProps) =>
  moves && (
    <>
      <RoundButton label={copy.carousel.previous} onClick={() => step(-1)}>
        <Icon of={ChevronLeft} size={18} />
      </RoundButton>
      <RoundButton label={copy.carousel.next} onClick={() => step(1)}>
        <Icon of={ChevronRight} size={18} />
      </RoundButton>
    </>
  )

/** Tells screen readers where a person's own move has led; what moves by itself is not announced. */
const PlaceAnnouncement = ({ carousel: { at, visible, count, rotates, movedByPerson } }: { readonly carousel: CarouselEngine }) => (
  <VisuallyHidden>
    <span aria-live={rotates && !movedByPerson ? 'off' : 'polite'}>
      {movedByPerson && copy.carousel.announcement(at + 1, Math.min(at + visible, count), count)}
    </span>
  </VisuallyHidden>
)

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
const Slides = <T,>({ carousel, items, kind, keyOf, renderItem, hasTarget = always }: SlidesProps<T>) => {
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

const BannerDots = ({ carousel: { count, at, goTo } }: { readonly carousel: CarouselEngine }) => (
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
