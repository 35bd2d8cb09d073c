import { path, see } from './shapes.ts'

/** A block seen from above one corner; `half` is half its width, (x, y) the middle of its top. */
export function cube(x: number, y: number, half: number, height: number, fill: string, shade: string): string {
  const rise = half / 2
  const left = `M${x - half} ${y}l${half} ${rise}v${height}l-${half}-${rise}Z`
  const right = `M${x + half} ${y}l-${half} ${rise}v${height}l${half}-${rise}Z`
  const top = `M${x} ${y - rise}l${half} ${rise}-${half} ${rise}-${half}-${rise}Z`
  return path(left + right + top, fill) + path(left, shade, see(0.1)) + path(right, shade, see(0.26))
}
