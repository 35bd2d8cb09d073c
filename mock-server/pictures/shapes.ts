import type { Palette } from './palettes.ts'

/** Writes SVG in few bytes. `more` takes further attributes as they are written. */
export const rect = (x: number, y: number, width: number, height: number, radius: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${radius > 0 ? ` rx="${radius}"` : ''} fill="${fill}"${spaced(more)}/>`

export const circle = (x: number, y: number, radius: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${spaced(more)}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${spaced(more)}/>`

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${spaced(more)}/>`

export const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${spaced(more)}/>`

export const group = (transform: string, ...parts: readonly string[]) => `<g transform="${transform}">${parts.join('')}</g>`

export const see = (opacity: number) => `opacity="${opacity}"`

export function picture(width: number, height: number, ...parts: readonly string[]): string {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">`
  return `${head}${shorter(parts.join(''))}</svg>`
}

/** Shortens numbers to at most two decimals, without a zero before the point. */
function shorter(svg: string): string {
  return svg
    .replace(/(\.\d\d)\d+/g, '$1')
    .replace(/\.(\d?)0+(?=[^\d.]|$)/g, (_, digit) => (digit === '' || digit === '0' ? '' : `.${digit}`))
    .replace(/(?<![\d.])0\./g, '.')
}

/** Draws the eye of every creature. */
export const eye = (x: number, y: number, size = 4) =>
  circle(x, y, size, '#12233A', 'stroke="#fff" stroke-width="2"') + circle(x + size * 0.35, y - size * 0.35, size * 0.35, '#fff')

function spaced(more: string): string {
  return more === '' ? '' : ` ${more}`
}

export const groundWidth = 320
export const groundHeight = 200

/** Draws a picture's ground: two tones of the palette, and something calm of the sea. */
export function ground({ from, to }: Palette, mood: number): string {
  const gradient = `<linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
  return `${gradient}<path d="M0 0h${groundWidth}v${groundHeight}H0Z" fill="url(#g)"/>${moods[mood % moods.length]}`
}

const light = '#fff'
const moods: readonly string[] = [
  path('M0 158q40-22 80 0t80 0 80 0 80 0V200H0Z', light, see(0.14)) +
    path('M0 178q32-16 64 0t64 0 64 0 64 0 64 0V200H0Z', light, see(0.16)),
  circle(276, 26, 104, light, see(0.1)) + circle(276, 26, 66, light, see(0.12)),
  path('M-10-10 96 210h54L24-10ZM66-10 206 210h30L90-10Z', light, see(0.1)),
  line('M18 22H310M18 48H310M18 74H310M18 100H310M18 126H310M18 152H310M18 178H310', light, 4, `stroke-dasharray="0 26" ${see(0.2)}`),
  line('M-20 60q60-40 120 0t120 0 120 0M-20 110q60-40 120 0t120 0 120 0M-20 160q60-40 120 0t120 0 120 0', light, 10, see(0.1)),
  circle(36, 168, 74, light, see(0.1)) + circle(296, 60, 44, light, see(0.1)) + circle(254, 14, 12, light, see(0.18)),
]

/** Draws a block seen from above one corner; `half` is half its width, (x, y) the middle of its top. */
export function cube(x: number, y: number, half: number, height: number, fill: string, shade: string): string {
  const rise = half / 2
  const left = `M${x - half} ${y}l${half} ${rise}v${height}l-${half}-${rise}Z`
  const right = `M${x + half} ${y}l-${half} ${rise}v${height}l${half}-${rise}Z`
  const top = `M${x} ${y - rise}l${half} ${rise}-${half} ${rise}-${half}-${rise}Z`
  return path(left + right + top, fill) + path(left, shade, see(0.1)) + path(right, shade, see(0.26))
}

/** Draws a block of block coding: a notch above, a tab below. */
export function blockShape(x: number, y: number, width: number, height: number, fill: string): string {
  const flat = width - 52
  return path(
    `M${x} ${y + 7}q0-7 7-7h9l5 6h14l5-6h${flat + 5}q7 0 7 7v${height - 14}q0 7-7 7h-${flat + 5}l-5 6h-14l-5-6h-9q-7 0-7-7Z`,
    fill,
  )
}

/** Draws a window with its three dots. */
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

/** Draws lines of code as bars: indent, length and colour of each. */
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

/** Draws a round little fish, looking right. */
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
