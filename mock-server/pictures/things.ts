import type { Palette } from './palettes.ts'
import { circle, eye, group, path, rect, see } from './shapes.ts'

/** A window with its three dots. */
export function windowCard(x: number, y: number, width: number, height: number, { deep, soft }: Palette, fill = '#fff'): string {
  const bar = `M${x} ${y + 12}a12 12 0 0 1 12-12h${width - 24}a12 12 0 0 1 12 12v8h-${width}Z`
  const dots = ['#FF7A59', '#FFC43A', '#12A57F'].map((colour, at) => circle(x + 14 + at * 11, y + 10, 3.5, colour)).join('')
  return (
    rect(x, y + 7, width, height, 12, deep, see(0.3)) +
    rect(x, y, width, height, 12, fill) +
    path(bar, soft, fill === '#fff' ? '' : see(0.16)) +
    dots
  )
}

/** Lines of code as bars: indent, length and colour of each. */
export function codeLines(
  x: number,
  y: number,
  lines: readonly (readonly [indent: number, ...bars: (readonly [length: number, colour: string])[]])[],
): string {
  return lines
    .map(([indent, ...bars], row) => {
      let at = x + indent
      return bars
        .map(([length, colour]) => {
          const bar = rect(at, y + row * 13, length, 6, 3, colour)
          at += length + 5
          return bar
        })
        .join('')
    })
    .join('')
}

/** A round little fish, looking right. */
export function fish(x: number, y: number, scale: number, body: string, fin: string): string {
  return group(
    `translate(${x} ${y}) scale(${scale})`,
    path('M-18 0-36-15q-4 15 0 30Z', fin),
    path('M-24 0C-16-20 12-24 26 0 12 24-16 20-24 0Z', body),
    path('M-6-16q8-12 18-8l-4 9Z', fin),
    path('M-24 0C-16 20 12 24 26 0 10 12-12 10-24 0Z', '#12233A', see(0.1)),
    eye(14, -4, 4),
  )
}
