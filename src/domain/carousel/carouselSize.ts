export const carouselGap = 11

export type CarouselKind = 'default' | 'live'

interface CarouselSize {
  readonly visible: 2 | 3 | 4
  readonly itemWidth: number
}

/** Width of the container from which more items fit; `live` is for live and other classes. */
const breakpoints = {
  default: { four: 933, three: 688 },
  live: { four: 688, three: 508 },
}

/** Widths are compared unrounded: 932.9 is not 933. */
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
