export interface SlideWindow {
  readonly from: number
  readonly to: number
}

/** So many items exist on either side of a view that somebody sees: enough for a step, a swipe and a wider window. */
export const slidesAside = 3

export function slideWindow(at: number, visible: number, count: number, aside: number): SlideWindow {
  return { from: Math.max(0, at - aside), to: Math.min(count, at + visible + aside) }
}

export function covers({ from, to }: SlideWindow, at: number, visible: number, count: number): boolean {
  return from <= at && to <= count && to >= Math.min(count, at + visible)
}
