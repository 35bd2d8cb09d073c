export interface SlideWindow {
  readonly from: number
  readonly to: number
}

/** Up to here all items are drawn; a longer list is drawn around the view only. */
const fewItems = 24

/** The view and as many items again on either side. */
export function slideWindow(at: number, visible: number, count: number): SlideWindow {
  if (count <= fewItems) return { from: 0, to: count }
  return { from: Math.max(0, at - visible), to: Math.min(count, at + 2 * visible) }
}

export function covers({ from, to }: SlideWindow, at: number, visible: number, count: number): boolean {
  return from <= at && to <= count && to >= Math.min(count, at + visible)
}
