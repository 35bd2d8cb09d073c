export const carouselGap = 11

export type CarouselKind = 'default' | 'live'

interface CarouselSize {
  readonly visible: 2 | 3 | 4
  readonly itemWidth: number
}

/** The container widths in pixels from which more items fit; `live` is for live and other classes. */
const breakpoints = {
  default: { four: 933, three: 688 },
  live: { four: 688, three: 508 },
}

/** Computes the sizes. Widths are compared unrounded: 932.9 is not 933. */
export function carouselSize(width: number, kind: CarouselKind): CarouselSize {
  const visible = visibleItems(width, kind)
  const gaps = carouselGap * (visible - 1)
  return { visible, itemWidth: Math.max(0, (width - gaps) / visible) }
}

function visibleItems(width: number, kind: CarouselKind): 2 | 3 | 4 {
  const { four, three } = breakpoints[kind]
  if (width >= four) return 4
  return width >= three ? 3 : 2
}

interface CarouselItems {
  readonly count: number
  readonly visible: number
}

/** Returns the last position at which the view is full of items. */
export function lastPosition(count: number, visible: number): number {
  return Math.max(0, count - visible)
}

/** Moves one item forward or back, around both ends (S-187, A-34). A position beyond the end of a shortened list counts as the last. */
export function stepCarousel({ at, visible, count }: CarouselItems & { readonly at: number }, by: 1 | -1): number {
  const last = lastPosition(count, visible)
  const next = Math.min(at, last) + by
  if (next < 0) return last
  return next > last ? 0 : next
}

/** Tells whether a timer advances it: not when all items are in view. */
export function autoAdvances({ count, visible }: CarouselItems): boolean {
  return count > visible
}

/** Intervals between two steps, in milliseconds. */
export const bannerIntervalMs = 5000
export const itemIntervalMs = 7000
export const wordIntervalMs = 2000

export type RotatingWords = readonly [string, string, string]

/** Returns the words that take turns: school, academy, then the channel's own word (S-188). */
export function rotatingWords(term: string): RotatingWords {
  return ['학교', '학원', term]
}

export function wordAt(index: number, words: RotatingWords): string {
  return words[index % words.length] ?? words[0]
}

/** The share of the demo video that has to be in view before it loads (S-298). */
export const videoLoadThreshold = 0.1
