import { path } from './shapes.ts'

/** A block of block coding: a notch above, a tab below. */
export function blockShape(x: number, y: number, width: number, height: number, fill: string): string {
  const flat = width - 52
  return path(
    `M${x} ${y + 7}q0-7 7-7h9l5 6h14l5-6h${flat + 5}q7 0 7 7v${height - 14}q0 7-7 7h-${flat + 5}l-5 6h-14l-5-6h-9q-7 0-7-7Z`,
    fill,
  )
}
