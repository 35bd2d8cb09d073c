interface CarouselItems {
  readonly count: number
  readonly visible: number
}

/** Position of the last view that is full: nothing but items in it. */
export function lastPosition(count: number, visible: number): number {
  return Math.max(0, count - visible)
}

/** One item on or back, around both ends (S-187, A-34). A position that the list has outgrown counts as the last. */
export function stepCarousel({ at, visible, count }: CarouselItems & { readonly at: number }, by: 1 | -1): number {
  const last = lastPosition(count, visible)
  const next = Math.min(at, last) + by
  if (next < 0) return last
  return next > last ? 0 : next
}

/** No timer when all items are in view. */
export function movesByItself({ count, visible }: CarouselItems): boolean {
  return count > visible
}
