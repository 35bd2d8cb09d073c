import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide'
import { type CSSProperties, memo, type ReactNode, useCallback, useMemo } from 'react'
import type { CarouselSizing } from '../../../application/carousel.ts'
import { type CarouselKind, itemIntervalMs } from '../../../domain/carousel.ts'
import { copy } from '../../copy.ts'
import type { CarouselLayout } from './rail.ts'
import { type CarouselState, useCarousel } from './useCarousel.ts'
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
  readonly carousel: CarouselState
}

/** Stops and starts autoplay. Its label names the next action, so the button needs no pressed state. */
const AutoPlayButton = ({ carousel: { canAutoPlay, isAutoPlaying, toggle } }: ButtonProps) =>
  canAutoPlay && (
    <RoundButton quiet label={isAutoPlaying ? copy.carousel.stop : copy.carousel.start} onClick={toggle}>
      <Icon icon={isAutoPlaying ? Pause : Play} size={16} fill="currentColor" strokeWidth={0} />
    </RoundButton>
  )

const StepButtons = ({ carousel: { isScrollable, step } }: ButtonProps) =>
  isScrollable && (
    <>
      <RoundButton label={copy.carousel.previous} onClick={() => step(-1)}>
        <Icon icon={ChevronLeft} size={18} />
      </RoundButton>
      <RoundButton label={copy.carousel.next} onClick={() => step(1)}>
        <Icon icon={ChevronRight} size={18} />
      </RoundButton>
    </>
  )

/** Announces the position after the viewer's own moves, but not during autoplay. */
const PositionAnnouncement = ({
  carousel: { position, visible, count, isAutoPlaying, movedByUser },
}: {
  readonly carousel: CarouselState
}) => (
  <VisuallyHidden>
    <span aria-live={isAutoPlaying && !movedByUser ? 'off' : 'polite'}>
      {movedByUser && copy.carousel.announcement(position + 1, Math.min(position + visible, count), count)}
    </span>
  </VisuallyHidden>
)

interface SlidesProps<T> {
  readonly carousel: CarouselState
  readonly items: readonly T[]
  readonly kind: CarouselKind | 'banner'
  keyOf(item: T): string | number
  renderItem(item: T): ReactNode
  /** Whether the item can take the focus. If no visible item can, the view itself can, so that it is scrollable by keyboard. */
  hasTarget?(item: T): boolean
}

type SlideStyle = CSSProperties & Readonly<Record<`--${string}`, string | number>>

/** Renders the scrolling track. Padding takes the space of the items that are not rendered. */
const Slides = <T,>({ carousel, items, kind, keyOf, renderItem, hasTarget = hasAlwaysTarget }: SlidesProps<T>) => {
  const { gauge, track, position, visible, count, itemWidth, renderedRange } = carousel
  const renderAt = useCallback(
    (index: number) => {
      const item = items[index]
      return item === undefined ? null : renderItem(item)
    },
    [items, renderItem],
  )
  const slideStyle: SlideStyle = {
    ...(renderedRange.to - renderedRange.from < count && { '--before': renderedRange.from, '--count': count }),
    ...(itemWidth !== null && { '--item': `${itemWidth}px` }),
  }
  const isReachable = items.slice(position, position + visible).some(hasTarget)
  return (
    <div data-kind={kind} className={styles['frame']}>
      <div ref={gauge} />
      <div ref={track} className={styles['track']} style={slideStyle} tabIndex={isReachable ? undefined : 0}>
        {items.slice(renderedRange.from, renderedRange.to).map((item, offset) => {
          const index = renderedRange.from + offset
          const inView = index >= position && index < position + visible
          return <Slide key={keyOf(item)} {...{ index, count, inView, renderAt }} />
        })}
      </div>
    </div>
  )
}

const hasAlwaysTarget = () => true

interface SlideProps {
  readonly index: number
  readonly count: number
  readonly inView: boolean
  renderAt(index: number): ReactNode
}

/** Renders a slide. It is memoised, so that a move renders only the two slides that come and go, and not their contents. */
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

interface CarouselProps<T> {
  readonly label: string
  readonly heading: ReactNode
  /** A link to the whole list. */
  readonly action?: ReactNode
  readonly sizing: CarouselSizing
  readonly items: readonly T[]
  keyOf(item: T): string | number
  renderItem(item: T): ReactNode
}

export const Carousel = <T,>({ label, heading, action, sizing, items, keyOf, renderItem }: CarouselProps<T>) => {
  const layout = useMemo((): CarouselLayout => ({ ...sizing, isInColumn: true, isAboveFold: false }), [sizing])
  const carousel = useCarousel({ count: items.length, layout, interval: itemIntervalMs, yieldsToHand: true })
  return (
    <section ref={carousel.root} aria-roledescription={copy.carousel.role} aria-label={label} className={styles['carousel']}>
      <div className={styles['header']}>
        <div className={styles['heading']}>{heading}</div>
        <AutoPlayButton carousel={carousel} />
        {action && <div className={styles['action']}>{action}</div>}
        <StepButtons carousel={carousel} />
      </div>
      <Slides carousel={carousel} items={items} keyOf={keyOf} renderItem={renderItem} kind={sizing.kind} />
      <PositionAnnouncement carousel={carousel} />
    </section>
  )
}

const BannerDots = ({ carousel: { count, position, goTo } }: { readonly carousel: CarouselState }) => (
  <div className={styles['dots']}>
    {Array.from({ length: count }, (_, index) => (
      <button
        key={index}
        type="button"
        className={styles['dot']}
        aria-label={copy.banner.dot(index + 1)}
        aria-current={index === position || undefined}
        onClick={() => goTo(index)}
      />
    ))}
  </div>
)

export const bannerLayout: CarouselLayout = {
  gap: 0,
  isInColumn: false,
  isAboveFold: true,
  sizeOf: (width) => ({ visible: 1, itemWidth: width }),
}

interface BannerCarouselProps<T> {
  readonly carousel: CarouselState
  readonly section: string
  readonly label: string
  readonly items: readonly T[]
  keyOf(item: T): string | number
  renderItem(item: T): ReactNode
  /** Whether the item is a link or a button. */
  hasTarget(item: T): boolean
}

/** Renders a carousel that shows one slide at full width, with its controls on top of the slide. */
export const BannerCarousel = <T,>({ carousel, section, label, items, keyOf, renderItem, hasTarget }: BannerCarouselProps<T>) => (
  <section
    ref={carousel.root}
    data-section={section}
    aria-roledescription={copy.carousel.role}
    aria-label={label}
    className={styles['wide']}
  >
    <div className={styles['controls']}>
      <div className={styles['place']}>
        <AutoPlayButton carousel={carousel} />
        <BannerDots carousel={carousel} />
      </div>
      <StepButtons carousel={carousel} />
    </div>
    <Slides carousel={carousel} kind="banner" items={items} keyOf={keyOf} renderItem={renderItem} hasTarget={hasTarget} />
    <PositionAnnouncement carousel={carousel} />
  </section>
)
